/* BarAssets: see CBarAssets. */
import CBarAssets
import BarPrimitives
