#ifndef CBARASSETS_H
#define CBARASSETS_H
#include <stdint.h>
extern const int32_t ba_placeholder;
#endif
