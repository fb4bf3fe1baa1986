import IntentModel

/// The entries of a table in as few bytes as they need; an entry becomes a value when it is asked for.
struct RecordStore: Sendable, Equatable {
  private var writer = RecordWriter()
  private(set) var starts: [UInt32] = []
  /// The images of the few entries that have one; they are not stored as bytes.
  private var images: [UInt32: ImageSource] = [:]

  private var bytes: [UInt8] { writer.bytes }
  var count: Int { starts.count }
  var byteCount: Int { bytes.count + starts.count * 4 }

  mutating func append(_ name: SpeakableString) {
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    writer.begin(name.spokenPhrase)
    writer.write(name.vocabularyIdentifier, as: .customIdentifier)
    writer.write(name.pronunciationHint, as: .pronunciationHint)
    writer.end()
  }

  mutating func append(_ person: Person) {
    if let image = person.image { images[UInt32(starts.count)] = image }
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    writer.begin(person.displayName)
    writer.write(person)
    writer.end()
  }

  /// The entry as a person.
  func person(_ record: UInt32) -> Person {
    var reader = RecordReader(bytes: bytes, position: Int(starts[Int(record)]))
    var person = reader.person()
    person.image = images[record]
    return person
  }

  /// The entry as a name.
  func name(_ record: UInt32) -> SpeakableString {
    var reader = RecordReader(bytes: bytes, position: Int(starts[Int(record)]))
    return reader.name()
  }

  /// Whether all stored bytes of an entry equal those of one in another store.
  func isSame(_ record: UInt32, as other: UInt32, of store: RecordStore) -> Bool {
    bytes[range(of: record)].elementsEqual(store.bytes[store.range(of: other)])
  }

  private func range(of record: UInt32) -> Range<Int> {
    let next = Int(record) + 1
    return Int(starts[Int(record)])..<(next < starts.count ? Int(starts[next]) : bytes.count)
  }
}

/// The fields of an entry that follow its name.
enum RecordField: UInt8 {
  case end = 0
  case handleValue, handleKind, handleLabel, alias
  case givenName, middleName, familyName, namePrefix, nameSuffix, nickname
  case contactIdentifier, customIdentifier, relationship, pronunciationHint
  case suggestionType, isMe, isContactSuggestion
}

/// Writes entries one behind the other: the name, then fields, each a byte with a length and the bytes.
///
/// A field that is a part of the name, such as a given or family name, is stored as a range of the name.
struct RecordWriter: Sendable, Equatable {
  private static let isPartOfName: UInt8 = 0x80
  private(set) var bytes: [UInt8] = []
  private var name: Range<Int> = 0..<0

  /// Begins an entry.
  mutating func begin(_ name: String) {
    append(name.utf8.count)
    let start = bytes.count
    bytes.append(contentsOf: name.utf8)
    self.name = start..<bytes.count
  }

  mutating func write(_ text: String?, as field: RecordField) {
    guard var text else { return }
    text.withUTF8 { content in
      if let place = placeInName(of: content) {
        bytes.append(field.rawValue | Self.isPartOfName)
        append(place)
        append(content.count)
      } else {
        bytes.append(field.rawValue)
        append(content.count)
        bytes.append(contentsOf: content)
      }
    }
  }

  private func placeInName(of content: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = content.first, content.count <= name.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      (0...name.count - content.count).first { place in
        let start = name.lowerBound + place
        return bytes[start] == first && (1..<content.count).allSatisfy { bytes[start + $0] == content[$0] }
      }
    }
  }

  mutating func write(_ person: Person) {
    if let handle = person.personHandle { write(handle, as: .handleValue) }
    for alias in person.aliases { write(alias, as: .alias) }
    let parts = person.nameComponents
    write(parts?.givenName, as: .givenName)
    write(parts?.middleName, as: .middleName)
    write(parts?.familyName, as: .familyName)
    write(parts?.namePrefix, as: .namePrefix)
    write(parts?.nameSuffix, as: .nameSuffix)
    write(parts?.nickname, as: .nickname)
    write(person.contactIdentifier, as: .contactIdentifier)
    write(person.customIdentifier, as: .customIdentifier)
    write(person.relationship?.rawValue, as: .relationship)
    write(person.pronunciationHint, as: .pronunciationHint)
    if person.suggestionType != .none { write(String(person.suggestionType.rawValue), as: .suggestionType) }
    if person.isMe { write("", as: .isMe) }
    if person.isContactSuggestion { write("", as: .isContactSuggestion) }
  }

  /// Writes the value of a handle, its kind and its label; before an alias there is a mark.
  ///
  /// A handle without a value has a label only.
  private mutating func write(_ handle: PersonHandle, as field: RecordField) {
    if field == .alias { write("", as: .alias) }
    write(handle.value, as: .handleValue)
    write(String(handle.type.rawValue), as: .handleKind)
    write(handle.label?.rawValue, as: .handleLabel)
  }

  /// Ends the entry.
  mutating func end() { bytes.append(RecordField.end.rawValue) }

  /// Appends a number in groups of seven bits, lowest first.
  private mutating func append(_ number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

/// Reads what a writer wrote.
struct RecordReader {
  let bytes: [UInt8]
  var position: Int
  private var nameBytes: Range<Int> = 0..<0

  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
    let count = number()
    nameBytes = self.position..<self.position + count
    self.position = nameBytes.upperBound
  }

  private mutating func number() -> Int {
    var value = 0
    var shift = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return value
  }

  /// The next field; `nil` at the end.
  private mutating func field() -> (RecordField, String)? {
    let head = bytes[position]
    position += 1
    guard let field = RecordField(rawValue: head & 0x7F), field != .end else { return nil }
    if head & 0x80 != 0 {
      let start = nameBytes.lowerBound + number()
      let end = start + number()
      return (field, String(decoding: bytes[start..<end], as: UTF8.self))
    }
    let end = number() + position
    defer { position = end }
    return (field, String(decoding: bytes[position..<end], as: UTF8.self))
  }

  mutating func name() -> SpeakableString {
    var result = SpeakableString(String(decoding: bytes[nameBytes], as: UTF8.self))
    while let (field, text) = field() {
      switch field {
      case .customIdentifier: result.vocabularyIdentifier = text
      case .pronunciationHint: result.pronunciationHint = text
      default: break
      }
    }
    return result
  }

  mutating func person() -> Person {
    var person = Person(String(decoding: bytes[nameBytes], as: UTF8.self))
    var parts: Person.NameComponents?
    while let (field, text) = field() {
      switch field {
      case .givenName: parts = parts.with(\.givenName, text)
      case .middleName: parts = parts.with(\.middleName, text)
      case .familyName: parts = parts.with(\.familyName, text)
      case .namePrefix: parts = parts.with(\.namePrefix, text)
      case .nameSuffix: parts = parts.with(\.nameSuffix, text)
      case .nickname: parts = parts.with(\.nickname, text)
      case .alias, .handleValue, .handleKind, .handleLabel: Self.fill(&person, field, text)
      default: Self.fillIdentity(&person, field, text)
      }
    }
    person.nameComponents = parts
    return person
  }

  private static func fillIdentity(_ person: inout Person, _ field: RecordField, _ text: String) {
    switch field {
    case .contactIdentifier: person.contactIdentifier = text
    case .customIdentifier: person.customIdentifier = text
    case .relationship: person.relationship = Person.Relationship(text)
    case .pronunciationHint: person.pronunciationHint = text
    case .suggestionType:
      person.suggestionType = Int(text).flatMap(Person.SuggestionType.init(rawValue:)) ?? .none
    case .isMe: person.isMe = true
    case .isContactSuggestion: person.isContactSuggestion = true
    default: break
    }
  }

  private static func fill(_ person: inout Person, _ field: RecordField, _ text: String) {
    if field == .alias { return person.aliases.append(PersonHandle(nil)) }
    var handle = person.aliases.last ?? person.personHandle ?? PersonHandle(nil)
    switch field {
    case .handleValue: handle.value = text
    case .handleKind: handle.type = Int(text).flatMap(PersonHandle.Kind.init(rawValue:)) ?? .unknown
    default: handle.label = PersonHandle.Label(text)
    }
    if person.aliases.isEmpty {
      person.personHandle = handle
    } else {
      person.aliases[person.aliases.count - 1] = handle
    }
  }
}

extension Optional<Person.NameComponents> {
  fileprivate func with(_ part: WritableKeyPath<Person.NameComponents, String?>, _ text: String) -> Self {
    var components = self ?? Person.NameComponents()
    components[keyPath: part] = text
    return components
  }
}
