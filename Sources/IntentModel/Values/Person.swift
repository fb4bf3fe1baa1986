/// A person as the user names one and as an app knows one.
///
/// Source: `INPerson`, iOS 10 to 16. A person that comes from an utterance carries what was said as its
/// `displayName` and the people it may mean as `siriMatches`; a person that a handler offers carries its own
/// `customIdentifier`, which survives the round trip through a question.
public struct Person: Sendable, Hashable, Codable {
  /// What the person is called; never empty for a person made from words.
  public var displayName: String
  /// The address to reach the person at.
  public var personHandle: PersonHandle?
  public var nameComponents: NameComponents?
  public var image: Image?
  /// The person's key in the user's address book.
  public var contactIdentifier: String?
  /// The app's own key for the person.
  public var customIdentifier: String?
  /// What the person is to the user ("my mother").
  public var relationship: PersonRelationship?
  /// Further addresses of the same person.
  public var aliases: [PersonHandle]
  public var suggestionType: PersonSuggestionType
  /// Whether this is the user.
  public var isMe: Bool
  public var isContactSuggestion: Bool
  /// The people that the user's words may mean, most likely first, homophones included.
  public var siriMatches: [Person]
  /// How the name sounds, in plain letters.
  public var pronunciationHint: String?

  public init(
    _ displayName: String,
    handle: PersonHandle? = nil,
    nameComponents: NameComponents? = nil,
    image: Image? = nil,
    contactIdentifier: String? = nil,
    customIdentifier: String? = nil,
    relationship: PersonRelationship? = nil,
    aliases: [PersonHandle] = [],
    suggestionType: PersonSuggestionType = .none,
    isMe: Bool = false,
    isContactSuggestion: Bool = false,
    siriMatches: [Person] = [],
    pronunciationHint: String? = nil
  ) {
    self.displayName = displayName
    self.personHandle = handle
    self.nameComponents = nameComponents
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.relationship = relationship
    self.aliases = aliases
    self.suggestionType = suggestionType
    self.isMe = isMe
    self.isContactSuggestion = isContactSuggestion
    self.siriMatches = siriMatches
    self.pronunciationHint = pronunciationHint
  }
}

/// The parts of a person's name. Source: Foundation's `PersonNameComponents`, without its formatting.
public struct NameComponents: Sendable, Hashable, Codable {
  public var namePrefix: String?
  public var givenName: String?
  public var middleName: String?
  public var familyName: String?
  public var nameSuffix: String?
  public var nickname: String?

  public init(
    givenName: String? = nil, familyName: String? = nil, nickname: String? = nil,
    namePrefix: String? = nil, middleName: String? = nil, nameSuffix: String? = nil
  ) {
    self.namePrefix = namePrefix
    self.givenName = givenName
    self.middleName = middleName
    self.familyName = familyName
    self.nameSuffix = nameSuffix
    self.nickname = nickname
  }
}

/// An address at which a person is reached. Source: `INPersonHandle`, iOS 10.
public struct PersonHandle: Sendable, Hashable, Codable {
  /// What kind of address it is.
  public enum Kind: Int, Sendable, Codable, CaseIterable {
    case unknown = 0, emailAddress, phoneNumber
  }
  /// The address; `nil` where only its label was said ("her work number").
  public var value: String?
  public var type: Kind
  public var label: PersonHandleLabel?

  public init(_ value: String?, type: Kind = .unknown, label: PersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }
}

/// What a handle is used for: home, work, mobile. Any string is a label; the constants are SiriKit's.
public struct PersonHandleLabel: RawRepresentable, Sendable, Hashable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let home = PersonHandleLabel("home")
  public static let work = PersonHandleLabel("work")
  public static let iPhone = PersonHandleLabel("iPhone")
  public static let mobile = PersonHandleLabel("mobile")
  public static let main = PersonHandleLabel("main")
  public static let homeFax = PersonHandleLabel("homeFax")
  public static let workFax = PersonHandleLabel("workFax")
  public static let pager = PersonHandleLabel("pager")
  public static let school = PersonHandleLabel("school")
  public static let other = PersonHandleLabel("other")
}

/// What a person is to the user. Any string is a relationship; the constants are SiriKit's.
public struct PersonRelationship: RawRepresentable, Sendable, Hashable, Codable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let father = PersonRelationship("father")
  public static let mother = PersonRelationship("mother")
  public static let parent = PersonRelationship("parent")
  public static let brother = PersonRelationship("brother")
  public static let sister = PersonRelationship("sister")
  public static let child = PersonRelationship("child")
  public static let friend = PersonRelationship("friend")
  public static let spouse = PersonRelationship("spouse")
  public static let partner = PersonRelationship("partner")
  public static let assistant = PersonRelationship("assistant")
  public static let manager = PersonRelationship("manager")
  public static let son = PersonRelationship("son")
  public static let daughter = PersonRelationship("daughter")
}

/// Where a suggested person comes from. Source: `INPersonSuggestionType`, iOS 10.
public enum PersonSuggestionType: Int, Sendable, Codable, CaseIterable {
  case none = 0, socialProfile, instantMessageAddress
}
