// What Embedded Swift asks of a C library, for a WebAssembly module that has none: memory, comparison
// of bytes, a source of hash seeds and 128-bit multiplication. The definitions are in Runtime.c; Swift
// finds them when linking.

#ifndef REFLOW_EMBEDDED_RUNTIME_H
#define REFLOW_EMBEDDED_RUNTIME_H
#endif
