import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func usePeople() {
    uses("INPerson.personHandle: INPersonHandle?", \INPerson.personHandle as KeyPath<INPerson, INPersonHandle?>)
    uses(
      "INPerson.nameComponents: PersonNameComponents?",
      \INPerson.nameComponents as KeyPath<INPerson, PersonNameComponents?>)
    uses("INPerson.displayName: String", \INPerson.displayName as KeyPath<INPerson, String>)
    uses("INPerson.image: INImage?", \INPerson.image as KeyPath<INPerson, INImage?>)
    uses("INPerson.contactIdentifier: String?", \INPerson.contactIdentifier as KeyPath<INPerson, String?>)
    uses("INPerson.customIdentifier: String?", \INPerson.customIdentifier as KeyPath<INPerson, String?>)
    uses(
      "INPerson.relationship: INPersonRelationship?", \INPerson.relationship as KeyPath<INPerson, INPersonRelationship?>
    )
    uses("INPerson.siriMatches: [INPerson]?", \INPerson.siriMatches as KeyPath<INPerson, [INPerson]?>)
    uses("INPerson.isMe: Bool", \INPerson.isMe as KeyPath<INPerson, Bool>)
    uses("INPerson.aliases: [INPersonHandle]?", \INPerson.aliases as KeyPath<INPerson, [INPersonHandle]?>)
    uses(
      "INPerson.suggestionType: INPersonSuggestionType",
      \INPerson.suggestionType as KeyPath<INPerson, INPersonSuggestionType>)
    uses("INPerson.handle: String?", \INPerson.handle as KeyPath<INPerson, String?>)
    uses(
      "INPerson.init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?)",
      {
        (
          personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
          contactIdentifier: String?, customIdentifier: String?
        ) -> INPerson in
        INPerson(
          personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
          contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
      })
    uses(
      "INPerson.init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?)",
      {
        (
          personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
          contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
        ) -> INPerson in
        INPerson(
          personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
          contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, relationship: relationship)
      })
    uses(
      "INPerson.init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool)",
      {
        (
          personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
          contactIdentifier: String?, customIdentifier: String?, isMe: Bool
        ) -> INPerson in
        INPerson(
          personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
          contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe)
      })
    uses(
      "INPerson.init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType)",
      {
        (
          personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
          contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
          suggestionType: INPersonSuggestionType
        ) -> INPerson in
        INPerson(
          personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
          contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, aliases: aliases,
          suggestionType: suggestionType)
      })
    uses(
      "INPerson.init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?)",
      { (handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) -> INPerson in
        INPerson(handle: handle, nameComponents: nameComponents, contactIdentifier: contactIdentifier)
      })
    uses(
      "INPerson.init(handle: String, displayName: String?, contactIdentifier: String?)",
      { (handle: String, displayName: String?, contactIdentifier: String?) -> INPerson in
        INPerson(handle: handle, displayName: displayName, contactIdentifier: contactIdentifier)
      })
    uses(
      "INPerson.init(handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?)",
      {
        (
          handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
          contactIdentifier: String?
        ) -> INPerson in
        INPerson(
          handle: handle, nameComponents: nameComponents, displayName: displayName, image: image,
          contactIdentifier: contactIdentifier)
      })
    uses("INPersonHandle.value: String?", \INPersonHandle.value as KeyPath<INPersonHandle, String?>)
    uses("INPersonHandle.type: INPersonHandleType", \INPersonHandle.type as KeyPath<INPersonHandle, INPersonHandleType>)
    uses(
      "INPersonHandle.label: INPersonHandleLabel?",
      \INPersonHandle.label as KeyPath<INPersonHandle, INPersonHandleLabel?>)
    uses(
      "INPersonHandle.init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?)",
      { (value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) -> INPersonHandle in
        INPersonHandle(value: value, type: type, label: label)
      })
    uses(
      "INPersonHandle.init(value: String?, type: INPersonHandleType)",
      { (value: String?, type: INPersonHandleType) -> INPersonHandle in INPersonHandle(value: value, type: type) })
    uses(
      "INSpeakableString.init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?)",
      { (vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) -> INSpeakableString in
        INSpeakableString(
          vocabularyIdentifier: vocabularyIdentifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
      })
    uses(
      "INSpeakableString.init(spokenPhrase: String)",
      { (spokenPhrase: String) -> INSpeakableString in INSpeakableString(spokenPhrase: spokenPhrase) })
    uses(
      "INSpeakableString.init(identifier: String, spokenPhrase: String, pronunciationHint: String?)",
      { (identifier: String, spokenPhrase: String, pronunciationHint: String?) -> INSpeakableString in
        INSpeakableString(identifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
      })
    uses("INImage.init(named name: String)", { (name: String) -> INImage in INImage(named: name) })
    uses("INImage.init(imageData: Data)", { (imageData: Data) -> INImage in INImage(imageData: imageData) })
    uses("INImage.init?(url URL: URL)", { (URL: URL) -> INImage? in INImage(url: URL) })
    uses(
      "INImage.init?(url URL: URL, width: Double, height: Double)",
      { (URL: URL, width: Double, height: Double) -> INImage? in INImage(url: URL, width: width, height: height) })
    uses(
      "INImage: class func systemImageNamed(_ systemImageName: String) -> Self",
      { (name: String) -> INImage in .systemImageNamed(name) })
    uses("INFile.data: Data", \INFile.data as KeyPath<INFile, Data>)
    uses("INFile.filename: String { get set }", \INFile.filename as ReferenceWritableKeyPath<INFile, String>)
    uses("INFile.typeIdentifier: String?", \INFile.typeIdentifier as KeyPath<INFile, String?>)
    uses("INFile.fileURL: URL?", \INFile.fileURL as KeyPath<INFile, URL?>)
    uses(
      "INFile.init(data: Data, filename: String, typeIdentifier: String?)",
      { (data: Data, filename: String, typeIdentifier: String?) -> INFile in
        INFile(data: data, filename: filename, typeIdentifier: typeIdentifier)
      })
    uses(
      "INFile.init(fileURL: URL, filename: String?, typeIdentifier: String?)",
      { (fileURL: URL, filename: String?, typeIdentifier: String?) -> INFile in
        INFile(fileURL: fileURL, filename: filename, typeIdentifier: typeIdentifier)
      })
    uses("INSpeakable.spokenPhrase: String", { (object: any INSpeakable) -> String in object.spokenPhrase })
    uses("INSpeakable.pronunciationHint: String?", { (object: any INSpeakable) -> String? in object.pronunciationHint })
    uses(
      "INSpeakable.vocabularyIdentifier: String?",
      { (object: any INSpeakable) -> String? in object.vocabularyIdentifier })
  }
}
