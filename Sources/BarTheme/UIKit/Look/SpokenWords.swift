import BarSpec

/// What UIKit's items say aloud without showing it, in the languages of `SystemWords`.
///
/// The English words are those by which published UI tests find the buttons of system items: an action
/// is "Share", the trash is "Delete". Other languages have no such source.
struct SpokenWords {
  let language: String
  private let words: [String]
  private let counted: [String]

  init(locale: String) {
    language = SystemWords.language(of: locale)
    words = Self.row(of: language, in: Self.rows)
    counted = Self.row(of: language, in: Self.countedRows)
  }

  /// Nil: the item is a space, or says what it shows.
  func label(of item: UIKitButton.SystemItem) -> String? {
    if item == .search { return SystemWords(locale: language).search }
    return Self.order.firstIndex(of: item).map { words[$0] }
  }

  /// What is read of a badge after its tab's label: a whole number counts items, any other text is
  /// read as it is. Nil: a dot, of which nothing is read.
  func value(ofBadge text: String) -> String? {
    guard !text.isEmpty else { return nil }
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let count = Int(text)
    else { return text }
    return text + " "
      + counted[min(PluralForm(of: count, in: language).rawValue, counted.count - 1)]
  }

  private static let order: [UIKitButton.SystemItem] = [
    .add, .compose, .reply, .action, .organize, .bookmarks, .refresh, .stop, .camera, .trash,
    .play, .pause, .rewind, .fastForward, .close,
  ]

  private static func row(of language: String, in rows: [String]) -> [String] {
    let row = rows.first { $0.hasPrefix(language + " ") } ?? rows[0]
    return row.split(separator: " ", maxSplits: 1)[1].split(separator: "|").map(String.init)
  }

  /// A language, then its words in the order of `order`.
  private static let rows = [
    "en Add|Compose|Reply|Share|Organize|Bookmarks|Refresh|Stop|Camera|Delete|Play|Pause|Rewind"
      + "|Fast forward|Close",
    "ca Afegeix|Redacta|Respon|Comparteix|Organitza|Marcadors|Actualitza|Atura|Càmera|Elimina"
      + "|Reprodueix|Posa en pausa|Rebobina|Avança ràpidament|Tanca",
    "cs Přidat|Napsat|Odpovědět|Sdílet|Uspořádat|Záložky|Obnovit|Zastavit|Fotoaparát|Smazat|Přehrát"
      + "|Pozastavit|Přetočit zpět|Přetočit vpřed|Zavřít",
    "da Tilføj|Skriv|Svar|Del|Organiser|Bogmærker|Opdater|Stop|Kamera|Slet|Afspil|Pause|Spol tilbage"
      + "|Spol frem|Luk",
    "de Hinzufügen|Verfassen|Antworten|Teilen|Ordnen|Lesezeichen|Aktualisieren|Stopp|Kamera|Löschen"
      + "|Wiedergabe|Pause|Zurückspulen|Vorspulen|Schließen",
    "es Añadir|Redactar|Responder|Compartir|Organizar|Marcadores|Actualizar|Detener|Cámara|Eliminar"
      + "|Reproducir|Pausar|Retroceder|Avanzar|Cerrar",
    "fi Lisää|Kirjoita|Vastaa|Jaa|Järjestä|Kirjanmerkit|Päivitä|Pysäytä|Kamera|Poista|Toista|Tauko"
      + "|Kelaa taaksepäin|Kelaa eteenpäin|Sulje",
    "fr Ajouter|Composer|Répondre|Partager|Organiser|Signets|Actualiser|Arrêter|Appareil photo"
      + "|Supprimer|Lecture|Pause|Retour rapide|Avance rapide|Fermer",
    "hr Dodaj|Napiši|Odgovori|Dijeli|Organiziraj|Oznake|Osvježi|Zaustavi|Kamera|Obriši|Reproduciraj"
      + "|Pauziraj|Premotaj unatrag|Premotaj naprijed|Zatvori",
    "hu Hozzáadás|Írás|Válasz|Megosztás|Rendezés|Könyvjelzők|Frissítés|Leállítás|Kamera|Törlés"
      + "|Lejátszás|Szünet|Visszatekerés|Előretekerés|Bezárás",
    "it Aggiungi|Scrivi|Rispondi|Condividi|Organizza|Segnalibri|Aggiorna|Interrompi|Fotocamera"
      + "|Elimina|Riproduci|Pausa|Riavvolgi|Avanti veloce|Chiudi",
    "nb Legg til|Skriv|Svar|Del|Organiser|Bokmerker|Oppdater|Stopp|Kamera|Slett|Spill av|Pause"
      + "|Spol tilbake|Spol fremover|Lukk",
    "nl Voeg toe|Stel op|Antwoord|Deel|Orden|Bladwijzers|Vernieuw|Stop|Camera|Verwijder|Speel af"
      + "|Pauzeer|Spoel terug|Spoel vooruit|Sluit",
    "pl Dodaj|Utwórz|Odpowiedz|Udostępnij|Organizuj|Zakładki|Odśwież|Zatrzymaj|Aparat|Usuń|Odtwarzaj"
      + "|Pauza|Przewiń do tyłu|Przewiń do przodu|Zamknij",
    "pt Adicionar|Escrever|Responder|Compartilhar|Organizar|Favoritos|Atualizar|Parar|Câmera|Apagar"
      + "|Reproduzir|Pausar|Retroceder|Avançar|Fechar",
    "ro Adaugă|Compune|Răspunde|Partajează|Organizează|Favorite|Reîmprospătează|Oprește|Cameră|Șterge"
      + "|Redă|Pauză|Derulează înapoi|Derulează înainte|Închide",
    "sv Lägg till|Skriv|Svara|Dela|Ordna|Bokmärken|Uppdatera|Stoppa|Kamera|Radera|Spela|Pausa"
      + "|Spola tillbaka|Spola framåt|Stäng",
    "tr Ekle|Oluştur|Yanıtla|Paylaş|Düzenle|Yer İmleri|Yenile|Durdur|Kamera|Sil|Oynat|Duraklat"
      + "|Geri Sar|İleri Sar|Kapat",
  ]

  /// A language, then its word for items by `PluralForm`; the last holds for the forms after it.
  private static let countedRows = [
    "en item|items|items", "ca element|elements|elements", "cs položka|položky|položek",
    "da emne|emner|emner", "de Objekt|Objekte|Objekte", "es ítem|ítems|ítems",
    "fi kohde|kohdetta|kohdetta", "fr élément|éléments|éléments", "hr stavka|stavke|stavki",
    "hu elem", "it elemento|elementi|elementi", "nb objekt|objekter|objekter",
    "nl onderdeel|onderdelen|onderdelen", "pl rzecz|rzeczy|rzeczy", "pt item|itens|itens",
    "ro element|elemente|de elemente", "sv objekt", "tr öğe",
  ]
}

/// The forms that a counted word takes, after the cardinal rules of Unicode CLDR for whole numbers.
enum PluralForm: Int {
  case one, few, other

  /// `count` is 0 or more.
  init(of count: Int, in language: String) {
    let (ones, tens) = (count % 10, count % 100)
    let isTeen = (11...14).contains(tens)
    switch language {
    case "fr", "pt": self = count <= 1 ? .one : .other
    case "cs": self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "hr": self = isTeen ? .other : ones == 1 ? .one : (2...4).contains(ones) ? .few : .other
    case "pl": self = count == 1 ? .one : !isTeen && (2...4).contains(ones) ? .few : .other
    case "ro": self = count == 1 ? .one : count == 0 || (1...19).contains(tens) ? .few : .other
    default: self = count == 1 ? .one : .other
    }
  }
}
