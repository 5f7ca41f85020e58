// glibc declares wcwidth only where X/Open's functions are asked for.
#define _GNU_SOURCE

#include "CEditLine.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

static bool code_set_is_utf8(void) {
  const char *code_set = nl_langinfo(CODESET);
  return strcmp(code_set, "UTF-8") == 0 || strcmp(code_set, "utf8") == 0;
}

bool cel_use_utf8_locale(void) {
  // The empty name is the user's own choice. The others are the same for characters and differ
  // only in which system has them.
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    if (setlocale(LC_CTYPE, names[index]) != NULL && code_set_is_utf8()) {
      return true;
    }
  }
  setlocale(LC_CTYPE, "");
  return false;
}

bool cel_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
    return false;
  }
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

bool cel_is_terminal(int descriptor) { return isatty(descriptor) == 1; }

int cel_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// A stream of its own: standard output's sends a terminal every line by itself, and a picture that
// is drawn anew would flicker.
FILE *cel_output(void) {
  static FILE *output;
  static char buffer[1 << 16];
  if (output == NULL) {
    int descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    output = descriptor < 0 ? NULL : fdopen(descriptor, "w");
    if (output != NULL) {
      setvbuf(output, buffer, _IOFBF, sizeof buffer);
    }
  }
  return output;
}

void cel_write(const char *bytes, size_t count) { fwrite(bytes, 1, count, cel_output()); }

void cel_flush(void) {
  fflush(stdout);
  fflush(cel_output());
}

static volatile sig_atomic_t was_interrupted;

static void note_interrupt(int number) {
  (void)number;
  was_interrupted = 1;
}

void cel_catch_interrupts(void) {
  struct sigaction action;
  if (sigaction(SIGINT, NULL, &action) != 0 || action.sa_handler == SIG_IGN) {
    return;
  }
  memset(&action, 0, sizeof action);
  action.sa_handler = note_interrupt;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

bool cel_was_interrupted(void) { return was_interrupted != 0; }

void cel_forget_interrupt(void) { was_interrupted = 0; }
