/// What a simulated user says in one language, where nothing of the app's own is to be said.
struct SimulatedSpeech: Sendable {
  var yes: String
  var no: String
  var cancel: String
  /// Two texts, so that one that is refused may be followed by another.
  var texts: [String]
  var first: String
  var money: String
  var date: String
  var duration: String
  var distance: String
  var energy: String
  var place: String
  /// Words that mean nothing in any language.
  let gibberish = "xyzzy plugh"
  let number = "3"
  /// A name that nobody and nothing has.
  let unknownName = "Zebulon Quux"

  /// A value that takes the place of another.
  func correction(_ value: String) -> String { "\(no), \(value)" }

  /// The speech of a language; English where there is none.
  static func of(_ tag: String) -> SimulatedSpeech { all[tag] ?? english }

  private static let english = SimulatedSpeech(
    yes: "yes", no: "no", cancel: "cancel", texts: ["hello there", "see you soon"], first: "the first one",
    money: "$20",
    date: "tomorrow at nine", duration: "ten minutes", distance: "two miles", energy: "100 calories",
    place: "the airport")

  private static let all: [String: SimulatedSpeech] = [
    "en": english,
    "fr": SimulatedSpeech(
      yes: "oui", no: "non", cancel: "annuler", texts: ["bonjour à tous", "à bientôt"], first: "le premier",
      money: "20 euros",
      date: "demain à neuf heures", duration: "dix minutes", distance: "deux kilomètres", energy: "100 calories",
      place: "l’aéroport"),
    "de": SimulatedSpeech(
      yes: "ja", no: "nein", cancel: "abbrechen", texts: ["hallo zusammen", "bis bald"], first: "der erste",
      money: "20 Euro",
      date: "morgen um neun Uhr", duration: "zehn Minuten", distance: "zwei Kilometer", energy: "100 Kalorien",
      place: "der Flughafen"),
    "es": SimulatedSpeech(
      yes: "sí", no: "no", cancel: "cancelar", texts: ["hola a todos", "hasta pronto"], first: "el primero",
      money: "20 euros",
      date: "mañana a las nueve", duration: "diez minutos", distance: "dos kilómetros", energy: "100 calorías",
      place: "el aeropuerto"),
    "it": SimulatedSpeech(
      yes: "sì", no: "no", cancel: "annulla", texts: ["ciao a tutti", "a presto"], first: "il primo", money: "20 euro",
      date: "domani alle nove", duration: "dieci minuti", distance: "due chilometri", energy: "100 calorie",
      place: "l’aeroporto"),
    "nl": SimulatedSpeech(
      yes: "ja", no: "nee", cancel: "annuleren", texts: ["hallo allemaal", "tot gauw"], first: "de eerste",
      money: "20 euro",
      date: "morgen om negen uur", duration: "tien minuten", distance: "twee kilometer", energy: "100 calorieën",
      place: "het vliegveld"),
  ]
}
