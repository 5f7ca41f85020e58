// Fontconfig finds the fonts, and Pango's part that asks it comes with it (pangoft2).
#include <fontconfig/fontconfig.h>
