import Parley

/// One utterance of a job, with names in its placeholders.
struct LabelledUtterance: Sendable {
  var text: String
  var intent: String?
  var slots: [String: String]?
  var category: UnderstandingJob.Category

  init(_ utterance: UnderstandingJob.Utterance, text: String, names job: UnderstandingJob, contacts: Int) {
    self.text = text
    self.intent = utterance.intent
    self.slots = utterance.slots.map { slots in
      BenchmarkSlots.expected(slots.mapValues { job.spoken($0, among: contacts) })
    }
    self.category = utterance.category
  }
}

/// How correctly a job is read.
struct JobScore {
  private(set) var usual = 0
  private(set) var usualIntent = 0
  private(set) var usualWhole = 0
  private(set) var refused = 0
  private(set) var refusedRight = 0
  private(set) var unknown = 0
  private(set) var unknownRight = 0
  private(set) var robust = 0
  private(set) var robustRight = 0

  init(_ utterances: [LabelledUtterance], reader: UtteranceReader) {
    for utterance in utterances { count(utterance, reader.read(LabelledText(text: utterance.text)).best) }
  }

  private mutating func count(_ utterance: LabelledUtterance, _ reading: Reading?) {
    let isRight = reading?.intent.rawValue == utterance.intent
    switch utterance.category {
    case .usual:
      usual += 1
      usualIntent += isRight ? 1 : 0
      let said = reading.map(BenchmarkSlots.said) ?? [:]
      usualWhole += isRight && said == utterance.slots ?? said ? 1 : 0
    case .unrelated, .near:
      refused += 1
      refusedRight += isRight ? 1 : 0
    case .unknownName:
      unknown += 1
      unknownRight += isRight ? 1 : 0
    case .robust:
      robust += 1
      robustRight += isRight ? 1 : 0
    }
  }

  /// A line of the table; an unknown name is no mistake where the job does not require known names.
  var summary: String {
    "right: intent \(usualIntent) of \(usual), intent and slots \(usualWhole) of \(usual), "
      + "refused \(refusedRight) of \(refused), unknown names left alone \(unknownRight) of \(unknown), "
      + "in other words \(robustRight) of \(robust)"
  }
}
