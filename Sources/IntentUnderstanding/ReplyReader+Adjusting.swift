import IntentModel
import IntentText

/// Values that are told by the ones before: "double it", "ten more", "an hour later".
extension ReplyReader {
  func adjustment(_ body: Range<Int>) -> DialogueAct.Adjustment? {
    guard expectation.question != .value else { return nil }
    if let whole = byTheOld(withoutInstead(body)) ?? byTheOld(withoutInstead(withoutChanging(withoutOpening(body)))) {
      return whole
    }
    // "That's too little, ten more": what is before the last mark may say anything but a value.
    guard let last = body.dropFirst().last(where: hasMark),
      values(in: body.lowerBound..<last).isEmpty
    else { return nil }
    return byTheOld(withoutInstead(withoutChanging(withoutOpening(trimmed(last..<body.upperBound)))))
  }

  private func byTheOld(_ said: Range<Int>) -> DialogueAct.Adjustment? {
    if let whole = relative(at: said.lowerBound, before: said.upperBound), whole.length == said.count {
      switch whole.relative {
      case .double: return .times(2)
      case .half: return .times(0.5)
      case .more, .less: return nil
      }
    }
    return moreOrLess(said)
  }

  /// "Ten more", "plus ten", "an hour later": a value beside a word that says which way.
  private func moreOrLess(_ said: Range<Int>) -> DialogueAct.Adjustment? {
    for index in said {
      guard let found = relative(at: index, before: said.upperBound), let isMore = found.relative.isMore
      else { continue }
      let (before, after) = (said.lowerBound..<index, index + found.length..<said.upperBound)
      guard let by = amount(before, after) ?? amount(after, before) else { continue }
      return isMore ? .more(by) : .less(by)
    }
    return nil
  }

  /// What one side says, where the other says nothing.
  private func amount(_ said: Range<Int>, _ other: Range<Int>) -> SpokenValue.Meaning? {
    guard !said.isEmpty, isEmpty(other) else { return nil }
    for kind in [ValueKind.duration, .money, .number] {
      if let value = spotted(kind, said) { return value.meaning }
    }
    return nil
  }

  private func isEmpty(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      guard let length = emptyLength(at: index, before: range.upperBound) else { return false }
      index += length
    }
    return true
  }

  /// Without "make it" before it.
  private func withoutChanging(_ range: Range<Int>) -> Range<Int> {
    replies.dropping([.change, .it], from: range, leaving: 1, unless: .relative)
  }

  private func relative(at index: Int, before end: Int) -> (relative: RelativeWord, length: Int)? {
    let found = replies.longest(.relative, at: index, before: end)
    guard case .relative(let relative)? = found?.role, let length = found?.length else { return nil }
    return (relative, length)
  }
}
