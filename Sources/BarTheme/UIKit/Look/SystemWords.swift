import BarSpec

extension UIKitButton.SystemItem {
  /// Whether it is of the done style by itself.
  var isDone: Bool { self == .done || self == .save }
}

/// UIKit's own words in the languages that the embedded fonts write, else in English.
struct SystemWords {
  /// The back button without a title of its own.
  let back: String
  let done: String
  let cancel: String
  let edit: String
  let save: String
  let undo: String
  let redo: String
  /// What an empty search field says.
  let search: String
  /// The tab that holds what has no room.
  let more: String

  init(locale: String) {
    let language = Self.language(of: locale)
    let row = Self.rows.first { $0.hasPrefix(language + " ") } ?? Self.rows[0]
    let words = row.split(separator: " ", maxSplits: 1)[1].split(separator: "|").map(String.init)
    back = words[0]
    done = words[1]
    cancel = words[2]
    edit = words[3]
    save = words[4]
    undo = words[5]
    redo = words[6]
    search = words[7]
    more = words[8]
  }

  /// `de` of `de-AT`, as the rows here begin.
  static func language(of locale: String) -> String {
    let tag = String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
    return tag == "no" ? "nb" : tag
  }

  /// A language, then its words in the order of the properties.
  private static let rows = [
    "en Back|Done|Cancel|Edit|Save|Undo|Redo|Search|More",
    "ca Enrere|Fet|Cancel·la|Edita|Desa|Desfés|Refés|Cerca|Més",
    "cs Zpět|Hotovo|Zrušit|Upravit|Uložit|Odvolat|Opakovat|Hledat|Další",
    "da Tilbage|OK|Annuller|Rediger|Gem|Fortryd|Gentag|Søg|Mere",
    "de Zurück|Fertig|Abbrechen|Bearbeiten|Sichern|Widerrufen|Wiederholen|Suchen|Mehr",
    "es Atrás|OK|Cancelar|Editar|Guardar|Deshacer|Rehacer|Buscar|Más",
    "fi Takaisin|Valmis|Kumoa|Muokkaa|Tallenna|Peru|Tee sittenkin|Etsi|Lisää",
    "fr Retour|OK|Annuler|Modifier|Enregistrer|Annuler|Rétablir|Rechercher|Plus",
    "hr Natrag|OK|Otkaži|Uredi|Spremi|Poništi|Ponovi|Pretraži|Više",
    "hu Vissza|Kész|Mégsem|Szerkesztés|Mentés|Visszavonás|Újra|Keresés|Továbbiak",
    "it Indietro|Fine|Annulla|Modifica|Salva|Annulla|Ripristina|Cerca|Altro",
    "nb Tilbake|Ferdig|Avbryt|Rediger|Arkiver|Angre|Gjenta|Søk|Mer",
    "nl Terug|Gereed|Annuleer|Wijzig|Bewaar|Herstel|Opnieuw|Zoek|Meer",
    "pl Wróć|Gotowe|Anuluj|Edytuj|Zachowaj|Cofnij|Ponów|Szukaj|Więcej",
    "pt Voltar|OK|Cancelar|Editar|Salvar|Desfazer|Refazer|Buscar|Mais",
    "ro Înapoi|OK|Anulează|Editează|Salvează|Anulează|Refă|Caută|Altele",
    "sv Tillbaka|Klar|Avbryt|Ändra|Spara|Ångra|Gör om|Sök|Mer",
    "tr Geri|Bitti|Vazgeç|Düzenle|Kaydet|Geri Al|Yinele|Ara|Daha Fazla",
  ]

  /// Empty: the item shows no word.
  func title(of item: UIKitButton.SystemItem) -> String {
    switch item {
    case .done: done
    case .cancel: cancel
    case .edit: edit
    case .save: save
    case .undo: undo
    case .redo: redo
    default: ""
    }
  }
}
