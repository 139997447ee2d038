#pragma STDC FP_CONTRACT OFF
#include "br_internal.h"

br_status br_fill_shape(const br_band *band, br_shape shape, br_color color) {
  br_status status = br_check_band(band);
  br_shape_rows rows;
  if (!status) status = br_shape_rows_open(&rows, band, shape);
  if (status) return status;
  br_row row;
  for (int32_t y = rows.first; color.alpha && y < rows.last; y++) {
    if (br_shape_rows_get(&rows, y, &row)) br_blend_row(br_band_row(band, y), &row, color);
  }
  br_shape_rows_close(&rows);
  return BR_STATUS_OK;
}
