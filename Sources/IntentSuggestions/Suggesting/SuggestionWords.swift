import IntentModel

/// What suggestions say, in one language. A host's own language is one more value.
public struct SuggestionWords: Sendable {
  public var directions: @Sendable (_ place: String) -> String
  public var ride: @Sendable (_ place: String) -> String
  public var call: @Sendable (_ name: String) -> String
  public var message: @Sendable (_ names: String) -> String
  public var pay: @Sendable (_ names: String) -> String
  /// Any other request, by the intent's name and the app's.
  public var request: @Sendable (_ intent: IntentName, _ app: String) -> String
  public var play: @Sendable (_ title: String) -> String
  /// Where a suggestion comes from.
  public var source: @Sendable (_ app: String) -> String
  public var reason: @Sendable (SuggestionReason) -> String
  public var continuation: @Sendable (ContinuationError) -> String
  public var and: String
  /// Words after which a place is likely to be typed, in lower case.
  public var leadsToPlace: [String]
  /// Words after which a telephone number is likely to be typed.
  public var leadsToPhoneNumber: [String]

  public init(
    directions: @escaping @Sendable (String) -> String, ride: @escaping @Sendable (String) -> String,
    call: @escaping @Sendable (String) -> String, message: @escaping @Sendable (String) -> String,
    pay: @escaping @Sendable (String) -> String, request: @escaping @Sendable (IntentName, String) -> String,
    play: @escaping @Sendable (String) -> String, source: @escaping @Sendable (String) -> String,
    reason: @escaping @Sendable (SuggestionReason) -> String,
    continuation: @escaping @Sendable (ContinuationError) -> String, and: String, leadsToPlace: [String],
    leadsToPhoneNumber: [String]
  ) {
    self.directions = directions
    self.ride = ride
    self.call = call
    self.message = message
    self.pay = pay
    self.request = request
    self.play = play
    self.source = source
    self.reason = reason
    self.continuation = continuation
    self.and = and
    self.leadsToPlace = leadsToPlace
    self.leadsToPhoneNumber = leadsToPhoneNumber
  }

  /// Names in a row: "Bobo, Alice and Carol".
  func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) \(and) \(last)"
  }
}

extension SuggestionWords {
  public static let english = SuggestionWords(
    directions: { "Get directions to \($0)" }, ride: { "Get a ride to \($0)" }, call: { "Call \($0)" },
    message: { "Message \($0)" }, pay: { "Pay \($0)" }, request: englishRequest, play: { "Play \($0)" },
    source: { "From \($0)" }, reason: englishReason, continuation: englishContinuation, and: "and",
    leadsToPlace: [
      "meet at", "meet me at", "meet you at", "meet up at", "i'm at", "we're at", "see you at", "let's go to",
      "come to", "on my way to", "the address is", "dinner at", "lunch at", "breakfast at", "drinks at",
    ],
    leadsToPhoneNumber: ["call", "the number is", "their number is", "my number is", "call me at", "reach me at"])

  public static let french = SuggestionWords(
    directions: { "Itinéraire vers \($0)" }, ride: { "Course vers \($0)" }, call: { "Appeler \($0)" },
    message: { "Écrire à \($0)" }, pay: { "Payer \($0)" }, request: frenchRequest, play: { "Écouter \($0)" },
    source: { "Vu dans \($0)" }, reason: frenchReason, continuation: frenchContinuation, and: "et",
    leadsToPlace: [
      "on se retrouve à", "on se retrouve au", "rendez-vous à", "rendez-vous au", "je suis à", "je suis au",
      "retrouve-moi à", "retrouve-moi au", "j'arrive à", "j'arrive au", "l'adresse est", "on va à", "on va au",
    ],
    leadsToPhoneNumber: ["appelle", "appelle le", "appelle-moi au", "le numéro est", "mon numéro est"])

  private static let englishRequest: @Sendable (IntentName, String) -> String = { intent, app in
    switch intent {
    case "RequestRide": "Get a ride with \(app)"
    case "StartWorkout": "Start a workout with \(app)"
    case "SearchForPhotos", "StartPhotoPlayback": "Look at photos in \(app)"
    case "PayBill": "Pay a bill with \(app)"
    case "SearchForMessages": "Read messages in \(app)"
    default: "\(words(of: intent.rawValue)) with \(app)"
    }
  }

  private static let frenchRequest: @Sendable (IntentName, String) -> String = { intent, app in
    switch intent {
    case "RequestRide": "Commander une course avec \(app)"
    case "StartWorkout": "Commencer un entraînement avec \(app)"
    case "SearchForPhotos", "StartPhotoPlayback": "Voir des photos dans \(app)"
    case "PayBill": "Payer une facture avec \(app)"
    case "SearchForMessages": "Lire les messages dans \(app)"
    default: "\(words(of: intent.rawValue)) avec \(app)"
    }
  }

  /// A custom intent's name as words: `OrderCoffee` is "Order coffee".
  private static func words(of name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }

  private static let englishReason: @Sendable (SuggestionReason) -> String = { reason in
    switch reason {
    case .viewed(let app, _): "You looked at it in \(app)"
    case .atThisTime(let count): "Done \(count) times at about this time"
    case .onThisDay(let count): "Done \(count) times on this day of the week"
    case .atThisPlace(let count): "Done \(count) times here"
    case .often(let count): count == 1 ? "Done before" : "Done \(count) times"
    case .lastDone: "Done lately"
    case .trigger(.headphonesConnected): "Your headphones are connected"
    case .trigger(.bluetoothConnected): "Bluetooth is connected"
    case .trigger(.gotIntoCar): "You are in the car"
    case .trigger(.arrivedHome): "You are home"
    case .trigger(.arrivedAtWork): "You are at work"
    }
  }

  private static let frenchReason: @Sendable (SuggestionReason) -> String = { reason in
    switch reason {
    case .viewed(let app, _): "Vous l’avez regardé dans \(app)"
    case .atThisTime(let count): "Fait \(count) fois vers cette heure"
    case .onThisDay(let count): "Fait \(count) fois ce jour de la semaine"
    case .atThisPlace(let count): "Fait \(count) fois ici"
    case .often(let count): count == 1 ? "Déjà fait" : "Fait \(count) fois"
    case .lastDone: "Fait récemment"
    case .trigger(.headphonesConnected): "Votre casque est connecté"
    case .trigger(.bluetoothConnected): "Le Bluetooth est connecté"
    case .trigger(.gotIntoCar): "Vous êtes en voiture"
    case .trigger(.arrivedHome): "Vous êtes chez vous"
    case .trigger(.arrivedAtWork): "Vous êtes au travail"
    }
  }

  private static let englishContinuation: @Sendable (ContinuationError) -> String = { error in
    switch error {
    case .appNotInstalled: "The app for this isn’t installed."
    case .expired: "This is no longer available in \(error.appName)."
    case .refused: "\(error.appName) couldn’t open this."
    default: "\(error.appName) can’t open this."
    }
  }

  private static let frenchContinuation: @Sendable (ContinuationError) -> String = { error in
    switch error {
    case .appNotInstalled: "L’app nécessaire n’est pas installée."
    case .expired: "Ce n’est plus disponible dans \(error.appName)."
    case .refused: "\(error.appName) n’a pas pu ouvrir ce contenu."
    default: "\(error.appName) ne peut pas ouvrir ce contenu."
    }
  }
}
