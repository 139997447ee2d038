import BarSpec
import BarRaster
