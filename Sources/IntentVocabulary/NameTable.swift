import DataStructures
import IntentModel

/// An immutable set of names, compact: bytes and numbers in a few arrays, for any number of names.
///
/// A *record* is an entry: a person or a name. A record has *phrases*: its name, a nickname, how it sounds. A *term*
/// is a distinct text by which phrases are found: a whole phrase with its words joined, or one word of it. Joined,
/// so that words split or joined elsewhere still meet the term.
final class NameTable: Sendable {
  /// What the names of a range of records have in common.
  struct Group: Sendable {
    enum Subject: Sendable, Hashable {
      case names([VocabularyType])
      case app
    }
    var subject: Subject
    /// The identifier of the app whose words these are; `nil` for the user's own.
    var app: String?
    var isPeople: Bool
    var firstPhrase: UInt32
  }

  /// How a phrase relates to its record.
  enum Form: UInt16, Sendable {
    case name = 0
    /// A given or a family name.
    case part
    case nickname
    case pronunciation
    /// The name in another spelling.
    case variant
  }

  let terms: ByteTable
  /// For each term, where its postings begin; one more at the end.
  let postingStarts: [UInt32]
  /// The phrases that contain each term, as `2 * phrase`, plus 1 where the term is only a part of the phrase.
  ///
  /// Those of one term are ordered by group, whole phrases before parts, then by priority.
  let postings: [UInt32]
  let phraseRecords: [UInt32]
  /// For each phrase its form in the lowest three bits, and above them a hash of where its words end.
  let phraseForms: [UInt16]
  let records: RecordStore
  let groups: [Group]
  /// People by their whole relationship to the user, folded.
  let related: [Person.Relationship: [UInt32]]
  /// People by one word of a relationship of several words.
  let partlyRelated: [Person.Relationship: [UInt32]]
  let near: NearWords
  /// The number of words of the longest phrase.
  let mostWords: Int
  /// The number of bytes of the longest term.
  let longestTerm: Int

  init(
    terms: ByteTable, postingStarts: [UInt32], postings: [UInt32], phraseRecords: [UInt32],
    phraseForms: [UInt16], records: RecordStore, groups: [Group],
    related: [Person.Relationship: [UInt32]], partlyRelated: [Person.Relationship: [UInt32]], near: NearWords,
    mostWords: Int, longestTerm: Int
  ) {
    self.terms = terms
    self.postingStarts = postingStarts
    self.postings = postings
    self.phraseRecords = phraseRecords
    self.phraseForms = phraseForms
    self.records = records
    self.groups = groups
    self.related = related
    self.partlyRelated = partlyRelated
    self.near = near
    self.mostWords = mostWords
    self.longestTerm = longestTerm
  }

  func postings(of term: UInt32) -> Range<UInt32> {
    postingStarts[Int(term)]..<postingStarts[Int(term) + 1]
  }

  func isPart(_ posting: UInt32) -> Bool { postings[Int(posting)] & 1 == 1 }

  func phrase(_ posting: UInt32) -> UInt32 { postings[Int(posting)] >> 1 }

  func record(_ posting: UInt32) -> UInt32 { phraseRecords[Int(phrase(posting))] }

  /// The group that a phrase belongs to.
  func group(ofPhrase phrase: UInt32) -> Int {
    max(0, groups.partitionPoint { $0.firstPhrase > phrase } - 1)
  }

  /// The first phrase behind a group.
  func phraseEnd(ofGroup group: Int) -> UInt32 {
    group + 1 < groups.count ? groups[group + 1].firstPhrase : UInt32(phraseRecords.count)
  }

  /// The match for a posting with words whose ends have the given hash.
  func found(_ posting: UInt32, boundaries: UInt16) -> VocabularyMatch.Found {
    if isPart(posting) { return .partial }
    let form = phraseForms[Int(phrase(posting))]
    switch Form(rawValue: form & 7) {
    case .part: return .partial
    case .nickname: return .nickname
    case .pronunciation: return .sound
    case .variant: return .nearMiss
    default: return form >> 3 == boundaries ? .exact : .nearMiss
    }
  }

  /// The bytes that the table takes, for the benchmark.
  var byteCount: Int {
    let numbers = postingStarts.count + postings.count + phraseRecords.count
    return terms.byteCount + records.byteCount + near.byteCount + numbers * 4 + phraseForms.count * 2
  }
}
