import Foundation
import IntentUnderstanding
import Testing

@testable import IntentDialogue

@Suite struct SharedTests {
  @Test func aCopyIsChangedAlone() {
    let first = Shared([1, 2])
    var second = first
    second.value.append(3)
    #expect(first.value == [1, 2])
    #expect(second.value == [1, 2, 3])
    #expect(first != second)
  }

  @Test func whatIsHeldAloneIsChangedInItsPlace() {
    var shared = Shared([1])
    shared.value.reserveCapacity(64)
    let place = shared.value.withUnsafeBufferPointer { $0.baseAddress }
    shared.value.append(2)
    #expect(shared.value.withUnsafeBufferPointer { $0.baseAddress } == place)
  }

  @Test func aRequestThatIsCopiedIsChangedAlone() {
    let first = OpenRequest(Reading("SendMessage", language: "en"), rest: nil)
    var second = first
    second.totalRounds = 3
    #expect(first.totalRounds == 0)
    #expect(second.totalRounds == 3)
  }
}

@Suite struct BoxedTests {
  private struct Plain: Codable, Hashable {
    var before: Int?
    var after = 1
  }

  private struct Holder: Codable, Hashable {
    @Boxed var before: Int? = nil
    var after = 1
  }

  @Test(arguments: [nil, 7]) func aBoxedPropertyIsStoredAsOneThatIsNot(_ value: Int?) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let (plain, boxed) = (try encoder.encode(Plain(before: value)), try encoder.encode(Holder(before: value)))
    #expect(String(decoding: boxed, as: UTF8.self) == String(decoding: plain, as: UTF8.self))
    #expect(try JSONDecoder().decode(Holder.self, from: plain) == Holder(before: value))
  }

  @Test func aBoxTakesRoomOnlyWhereThereIsAValue() {
    #expect(MemoryLayout<Boxed<OpenRequest.Fields>>.size == MemoryLayout<Int>.size)
    var boxed = Boxed(wrappedValue: 1)
    let copy = boxed
    boxed.wrappedValue = nil
    #expect(boxed.wrappedValue == nil)
    #expect(copy.wrappedValue == 1)
  }
}
