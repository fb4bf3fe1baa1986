import Parley

/// What the home answers to any request: a code, and what the prompts can tell.
struct HomeResponse: IntentResponse {
  let code: Code
  var userActivity: UserActivity?
  var details: [String: ToldValue] = [:]

  init(code: Code, userActivity: UserActivity?) {
    self.code = code
    self.userActivity = userActivity
  }

  init(_ code: Code, _ details: [String: ToldValue] = [:]) {
    self.init(code: code, userActivity: nil)
    self.details = details
  }

  enum Code: Int, IntentResponseCode {
    case unspecified = 0
    case ready, success, failure
    /// The device does not answer.
    case failureUnreachable
    /// It is so already.
    case failureAlreadyDone
  }
}
