import HostProtocol
import Parley
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    (#"{"a": [1, -2.5, true, null, "x"]}"#, #"{"a":[1,-2.5,true,null,"x"]}"#),
    (#""\u00e9\ud83d\ude00\n\"""#, "\"é😀\\n\\\"\""), ("1e3", "1000"), ("{}", "{}"),
    (#"{"b": 1, "a": 2}"#, #"{"a":2,"b":1}"#),
  ])
  func whatIsReadIsWrittenAgain(_ text: String, _ written: String) throws {
    #expect(String(decoding: try json(text).line, as: UTF8.self) == written)
  }

  @Test(arguments: [
    ("", "column 1: the value is missing"), ("{", "column 2: a member's name is expected, in quotation marks"),
    ("[1,]", "column 4: a value is expected"), ("nul", "column 1: 'nul' is no value"),
    ("0x10", "column 1: '0x10' is no value"),
    ("1e999", "column 1: '1e999' is no value"), (#""\x""#, "column 3: no escape of JSON"),
    ("\"a", "column 3: a string does not end"),
    (#"{"locked": true, "locked": false}"#, "column 18: the member 'locked' is there twice"),
    (#"{"é": 1, "e\u0301": 2}"#, "column 11: the member 'é' is there twice"),
    (#""\ud83d""#, "column 8: half of a pair of surrogates is no character"),
    (#""\ude00 \ud83d""#, "column 8: half of a pair of surrogates is no character"),
    ("1 2", "column 3: something follows the value"), ("infinity", "column 1: 'infinity' is no value"),
  ])
  func whatIsNoJSONIsToldWithItsColumn(_ text: String, _ problem: String) {
    let error = #expect(throws: JSONReader.Problem.self) { try json(text) }
    #expect(error?.description == problem)
  }

  @Test func deepNestingIsRefused() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Problem.self) { try json(deep) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONReader.Problem.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
  }
}
