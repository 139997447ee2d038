#pragma STDC FP_CONTRACT OFF
#include "CBarRaster.h"
uint32_t br_script_of(uint32_t scalar) { return scalar; }
