import IntentText
import Parley
import PropertyLists

extension WorldReader {
  /// The contacts under `Contacts`.
  mutating func readContacts() -> ContactBook {
    var contacts: [Contact] = []
    var names: Set<String> = []
    for node in dictionaries("Contacts", in: root) {
      checkKeys(
        of: node,
        known: ["Name", "Nickname", "Relationship", "Pronunciation", "Identifier", "Handles", "Unsupported"])
      guard let name = text("Name", in: node, of: "a contact") else { continue }
      let identifier = text("Identifier", in: node) ?? "contact-\(Self.slug(of: name))"
      checkRelationship(of: node)
      if !names.insert(identifier).inserted { note(.repeatedName(identifier), at: node) }
      contacts.append(
        Contact(
          identifier: identifier, name: name, nickname: text("Nickname", in: node),
          relationship: text("Relationship", in: node), pronunciation: text("Pronunciation", in: node),
          handles: readHandles(of: node), reasons: readReasons(of: node)))
    }
    return ContactBook(contacts)
  }

  /// A contact by its name or identifier; an unknown one is recorded as a problem.
  mutating func contact(_ name: String, in book: ContactBook, key: String, at node: PropertyList) -> Contact? {
    if let contact = book[name] ?? book.named(name) { return contact }
    note(
      .unknownName(
        name, key: key, nearest: NearestName.nearest(to: name, among: book.contacts.map(\.name))),
      at: node[key] ?? node)
    return nil
  }

  /// Warns about a relationship that no language has words for: it is found only by its exact words.
  private mutating func checkRelationship(of contact: PropertyList) {
    guard let text = text("Relationship", in: contact), !RelationshipWords.knows(Person.Relationship(text)) else {
      return
    }
    let nearest = NearestName.nearest(to: text.lowercased(), among: RelationshipWords.all)
    let hint = nearest.map { " Did you mean '\($0)'?" } ?? ""
    advise(
      "no language knows the relationship '\(text)', so that only these words find the person.\(hint)",
      at: contact["Relationship"] ?? contact)
  }

  /// The words of a name as a key: `Bobo the Great` -> `bobo-the-great`.
  static func slug(of name: String) -> String {
    let words = Words(name)
    return (0..<words.count).map(words.folded).joined(separator: "-")
  }

  private mutating func readHandles(of contact: PropertyList) -> [PersonHandle] {
    var handles: [PersonHandle] = []
    for node in dictionaries("Handles", in: contact) {
      checkKeys(of: node, known: ["Value", "Label"])
      guard let value = text("Value", in: node, of: "a handle") else { continue }
      handles.append(
        PersonHandle(
          value, type: value.contains("@") ? .emailAddress : .phoneNumber,
          label: text("Label", in: node).map { PersonHandle.Label($0) }))
    }
    return handles
  }

  /// Why a contact cannot be the subject of intents: a dictionary from an intent's name to one of its unsupported
  /// reasons.
  private mutating func readReasons(of contact: PropertyList) -> [IntentName: UnsupportedReason] {
    var reasons: [IntentName: UnsupportedReason] = [:]
    guard let entries = dictionary("Unsupported", in: contact)?.entries else { return [:] }
    for entry in entries {
      let known = IntentDescription.builtIn.filter { $0.parameters.contains { !$0.reasons.isEmpty } }
      guard let intent = known.first(where: { $0.name.rawValue == entry.key }) else {
        let names = known.map(\.name.rawValue)
        note(.unknownKey(entry.key, nearest: NearestName.nearest(to: entry.key, among: names)), at: entry.keyNode)
        continue
      }
      let words = intent.parameters.flatMap(\.reasons).map(\.rawValue)
      if let reason = entry.value.string, words.contains(reason) {
        reasons[intent.name] = UnsupportedReason(reason)
      } else {
        note(unknown(entry.value.string ?? "", key: entry.key, known: words), at: entry.value)
      }
    }
    return reasons
  }
}
