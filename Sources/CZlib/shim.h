// Deflates the pixels of PNG files.
#include <zlib.h>
