import IntentText

extension HandleReader {
  /// The most words of a spoken address.
  private static let mostWords = 16

  /// The top-level domains that people say.
  ///
  /// Any word can follow "dot", but sentences do not end in these by chance.
  private static let domains = Set(
    ["com", "org", "net", "edu", "gov", "io", "co", "info", "uk", "de", "fr", "es", "it", "nl", "eu", "ch", "at", "be"]
      .map { Words.hash($0.utf8) })

  /// The sign of an address that a spoken word means.
  func sign(_ index: Int) -> UInt8? {
    numbers.grammar.settings.spokenSigns[words[index].hash].map { UInt8(truncatingIfNeeded: $0) }
  }

  /// The address that is said from a word on: "koko dot jones at banana dot com".
  func spokenEmail(at start: Int) -> Handle? {
    guard start + 4 < words.count, sign(start) == nil, sign(start + 1) != nil else { return nil }
    var address = words.foldedBytes(start).map { $0 }
    var isDomain = false
    var index = start + 1
    var end: Int?
    while index + 1 < words.count, index < start + Self.mostWords, let sign = sign(index), self.sign(index + 1) == nil {
      if sign == UInt8(ascii: "@") {
        guard !isDomain else { break }
        isDomain = true
      }
      address.append(sign)
      address += words.foldedBytes(index + 1)
      index += 2
      let isEnd = isDomain && sign == UInt8(ascii: ".") && Self.domains.contains(words[index - 1].hash)
      if isEnd { end = index }
      if isEnd, index < words.count, self.sign(index) != UInt8(ascii: ".") { break }
    }
    guard let end, end == index else { return nil }
    return Handle(words: start..<end, term: .email(String(decoding: address, as: UTF8.self)))
  }
}
