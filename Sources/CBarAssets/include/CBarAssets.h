/* The fonts and the icon table that the program carries inside itself: bytes and nothing else. Each
   is a copy of a file in Fonts or Icons; licences and digests lie beside those files. */
#ifndef CBARASSETS_H
#define CBARASSETS_H

#include <stddef.h>

/* A file's bytes; they live as long as the process. */
typedef struct ba_file {
  const unsigned char *bytes;
  size_t length;
} ba_file;

ba_file ba_inter_regular(void);
ba_file ba_inter_medium(void);
ba_file ba_inter_semibold(void);
ba_file ba_inter_bold(void);

ba_file ba_roboto_light(void);
ba_file ba_roboto_regular(void);
ba_file ba_roboto_medium(void);
ba_file ba_roboto_bold(void);

ba_file ba_material_icons(void);
/* Lines of "name glyphID", names in ascending order of bytes, each line ended by a line feed. */
ba_file ba_icon_table(void);

/* The digests as sha256sum prints them, of Fonts and of Icons. */
ba_file ba_font_digests(void);
ba_file ba_icon_digests(void);

#endif
