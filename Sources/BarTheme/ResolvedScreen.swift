// BarTheme
// Takes: a BarModel. Gives: a ResolvedScreen in which every colour, font and metric is concrete.
// Never does: measure text, place anything, read JSON.

import BarPrimitives
import BarSpec
