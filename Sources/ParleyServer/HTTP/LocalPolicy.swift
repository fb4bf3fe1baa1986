/// Who may use a page's server on this machine: the page itself, and programs of the user.
///
/// A page of somebody else in the user's browser may send requests here. One by another name of this machine (DNS
/// rebinding) is known by its Host, one from another page by its Origin or by `Sec-Fetch-Site`; a body that a form can
/// send without asking first is not taken.
package struct LocalPolicy: Sendable {
  private let hosts: Set<String>

  package init(port: UInt16) { hosts = ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Why a request is refused; `nil` where it is not.
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
