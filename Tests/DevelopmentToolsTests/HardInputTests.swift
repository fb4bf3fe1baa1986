import StepCounting
import TestSupport
import Testing

@testable import DevelopmentTools

/// How each reader's work grows with its input: by the steps that it takes, which no other work on the machine changes.
@Suite struct HardInputTests {
  #if DEBUG
    @Test(arguments: TestEffort.sample(HardInput.all, every: 9))
    func noInputMakesAReaderWorkMoreThanInProportion(_ input: HardInput) async throws {
      var steps: [Double] = []
      for size in input.sizes {
        let read = try await input.made(size)
        // What is set up on the first time is not the input's.
        try await read()
        steps.append(Double(try await Steps.taken { try await read() }))
      }
      let exponent = HardInput.exponent(of: steps)
      #expect(exponent < 1.3, "\(input.reader), \(input.input): \(steps) steps")
      // What is not read takes no steps, and would show nothing.
      #expect(exponent > 0.5 || input.isBounded, "\(input.reader), \(input.input): \(steps) steps")
    }

    @Test(arguments: Set(HardInput.all.map(\.reader)).sorted())
    func everyReaderCountsItsSteps(_ reader: String) async throws {
      let input = try #require(HardInput.all.first { $0.reader == reader })
      let read = try await input.made(input.size)
      #expect(try await Steps.taken { try await read() } > 10)
    }
  #endif

  @Test func theExponentIsThePowerOfTheSize() {
    #expect(HardInput.exponent(of: [10, 20, 40]) == 1)
    #expect(HardInput.exponent(of: [10, 40, 160]) == 2)
    #expect(HardInput.exponent(of: [0, 0, 0]) == 0)
  }
}

extension HardInput: CustomTestStringConvertible {
  /// The reader and the input, which name the test case.
  public var testDescription: String { "\(reader): \(input)" }
}
