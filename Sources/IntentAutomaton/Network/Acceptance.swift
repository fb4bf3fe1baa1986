/// What a phrase says when it has been read to its end.
package struct Acceptance: BitwiseCopyable, Sendable {
  package var intent: Int32
  package var cost: Float
  /// The phrase, by its place among the grammar's phrases.
  package var phrase: Int32
  /// Whether the phrase only adds to a request that another sentence makes.
  var isDetail = false
  /// Whether the phrase says an act.
  var isAct = false
  /// Whether a whole request may be said within the phrase.
  var hasRequest = false

  /// Whether only the better of this and another ending counts: both ask for the same intent.
  ///
  /// Phrases of acts never compete, because the open request may not be able to take what one of them says.
  func competes(with other: Acceptance) -> Bool {
    intent == other.intent && (!isAct || phrase == other.phrase)
  }
}

extension Acceptance {
  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    intent = try reader.int32()
    cost = try reader.float()
    phrase = try reader.int32()
    isDetail = try reader.flag()
    isAct = try reader.flag()
    hasRequest = try reader.flag()
  }

  func write(to writer: inout TableWriter) {
    writer.add(intent)
    writer.add(cost)
    writer.add(phrase)
    writer.add(isDetail)
    writer.add(isAct)
    writer.add(hasRequest)
  }
}
