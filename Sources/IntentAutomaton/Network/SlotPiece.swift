/// A sub-network for a slot that can be said in many ways.
enum SlotPiece: Hashable {
  case person(PersonNetwork, list: Bool)
  /// "the airport", "home", "my sister's house", "5th and Main"
  case place(PersonNetwork.Classes, slot: Int16)

  /// Adds the piece after a node; returns the node after it, which cannot be reached without a word.
  func add(to network: inout PhraseNetwork, after from: Int32) -> Int32 {
    switch self {
    case .person(let person, let list): person.add(to: &network, after: from, list: list)
    case .place(let classes, let slot): Self.addPlace(classes, slot, to: &network, after: from)
    }
  }

  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    let isList = try reader.flag()
    let isPlace = try reader.flag()
    let person = try PersonNetwork(from: &reader)
    self = isPlace ? .place(person.classes, slot: person.slot) : .person(person, list: isList)
  }

  func write(to writer: inout TableWriter) {
    switch self {
    case .person(let person, let list):
      writer.add(list)
      writer.add(false)
      person.write(to: &writer)
    case .place(let classes, let slot):
      writer.add(false)
      writer.add(true)
      PersonNetwork(classes: classes, slot: slot).write(to: &writer)
    }
  }

  private static func addPlace(
    _ classes: PersonNetwork.Classes, _ slot: Int16, to network: inout PhraseNetwork, after from: Int32
  ) -> Int32 {
    network.choice(
      network.optional(from) { classes.my >= 0 ? $0.token($1, classes.my, slot: slot) : $1 },
      [
        { $0.loop($1, first: .placeFirst, more: .placeMore, slot: slot) },
        { $0.token($1, WordClass.label, slot: slot) },
        { network, from in
          let who = network.choice(
            from,
            [
              { $0.token($1, WordClass.relation, slot: slot) }, { $0.span($1, .person, slot: slot) },
            ])
          let whose =
            classes.possessive >= 0
            ? network.token(who, classes.possessive, slot: slot) : network.node()
          return network.token(whose, WordClass.label, slot: slot)
        },
      ])
  }
}
