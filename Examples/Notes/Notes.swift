import Parley

/// Writes a note: a domain of the host's own, declared as the built-in ones are.
struct CreateNoteIntent: Intent {
  static let name: IntentName = "CreateNote"
  static let parameters: [Parameter<Self>] = [Parameter("title", \.title), Parameter("content", \.content)]

  var title: String?
  var content: String?

  struct Response: IntentResponse {
    let code: Code
    var userActivity: UserActivity?

    init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    enum Code: Int, IntentResponseCode {
      case unspecified = 0
      case ready, success, failure
    }
  }
}

/// Finds a note by words of its title or its text, and reads it out.
struct FindNoteIntent: Intent {
  static let name: IntentName = "FindNote"
  /// So that it is answered in the middle of another request.
  static let rules = IntentRules(changesNothing: true)
  static let parameters: [Parameter<Self>] = [Parameter("note", \.note, reasons: Unknown.self)]

  var note: String?

  enum Unknown: String, UnsupportedReasons { case notFound }

  struct Response: IntentResponse {
    let code: Code
    var userActivity: UserActivity?
    var found: Note?

    init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    init(found: Note?) {
      self.init(code: found == nil ? .failure : .success, userActivity: nil)
      self.found = found
    }

    /// What the prompts in Phrases.plist can tell.
    var details: [String: ToldValue] { found.map { ["text": .text($0.content)] } ?? [:] }

    enum Code: Int, IntentResponseCode {
      case unspecified = 0
      case ready, success, failure
    }
  }
}
