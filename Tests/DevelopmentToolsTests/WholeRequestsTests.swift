import Foundation
import Parley
import Testing

@testable import DevelopmentTools

@Suite struct WholeRequestsTests {
  private func read(_ text: String, in part: String = "Read") throws -> (WholeRequests, CorpusListener) {
    let world = try CorpusFolder(ofRequests: ["\(part)/en.requests": text])
    return (WholeRequests(at: world.folder.path), try world.listener())
  }

  private static let said = """
    30\tSendPayment\tpayee=Koko ; currencyAmount=20 dollars\tsend 20 dollars to Koko
    30\tSendPayment\tpayee=Zira ; currencyAmount=twenty\tpay Zira twenty dollars
    30\tSendPayment\tpayee=Zira\tpay Zira 30 dollars
    9\tStartCall\tcontacts=Koko\tthe violets are blue again today
    42\tNone\t-\tturn the kitchen light off
    41\tdenied\t-\tdon't call Koko
    """

  @Test func whatBecameOfEachRowIsCounted() throws {
    let (requests, listener) = try read(Self.said)
    #expect(requests.problems == [])
    let rows = CorpusFolder.rows(of: requests.table(listener))
    #expect(rows.first == "requests intent values too other not ours refused denials denied done")
    #expect(rows.contains("read en 4 75 % 50 % 0 % 1 100 % 1 100 % 0"), "\(rows)")
    #expect(rows.contains("read all 4 75 % 50 % 0 % 1 100 % 1 100 % 0"), "\(rows)")
  }

  @Test func whatIsMisreadIsTold() throws {
    let (requests, listener) = try read(Self.said)
    let lines = requests.misreadings(listener, filter: ":").map {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
    #expect(
      lines == [
        "en.requests:3: SendPayment: “pay Zira 30 dollars” is read with other values: +currencyAmount=30 dollars",
        "en.requests:4: StartCall: “the violets are blue again today” is read as None",
      ])
  }

  @Test func whatNobodyMayReadIsOnlyCounted() throws {
    let (requests, listener) = try read(Self.said, in: "Unread")
    #expect(requests.misreadings(listener, filter: ":") == [])
    #expect(requests.table(listener).contains("unread en"))
  }

  @Test func whatCannotBeReadIsToldWithItsPlace() throws {
    let (requests, _) = try read("1\tSendMessage\t-\n1\tSendMesage\t-\thello\n")
    #expect(
      requests.problems.map { $0.split(separator: "/").last.map(String.init) ?? "" } == [
        "en.requests:1: 3 cells; there are four: situation, intent, values and what is said",
        "en.requests:2: no intent is called 'SendMesage'",
      ])
    #expect(requests.isEmpty)
  }

  @Test func theProjectsOwnCanBeRead() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Corpus/Requests").path
    let requests = WholeRequests(at: folder)
    #expect(requests.problems == [])
    for (language, rows) in Dictionary(grouping: requests.rows, by: \.language) {
      #expect(rows.count == 200 && rows.count { $0.isUnread } == 100, "\(language)")
    }
    // A new language does without them until it has weights.
    let weighed = Language.all.filter { !$0.sections(.weights).isEmpty }
    #expect(Set(requests.rows.map(\.language)) == Set(weighed.map(\.tag)))
  }
}
