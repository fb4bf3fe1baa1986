import Foundation
import IntentModel

/// A person as the user names one and as an app knows one.
///
/// Source: `INPerson`, iOS 10 to 15.
public class INPerson: ValueObject<Person>, INSpeakable, @unchecked Sendable {
  /// The address to reach the person at; that of the only contact that the words may mean, or `nil`.
  public var personHandle: INPersonHandle? { object(held.personHandle ?? onlyMatch?.personHandle) }
  /// The parts of the name; those of the only contact that the words may mean, or `nil`.
  public var nameComponents: PersonNameComponents? { (held.nameComponents ?? onlyMatch?.nameComponents)?.components }
  /// What the person is called; never empty for a person made from words.
  public var displayName: String { held.displayName }
  /// The picture that a choice shows.
  public var image: INImage? { object(held.image) }
  /// The person's key in the user's address book; that of the only contact that the words may mean, or `nil`.
  public var contactIdentifier: String? { held.contactIdentifier ?? onlyMatch?.contactIdentifier }
  /// The app's own key, which survives the way through a question.
  public var customIdentifier: String? { held.customIdentifier }
  /// What the person is to the user ("my mother").
  public var relationship: INPersonRelationship? { held.relationship }
  /// The people that the user's words may mean, most likely first.
  public var siriMatches: [INPerson]? { objects(held.siriMatches) }
  /// Whether this is the user.
  public var isMe: Bool { held.isMe }
  /// Whether the person comes from a suggestion and not from the user's contacts.
  public var isContactSuggestion: Bool { held.isContactSuggestion }
  /// Further addresses of the same person.
  public var aliases: [INPersonHandle]? { objects(held.aliases) }
  /// Where a suggested person comes from; `none` for a person who was not suggested.
  public var suggestionType: INPersonSuggestionType { held.suggestionType }
  /// The address alone, as iOS 10.0 had it.
  public var handle: String? { personHandle?.value }

  /// The contact that the user's words mean, if there is only one: as on a device, an extension gets that contact's
  /// address, and most extensions that start calls use nothing else.
  private var onlyMatch: Person? {
    let isKnown = held.personHandle != nil || held.contactIdentifier != nil || held.customIdentifier != nil
    return isKnown || held.siriMatches.count != 1 ? nil : held.siriMatches[0]
  }

  /// The display name, which is what the user says and hears.
  public var spokenPhrase: String { held.displayName }
  /// How the name sounds, in plain letters.
  public var pronunciationHint: String? { held.pronunciationHint }
  /// The app's own key.
  public var vocabularyIdentifier: String? { held.customIdentifier }
  /// The people that the words may mean, like `siriMatches`.
  public var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }
}

extension INPerson {
  private convenience init(
    _ handle: INPersonHandle?, _ components: PersonNameComponents?, _ displayName: String?, _ image: INImage?,
    _ contactIdentifier: String?, _ customIdentifier: String?, _ change: (inout Person) -> Void = { _ in }
  ) {
    let written = components.map { PersonNameComponentsFormatter().string(from: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    var person = Person(
      displayName ?? written ?? handle?.value ?? "", handle: handle?.held,
      nameComponents: components.map(Person.NameComponents.init), image: image?.held,
      contactIdentifier: contactIdentifier,
      customIdentifier: customIdentifier)
    change(&person)
    self.init(holding: person)
  }

  /// A person; without a display name the components or the address take its place.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
  }

  /// A person whom the user names by relationship ("my mother").
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier) {
      $0.relationship = relationship
    }
  }

  /// A person who may be the user.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier) { $0.isMe = isMe }
  }

  /// A person who may be the user, with where the suggestion of them comes from.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier) {
      $0.isMe = isMe
      $0.suggestionType = suggestionType
    }
  }

  /// A person whom the app suggests and the user may not have among the contacts.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier) {
      $0.isContactSuggestion = isContactSuggestion
      $0.suggestionType = suggestionType
    }
  }

  /// A person with further addresses.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier) {
      $0.aliases = values(aliases)
      $0.suggestionType = suggestionType
    }
  }

  /// The form of iOS 10.0: an address of any kind, and the parts of the name.
  public convenience init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
    self.init(INPersonHandle(value: handle, type: .unknown), nameComponents, nil, nil, contactIdentifier, nil)
  }

  /// The form of iOS 10.0: an address of any kind, and the name as shown.
  public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
    self.init(INPersonHandle(value: handle, type: .unknown), nil, displayName, nil, contactIdentifier, nil)
  }

  /// The form of iOS 10.0: an address of any kind, with name and picture.
  public convenience init(
    handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?
  ) {
    self.init(
      INPersonHandle(value: handle, type: .unknown), nameComponents, displayName, image, contactIdentifier, nil)
  }
}

/// What a person is to the user.
public typealias INPersonRelationship = Person.Relationship
/// Where a suggested person comes from.
public typealias INPersonSuggestionType = Person.SuggestionType

extension Person.NameComponents {
  init(_ components: PersonNameComponents) {
    self.init(
      givenName: components.givenName, familyName: components.familyName, nickname: components.nickname,
      namePrefix: components.namePrefix, middleName: components.middleName, nameSuffix: components.nameSuffix)
  }

  var components: PersonNameComponents {
    var components = PersonNameComponents()
    components.namePrefix = namePrefix
    components.givenName = givenName
    components.middleName = middleName
    components.familyName = familyName
    components.nameSuffix = nameSuffix
    components.nickname = nickname
    return components
  }
}
