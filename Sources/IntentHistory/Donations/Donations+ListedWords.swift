#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import IntentText
import IntentVocabulary
import StepCounting

extension Donations {
  /// Deletes what names people and words that the user had when an earlier process donated and no longer has; then
  /// notes which of the present ones the donations name.
  ///
  /// Words that this process does not know of, such as those of an app that is not installed yet, may still exist, so
  /// they stay. If the disk cannot be written everything stays as it is, see ``lastProblem``.
  public func compare(with words: ListedWords) {
    guard outlivesProcess, !isReading else { return }
    let last = usersWords
    usersWords = words
    do {
      let removed = words.removed(from: content.listed.values)
      if !removed.isEmpty { try delete(keys(naming: removed)) }
      try commit(changes(of: words, since: last))
      lastProblem = nil
    } catch {
      usersWords = last
      lastProblem = error
    }
  }

  private func changes(of words: ListedWords, since last: ListedWords?) throws -> StoreBatch {
    var batch = StoreBatch()
    let now = Set(words.words(named: content.hashesOfNames, changedSince: last))
    for (key, word) in content.listed where words.knows(word.list) && words.hasChanged(word.list, since: last) {
      if !now.contains(word) { batch.delete(StoreKey.listed(key).stored) }
    }
    for word in now { try note(word, in: &batch) }
    return batch
  }

  /// Notes the words of the user that some donations contain, in the same batch.
  ///
  /// Words whose names occur in earlier donations are noted already.
  func noteListedWords(named names: some Sequence<String>, in batch: inout StoreBatch) throws {
    guard let usersWords else { return }
    for name in Set(names) where !content.isNamed(name) {
      for word in usersWords.words(named: name) { try note(word, in: &batch) }
    }
  }

  private func note(_ word: ListedWord, in batch: inout StoreBatch) throws {
    Steps.count()
    let bytes = try word.encoded()
    let key = String(Words.hash(bytes[...]), radix: 16)
    if content.listed[key] == nil { batch.put(bytes, for: StoreKey.listed(key).stored) }
  }
}

extension ListedWord {
  /// About the bytes that one takes in a file.
  static let size = 200

  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(self))
  }
}

extension DonationContent.DefaultKey {
  /// The hash of the person's name; `nil` where it is the key of an identifier or an address.
  var hashOfName: UInt64? {
    person.hasPrefix("name ") ? RemovedWords.hash(ofName: String(person.dropFirst("name ".count))) : nil
  }
}
