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
  /// The parts of the name; `nil` where only the display name is known.
  public var nameComponents: NameComponents?
  /// The picture that a choice shows.
  public var image: ImageSource?
  /// The person's key in the user's address book.
  public var contactIdentifier: String?
  /// The app's own key for the person.
  public var customIdentifier: String?
  /// What the person is to the user ("my mother").
  public var relationship: Relationship?
  /// Further addresses of the same person.
  public var aliases: [PersonHandle]
  /// Where a suggested person comes from; `none` for a person who was not suggested.
  public var suggestionType: SuggestionType
  /// Whether this is the user.
  public var isMe: Bool
  /// Whether the person comes from a suggestion and not from the user's contacts.
  public var isContactSuggestion: Bool
  /// The people that the user's words may mean, most likely first, homophones included.
  public var siriMatches: [Person]
  /// How the name sounds, in plain letters.
  public var pronunciationHint: String?

  /// A person of that display name, with the facts that are given.
  public init(
    _ displayName: String,
    handle: PersonHandle? = nil,
    nameComponents: NameComponents? = nil,
    image: ImageSource? = nil,
    contactIdentifier: String? = nil,
    customIdentifier: String? = nil,
    relationship: Relationship? = nil,
    aliases: [PersonHandle] = [],
    suggestionType: SuggestionType = .none,
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

extension Person {
  /// The parts of a person's name.
  ///
  /// Source: Foundation's `PersonNameComponents`, without its formatting.
  public struct NameComponents: Sendable, Hashable, Codable {
    /// A title before the name ("Dr.").
    public var namePrefix: String?
    /// The name that comes first in most Western languages.
    public var givenName: String?
    /// The names between the given and the family name.
    public var middleName: String?
    /// The name that is shared in a family.
    public var familyName: String?
    /// What follows the name ("Jr.").
    public var nameSuffix: String?
    /// What friends call the person; it is found in utterances like a name.
    public var nickname: String?

    /// The parts that are known; the others are `nil`.
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
}

/// An address at which a person is reached.
///
/// Source: `INPersonHandle`, iOS 10.
public struct PersonHandle: Sendable, Hashable, Codable {
  /// What kind of address it is.
  public enum Kind: Int, Sendable, Codable, CaseIterable {
    case unknown = 0, emailAddress, phoneNumber
  }
  /// The address; `nil` where only its label was said ("her work number").
  public var value: String?
  /// What kind of address the value is.
  public var type: Kind
  /// What the address is used for; `nil` where that is not known.
  public var label: Label?

  /// An address; without a value only its label was said.
  public init(_ value: String?, type: Kind = .unknown, label: Label? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }
}

extension PersonHandle {
  /// What a handle is used for: home, work, mobile.
  ///
  /// Any string is a label; the constants are SiriKit's.
  public struct Label: RawRepresentable, Sendable, Hashable, Codable {
    /// The label as SiriKit spells it.
    public var rawValue: String
    /// Takes any label.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes any label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// At home.
    public static let home = Label("home")
    /// At work.
    public static let work = Label("work")
    /// A telephone that is an iPhone.
    public static let iPhone = Label("iPhone")
    /// A mobile telephone.
    public static let mobile = Label("mobile")
    /// The number to try first.
    public static let main = Label("main")
    /// The fax machine at home.
    public static let homeFax = Label("homeFax")
    /// The fax machine at work.
    public static let workFax = Label("workFax")
    /// A pager, which takes a number or a short text.
    public static let pager = Label("pager")
    /// At school.
    public static let school = Label("school")
    /// Any other use.
    public static let other = Label("other")
  }
}

extension Person {
  /// What a person is to the user.
  ///
  /// Any string is a relationship; the constants are SiriKit's.
  public struct Relationship: RawRepresentable, Sendable, Hashable, Codable {
    /// The relationship as SiriKit spells it.
    public var rawValue: String
    /// Takes any relationship.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes any relationship.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The user's father.
    public static let father = Relationship("father")
    /// The user's mother.
    public static let mother = Relationship("mother")
    /// A parent, father or mother.
    public static let parent = Relationship("parent")
    /// A brother.
    public static let brother = Relationship("brother")
    /// A sister.
    public static let sister = Relationship("sister")
    /// A child of any age.
    public static let child = Relationship("child")
    /// A friend.
    public static let friend = Relationship("friend")
    /// The person the user is married to.
    public static let spouse = Relationship("spouse")
    /// The person the user lives with.
    public static let partner = Relationship("partner")
    /// The user's assistant at work.
    public static let assistant = Relationship("assistant")
    /// The person the user reports to at work.
    public static let manager = Relationship("manager")
    /// A son.
    public static let son = Relationship("son")
    /// A daughter.
    public static let daughter = Relationship("daughter")
  }
}

extension Person {
  /// Where a suggested person comes from.
  ///
  /// Source: `INPersonSuggestionType`, iOS 10.
  public enum SuggestionType: Int, Sendable, Codable, CaseIterable {
    case none = 0, socialProfile, instantMessageAddress
  }
}
