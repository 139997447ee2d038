import BarDisplayList
import BarRaster

/// How a film is shown.
public struct FilmOptions: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// All moments in rows, each with a label.
    case strip(columns: Int)
    /// One moment after the other, as an animated PNG.
    case animated
  }
  public var form: Form

  /// A strip of ten moments a row unless said.
  public init(form: Form = .strip(columns: 10)) { self.form = form }
}

/// Moments that come without a duration are held so long.
private let heldMilliseconds = 600.0
/// The most frames of an animation, which is kept in memory until it is whole.
private let animatedFrames = 1_000

extension Renderer {
  /// The moments of a document's scroll history as one PNG. Holds one row of frames at a time, and of
  /// an animation one frame.
  public func film(
    of prepared: Prepared, _ options: FilmOptions = FilmOptions()
  ) throws(RenderFailure) -> [UInt8] {
    guard !prepared.hasErrors, let screen = prepared.screen, let fonts = prepared.fonts,
      let images = prepared.images
    else { throw .internalError("a document with errors cannot be filmed") }
    let frames = FilmFrames(screen, fonts: fonts, images: images)
    do {
      switch options.form {
      case .strip(let columns):
        return try strip(of: frames, fonts, scale: screen.device.scale, columns: columns)
      case .animated: return try animation(of: frames, fonts)
      }
    } catch {
      throw RenderFailure(error)
    }
  }

  private func strip(
    of frames: FilmFrames, _ fonts: FontSet, scale: Double, columns: Int
  ) throws(RasterError) -> [UInt8] {
    guard let strip = FilmStrip(of: frames, scale: scale, columns: columns) else {
      throw .limit("the frames of the film are too large")
    }
    var frames = frames
    var number = 1
    return try Painter(fonts: fonts).png(of: strip.format) { _ throws(RasterError) in
      let row = strip.row(&frames, from: number, shaping: fonts)
      number += row.tiles.count
      return row
    }
  }

  private func animation(of frames: FilmFrames, _ fonts: FontSet) throws(RasterError) -> [UInt8] {
    guard frames.count <= animatedFrames else {
      throw .limit("\(frames.count) moments: an animation may have \(animatedFrames)")
    }
    let painter = Painter(fonts: fonts)
    var frames = frames
    var film = AnimatedPNG(frameCount: frames.count)
    while let frame = frames.next() {
      let seconds = frame.moment.seconds
      let milliseconds = seconds > 0 ? seconds * 1_000 : heldMilliseconds
      try film.append(
        try painter.png(of: frame.list), milliseconds: Int(milliseconds.rounded()))
    }
    return film.finish()
  }
}
