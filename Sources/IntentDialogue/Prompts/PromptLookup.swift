import IntentModel
import LanguageNotation
import Synchronization

/// The wordings of one prompt, by form.
struct PromptForms: Sendable {
  private var full: [PromptWording]?
  private var brief: [PromptWording]?
  private var handsFree: [PromptWording]?
  private var car: [PromptWording]?

  subscript(form: PromptLine.Form) -> [PromptWording]? {
    get {
      switch form {
      case .full: full
      case .brief: brief
      case .handsFree: handsFree
      case .car: car
      }
    }
    set {
      switch form {
      case .full: full = newValue
      case .brief: brief = newValue
      case .handsFree: handsFree = newValue
      case .car: car = newValue
      }
    }
  }
}

/// Remembers which prompts belong to a request.
///
/// A conversation says the same few prompts again and again with other values: their keys are looked up once.
final class PromptLookup: Sendable {
  /// Everything that decides about the keys of a request.
  struct Asked: Hashable {
    var intent: IntentName?
    var parameter: String?
    var moment: String
    var detail: String?
    var status: IntentHandlingStatus?

    init(_ request: PromptRequest) {
      intent = request.intent
      parameter = request.parameter
      moment = request.code ?? request.kind.rawValue
      detail = request.reason?.rawValue ?? request.variant
      status = request.status
    }

    /// From the most to the least specific; those of the intent come first.
    ///
    /// A code without prompts of its own gets those for its status.
    var keys: [PromptKey] {
      var scopes: [String] = []
      if let intent {
        if let parameter { scopes.append(intent.rawValue + "." + parameter) }
        scopes.append(intent.rawValue)
      }
      scopes.append("*")
      return scopes.flatMap { scope in
        (detail.map { [PromptKey(scope, moment, $0)] } ?? []) + [PromptKey(scope, moment)]
      } + (status.map { [PromptKey("*", "\($0)")] } ?? [])
    }
  }

  /// The prompts that are there, from the narrow to the wide.
  struct Found: Sendable {
    var all: [PromptForms] = []
    /// How many of them belong to the intent itself; the others are general.
    var ownCount = 0

    /// Whether any has a shorter wording for a user who looks at the screen.
    var hasBrief: Bool { all.contains { $0[.brief] != nil } }
  }

  private let known = Mutex<[Asked: Found]>([:])
  /// How many requests are remembered.
  ///
  /// A language has fewer prompts than this; only a host that makes up variants has more.
  private static let most = 4096

  func found(for request: PromptRequest, in sentences: [PromptKey: PromptForms]) -> Found {
    let asked = Asked(request)
    if let found = known.withLock({ $0[asked] }) { return found }
    var found = Found()
    for key in asked.keys {
      guard let forms = sentences[key] else { continue }
      found.all.append(forms)
      if key.scope != "*" { found.ownCount += 1 }
    }
    known.withLock { known in
      if known.count >= Self.most { known.removeAll() }
      known[asked] = found
    }
    return found
  }
}
