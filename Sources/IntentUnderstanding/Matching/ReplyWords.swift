import DataStructures
import IntentAutomaton
import IntentModel
import LanguageNotation

/// What `replies` sections say about requests: the beginnings of requests that a reply may continue, and what may be
/// asked for after each request in words that are no request by themselves.
///
/// One entry a line: a kind, for some kinds a name, `=`, and the ways to say it. The words themselves are classes for
/// the phrases of acts; see ``ReplyClasses``.
struct ReplyWords: Sendable {
  /// A request that words ask for only after another one: `after StartWorkout,ResumeWorkout PauseWorkout = pause`.
  ///
  /// An optional fourth name is the parameter that takes the earlier request's people, or `*` where every value is
  /// taken over that both requests take.
  struct Follower: Sendable, Hashable {
    var next: IntentName
    var takesOver: TakenOver?
    var className: String
  }

  /// The beginnings of requests that a reply may continue: by intent, and by intent and parameter.
  private(set) var carriers: [String: [String]] = [:]
  /// What may be asked for after each request.
  private(set) var followers: [IntentName: Set<Follower>] = [:]
  private(set) var problems: [NotationProblem] = []

  init(_ language: Language) {
    for (file, section) in language.sections(.replies) {
      problems += NotationLines(section).problems(in: file) { add($0) }
    }
  }

  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    let carriers = try reader.list { reader throws(TableReader.Mismatch) in
      (try reader.text(), try reader.list { reader throws(TableReader.Mismatch) in try reader.text() })
    }
    self.carriers = Dictionary(carriers) { first, _ in first }
    let followers = try reader.list { reader throws(TableReader.Mismatch) in
      (IntentName(try reader.text()), Set(try reader.list(Follower.init)))
    }
    self.followers = Dictionary(followers) { first, _ in first }
  }

  /// Writes the words of a text without mistakes.
  func write(to writer: inout TableWriter) {
    writer.add(carriers.sorted { $0.key < $1.key }) {
      $0.add($1.key)
      $0.add($1.value) { $0.add($1) }
    }
    writer.add(followers.sorted { $0.key.rawValue < $1.key.rawValue }) {
      $0.add($1.key.rawValue)
      let all = $1.value.sorted { ($0.className, $0.next.rawValue) < ($1.className, $1.next.rawValue) }
      $0.add(all) { $1.write(to: &$0) }
    }
  }

  /// What words of some classes ask for after earlier requests, the latest first.
  ///
  /// Each comes with the place of the earlier request, and how many requests about something else were made since. A
  /// request that ended the earlier one rules it out; one that was to end it and was not carried out counts as about
  /// it.
  func followers(
    of classes: Set<String>, after requests: [Situation.PastRequest]
  ) -> [(request: Follower, place: Int, distance: Int)] {
    var found: [(request: Follower, place: Int, distance: Int)] = []
    var over: Set<IntentName> = []
    var distance = 0
    for (place, request) in requests.enumerated() where !over.contains(request.intent) {
      var following = followers[request.intent, default: []]
      if following.isEmpty {
        let ended = followers.filter { $0.value.contains { $0.next == request.intent } }
        if request.isDone || ended.isEmpty {
          over.formUnion(ended.keys)
          if ended.isEmpty { distance += 1 }
          continue
        }
        following = ended.values.reduce(into: []) { $0.formUnion($1) }
      }
      let said = following.filter { classes.contains($0.className) }.min { $0.className < $1.className }
      if let said, !found.contains(where: { $0.request.next == said.next }) { found.append((said, place, distance)) }
      distance += 1
    }
    return found
  }

  /// About how many bytes the words take.
  var byteCount: Int { carriers.values.reduce(0) { $0 + HeldBytes.of($1) } }

  private mutating func add(_ entry: NotationEntry) -> Bool {
    guard let kind = entry.names.first, entry.right != nil else { return false }
    let name = entry.names.dropFirst().first
    switch kind {
    case "carrier":
      guard entry.names.count >= 2 else { return false }
      carriers[entry.names.dropFirst().joined(separator: " "), default: []]
        .append(entry.rightFields.joined(separator: " "))
      return true
    case "after": follow(entry.names)
    default: break
    }
    // Their patterns are read as those of classes are.
    return ReplyClasses.isKnown(kind, name)
  }

  private mutating func follow(_ names: [String]) {
    guard (3...4).contains(names.count) else { return }
    let follower = Follower(
      next: IntentName(names[2]), takesOver: names.dropFirst(3).first.map(TakenOver.init),
      className: ReplyClasses.className(of: names))
    for name in names[1].split(separator: ",") { followers[IntentName(String(name)), default: []].insert(follower) }
  }
}

extension ReplyWords.Follower {
  fileprivate init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    next = IntentName(try reader.text())
    takesOver = try reader.optionalText().map(TakenOver.init)
    className = try reader.text()
  }

  fileprivate func write(to writer: inout TableWriter) {
    writer.add(next.rawValue)
    writer.add(takesOver?.rawValue)
    writer.add(className)
  }
}
