/// The stretches of one utterance that were read as requests, each once.
///
/// A reply is looked at in several ways, and many of them ask what the same words mean alone.
final class StretchReadings {
  private var known: [String: Understanding] = [:]
  /// How many texts were read, each with a lattice of its own.
  private(set) var count = 0

  /// Keeps how a text was read elsewhere.
  func keep(_ understanding: Understanding, of text: String) {
    known[text] = understanding
    count += 1
  }

  /// How a text is read: looked up, or read now.
  func understanding(of text: String, read: (String) -> Understanding) -> Understanding {
    if let known = known[text] { return known }
    let new = read(text)
    keep(new, of: text)
    return new
  }
}
