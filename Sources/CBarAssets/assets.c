#include "CBarAssets.h"
const int32_t ba_placeholder = 0;
