// Pango measures and sets text; Cairo draws it.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
