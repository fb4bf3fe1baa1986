/// The ways to name a person, made of the classes of a language: names, relationships, addresses, and lists of them.
struct PersonNetwork: Hashable {
  /// The classes of words for persons, -1 for one that a language lacks.
  struct Classes: Hashable {
    var my: Int32
    /// "My" as a class without articles: an article after a name begins something new, as in "tell Bobo the kids are
    /// here".
    var own: Int32
    var and: Int32
    var pronoun: Int32
    var possessive: Int32
    var place: Int32
    var of: Int32
  }

  var classes: Classes
  var slot: Int16
  /// Whether only people in the vocabulary are taken, and no unknown name.
  var isKnown = false

  /// Adds a person, or a list of people, after a node; returns the node after it.
  func add(to network: inout PhraseNetwork, after from: Int32, list: Bool) -> Int32 {
    let start = network.node()
    network.connect(from, start)
    let end = one(&network, start)
    if list {
      if classes.and >= 0 {
        for end in [end, run(&network, start)] {
          network.connect(network.token(end, classes.and, slot: slot), start)
        }
      }
      network.connect(network.token(end, WordClass.comma, slot: slot), start)
    }
    return end
  }

  /// People named by relationships right after another person without a comma, as in speech: "mum dad and Alice".
  ///
  /// An "and" must follow, because without one the words after a name are a text; and a name after a name is its
  /// surname.
  private func run(_ network: inout PhraseNetwork, _ start: Int32) -> Int32 {
    let mine = network.optional(start) { token(classes.my, &$0, $1) }
    let first = network.choice(
      mine, [{ $0.span($1, .person, slot: slot) }, { $0.token($1, WordClass.relation, slot: slot) }])
    let alsoMine = network.optional(first) { token(classes.my, &$0, $1) }
    let next = network.token(alsoMine, WordClass.relation, slot: slot)
    network.connect(next, first)
    return next
  }

  private func one(_ network: inout PhraseNetwork, _ start: Int32) -> Int32 {
    let mine = network.optional(start) { token(classes.my, &$0, $1) }
    let named = network.choice(
      mine,
      [
        { related(&$0, $1) },
        { known(&$0, $1) },
        { unknown(&$0, $1) },
      ])
    let end = network.choice(
      start,
      [
        { network, _ in labelled(&network, named) },
        // Words that stand for people are no values by themselves here: "el" may be an article.
        { isKnown ? $0.node() : token(classes.pronoun, &$0, $1) },
        { labelOf(&$0, $1) },
        { $0.span($1, .address, slot: slot) },
      ])
    return network.optional(end) { network, from in
      // "on her mobile", "at home"
      let at = token(classes.place, &network, from)
      let whose = network.optional(at) { token(classes.my, &$0, $1) }
      return network.token(whose, WordClass.label, slot: slot)
    }
  }

  /// A relationship, alone or with a name: "mother", "best friend Bobo", "sister of Bobo".
  private func related(_ network: inout PhraseNetwork, _ from: Int32) -> Int32 {
    let relation = network.token(from, WordClass.relation, slot: slot)
    return network.optional(relation) { network, from in
      network.choice(
        from,
        [
          { $0.span($1, .person, slot: slot) },
          { unknown(&$0, $1) },
          { network, from in
            network.choice(
              token(classes.of, &network, from),
              [
                { $0.span($1, .person, slot: slot) },
                { unknown(&$0, $1) },
              ])
          },
        ])
    }
  }

  /// A name that is in no vocabulary; a node that nothing reaches where only known people are taken.
  private func unknown(_ network: inout PhraseNetwork, _ from: Int32) -> Int32 {
    isKnown ? network.node() : network.loop(from, first: .nameFirst, more: .nameMore, slot: slot)
  }

  /// A name of the vocabulary; further words that are not in it may follow.
  private func known(_ network: inout PhraseNetwork, _ from: Int32) -> Int32 {
    let name = network.span(from, .person, slot: slot)
    if isKnown { return name }
    return network.optional(name) { network, from in
      // After a skipped word the name has ended: what follows is no surname.
      let directly = network.node()
      network.loop(directly)
      network.connect(from, directly)
      return network.loop(directly, first: .surname, more: .nameMore, slot: slot)
    }
  }

  /// A name before a word that belongs to it: "Bobo's mobile", "Bobo's sister", "Bobo my friend".
  private func labelled(_ network: inout PhraseNetwork, _ from: Int32) -> Int32 {
    network.optional(from) { network, from in
      network.choice(
        from,
        [
          { network, from in
            let whose = token(classes.possessive, &network, from)
            return network.choice(
              whose,
              [
                { $0.token($1, WordClass.label, slot: slot) },
                { $0.token($1, WordClass.relation, slot: slot) },
              ])
          },
          { network, from in
            network.token(token(classes.own, &network, from), WordClass.relation, slot: slot)
          },
        ])
    }
  }

  /// The word for an address before its owner: "le portable de Bobo".
  private func labelOf(_ network: inout PhraseNetwork, _ from: Int32) -> Int32 {
    let mine = network.optional(from) { token(classes.my, &$0, $1) }
    let label = network.token(mine, WordClass.label, slot: slot)
    let of = token(classes.of, &network, label)
    return network.choice(of, [{ known(&$0, $1) }, { related(&$0, $1) }])
  }

  /// A token of a class of the language; a node that nothing reaches where the language has no such class.
  private func token(_ wordClass: Int32, _ network: inout PhraseNetwork, _ from: Int32) -> Int32 {
    wordClass >= 0 ? network.token(from, wordClass, slot: slot) : network.node()
  }
}

extension PersonNetwork {
  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    classes = Classes(
      my: try reader.int32(), own: try reader.int32(), and: try reader.int32(), pronoun: try reader.int32(),
      possessive: try reader.int32(), place: try reader.int32(), of: try reader.int32())
    slot = Int16(truncatingIfNeeded: try reader.int32())
    isKnown = try reader.flag()
  }

  func write(to writer: inout TableWriter) {
    for one in [
      classes.my, classes.own, classes.and, classes.pronoun, classes.possessive, classes.place, classes.of, Int32(slot),
    ] { writer.add(one) }
    writer.add(isKnown)
  }
}
