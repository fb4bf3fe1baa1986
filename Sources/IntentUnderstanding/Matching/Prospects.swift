import StepCounting

/// The most that paths can still add to a score from each word on, by what is in their reach.
///
/// A search asks for few of the reaches that there are, and for most of them late in the utterance: each is worked out
/// from the last word back, as far as it is asked for.
struct Prospects: ~Copyable {
  /// What is known of one group of intents: by word, the most that is added by paths of each freedom.
  struct Prospect: BitwiseCopyable {
    /// From this word on it is known.
    var first: Int32
    /// Where it begins among all gains.
    var gains: Int
  }

  /// By group; where it begins nowhere among the gains nothing is known.
  private let prospects: UnsafeMutablePointer<Prospect>
  private static let groupCount = Reach.count
  private var gains: UnsafeMutablePointer<SIMD4<Float>>
  private var gainCapacity = 512
  private var gainCount = 0

  init() {
    prospects = .allocate(capacity: Self.groupCount)
    gains = .allocate(capacity: gainCapacity)
    forget()
  }

  deinit {
    prospects.deallocate()
    gains.deallocate()
  }

  /// Forgets everything: other words are read.
  mutating func forget() {
    gainCount = 0
    for group in 0..<Self.groupCount {
      prospects[group] = Prospect(first: 0, gains: -1)
    }
  }

  /// Forgets the bounds of the words up to one.
  func forget(upTo word: Int) {
    for group in 0..<Self.groupCount {
      prospects[group].first = max(prospects[group].first, Int32(truncatingIfNeeded: word + 1))
    }
  }

  /// What is known of a group of intents; of a new one nothing but what is added after the last word.
  @inline(__always)
  mutating func prospect(of group: UInt8, last: Int, bonus: Float) -> UnsafeMutablePointer<Prospect> {
    let prospect = prospects + Int(group)
    if prospect.pointee.gains < 0 { begin(prospect, last: last, bonus: bonus) }
    return prospect
  }

  @inline(never)
  private mutating func begin(_ prospect: UnsafeMutablePointer<Prospect>, last: Int, bonus: Float) {
    while gainCount + last + 1 > gainCapacity { gains = SearchSpace.larger(gains, &gainCapacity) }
    prospect.pointee.first = Int32(truncatingIfNeeded: last)
    prospect.pointee.gains = gainCount
    gains[gainCount + last] = SIMD4(repeating: bonus)
    gainCount += last + 1
  }

  /// By word, what may be added; it stays where it is until another prospect begins.
  @inline(__always)
  func gains(of prospect: Prospect) -> UnsafeMutablePointer<SIMD4<Float>> { gains + prospect.gains }
}

/// By word, the most that a path can still add to its score.
struct Gains {
  private let all: UnsafePointer<SIMD4<Float>>
  private let freedom: Int

  @inline(__always)
  init(_ all: UnsafePointer<SIMD4<Float>>, of freedom: Reach.Freedom) {
    self.all = all
    self.freedom = Int(freedom.rawValue)
  }

  @inline(__always)
  subscript(word: Int) -> Float {
    UnsafeRawPointer(all).assumingMemoryBound(to: Float.self)[word * SIMD4<Float>.scalarCount + freedom]
  }
}

extension Search {
  /// The most that a path in a state can still add to its score, for each word from the given one on.
  @inline(__always)
  mutating func gains(in state: State, from word: Int) -> Gains {
    // What is taken back leads to an earlier state, from which more is in reach.
    let reach = mayRepair(from: Int32(truncatingIfNeeded: word)) ? Reach() : state.pointee.reach
    let prospect = space.prospects.prospect(of: reach.group, last: words.upperBound, bonus: grammar.automaton.bonus)
    if Int(prospect.pointee.first) > word { extend(prospect, of: reach.group, to: word) }
    return Gains(space.prospects.gains(of: prospect.pointee), of: reach.freedom)
  }

  @inline(never)
  private mutating func extend(_ prospect: UnsafeMutablePointer<Prospects.Prospect>, of group: UInt8, to word: Int) {
    let gains = space.prospects.gains(of: prospect.pointee)
    let groups = Reach.groups(group)
    let spanKinds = grammar.automaton.spanKinds[Int(group)]
    for place in (word..<Int(prospect.pointee.first)).reversed() {
      let here = space.outlooks + place
      Steps.count(1 + here.pointee.tokens.count + Int(here.pointee.longTokenCount + here.pointee.clauseCount))
      var most = here.pointee.free + gains[place + 1]
      for token in here.pointee.tokens where token.groups & groups != 0 {
        most = most.meeting(gains[place + 1] + token.gain)
      }
      for token in space.longTokens(here) where token.groups & groups != 0 {
        most = most.meeting(gains[place + Int(token.length)] + token.gain)
      }
      if here.pointee.others >= 0 { meetOthers(here, at: place, gains, &most) }
      if here.pointee.spanKinds & spanKinds != 0 { meetSpans(of: spanKinds, at: place, gains, &most) }
      let firstClause = Int(here.pointee.clauses)
      for index in firstClause..<firstClause + Int(here.pointee.clauseCount) {
        let clause = space.clauses[index]
        most = most.meeting(gains[Int(clause.end)] + clause.most)
      }
      gains[place] = most
    }
    prospect.pointee.first = Int32(truncatingIfNeeded: word)
  }

  /// What is more than a word, or left out of every phrase, may come to any path.
  private mutating func meetOthers(
    _ here: UnsafePointer<Outlook>, at place: Int, _ gains: UnsafePointer<SIMD4<Float>>, _ most: inout SIMD4<Float>
  ) {
    var index = here.pointee.others
    while index >= 0 {
      let token = space.tokens[Int(index)]
      if token.use == .app {
        let app = lattice.apps[Int(token.length)]
        most = most.meeting(gains[app.end] + Costs.named(app))
      } else {
        most = most.meeting(gains[place + Int(token.length)])
      }
      index = token.next
    }
  }

  private mutating func meetSpans(
    of spanKinds: UInt16, at place: Int, _ gains: UnsafePointer<SIMD4<Float>>, _ most: inout SIMD4<Float>
  ) {
    var index = space.firstSpans[place]
    while index >= 0 {
      let span = space.spans[Int(index)]
      if span.end <= words.upperBound, spanKinds & 1 << span.kind.rawValue != 0 {
        most = most.meeting(gains[Int(span.end)] + span.score)
      }
      index = span.next
    }
  }
}

extension SIMD4<Float> {
  /// The larger of both in each place.
  @inline(__always)
  fileprivate func meeting(_ other: Self) -> Self { replacing(with: other, where: self .< other) }
}
