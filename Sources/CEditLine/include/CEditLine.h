// What the line editor needs from C: a typed function for each variadic operation of libedit
// (Swift does not import C variadics), the reading of keys and signals, and a few facts about the
// terminal. Functions of libedit with fixed arguments (el_line, el_insertstr, …) are called from
// Swift directly, through the module CLibEdit.
//
// All of it belongs to the main thread; only the signal handlers inside run elsewhere, and they do
// no more than set a flag and write one byte to a pipe.

#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// libedit's own opaque types, declared again so that this header needs no search path for it.
typedef struct editline EditLine;
typedef struct history History;

// MARK: - Locale and terminal (Terminal.c)

/// Sets LC_CTYPE so that libedit reads and writes UTF-8: the user's own locale if its code set is
/// UTF-8, otherwise C.UTF-8 or whichever UTF-8 locale the system has. Answers whether that
/// succeeded; if not, the user's locale stays and only ASCII can be edited.
bool cel_use_utf8_locale(void);

/// The size of the terminal that a descriptor is open on. False if it is no terminal or the
/// terminal does not know its size (0 columns).
bool cel_terminal_size(int descriptor, int *columns, int *rows);

/// Whether a descriptor is open on a terminal.
bool cel_is_terminal(int descriptor);

/// Columns that a Unicode scalar takes on the screen: 0, 1 or 2, and -1 for what cannot be printed.
/// Needs cel_use_utf8_locale first. libedit counts with the same function.
int cel_scalar_width(uint32_t scalar);

/// Writes bytes to the stream that libedit writes to, so the order of both is kept. It is sent to
/// the terminal when the editor waits for a key, in one piece as far as 64 KiB go: nobody sees a
/// line that is erased and not drawn yet.
void cel_write(const char *bytes, size_t count);

/// Sends what was written to the terminal, behind what stands in the standard output stream.
void cel_flush(void);

/// The stream that the editor writes to, on standard output's file. NULL without memory for it.
FILE *cel_output(void);

// MARK: - Interrupts (Terminal.c)

/// From now on Ctrl-C between two lines sets a mark instead of ending the program, unless the
/// program was started to ignore it.
void cel_catch_interrupts(void);

/// Whether Ctrl-C was pressed since cel_forget_interrupt. Costs the reading of a variable, and may
/// be called by any thread.
bool cel_was_interrupted(void);

void cel_forget_interrupt(void);

// MARK: - Editor (Editor.c)

/// The prompt as libedit asks for it: a C string that must outlive the call.
typedef char *(*cel_prompt_function)(EditLine *editor);

/// What happens when a key bound to a slot is pressed. Gets the client data and the slot's number;
/// answers one of libedit's codes (CC_NORM, CC_REFRESH, …).
typedef unsigned char (*cel_key_function)(void *client, int slot);

/// el_init on standard input, cel_output and standard error. NULL if libedit cannot start.
EditLine *cel_open(const char *program_name);

/// el_set EL_CLIENTDATA: a pointer that callbacks get back.
void cel_set_client_data(EditLine *editor, void *client);

/// el_get EL_CLIENTDATA.
void *cel_client_data(EditLine *editor);

/// el_set EL_PROMPT_ESC: text between two `delimiter`s is sent to the terminal but counts as no
/// column. libedit drops such text where no printable character follows.
void cel_set_prompt(EditLine *editor, cel_prompt_function prompt, char delimiter);

/// el_set EL_EDITOR: "emacs" or "vi".
void cel_set_editor(EditLine *editor, const char *name);

/// el_get EL_EDITOR: whether the keys are vi's.
bool cel_is_vi(EditLine *editor);

/// el_set EL_HIST with libedit's own history function.
void cel_set_history(EditLine *editor, History *history);

/// Number of slots that cel_add_slot knows.
enum { CEL_SLOT_COUNT = 24 };

/// What every slot's key does. One function for all editors of the process.
void cel_set_key_function(cel_key_function function);

/// el_set EL_ADDFN: makes slot 0 ..< CEL_SLOT_COUNT known to libedit under a name, so that keys can
/// be bound to it. The strings must live as long as the editor. False if libedit refuses.
bool cel_add_slot(EditLine *editor, int slot, const char *name, const char *help);

/// el_set EL_BIND: binds a key, in libedit's notation ("^I", "\\e[1;5C"), to a function's name.
/// `alternative` chooses vi's command mode. False if the key or the function is unknown.
bool cel_bind(EditLine *editor, bool alternative, const char *key, const char *function);

/// el_set EL_BIND without a function: whether a key does anything. `alternative` asks for vi's
/// command mode.
bool cel_is_bound(EditLine *editor, bool alternative, const char *key);

/// el_set EL_SETTY: while a line is edited, Ctrl-C, Ctrl-Z and Ctrl-\ are keys, not signals, and
/// Ctrl-S and Ctrl-Q do not stop the screen.
void cel_turn_signals_into_keys(EditLine *editor);

/// el_set EL_PREP_TERM: the terminal as editing needs it, or as commands need it ("cooked").
void cel_prepare_terminal(EditLine *editor, bool for_editing);

/// el_set EL_REFRESH: draws prompt and line anew from where the cursor stands.
void cel_refresh(EditLine *editor);

/// el_get EL_GETTC: whether the terminal has a capability ("up", "ce", "cd").
bool cel_has_capability(EditLine *editor, const char *name);

/// Writes a capability's sequence to the standard output stream; nothing where the terminal lacks
/// it.
void cel_send_capability(EditLine *editor, const char *name);

// MARK: - History (Editor.c)

/// history H_SETSIZE: how many lines are remembered.
void cel_history_set_size(History *history, int count);

/// history H_ENTER: adds a line (UTF-8, without newline). False if there is no memory for it.
bool cel_history_enter(History *history, const char *line);

// MARK: - Keys and signals (KeyReader.c)

/// What happened while the editor waited for a key.
enum {
  /// The terminal has a new size.
  CEL_EVENT_RESIZED = 0,
  /// The program was stopped from outside and goes on.
  CEL_EVENT_RESUMED = 1,
  /// All keys that were typed have been worked on, and the next one has to be waited for.
  CEL_EVENT_IDLE = 2,
};

/// What is told of an event. Called between two keys, never inside a signal handler.
typedef void (*cel_event_function)(void *client, int event);

/// One function for all editors of the process.
void cel_set_event_function(cel_event_function function);

/// el_set EL_GETCFN: lets the editor read its keys here, one byte at a time, so that nothing is
/// taken from the terminal that belongs to a later reader. Invalid UTF-8 becomes U+FFFD. False if
/// the pipe for signals cannot be made.
bool cel_install_key_reader(EditLine *editor);

/// Whether keys have been typed that are still to be worked on.
bool cel_keys_are_waiting(void);

/// Edits one line. The terminal is in editing mode, and signals are watched, only during this
/// call. Answers the line as UTF-8 with its newline, valid until the next call, and its size in
/// bytes; NULL at the end of input.
const char *cel_read_line(EditLine *editor, int *byte_count);

/// Stops the program as Ctrl-Z does in a shell, with the terminal as the shell expects it, and
/// returns once it goes on, with the terminal in editing mode again.
void cel_suspend(EditLine *editor);

#endif
