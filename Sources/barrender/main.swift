// barrender
// Takes: the command line. Gives: what was asked for on stdout or in files, talk on stderr, an exit
// code. Never does: decide about bars.

import BarrenderKit
import Glibc

StandardStreams.prepare()
exit(run(Argument.all()).rawValue)
