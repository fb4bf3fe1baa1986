/// The answer to a request; the connection is closed after it.
package struct HTTPResponse: Sendable, Equatable {
  package var status: Int
  package var headers: [String: String]
  package var body: [UInt8]

  package init(_ status: Int, _ type: String, _ body: some Sequence<UInt8>, _ headers: [String: String] = [:]) {
    self.status = status
    self.headers = headers.merging(["Content-Type": type]) { first, _ in first }
    self.body = Array(body)
  }

  /// An answer of one line, for the person who sees it.
  package static func text(_ status: Int, _ words: String, _ headers: [String: String] = [:]) -> HTTPResponse {
    HTTPResponse(status, "text/plain; charset=utf-8", "\(words)\n".utf8, headers)
  }

  private static let reasons = [
    200: "OK", 202: "Accepted", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 411: "Length Required",
    413: "Content Too Large", 415: "Unsupported Media Type", 431: "Request Header Fields Too Large",
    501: "Not Implemented", 503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]

  /// The bytes of the answer; it may not be cached, nor shown in a frame of another page.
  package var bytes: [UInt8] {
    var all = headers
    all["Content-Length"] = "\(body.count)"
    all["Connection"] = "close"
    all["Cache-Control"] = "no-store"
    all["X-Content-Type-Options"] = "nosniff"
    all["Referrer-Policy"] = "no-referrer"
    all["Cross-Origin-Resource-Policy"] = "same-origin"
    let lines = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    let head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")\r\n\(lines.joined())\r\n"
    return Array(head.utf8) + body
  }
}
