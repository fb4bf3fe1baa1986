import Testing

@testable import ParleyServer

@Suite struct HTTPRequestTests {
  private func request(_ text: String, pieces: Int = 1) throws -> HTTPRequest? {
    var reader = HTTPRequestReader(mostHead: 200, mostBody: 20)
    let bytes = Array(text.utf8)
    let size = max(1, bytes.count / pieces)
    var found: HTTPRequest?
    for start in stride(from: 0, to: bytes.count, by: size) where found == nil {
      found = try reader.take(bytes[start..<min(start + size, bytes.count)])
    }
    return found
  }

  @Test(arguments: [1, 3, 100])
  func aRequestIsReadHoweverItIsCut(_ pieces: Int) throws {
    let text = "POST /do?after=3&b HTTP/1.1\r\nHost: 127.0.0.1:80\r\ncontent-length:  4 \r\n\r\nab\r\nrest"
    let request = try #require(try request(text, pieces: pieces))
    #expect(request.method == "POST" && request.path == "/do" && request.query == ["after": "3"])
    #expect(request.headers == ["host": "127.0.0.1:80", "content-length": "4"])
    #expect(request.body == Array("ab\r\n".utf8))
  }

  @Test func oneThatIsNotWholeIsWaitedFor() throws {
    #expect(try request("GET / HTTP/1.1\r\nHost: a") == nil)
    #expect(try request("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nabc") == nil)
  }

  @Test(arguments: [
    ("GET /\r\n\r\n", HTTPProblem.malformed), ("GET  / HTTP/1.1\r\n\r\n", .malformed), ("\r\n\r\n", .malformed),
    ("GET http://a/ HTTP/1.1\r\n\r\n", .malformed), ("GET / HTTP/2\r\n\r\n", .version),
    ("GET / XTTP/1.1\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\nA b\r\n\r\n", .malformed), ("GET / HTTP/1.1\r\nA : b\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .malformed), ("GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n", .malformed), ("GET /é HTTP/1.1\r\n\r\n", .malformed),
    ("POST / HTTP/1.1\r\n\r\n", .lengthRequired), ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .malformed),
    ("POST / HTTP/1.1\r\nContent-Length: 1e3\r\n\r\n", .malformed),
    ("POST / HTTP/1.1\r\nContent-Length: 21\r\n\r\n", .tooLarge),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .tooLarge),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n", .notImplemented),
  ])
  func oneThatIsWrongIsNamed(_ text: String, _ problem: HTTPProblem) {
    #expect(throws: problem) { try request(text) }
  }

  @Test func aHeadHasAnEnd() {
    let long = "GET / HTTP/1.1\r\nA: " + String(repeating: "b", count: 300)
    #expect(throws: HTTPProblem.headTooLarge) { try request(long) }
    #expect(throws: HTTPProblem.headTooLarge) { try request(long + "\r\n\r\n") }
  }

  @Test func anAnswerSaysHowLongItIsAndEndsTheConnection() {
    let text = String(decoding: HTTPResponse.text(404, "nothing").bytes, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    #expect(text.hasSuffix("\r\n\r\nnothing\n"))
    for line in ["Content-Length: 8\r\n", "Connection: close\r\n", "Cache-Control: no-store\r\n"] {
      #expect(text.contains(line))
    }
  }
}
