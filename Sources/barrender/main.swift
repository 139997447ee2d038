// barrender
// Takes: the command line. Gives: what was asked for on stdout or in files, talk on stderr, an exit
// code. Never does: decide about bars.

import BarrenderKit
import Glibc

StandardStreams.prepare()
StandardStreams.guardFaults(
  message: """
    error: internal error: barrender has crashed
      = barrender is at fault; please report it with the spec and `barrender version`

    """, exitCode: ExitCode.internalError.rawValue)
exit(run(Argument.all()).rawValue)
