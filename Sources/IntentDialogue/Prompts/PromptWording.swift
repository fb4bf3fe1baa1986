import LanguageNotation
import Synchronization

/// One sentence of a prompt, parsed when it is first said and then kept.
///
/// A language has some thousand sentences; a conversation says a few of them again and again.
final class PromptWording: Sendable {
  let text: String
  private let parsed = AtomicLazyReference<Parsed>()

  private final class Parsed: Sendable {
    let template: PromptTemplate?
    init(_ template: PromptTemplate?) { self.template = template }
  }

  init(_ text: String) { self.text = text }

  /// The sentence taken apart; `nil` where it has a mistake, which reading a language's prompts reports.
  var template: PromptTemplate? { (parsed.load() ?? parsed.storeIfNil(Parsed(try? PromptTemplate(text)))).template }
}
