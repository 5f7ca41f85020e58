// glibc declares wcwidth only where X/Open's functions are asked for.
#define _GNU_SOURCE

#include "CEditLine.h"

#include <langinfo.h>
#include <locale.h>
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

void cel_write(const char *bytes, size_t count) { fwrite(bytes, 1, count, stdout); }

void cel_flush(void) { fflush(stdout); }
