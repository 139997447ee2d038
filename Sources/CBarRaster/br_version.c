#pragma STDC FP_CONTRACT OFF
#include <fribidi.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <png.h>
#include <zlib.h>

#include "br_internal.h"

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)

/* FreeType tells its version only to who has opened it, so that here the header's counts. */
const char *br_library_version(uint32_t index) {
  static const char *const versions[] = {
      "libpng " PNG_LIBPNG_VER_STRING,
      "zlib " ZLIB_VERSION,
      "FreeType " TEXT(FREETYPE_MAJOR) "." TEXT(FREETYPE_MINOR) "." TEXT(FREETYPE_PATCH),
      "HarfBuzz " HB_VERSION_STRING,
      "FriBidi " FRIBIDI_VERSION,
  };
  return index < sizeof versions / sizeof *versions ? versions[index] : NULL;
}
