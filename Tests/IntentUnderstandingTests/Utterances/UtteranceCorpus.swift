import Parley

/// Requests in the wordings of a language: what is understood at the margin, the wordings of it indented under it.
///
/// One interpreter of six languages hears them all and is told no language.
enum UtteranceCorpus {
  private static let listener = Listener([.english, .french, .german, .spanish, .italian, .dutch])

  /// The wordings that are not read as what stands over them.
  static func failures(_ texts: String...) -> [String] {
    texts.flatMap(ValueCorpus.entries).compactMap { entry in
      let reading = listener.reading(entry.wording)
      return reading == entry.meaning ? nil : "\(entry.wording): \(reading), not \(entry.meaning)"
    }
  }
}
