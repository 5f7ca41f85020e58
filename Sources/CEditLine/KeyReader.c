// Keys and signals while a line is edited.
//
// libedit can watch signals itself (EL_SIGNAL), but its handler redraws inside the signal, and a
// signal that arrives while a key is worked on leaves it without a handler. Here a handler only
// sets a flag and writes to a pipe; the reader waits for the terminal and for the pipe, and answers
// signals between two keys, when libedit's state is whole.

#include "CEditLine.h"

#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>
#include <wchar.h>

enum { CONTROL_C = 3, CONTROL_D = 4, CONTROL_Z = 26, REPLACEMENT = 0xFFFD };

// MARK: - Signals

static const int watched[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
enum { WATCHED_COUNT = sizeof watched / sizeof *watched };

static volatile sig_atomic_t arrived[WATCHED_COUNT];
static struct sigaction earlier[WATCHED_COUNT];
static bool is_watching[WATCHED_COUNT];
static int wake_pipe[2] = {-1, -1};

static void note_signal(int number) {
  int saved_error = errno;
  for (int index = 0; index < WATCHED_COUNT; index++) {
    if (watched[index] == number) {
      arrived[index] = 1;
    }
  }
  // A full pipe wakes the reader just as well, so the result does not matter.
  ssize_t written = write(wake_pipe[1], "", 1);
  (void)written;
  errno = saved_error;
}

static void watch(int index) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note_signal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  arrived[index] = 0;
  // What the program was told to ignore (nohup) stays ignored.
  if (sigaction(watched[index], NULL, &earlier[index]) != 0 ||
      earlier[index].sa_handler == SIG_IGN) {
    return;
  }
  is_watching[index] = sigaction(watched[index], &action, NULL) == 0;
}

static void unwatch(int index) {
  if (is_watching[index]) {
    sigaction(watched[index], &earlier[index], NULL);
    is_watching[index] = false;
  }
}

static int index_of(int number) {
  int index = 0;
  while (watched[index] != number) {
    index++;
  }
  return index;
}

static bool make_wake_pipe(void) {
  if (wake_pipe[0] >= 0) {
    return true;
  }
  if (pipe(wake_pipe) != 0) {
    return false;
  }
  for (int end = 0; end < 2; end++) {
    fcntl(wake_pipe[end], F_SETFD, FD_CLOEXEC);
    fcntl(wake_pipe[end], F_SETFL, O_NONBLOCK);
  }
  return true;
}

static void drain_wake_pipe(void) {
  char bytes[64];
  while (read(wake_pipe[0], bytes, sizeof bytes) > 0) {
  }
}

static cel_event_function event_function;

void cel_set_event_function(cel_event_function function) { event_function = function; }

static void tell(EditLine *editor, int event) {
  void *client = cel_client_data(editor);
  if (event_function != NULL && client != NULL) {
    event_function(client, event);
  }
}

/// Ends the program as the signal would have without an editor, but with the terminal in order. If
/// the program has a handler of its own and lives on, editing goes on.
static void pass_on(EditLine *editor, int index) {
  cel_prepare_terminal(editor, false);
  unwatch(index);
  raise(watched[index]);
  watch(index);
  cel_prepare_terminal(editor, true);
}

/// Works through the signals that arrived. Answers a key that stands for one of them, or 0.
static wchar_t answer_signals(EditLine *editor) {
  for (int index = 0; index < WATCHED_COUNT; index++) {
    if (!arrived[index]) {
      continue;
    }
    arrived[index] = 0;
    switch (watched[index]) {
    case SIGINT:
      return CONTROL_C;
    case SIGTSTP:
      return CONTROL_Z;
    case SIGCONT:
      // The shell may have set the terminal anew while the program was stopped.
      cel_prepare_terminal(editor, false);
      cel_prepare_terminal(editor, true);
      tell(editor, CEL_EVENT_RESUMED);
      break;
    case SIGWINCH:
      tell(editor, CEL_EVENT_RESIZED);
      break;
    default:
      pass_on(editor, index);
    }
  }
  return 0;
}

void cel_suspend(EditLine *editor) {
  int stop = index_of(SIGTSTP);
  cel_flush();
  cel_prepare_terminal(editor, false);
  unwatch(stop);
  // To the whole group, as the terminal itself does.
  kill(0, SIGTSTP);
  watch(stop);
  arrived[index_of(SIGCONT)] = 0;
  cel_prepare_terminal(editor, true);
}

// MARK: - Keys

static int standard_input = 0;

/// A byte that was read to find out that the character before it is broken.
static int returned_byte = -1;

/// Bytes that were waiting before the terminal went into editing mode, and how many of them came
/// in while the line before was still being edited.
static int early_byte_count;
static int pasted_byte_count;

static int waiting_byte_count(void) {
  int count = 0;
  return ioctl(standard_input, FIONREAD, &count) == 0 && count > 0 ? count : 0;
}

/// A Ctrl-D that is typed in cooked mode waits in the terminal's queue as a mark and arrives as a
/// NUL once the mode has changed.
static unsigned char translate_early(unsigned char byte) {
  if (pasted_byte_count > 0) {
    pasted_byte_count--;
  } else if (early_byte_count > 0 && byte == 0) {
    byte = CONTROL_D;
  }
  if (early_byte_count > 0) {
    early_byte_count--;
  }
  return byte;
}

enum read_result { READ_ERROR = -1, READ_END = 0, READ_BYTE = 1, READ_KEY = 2 };

bool cel_keys_are_waiting(void) { return returned_byte >= 0 || waiting_byte_count() > 0; }

/// Waits for the next byte, or for a signal that stands for a key.
static enum read_result read_byte(EditLine *editor, unsigned char *byte, wchar_t *key) {
  for (;;) {
    wchar_t signal_key = answer_signals(editor);
    if (signal_key != 0) {
      *key = signal_key;
      return READ_KEY;
    }
    if (waiting_byte_count() == 0) {
      tell(editor, CEL_EVENT_IDLE);
    }
    fd_set descriptors;
    FD_ZERO(&descriptors);
    FD_SET(standard_input, &descriptors);
    FD_SET(wake_pipe[0], &descriptors);
    int highest = wake_pipe[0] > standard_input ? wake_pipe[0] : standard_input;
    if (select(highest + 1, &descriptors, NULL, NULL, NULL) < 0) {
      if (errno == EINTR) {
        continue;
      }
      return READ_ERROR;
    }
    if (FD_ISSET(wake_pipe[0], &descriptors)) {
      drain_wake_pipe();
      continue;
    }
    ssize_t count = read(standard_input, byte, 1);
    if (count == 1) {
      *byte = translate_early(*byte);
      return READ_BYTE;
    }
    if (count == 0) {
      return READ_END;
    }
    if (errno != EINTR && errno != EAGAIN) {
      return READ_ERROR;
    }
  }
}

static int finish_key(wchar_t *key, wchar_t value) {
  if (value == L'\n' || value == L'\r') {
    // What waits now came in without the line discipline's editing.
    pasted_byte_count = waiting_byte_count();
  }
  *key = value;
  return 1;
}

/// Puts the cursor back into the line. Some of libedit's functions leave it one before the start
/// (vi's "$" on an empty line), and the next key would write there.
static void check_cursor(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  if (line->cursor < line->buffer) {
    el_cursor(editor, (int)(line->buffer - line->cursor));
  } else if (line->cursor > line->lastchar) {
    el_cursor(editor, -(int)(line->cursor - line->lastchar));
  }
}

/// libedit's EL_GETCFN: 1 and a character, 0 at the end, -1 for an error.
static int read_key(EditLine *editor, wchar_t *key) {
  check_cursor(editor);
  char bytes[MB_LEN_MAX];
  size_t count = 0;
  for (;;) {
    unsigned char byte = 0;
    if (returned_byte >= 0) {
      byte = (unsigned char)returned_byte;
      returned_byte = -1;
    } else {
      switch (read_byte(editor, &byte, key)) {
      case READ_ERROR:
        return -1;
      case READ_END:
        return 0;
      case READ_KEY:
        return 1;
      case READ_BYTE:
        break;
      }
    }
    bytes[count++] = (char)byte;
    // UTF-8 has no state, so each try starts from the first byte.
    mbstate_t state;
    memset(&state, 0, sizeof state);
    wchar_t value = 0;
    size_t result = mbrtowc(&value, bytes, count, &state);
    if (result == (size_t)-2 && count < sizeof bytes) {
      continue;
    }
    if (result == (size_t)-1 || result == (size_t)-2) {
      if (count > 1) {
        returned_byte = byte;
      }
      return finish_key(key, MB_CUR_MAX > 1 ? REPLACEMENT : L'?');
    }
    return finish_key(key, value);
  }
}

bool cel_install_key_reader(EditLine *editor) {
  if (!make_wake_pipe()) {
    return false;
  }
  standard_input = fileno(stdin);
  return el_wset(editor, EL_GETCFN, read_key) == 0;
}

const char *cel_read_line(EditLine *editor, int *byte_count) {
  for (int index = 0; index < WATCHED_COUNT; index++) {
    watch(index);
  }
  cel_flush();
  // Before el_gets: it would leave the mode as it is while bytes are waiting.
  cel_prepare_terminal(editor, true);
  early_byte_count = waiting_byte_count();
  if (pasted_byte_count > early_byte_count) {
    pasted_byte_count = early_byte_count;
  }
  if (early_byte_count > pasted_byte_count && cel_has_capability(editor, "ce")) {
    // The terminal has shown those keys already; the line shows them where they belong.
    cel_write("\r", 1);
    cel_send_capability(editor, "ce");
  }
  const char *line = el_gets(editor, byte_count);
  cel_flush();
  cel_prepare_terminal(editor, false);
  for (int index = 0; index < WATCHED_COUNT; index++) {
    unwatch(index);
  }
  return line;
}
