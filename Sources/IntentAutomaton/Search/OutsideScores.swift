import DataStructures
import StepCounting

/// The outside scores of A*: the most that a path can still add to its score from each word on, by what is in its
/// reach.
///
/// A search asks for few of the possible reaches, and for most of them only late in the utterance: each is computed
/// from the last word backwards, as far as it is asked for.
struct OutsideScores: ~Copyable {
  /// The bounds of one group of intents: by word, the most that a path can still add, for each kind of open slots.
  struct GroupBounds: BitwiseCopyable {
    /// The first word for which they are computed.
    var first: Int32
    /// Where the group's bounds begin in the list of all; negative where none are computed.
    var bounds: Int
  }

  /// By group; where it begins nowhere among the bounds nothing is known.
  private let groups = Memory(repeating: Self.unknown, count: Reach.count)
  private static let unknown = GroupBounds(first: 0, bounds: -1)
  private var bounds = MemoryList<SIMD4<Float>>(capacity: 512)

  /// Forgets everything: other words are read.
  mutating func forget() {
    bounds.removeAll()
    groups.fill(with: Self.unknown)
  }

  /// Forgets the bounds of the words up to one.
  func forget(upTo word: Int) {
    for group in 0..<groups.count {
      groups[group].first = max(groups[group].first, Int32(truncatingIfNeeded: word + 1))
    }
  }

  /// The bounds of a group of intents.
  ///
  /// Those of a new group hold only what is added after the last word.
  @inline(__always)
  mutating func known(of group: UInt8, last: Int, bonus: Float) -> UnsafeMutablePointer<GroupBounds> {
    let known = groups.pointer(to: Int(group))
    if known.pointee.bounds < 0 { begin(known, last: last, bonus: bonus) }
    return known
  }

  @inline(never)
  private mutating func begin(_ known: UnsafeMutablePointer<GroupBounds>, last: Int, bonus: Float) {
    known.pointee.first = Int32(truncatingIfNeeded: last)
    known.pointee.bounds = bounds.count
    bounds.append(unwritten: last)
    bounds.append(SIMD4(repeating: bonus))
  }

  /// The bounds of a group, by word; the pointer is valid until a new group is begun.
  @inline(__always)
  func bounds(of known: GroupBounds) -> UnsafeMutablePointer<SIMD4<Float>> {
    bounds.pointer(to: known.bounds)
  }
}

/// By word, the most that a path can still add to its score.
struct ScoreBounds {
  private let all: UnsafePointer<SIMD4<Float>>
  private let openSlotKind: Int

  @inline(__always)
  init(_ all: UnsafePointer<SIMD4<Float>>, of openSlotKind: Reach.OpenSlotKind) {
    self.all = all
    self.openSlotKind = Int(openSlotKind.rawValue)
  }

  @inline(__always)
  subscript(word: Int) -> Float {
    UnsafeRawPointer(all).assumingMemoryBound(to: Float.self)[word * SIMD4<Float>.scalarCount + openSlotKind]
  }
}

extension Search {
  /// The bounds for a path in a state, computed from the given word on.
  @inline(__always)
  mutating func bounds(in state: State, from word: Int) -> ScoreBounds {
    // Words that take something back lead to an earlier state, which has more in its reach.
    var reach = state.pointee.reach
    if reach.group <= Reach.ofAll, reach.group != Reach.ofActs, mayRepair(from: Int32(truncatingIfNeeded: word)) {
      reach = Reach()
    }
    return bounds(of: reach, from: word)
  }

  /// The bounds for a path with something in its reach, computed from the given word on.
  @inline(__always)
  mutating func bounds(of reach: Reach, from word: Int) -> ScoreBounds {
    let known = space.outsideScores.known(of: reach.group, last: words.upperBound, bonus: grammar.automaton.bonus)
    if Int(known.pointee.first) > word { extend(known, of: reach.group, to: word) }
    return ScoreBounds(space.outsideScores.bounds(of: known.pointee), of: reach.openSlotKind)
  }

  @inline(never)
  private mutating func extend(_ known: UnsafeMutablePointer<OutsideScores.GroupBounds>, of group: UInt8, to word: Int)
  {
    let bounds = space.outsideScores.bounds(of: known.pointee)
    let groups = Reach.groups(group)
    let spanKinds = grammar.automaton.spanKinds[Int(group)]
    for place in (word..<Int(known.pointee.first)).reversed() {
      let here = space.columns.pointer(to: place)
      Steps.count(1 + here.pointee.tokens.count + Int(here.pointee.longTokenCount + here.pointee.clauseCount))
      var most = here.pointee.free + bounds[place + 1]
      for token in here.pointee.tokens where token.groups & groups != 0 {
        most = most.meeting(bounds[place + 1] + token.gain)
      }
      for token in space.longTokens(here) where token.groups & groups != 0 {
        most = most.meeting(bounds[place + Int(token.length)] + token.gain)
      }
      if here.pointee.others >= 0 { meetOthers(here, at: place, bounds, &most) }
      if here.pointee.spanKinds & spanKinds != 0 { meetSpans(of: spanKinds, at: place, bounds, &most) }
      let firstClause = Int(here.pointee.clauses)
      for index in firstClause..<firstClause + Int(here.pointee.clauseCount) {
        let clause = space.clauses[index]
        most = most.meeting(bounds[Int(clause.end)] + clause.most)
      }
      bounds[place] = most
      if here.pointee.hasBreak, space.hasDenial || here.pointee.isSentenceStart {
        bounds[place] = most.meeting(SIMD4(repeating: bound(ofRequestAt: place) + Costs.joint + Costs.start))
      }
    }
    known.pointee.first = Int32(truncatingIfNeeded: word)
  }

  /// Tokens that are not simply words of phrases, and words that may be left out, are open to any path.
  private mutating func meetOthers(
    _ here: UnsafePointer<LatticeColumn>, at place: Int, _ bounds: UnsafePointer<SIMD4<Float>>,
    _ most: inout SIMD4<Float>
  ) {
    var index = here.pointee.others
    while index >= 0 {
      let token = space.tokens[Int(index)]
      if token.use == .app {
        let app = lattice.apps[Int(token.length)]
        most = most.meeting(bounds[app.end] + Costs.named(app))
      } else if token.use == .joint || token.use == .gap {
        let join = token.use == .joint ? Costs.joint + Costs.start : Costs.mostOfVerb
        most = most.meeting(SIMD4(repeating: bound(ofRequestAt: place + Int(token.length)) + join))
      } else {
        most = most.meeting(bounds[place + Int(token.length)])
      }
      index = token.next
    }
  }

  private mutating func meetSpans(
    of spanKinds: SpanKind.Bits, at place: Int, _ bounds: UnsafePointer<SIMD4<Float>>, _ most: inout SIMD4<Float>
  ) {
    var index = space.firstSpans[place]
    while index >= 0 {
      let span = space.spans[Int(index)]
      if span.end <= words.upperBound, spanKinds & 1 << span.kind.rawValue != 0 {
        most = most.meeting(bounds[Int(span.end)] + span.score)
      }
      index = span.next
    }
  }
}

extension SIMD4<Float> {
  /// The larger of the two in each lane.
  @inline(__always)
  fileprivate func meeting(_ other: Self) -> Self { replacing(with: other, where: self .< other) }
}
