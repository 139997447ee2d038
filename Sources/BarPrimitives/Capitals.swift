/// `text` in capitals, by the full mapping of Unicode's SpecialCasing.txt (`ß` is `SS`, `ŉ` is `ʼN`)
/// and the rules of the language: the dotted i of Turkish and Azerbaijani and the dot that Lithuanian
/// drops, from the same file, and Greek, whose capitals bear no accents (as ICU and CSS Text 3 have it).
///
/// German and Dutch need no rule: their exceptions (`ẞ`, `IJ` at the start of a word) are for titles
/// set in mixed case.
public func capitals(of text: String, locale: String) -> String {
  switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
  case "tr", "az": String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
  case "lt": withoutDots(over: text).uppercased()
  case "el": GreekCapitals.of(text)
  default: text.uppercased()
  }
}

/// A dot above is dropped that a lower-case i or j keeps under an accent (After_Soft_Dotted).
private func withoutDots(over text: String) -> String {
  let dotAbove: Unicode.Scalar = "\u{307}"
  var result = String.UnicodeScalarView()
  var isAfterDot = false
  for scalar in text.unicodeScalars {
    let properties = scalar.properties
    let position = properties.canonicalCombiningClass
    if isAfterDot, scalar == dotAbove { continue }
    if properties.isSoftDotted {
      isAfterDot = true
    } else if position == .notReordered || position == .above {
      isAfterDot = false
    }
    result.append(scalar)
  }
  return String(result)
}

/// Accents and breathings go, the dialytika stays; it is put where an accent that is gone told two
/// vowels apart. The word `ή` ("or") keeps its accent, which tells it from the article.
private enum GreekCapitals {
  static func of(_ text: String) -> String {
    var result = ""
    var previous: Character = " "
    var isAfterAccent = false
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      if letter == "ή" || letter == "Ή", !previous.isLetter, !next.isLetter {
        result += "Ή"
      } else if isAfterAccent, let separate = separate[letter] {
        result += separate
      } else {
        result += base(of: letter) ?? letter.uppercased()
      }
      isAfterAccent = accented.contains(letter)
      previous = letter
    }
    return result
  }

  /// Vowels with a tonos.
  private static let accented: Set<Character> = [
    "ά", "έ", "ή", "ί", "ό", "ύ", "ώ", "Ά", "Έ", "Ή", "Ί", "Ό", "Ύ", "Ώ",
  ]
  /// The second letter of what would be read as one sound.
  private static let separate: [Character: String] = ["ι": "Ϊ", "Ι": "Ϊ", "υ": "Ϋ", "Υ": "Ϋ"]

  private static func base(of letter: Character) -> String? {
    // Nothing before the Greek letters has an entry.
    guard letter.utf8.count > 1 else { return nil }
    return bases[letter]
  }

  private static let bases: [Character: String] = {
    var bases: [Character: String] = [:]
    for (base, letters) in table { for letter in letters { bases[letter] = base } }
    return bases
  }()

  /// Letters that are canonically equivalent are equal, so that each stands here once.
  private static let table: [(base: String, letters: String)] = [
    ("Α", "άἀἁἂἃἄἅἆἇὰᾰᾱᾶΆἈἉἊἋἌἍἎἏᾸᾹᾺ"),
    ("Ε", "έἐἑἒἓἔἕὲΈἘἙἚἛἜἝῈ"),
    ("Η", "ήἠἡἢἣἤἥἦἧὴῆΉἨἩἪἫἬἭἮἯῊ"),
    ("Ι", "ίἰἱἲἳἴἵἶἷὶῐῑῖΊἸἹἺἻἼἽἾἿῘῙῚ"),
    ("Ο", "όὀὁὂὃὄὅὸΌὈὉὊὋὌὍῸ"),
    ("Υ", "ύὐὑὒὓὔὕὖὗὺῠῡῦΎὙὛὝὟῨῩῪ"),
    ("Ω", "ώὠὡὢὣὤὥὦὧὼῶΏὨὩὪὫὬὭὮὯῺ"),
    ("Ϊ", "ΐῒῗ"),
    ("Ϋ", "ΰῢῧ"),
    ("ΑΙ", "ᾀᾁᾂᾃᾄᾅᾆᾇᾲᾳᾴᾷᾈᾉᾊᾋᾌᾍᾎᾏᾼ"),
    ("ΗΙ", "ᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῇᾘᾙᾚᾛᾜᾝᾞᾟῌ"),
    ("ΩΙ", "ᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῷᾨᾩᾪᾫᾬᾭᾮᾯῼ"),
    ("Ρ", "ῤῥῬ"),
  ]
}
