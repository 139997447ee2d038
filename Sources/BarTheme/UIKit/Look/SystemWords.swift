import BarSpec

extension UIKitButton.SystemItem {
  /// Whether it is of the done style by itself.
  var isDone: Bool { self == .done || self == .save }
}

/// UIKit's own words in the languages that Latin letters write.
struct SystemWords {
  let language: String

  init(locale: String) { language = String(locale.prefix { $0 != "-" && $0 != "_" }) }

  /// The back button without a title of its own.
  var back: String {
    switch language {
    case "de": "Zurück"
    case "fr": "Retour"
    case "es": "Atrás"
    case "it": "Indietro"
    case "nl": "Terug"
    case "pt": "Voltar"
    case "sv": "Tillbaka"
    case "da": "Tilbage"
    case "nb", "no": "Tilbake"
    case "fi": "Takaisin"
    case "pl": "Wróć"
    case "tr": "Geri"
    default: "Back"
    }
  }

  func title(of item: UIKitButton.SystemItem) -> String {
    switch (item, language) {
    case (.done, "de"): "Fertig"
    case (.done, "fr"): "OK"
    case (.done, "es"): "OK"
    case (.done, _): "Done"
    case (.cancel, "de"): "Abbrechen"
    case (.cancel, "fr"): "Annuler"
    case (.cancel, "es"): "Cancelar"
    case (.cancel, _): "Cancel"
    case (.edit, "de"): "Bearbeiten"
    case (.edit, "fr"): "Modifier"
    case (.edit, "es"): "Editar"
    case (.edit, _): "Edit"
    case (.save, "de"): "Sichern"
    case (.save, "fr"): "Enregistrer"
    case (.save, "es"): "Guardar"
    case (.save, _): "Save"
    case (.undo, _): "Undo"
    case (.redo, _): "Redo"
    default: ""
    }
  }

  /// The tab that holds what has no room.
  var more: String {
    switch language {
    case "de": "Mehr"
    case "fr": "Plus"
    case "es": "Más"
    default: "More"
    }
  }
}
