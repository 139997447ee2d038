import BarRaster
import BarVector

/// Why a valid document became no picture.
public enum RenderFailure: Error, Hashable, Sendable {
  /// A stated limit: what, and how far.
  case limit(String)
  /// A font file that cannot draw what it promises.
  case damagedFont(name: String)
  /// Memory ran out.
  case outOfMemory
  /// A fault of this program.
  case internalError(String)
}

extension RenderFailure {
  init(_ error: RasterError) {
    switch error {
    case .limit(let what): self = .limit(what)
    case .outOfMemory: self = .outOfMemory
    case .damagedFont(let name): self = .damagedFont(name: name)
    case .badFont, .badImage, .fault: self = .internalError("\(error)")
    }
  }

  init(_ failure: SVGFailure) {
    switch failure {
    case .limit(let what): self = .limit(what)
    case .outOfMemory: self = .outOfMemory
    case .fault(let what): self = .internalError(what)
    }
  }
}
