import Foundation
import Parley
import Testing

@testable import SimulatedApps

@Suite struct MessengerCallsTests {
  let world = Worlds.world()
  let messenger: Messenger

  init() throws { messenger = try Worlds.messenger(in: world) }

  @Test func aCallIsInTheHistory() async throws {
    let koko = try #require(messenger.contacts.named("Koko")).candidate()
    let call = StartCallIntent(contacts: [koko], callCapability: .videoCall)
    let started = try await messenger.handle(call)
    #expect(started.code == .continueInApp)
    #expect(started.userActivity?.title == "Koko")
    #expect(try await messenger.confirm(call).code == .failureCallInProgress)
    world.advance(by: 90)
    #expect(try await messenger.handle(HangUpCallIntent()).code == .success)
    #expect(try await messenger.confirm(HangUpCallIntent()).code == .failureNoCallToHangUp)
    let history = try await messenger.handle(SearchCallHistoryIntent(callTypes: [.outgoing, .latest]))
    #expect(history.callRecords.map(\.callDuration) == [90])
    #expect(history.callRecords.first?.callCapability == .videoCall)
  }

  @Test func callsBackTheLastMissedCall() async throws {
    var intent = StartCallIntent(callRecordFilter: CallRecord.Filter(callTypes: .missed), destinationType: .callBack)
    let record = try await messenger.resolveCallRecordToCallBack(for: intent)
    guard case .success(let missed) = record else {
      Issue.record("\(record)")
      return
    }
    #expect(missed.participants.map(\.displayName) == ["Koko"])
    intent.callRecordToCallBack = missed
    #expect(try await messenger.resolveContacts(for: intent) == missed.participants.map { .success($0) })
    #expect(try await messenger.handle(intent).userActivity?.title == "Koko")
  }

  @Test func redialsTheLastCall() async throws {
    let redial = StartCallIntent(destinationType: .redial)
    #expect(try await messenger.resolveContacts(for: redial).map(\.name) == ["success"])
    #expect(try await messenger.handle(redial).userActivity?.title == "Cornelius Longtail")
  }

  @Test func saysWhyAPersonCannotBeCalled() async throws {
    func reasons(_ people: Person...) async throws -> [String] {
      try await messenger.resolveContacts(for: StartCallIntent(contacts: people)).map {
        if case .unsupported(let reason) = $0 { reason?.rawValue ?? "" } else { $0.name }
      }
    }
    #expect(try await reasons(Person("Nobody")) == ["noContactFound"])
    #expect(try await reasons(Person("Chimpsky")) == ["invalidHandle"])
    #expect(try await reasons(Person("*100#")) == ["unsupportedMmiUssd"])
    #expect(try await reasons(Person("Koko"), Person("Zira")) == ["success", "multipleContactsUnsupported"])
    let atWork = Person("Koko", handle: PersonHandle(nil, label: .work))
    #expect(try await reasons(atWork) == ["noHandleForLabel"])
  }

  @Test func findsMissedCallsThatWereNotSeen() async throws {
    let missed = try await messenger.handle(SearchCallHistoryIntent(callTypes: .missed))
    #expect(missed.callRecords.map { $0.participants.first?.displayName } == ["Koko", "Bobo the Great"])
    let unseen = try await messenger.handle(SearchCallHistoryIntent(callTypes: .missed, unseen: true))
    #expect(unseen.callRecords.count == 1)
    let video = try await messenger.handle(SearchCallHistoryIntent(callCapabilities: .videoCall))
    #expect(video.callRecords.count == 2)
  }

  @Test func aRingingCallIsAnsweredAndEnded() async throws {
    let phone = try Worlds.messenger("Examples/Apps/RingingPhone", in: world)
    #expect(try await phone.confirm(StartCallIntent(contacts: [Person("Koko")])).code == .failureCallRinging)
    let answered = try await phone.handle(AnswerCallIntent())
    #expect(answered.callRecords.map(\.callRecordType) == [.inProgress])
    #expect(try await phone.handle(HangUpCallIntent()).code == .success)
    #expect(try await phone.handle(AnswerCallIntent()).code == .failure)
    #expect(try await phone.handle(SearchCallHistoryIntent(callTypes: .received)).callRecords.count == 1)
  }
}
