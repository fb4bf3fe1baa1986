import Parley
import Synchronization

/// An app whose people the fuzzer can remove while it is talked to: it knows nobody whom its user does not have.
final class ContactsApp: Sendable {
  private let names: Mutex<[String]>
  /// Names that no utterance and no other app has.
  static let names = ["Quillon Vex", "Zorvath Brimley", "Oda Brimley", "Marnix Tull"]
  static let name = "Pigeon"

  init() { names = Mutex(Self.names) }

  var people: [Person] { names.withLock { $0.map { Person($0) } } }

  func remove(_ name: String) { names.withLock { $0.removeAll { $0 == name } } }

  var app: AssistantApp {
    AssistantApp(
      identifier: "com.example.Pigeon", displayName: Self.name,
      restrictedWhileLocked: ["SendMessage"], handlers: [.sendMessage(self), .sendPayment(self)])
  }

  private func verdict(on person: Person) -> ResolutionResult<Person> {
    let wanted = person.displayName.lowercased()
    let found = people.filter { $0.displayName.lowercased().split(separator: " ").contains { wanted.contains($0) } }
    if let exact = found.first(where: { $0.displayName.lowercased() == wanted }) { return .success(exact) }
    switch found.count {
    case 0: return .unsupported
    case 1: return .confirmationRequired(found[0])
    default: return .disambiguation(found)
    }
  }
}

extension ContactsApp: SendMessageIntent.Handling {
  func resolveRecipients(for intent: SendMessageIntent) -> [ResolutionResult<Person>] {
    intent.recipients.isEmpty ? [.needsValue] : intent.recipients.map(verdict)
  }

  func resolveContent(for intent: SendMessageIntent) -> ResolutionResult<String> {
    intent.content.map { .success($0) } ?? .needsValue
  }

  func handle(_ intent: SendMessageIntent) -> SendMessageIntent.Response { .init(.success) }
}

extension ContactsApp: SendPaymentIntent.Handling {
  func resolvePayee(for intent: SendPaymentIntent) -> ResolutionResult<Person> {
    intent.payee.map(verdict) ?? .needsValue
  }

  func resolveCurrencyAmount(for intent: SendPaymentIntent) -> ResolutionResult<CurrencyAmount> {
    intent.currencyAmount.map { .success($0) } ?? .needsValue
  }

  func handle(_ intent: SendPaymentIntent) -> SendPaymentIntent.Response { .init(.success, paymentRecord: nil) }
}
