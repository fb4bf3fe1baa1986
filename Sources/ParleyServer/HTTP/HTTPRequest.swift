/// A request of HTTP/1.1, with the parts that a page on this machine uses.
package struct HTTPRequest: Sendable, Equatable {
  package var method: String
  /// The path before the question mark, with its escapes.
  package var path: String
  /// The parameters after the question mark, by name; without escapes.
  package var query: [String: String] = [:]
  /// The header fields by their lower-case names.
  package var headers: [String: String] = [:]
  package var body: [UInt8] = []

  package init(_ method: String, _ path: String) {
    self.method = method
    self.path = path
  }
}

/// Why a request is refused; the number is the status of the answer.
package enum HTTPProblem: Int, Error, Sendable {
  case malformed = 400
  case lengthRequired = 411
  case tooLarge = 413
  case headTooLarge = 431
  case notImplemented = 501
  case version = 505

  /// The problem in words, for the person who sees the answer.
  package var words: String {
    switch self {
    case .malformed: "this is no request of HTTP"
    case .lengthRequired: "a request with a body says how long it is"
    case .tooLarge: "the body is too large"
    case .headTooLarge: "the head of the request is too large"
    case .notImplemented: "bodies in pieces are not read here"
    case .version: "only HTTP/1.1 and 1.0 are spoken here"
    }
  }
}

/// Reads one request from the bytes of a connection.
///
/// Source: RFC 9112.
package struct HTTPRequestReader {
  private let mostHead: Int
  private let mostBody: Int
  private var bytes: [UInt8] = []
  /// The number of bytes that were searched for the end of the head.
  private var looked = 0
  private var head: HTTPRequest?
  private var length = 0

  package init(mostHead: Int = 16 << 10, mostBody: Int = 64 << 10) {
    self.mostHead = mostHead
    self.mostBody = mostBody
  }

  /// Adds bytes that have arrived.
  /// - Returns: The request once it is complete.
  package mutating func take(_ new: some Sequence<UInt8>) throws(HTTPProblem) -> HTTPRequest? {
    bytes += new
    if head == nil { try readHead() }
    guard var request = head, bytes.count >= length else { return nil }
    request.body = Array(bytes.prefix(length))
    return request
  }

  private mutating func readHead() throws(HTTPProblem) {
    let end = Array("\r\n\r\n".utf8)
    var place = max(0, looked - 3)
    while place + 4 <= bytes.count, !bytes[place..<place + 4].elementsEqual(end) { place += 1 }
    looked = bytes.count
    guard place + 4 <= bytes.count else {
      if bytes.count > mostHead { throw .headTooLarge }
      return
    }
    guard place <= mostHead else { throw .headTooLarge }
    let request = try Self.head(bytes[..<place])
    length = try length(of: request)
    bytes.removeFirst(place + 4)
    head = request
  }

  private func length(of request: HTTPRequest) throws(HTTPProblem) -> Int {
    if request.headers["transfer-encoding"] != nil { throw .notImplemented }
    guard let text = request.headers["content-length"] else {
      if request.method == "POST" || request.method == "PUT" { throw .lengthRequired }
      return 0
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw .malformed
    }
    guard let length = Int(text), length <= mostBody else { throw .tooLarge }
    return length
  }

  private static func head(_ bytes: ArraySlice<UInt8>) throws(HTTPProblem) -> HTTPRequest {
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else {
      throw .malformed
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    guard !lines.contains(where: { $0.contains("\n") || $0.contains("\r") }) else { throw .malformed }
    let parts = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[1].hasPrefix("/") else { throw .malformed }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
      throw parts[2].hasPrefix("HTTP/") ? .version : .malformed
    }
    var request = HTTPRequest(String(parts[0]), String(parts[1].prefix { $0 != "?" }))
    request.query = query(parts[1].drop { $0 != "?" }.dropFirst())
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else { throw .malformed }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      // Of two such fields a proxy could use another one than this server.
      guard request.headers[name] == nil || !single.contains(name) else { throw .malformed }
      request.headers[name] = String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
    return request
  }

  private static let single: Set = ["host", "content-length", "transfer-encoding", "origin", "content-type"]

  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0) }
  }

  private static func query(_ text: Substring) -> [String: String] {
    let pairs = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return Dictionary(pairs.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }) { first, _ in first }
  }
}
