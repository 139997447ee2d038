import BarAssets
import BarDisplayList
import BarLayout
import BarPrimitives
import BarRaster
import BarSpec
import BarTheme
import BarVector

/// Turns documents into pictures. Holds the fonts, so that many documents share what is opened; use
/// from one thread at a time.
public final class Renderer {
  private let options: FontOptions
  private let library: FontLibrary
  /// For documents without fonts of their own.
  private let fonts: FontSet

  /// Reads the font files of the options; opens the embedded ones when a text needs them.
  public init(fonts options: FontOptions = FontOptions()) throws(FontFailure) {
    self.options = options
    library = try FontLibrary(options)
    do { fonts = try library.fontSet(options.missingGlyph) } catch { throw .unusable(error) }
  }

  /// Spec → model → resolved screen → frames → display list, with the problems of every stage, in the
  /// order of the document. A document with errors goes the same way as far as it can be read, so that
  /// the files and characters which it lacks are told as well. Token files of `themes` take the place of
  /// those that the document names.
  public func prepare(
    _ input: SpecInput, patches: [SpecPatch] = [], themes: [FilePath] = []
  ) -> Prepared {
    let reading = SpecReader(icons: MaterialIcons())
      .read(name: input.name, bytes: input.bytes, patches: patches)
    var prepared = Prepared(problems: reading.problems, sources: reading.sources)
    guard var model = reading.model ?? reading.draft else { return prepared }
    let folder = SpecFolder(input.folder)
    prepared.addTokens(to: &model.scheme, themes: themes, in: folder)
    model.shareScheme()
    let fonts = fontSet(
      for: model, in: folder, isCertain: !reading.hasUncertainFonts, problems: &prepared)
    if let fonts {
      model.scheme.chooseFamilies { fonts.knows(family: $0) }
      prepared.tellUnknownFamilies(of: model, among: fonts)
    }
    let images = ImageLibrary(for: model, in: folder, problems: &prepared)
    var screen = model.resolved()
    // A text beyond a limit is not shaped.
    var frames: ScreenFrames?
    if !reading.passesLimit, let fonts {
      screen = screen.fittingContents(shaping: fonts, images: images)
      frames = screen.arranged(shaping: fonts, images: images)
    }
    prepared.tell(frames?.missing ?? [], policy: options.missingGlyph)
    prepared.sortProblems()
    guard !prepared.hasErrors, let frames else { return prepared }
    prepared.model = model
    prepared.traits = model.traits
    prepared.frames = frames
    let explanation = Explanation(model, frames)
    prepared.tellTraps(of: explanation)
    prepared.explanation = explanation
    let list = frames.displayList()
    prepared.checkBackdrops(of: list)
    prepared.list = list
    prepared.fonts = fonts
    prepared.screen = screen
    prepared.images = images
    return prepared
  }

  /// Display list → pixels → PNG. Holds some rows of pixels at a time, never the whole picture.
  public func png(of prepared: Prepared) throws(RenderFailure) -> [UInt8] {
    guard !prepared.hasErrors, let list = prepared.list, let fonts = prepared.fonts else {
      throw .internalError("a document with errors cannot be painted")
    }
    do {
      return try Painter(fonts: fonts).png(of: list)
    } catch {
      throw RenderFailure(error)
    }
  }

  /// Display list → SVG, in points.
  public func svg(
    of prepared: Prepared, lettering: SVGLettering = .outlines
  ) throws(RenderFailure) -> String {
    guard !prepared.hasErrors, let list = prepared.list, let fonts = prepared.fonts else {
      throw .internalError("a document with errors cannot be exported")
    }
    let painter = Painter(fonts: fonts)
    let writer = SVGWriter(
      outlines: fonts, lettering: lettering, painting: VectorPixels(painter: painter)
    ) { image, tint in
      try? painter.png(of: image, tint: tint)
    }
    do {
      return try writer.document(of: list)
    } catch {
      throw RenderFailure(error)
    }
  }

  /// The shared fonts, or those and the document's own. Tells files that cannot be had. Nil when not
  /// all of them are known: the document would lack families and characters that it does not lack.
  private func fontSet(
    for model: BarModel, in folder: SpecFolder, isCertain: Bool, problems prepared: inout Prepared
  ) -> FontSet? {
    var fonts: FontSet? = fonts
    if !model.fonts.isEmpty { fonts = ownFonts(of: model, in: folder, problems: &prepared) }
    return isCertain ? fonts : nil
  }

  /// Nil unless all of them can be had.
  private func ownFonts(
    of model: BarModel, in folder: SpecFolder, problems prepared: inout Prepared
  ) -> FontSet? {
    var own = library
    var isWhole = true
    for font in model.fonts where !prepared.refusesFile(at: font.path) {
      do {
        let bytes = try folder.readFile(font.file, limit: FontLibrary.byteLimit)
        let source = FontSource(font, bytes: bytes)
        guard let error = FontSet.defect(of: source) else {
          own.add(source)
          continue
        }
        prepared.tell(error.problem, at: font.path)
      } catch {
        prepared.tell(error.problem, at: font.path)
      }
      isWhole = false
    }
    return isWhole ? try? own.fontSet(options.missingGlyph) : nil
  }
}
