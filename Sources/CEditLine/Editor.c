// glibc declares open_memstream only where POSIX of 2008 is asked for.
#define _GNU_SOURCE

#include "CEditLine.h"

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

EditLine *cel_open(const char *program_name) {
  FILE *output = cel_output();
  return output == NULL ? NULL : el_init(program_name, stdin, output, stderr);
}

void cel_set_client_data(EditLine *editor, void *client) {
  el_set(editor, EL_CLIENTDATA, client);
}

void *cel_client_data(EditLine *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

void cel_set_prompt(EditLine *editor, cel_prompt_function prompt, char delimiter) {
  el_set(editor, EL_PROMPT_ESC, prompt, (int)delimiter);
}

void cel_set_editor(EditLine *editor, const char *name) { el_set(editor, EL_EDITOR, name); }

bool cel_is_vi(EditLine *editor) {
  const char *name = NULL;
  return el_get(editor, EL_EDITOR, &name) == 0 && name != NULL && strcmp(name, "vi") == 0;
}

void cel_set_history(EditLine *editor, History *history_of_editor) {
  el_set(editor, EL_HIST, history, history_of_editor);
}

// libedit calls a function of its own for each name and tells it no more than the key, hence one C
// function a slot.
static cel_key_function key_function;

static unsigned char run_slot(EditLine *editor, int slot) {
  void *client = cel_client_data(editor);
  return key_function == NULL || client == NULL ? CC_ERROR : key_function(client, slot);
}

#define SLOTS(X)                                                                              \
  X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11)                               \
  X(12) X(13) X(14) X(15) X(16) X(17) X(18) X(19) X(20) X(21) X(22) X(23)

#define DEFINE(number)                                                                        \
  static unsigned char slot_##number(EditLine *editor, int key) {                             \
    (void)key;                                                                                \
    return run_slot(editor, number);                                                          \
  }
SLOTS(DEFINE)

#define NAME(number) slot_##number,
static unsigned char (*const slots[])(EditLine *, int) = {SLOTS(NAME)};

_Static_assert(sizeof slots / sizeof *slots == CEL_SLOT_COUNT, "one function a slot");

void cel_set_key_function(cel_key_function function) { key_function = function; }

bool cel_add_slot(EditLine *editor, int slot, const char *name, const char *help) {
  if (slot < 0 || slot >= CEL_SLOT_COUNT) {
    return false;
  }
  return el_set(editor, EL_ADDFN, name, help, slots[slot]) == 0;
}

bool cel_bind(EditLine *editor, bool alternative, const char *key, const char *function) {
  if (alternative) {
    return el_set(editor, EL_BIND, "-a", key, function, NULL) == 0;
  }
  return el_set(editor, EL_BIND, key, function, NULL) == 0;
}

bool cel_is_bound(EditLine *editor, bool alternative, const char *key) {
  // libedit answers in writing only, and complains on the error stream of a key without a meaning.
  char *answer = NULL;
  size_t size = 0;
  FILE *paper = open_memstream(&answer, &size);
  if (paper == NULL) {
    return false;
  }
  FILE *output = NULL, *errors = NULL;
  el_get(editor, EL_GETFP, 1, &output);
  el_get(editor, EL_GETFP, 2, &errors);
  el_set(editor, EL_SETFP, 1, paper);
  el_set(editor, EL_SETFP, 2, paper);
  if (alternative) {
    el_set(editor, EL_BIND, "-a", key, NULL);
  } else {
    el_set(editor, EL_BIND, key, NULL);
  }
  el_set(editor, EL_SETFP, 1, output);
  el_set(editor, EL_SETFP, 2, errors);
  fclose(paper);
  bool is_bound = answer != NULL && strstr(answer, "->") != NULL &&
                  strstr(answer, "ed-unassigned") == NULL;
  free(answer);
  return is_bound;
}

void cel_turn_signals_into_keys(EditLine *editor) {
  el_set(editor, EL_SETTY, "-d", "-isig", "-ixon", NULL);
}

void cel_prepare_terminal(EditLine *editor, bool for_editing) {
  el_set(editor, EL_PREP_TERM, for_editing ? 1 : 0);
}

void cel_refresh(EditLine *editor) { el_set(editor, EL_REFRESH); }

static const char *capability(EditLine *editor, const char *name) {
  char *sequence = NULL;
  if (el_get(editor, EL_GETTC, name, &sequence) != 0 || sequence == NULL || *sequence == 0) {
    return NULL;
  }
  return sequence;
}

bool cel_has_capability(EditLine *editor, const char *name) {
  return capability(editor, name) != NULL;
}

void cel_send_capability(EditLine *editor, const char *name) {
  const char *sequence = capability(editor, name);
  if (sequence != NULL) {
    // "$<3>" asks slow terminals of old for a pause; none of them is left.
    const char *pause = strstr(sequence, "$<");
    cel_write(sequence, pause == NULL ? strlen(sequence) : (size_t)(pause - sequence));
  }
}

void cel_history_set_size(History *lines, int count) {
  HistEvent event;
  history(lines, &event, H_SETSIZE, count);
}

bool cel_history_enter(History *lines, const char *line) {
  HistEvent event;
  return history(lines, &event, H_ENTER, line) >= 0;
}
