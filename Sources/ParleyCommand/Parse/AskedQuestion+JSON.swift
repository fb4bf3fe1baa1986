import DevelopmentTools
import HostProtocol

extension AskedQuestion {
  /// A question as an object of JSON.
  init(json: String) throws(ArgumentProblem) {
    do {
      try self.init(JSONFields(JSONReader.value(of: Array(json.utf8)), at: ""))
    } catch {
      throw .noQuestion(json)
    }
  }
}
