/// Decides who may use a page's server on this machine: the page itself, and programs of the user.
///
/// Another page in the user's browser may send requests here. One that reaches this machine by another name (DNS
/// rebinding) is recognized by its Host; one from another page by its Origin or `Sec-Fetch-Site`; and a body of a type
/// that forms can send without the browser's check is refused.
package struct LocalPolicy: Sendable {
  private let hosts: Set<String>

  package init(port: UInt16) { hosts = ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// The answer that refuses a request; `nil` where it is allowed.
  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return .text(403, "this server is 127.0.0.1 and has no other name")
    }
    if let origin = request.headers["origin"], !hosts.contains(where: { origin.lowercased() == "http://\($0)" }) {
      return .text(403, "a page of another origin asks for this")
    }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      return .text(403, "a page of another site asks for this")
    }
    if request.method == "POST" {
      let type = request.headers["content-type"]?.prefix { $0 != ";" }.lowercased()
      if type != "application/json" { return .text(415, "what is sent is application/json") }
    }
    return nil
  }
}
