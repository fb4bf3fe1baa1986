import Dispatch
import Testing

@testable import IntentText

@Suite struct FoldedLettersTests {
  /// The folded bytes of a scalar, without looking up what is known of it.
  private func takenApart(_ scalar: Unicode.Scalar) -> [UInt8] {
    var bytes: [UInt8] = []
    Folding.appendTakenApart(scalar, to: &bytes)
    return bytes
  }

  @Test func everyLetterIsFoldedAsIfItWereTakenApart() {
    let scalars = (0x80..<UInt32(0xA100)).compactMap(Unicode.Scalar.init)
    let different = scalars.filter { scalar in
      var bytes: [UInt8] = []
      Folding.append(scalar, to: &bytes)
      return bytes != takenApart(scalar)
    }
    #expect(different == [])
    #expect(scalars.count { FoldedLetters.form(of: $0) != nil } > 10_000)
  }

  @Test func whatIsLongOrNoLetterIsNotKept() {
    // The ligature of four Arabic words, and a Hangul syllable; four primes are nine bytes.
    #expect(FoldedLetters.form(of: "\u{FDFA}") == nil)
    #expect(FoldedLetters.form(of: "\u{AC00}") == nil)
    #expect(FoldedLetters.form(of: "\u{2057}") == nil)
  }

  @Test func allWhoFoldAtTheSameTimeGetTheSame() {
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for value in UInt32(0x400)..<0x460 {
        guard let scalar = Unicode.Scalar(value) else { continue }
        #expect(FoldedLetters.form(of: scalar).map { Int($0 >> 56) } == takenApart(scalar).count)
      }
    }
  }
}
