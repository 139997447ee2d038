#pragma STDC FP_CONTRACT OFF
#include "CBarAssets.h"

static const unsigned char inter_regular[] = {
#embed "Fonts/Inter-Regular.otf"
};
static const unsigned char inter_medium[] = {
#embed "Fonts/Inter-Medium.otf"
};
static const unsigned char inter_semibold[] = {
#embed "Fonts/Inter-SemiBold.otf"
};
static const unsigned char inter_bold[] = {
#embed "Fonts/Inter-Bold.otf"
};

static const unsigned char roboto_light[] = {
#embed "Fonts/Roboto-Light.ttf"
};
static const unsigned char roboto_regular[] = {
#embed "Fonts/Roboto-Regular.ttf"
};
static const unsigned char roboto_medium[] = {
#embed "Fonts/Roboto-Medium.ttf"
};
static const unsigned char roboto_bold[] = {
#embed "Fonts/Roboto-Bold.ttf"
};

static const unsigned char material_icons[] = {
#embed "Icons/MaterialIcons-Regular.ttf"
};
static const unsigned char icon_table[] = {
#embed "Icons/material-icons.txt"
};

static const unsigned char font_digests[] = {
#embed "Fonts/SHA256SUMS"
};
static const unsigned char icon_digests[] = {
#embed "Icons/SHA256SUMS"
};

ba_file ba_inter_regular(void) { return (ba_file){inter_regular, sizeof inter_regular}; }
ba_file ba_inter_medium(void) { return (ba_file){inter_medium, sizeof inter_medium}; }
ba_file ba_inter_semibold(void) { return (ba_file){inter_semibold, sizeof inter_semibold}; }
ba_file ba_inter_bold(void) { return (ba_file){inter_bold, sizeof inter_bold}; }

ba_file ba_roboto_light(void) { return (ba_file){roboto_light, sizeof roboto_light}; }
ba_file ba_roboto_regular(void) { return (ba_file){roboto_regular, sizeof roboto_regular}; }
ba_file ba_roboto_medium(void) { return (ba_file){roboto_medium, sizeof roboto_medium}; }
ba_file ba_roboto_bold(void) { return (ba_file){roboto_bold, sizeof roboto_bold}; }

ba_file ba_material_icons(void) { return (ba_file){material_icons, sizeof material_icons}; }
ba_file ba_icon_table(void) { return (ba_file){icon_table, sizeof icon_table}; }

ba_file ba_font_digests(void) { return (ba_file){font_digests, sizeof font_digests}; }
ba_file ba_icon_digests(void) { return (ba_file){icon_digests, sizeof icon_digests}; }
