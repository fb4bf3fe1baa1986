import Testing

@testable import ParleyServer

/// Which requests a page's server on this machine takes.
@Suite struct LocalPolicyTests {
  private func status(_ method: String = "GET", _ headers: [String: String]) -> Int? {
    var request = HTTPRequest(method, "/")
    request.headers = headers
    return LocalPolicy(port: 8123).refusal(of: request)?.status
  }

  @Test(arguments: ["127.0.0.1:8123", "localhost:8123", "LOCALHOST:8123"])
  func itsOwnNamesAreTaken(_ host: String) { #expect(status("GET", ["host": host]) == nil) }

  @Test(arguments: ["example.org:8123", "127.0.0.1", "127.0.0.1:80", "localhost.example.org:8123", "", "[::1]:8123"])
  func anotherNameOfTheMachineIsNot(_ host: String) { #expect(status("GET", ["host": host]) == 403) }

  @Test func oneWithoutANameIsNot() { #expect(status("GET", [:]) == 403) }

  @Test(arguments: ["http://example.org", "null", "https://127.0.0.1:8123", "http://127.0.0.1:80", "http://127.0.0.1"])
  func anotherOriginIsNot(_ origin: String) {
    #expect(status("POST", ["host": "127.0.0.1:8123", "origin": origin, "content-type": "application/json"]) == 403)
  }

  @Test func thePagesOwnOriginIs() {
    let own = [
      "host": "127.0.0.1:8123", "origin": "http://127.0.0.1:8123", "content-type": "application/json; charset=utf-8",
    ]
    #expect(status("POST", own) == nil)
    #expect(status("POST", own.merging(["sec-fetch-site": "same-origin"]) { $1 }) == nil)
    for site in ["cross-site", "same-site"] {
      #expect(status("POST", own.merging(["sec-fetch-site": site]) { $1 }) == 403)
    }
  }

  @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"])
  func whatAFormSendsIsNot(_ type: String) {
    #expect(status("POST", ["host": "localhost:8123", "content-type": type]) == 415)
    #expect(status("POST", ["host": "localhost:8123"]) == 415)
  }
}
