import Foundation
import IntentModel

/// A person as the user names one and as an app knows one. Source: `INPerson`, iOS 10 to 15.
public class INPerson: ValueObject<Person>, INSpeakable, @unchecked Sendable {
  /// The address to reach the person at; `nil` where only words were said.
  public var personHandle: INPersonHandle? { object(held.personHandle) }
  public var nameComponents: PersonNameComponents? { held.nameComponents?.components }
  public var displayName: String { held.displayName }
  public var image: INImage? { object(held.image) }
  /// The person's key in the user's address book.
  public var contactIdentifier: String? { held.contactIdentifier }
  /// The app's own key, which survives the way through a question.
  public var customIdentifier: String? { held.customIdentifier }
  public var relationship: INPersonRelationship? { held.relationship }
  /// The people that the user's words may mean, most likely first.
  public var siriMatches: [INPerson]? { objects(held.siriMatches) }
  public var isMe: Bool { held.isMe }
  public var isContactSuggestion: Bool { held.isContactSuggestion }
  public var aliases: [INPersonHandle]? { objects(held.aliases) }
  public var suggestionType: INPersonSuggestionType { held.suggestionType }
  /// The address alone, as iOS 10.0 had it.
  public var handle: String? { held.personHandle?.value }

  public var spokenPhrase: String { held.displayName }
  public var pronunciationHint: String? { held.pronunciationHint }
  public var vocabularyIdentifier: String? { held.customIdentifier }
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
      nameComponents: components.map(NameComponents.init), image: image?.held, contactIdentifier: contactIdentifier,
      customIdentifier: customIdentifier)
    change(&person)
    self.init(holding: person)
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier) {
      $0.relationship = relationship
    }
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier) { $0.isMe = isMe }
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier) {
      $0.isMe = isMe
      $0.suggestionType = suggestionType
    }
  }

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

  public convenience init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
    self.init(INPersonHandle(value: handle, type: .unknown), nameComponents, nil, nil, contactIdentifier, nil)
  }

  public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
    self.init(INPersonHandle(value: handle, type: .unknown), nil, displayName, nil, contactIdentifier, nil)
  }

  public convenience init(
    handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?
  ) {
    self.init(
      INPersonHandle(value: handle, type: .unknown), nameComponents, displayName, image, contactIdentifier, nil)
  }
}

/// What a person is to the user.
public typealias INPersonRelationship = PersonRelationship
/// Where a suggested person comes from.
public typealias INPersonSuggestionType = PersonSuggestionType

extension NameComponents {
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
