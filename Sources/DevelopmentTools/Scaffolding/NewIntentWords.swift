/// What a new intent of one's own says and is asked for in one language: prompts to begin with.
struct NewIntentWords: Sendable {
  /// The word before the app's name in an example: `Order tea with MyOrderTea`.
  let with: String
  /// Something that an example asks for.
  let things: String
  /// The prompts, with `%` for the intent's name.
  let prompts: String

  /// The words of a language; English ones where there are none.
  init(language: String) { self = Self.all[language] ?? Self.english }

  private init(with: String, things: String, prompts: String) {
    self.with = with
    self.things = things
    self.prompts = prompts
  }

  private static let english = NewIntentWords(
    with: "with", things: "bananas",
    prompts: """
      %.what name: thing
      %.what needsValue: What would you like?
      %.what needsValue instead: What would you like instead?
      %.count name: number
      %.count needsValue: How many?
      % success: Done: {count} {what}.
      % ended cancelled: OK, I won’t.
      """)

  private static let all = [
    "en": english,
    "de": NewIntentWords(
      with: "mit", things: "Bananen",
      prompts: """
        %.what name: die Sache
        %.what needsValue: Was möchtest du?
        %.what needsValue instead: Was möchtest du stattdessen?
        %.count name: die Anzahl
        %.count needsValue: Wie viele?
        % success: Erledigt: {count} {what}.
        % ended cancelled: Okay, dann nicht.
        """),
    "fr": NewIntentWords(
      with: "avec", things: "bananes",
      prompts: """
        %.what name: la chose
        %.what needsValue: Que voulez-vous ?
        %.what needsValue instead: Que voulez-vous à la place ?
        %.count name: le nombre
        %.count needsValue: Combien ?
        % success: C’est fait : {count} {what}.
        % ended cancelled: D’accord, je ne le fais pas.
        """),
    "es": NewIntentWords(
      with: "con", things: "plátanos",
      prompts: """
        %.what name: la cosa
        %.what needsValue: ¿Qué quieres?
        %.what needsValue instead: Entonces, ¿qué quieres?
        %.count name: la cantidad
        %.count needsValue: ¿Cuántos?
        % success: Hecho: {count} {what}.
        % ended cancelled: De acuerdo, no lo hago.
        """),
    "it": NewIntentWords(
      with: "con", things: "banane",
      prompts: """
        %.what name: la cosa
        %.what needsValue: Che cosa vuoi?
        %.what needsValue instead: Allora che cosa vuoi?
        %.count name: il numero
        %.count needsValue: Quanti?
        % success: Fatto: {count} {what}.
        % ended cancelled: Va bene, non lo faccio.
        """),
    "nl": NewIntentWords(
      with: "met", things: "bananen",
      prompts: """
        %.what name: het ding
        %.what needsValue: Wat wil je?
        %.what needsValue instead: Wat wil je dan?
        %.count name: het aantal
        %.count needsValue: Hoeveel?
        % success: Klaar: {count} {what}.
        % ended cancelled: Oké, dan niet.
        """),
  ]
}
