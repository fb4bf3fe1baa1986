import IntentModel
import IntentText
import IntentUnderstanding
import Parley

/// What was said about texts in a language: by row, all ways in which it may change the text, and which of them come to the
/// text that was meant.
struct EditExamples: Sendable {
  struct Example: Sendable {
    /// The places of the features of all ways, way after way.
    private(set) var features: [Int32] = []
    /// By way, where its features end.
    private var ends: [Int32] = []
    /// By way.
    private(set) var isMeant: [Bool]
    /// How much it counts.
    var count: Double
    /// Who wrote it.
    var writer: String

    init(_ ways: [[Int32]], isMeant: [Bool], count: Double, writer: String) {
      (self.isMeant, self.count, self.writer) = (isMeant, count, writer)
      for way in ways {
        features += way
        ends.append(Int32(features.count))
      }
    }

    /// The same with other places; features without one are left out.
    func placed(_ places: [Int?]) -> Self {
      var placed = self
      (placed.features, placed.ends) = ([], [])
      for way in ends.indices {
        placed.features += features[self.places(of: way)].compactMap { places[Int($0)].map(Int32.init) }
        placed.ends.append(Int32(placed.features.count))
      }
      return placed
    }

    /// Where the features of a way are.
    func places(of way: Int) -> Range<Int> { (way > 0 ? Int(ends[way - 1]) : 0)..<Int(ends[way]) }
  }

  let language: String
  private(set) var examples: [Example] = []
  /// By place, the feature; `nil` where too few examples have it.
  private(set) var kept: [String?] = []

  /// How many examples must have a feature, and how many in a way that was meant.
  private static let leastExamples = 3, leastMeant = 2
  /// How much a reply counts that was not written about its text: there are many of them, and they are easily told apart.
  private static let countOfOthers = 0.3

  init(_ clauses: LabelledClauses, _ listener: CorpusListener, of language: String) {
    self.language = language
    let rows = clauses.rows.filter { $0.language == language && !$0.isUnread }
    let drafts = rows.compactMap(\.edit?.draft)
    if drafts.isEmpty { return }
    var features = FeatureTable()
    for row in rows {
      if let edit = row.edit {
        add(row, edit.draft, edit.result ?? edit.draft, listener, &features)
      } else if row.isAboutText(listener.world) {
        // What is said without changing anything does not depend on the text.
        let draft = drafts[examples.count % drafts.count]
        add(row, draft, draft, count: Self.countOfOthers, listener, &features)
      }
    }
    kept = features.names.indices.map { place in
      let isKept = features.all[place] >= Self.leastExamples || features.meant[place] >= Self.leastMeant
      return isKept ? features.names[place] : nil
    }
  }

  /// Adds all ways in which a row may change a text, where one of them comes to the text that was meant.
  private mutating func add(
    _ row: LabelledClauses.Row, _ draft: String, _ result: String, count: Double = 1, _ listener: CorpusListener,
    _ features: inout FeatureTable
  ) {
    let meant = Words(result).folded
    guard let edits = listener.textEdits(row.said, changing: draft, in: language) else { return }
    let all = edits.all()
    let isMeant = all.map { $0.folded == meant }
    guard isMeant.contains(true) else { return }
    let ways = zip(all, isMeant).map { edit, isMeant in features.add(edits.features(of: edit), isMeant: isMeant) }
    features.endExample()
    examples.append(Example(ways, isMeant: isMeant, count: count, writer: row.writer))
  }

  /// All features, by place, and how many examples have them.
  private struct FeatureTable {
    private(set) var names: [String] = []
    /// By place, how many examples have the feature, and how many in a way that was meant.
    private(set) var (all, meant): ([Int], [Int]) = ([], [])
    private var places: [String: Int32] = [:]
    private var (ofExample, meantOfExample): (Set<Int32>, Set<Int32>) = ([], [])

    mutating func add(_ features: Set<String>, isMeant: Bool) -> [Int32] {
      let way = features.map { place(of: $0) }.sorted()
      ofExample.formUnion(way)
      if isMeant { meantOfExample.formUnion(way) }
      return way
    }

    mutating func endExample() {
      for place in ofExample { all[Int(place)] += 1 }
      for place in meantOfExample { meant[Int(place)] += 1 }
      (ofExample, meantOfExample) = ([], [])
    }

    private mutating func place(of name: String) -> Int32 {
      if let place = places[name] { return place }
      let place = Int32(names.count)
      places[name] = place
      names.append(name)
      all.append(0)
      meant.append(0)
      return place
    }
  }
}

extension LabelledClauses.Row {
  /// Whether it is said where a text was read back or sent, and changes nothing of it.
  func isAboutText(_ world: CorpusWorld) -> Bool {
    guard let situation, let intent = world.question(situation)?.expectation?.intent ?? world.past[situation]?.intent,
      world.question(situation).map({ $0.weighed == .goAhead }) != false
    else { return false }
    let changes: [ClauseKind] = [.move(.change), .move(.text), .move(.answer)]
    return CorpusWorld.intents[intent]?.draftParameter != nil && !kinds.contains(where: changes.contains)
  }
}
