import BarSpec

extension Prepared {
  /// Adds to `scheme` what token files say: those of the command line, else those that the document
  /// names. What is wrong with them becomes problems, with places in the files.
  mutating func addTokens(
    to scheme: inout Scheme, themes: [FilePath], in folder: SpecFolder
  ) {
    guard themes.isEmpty else {
      // The colours that the document begins with are no longer those that are drawn.
      problems.removeAll { $0.code == "W0201" }
      for theme in themes {
        do {
          let bytes = try readFile(theme, limit: Limits.tokenBytes)
          addTokens(SpecSources.Text(name: theme.shortened, bytes: bytes), to: &scheme)
        } catch {
          problems.append(error.problem)
        }
      }
      return
    }
    for file in scheme.files where !refusesFile(at: file.path) {
      do {
        let bytes = try folder.readFile(file.string, limit: Limits.tokenBytes)
        addTokens(SpecSources.Text(name: file.string, bytes: bytes), to: &scheme)
      } catch {
        tell(error.problem, at: file.path)
      }
    }
  }

  private mutating func addTokens(_ text: SpecSources.Text, to scheme: inout Scheme) {
    let reading = readTokens(text, source: sources.texts.count)
    sources.texts.append(text)
    problems += reading.problems
    if let tokens = reading.tokens { scheme.adopt(tokens) }
  }
}
