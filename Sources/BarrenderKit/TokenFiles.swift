import BarSpec

extension Prepared {
  /// Adds to `scheme` what token files say: those of the command line, else those that the document
  /// names. What is wrong with them becomes problems, with places in the files.
  mutating func addTokens(
    to scheme: inout Scheme, themes: [FilePath], in folder: SpecFolder
  ) {
    let texts: [TokenText]
    if themes.isEmpty {
      texts = tokenFiles(named: scheme.files, in: folder)
    } else {
      // The colours that the document begins with are no longer those that are drawn.
      problems.removeAll { $0.code == "W0201" }
      texts = tokenFiles(themes)
    }
    let readings = readings(of: texts)
    problems += readings.flatMap(\.problems)
    // The scheme puts what it adopts below all that it has: the last file comes first.
    for tokens in readings.reversed().compactMap(\.tokens) { scheme.adopt(tokens) }
  }

  private mutating func tokenFiles(_ themes: [FilePath]) -> [TokenText] {
    var texts: [TokenText] = []
    for theme in themes {
      do {
        let bytes = try readRegularFile(theme, limit: Limits.tokenBytes)
        texts.append(add(SpecSources.Text(name: theme.shortened, bytes: bytes)))
      } catch {
        problems.append(error.problem)
      }
    }
    return texts
  }

  private mutating func tokenFiles(
    named files: [SourcedText], in folder: SpecFolder
  ) -> [TokenText] {
    var texts: [TokenText] = []
    for file in files where !refusesFile(at: file.path) {
      do {
        let bytes = try folder.readFile(file.string, limit: Limits.tokenBytes)
        texts.append(add(SpecSources.Text(name: file.string, bytes: bytes)))
      } catch {
        tell(error.problem, at: file.path)
      }
    }
    return texts
  }

  private mutating func add(_ text: SpecSources.Text) -> TokenText {
    sources.texts.append(text)
    return TokenText(text: text, source: sources.texts.count - 1)
  }

  /// In the order of the files; Android's wait for one another, as one has the theme and another its
  /// colours, and come last.
  private func readings(of texts: [TokenText]) -> [TokenReading] {
    let resources = texts.filter { isAndroidResource($0.text) }
    let others = texts.filter { !isAndroidResource($0.text) }
    return others.map { readTokens($0.text, source: $0.source) }
      + (resources.isEmpty ? [] : [readAndroidResources(resources.map { ($0.text, $0.source) })])
  }
}

/// A token file with its place among the document's texts.
private struct TokenText {
  let text: SpecSources.Text
  let source: Int
}
