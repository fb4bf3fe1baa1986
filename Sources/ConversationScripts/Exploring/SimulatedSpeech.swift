import LanguageNotation
import Parley

/// What a simulated user says in one language where no words of the app are needed.
///
/// The words come from the language's `speech` sections.
struct SimulatedSpeech: Sendable {
  private let said: SentenceTable
  /// Words that mean nothing in any language.
  let gibberish = "xyzzy plugh"
  let number = "3"
  /// A name that no contact and no app has.
  let unknownName = "Zebulon Quux"

  init(_ language: Language) {
    said = SentenceTable(language, .speech)
  }

  var yes: String { said.filled("yes") }
  var no: String { said.filled("no") }
  var cancel: String { said.filled("cancel") }
  var hesitation: String { said.filled("hesitate") }
  /// Takes back the answer before.
  var takingBack: String { said.filled("back") }
  /// Two texts, so that another can be given where one is refused.
  var texts: [String] { said.list("texts") }
  var first: String { said.filled("first") }
  var money: String { said.filled("money") }
  var date: String { said.filled("date") }
  /// Two places, so that one is not where the user is already.
  var places: [String] { said.list("places") }

  func amount(of kind: QuantityKind) -> String { said.filled(kind.rawValue) }

  /// A value in place of another one.
  func correction(_ value: String) -> String { "\(no), \(value)" }
}
