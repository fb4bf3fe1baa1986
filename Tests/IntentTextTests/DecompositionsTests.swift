import Foundation
import Testing

@testable import IntentText

/// The project's own table beside Foundation's normalisation, for all of Unicode but ideographs, and for some syllables of
/// Hangul, which are taken apart by arithmetic.
@Suite struct DecompositionsTests {
  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private func decomposed(_ scalar: Unicode.Scalar) -> String {
    let parts = scalar.properties.lowercaseMapping.decomposedStringWithCompatibilityMapping.unicodeScalars
    return String(String.UnicodeScalarView(parts.filter { !isMark($0) }))
  }

  @Test func everyLetterLosesItsMarksAsInFoundation() {
    let ranges: [StrideTo<UInt32>] = [
      stride(from: 0x80, to: 0x3400, by: 1), stride(from: 0xA000, to: 0xAC00, by: 1),
      stride(from: 0xAC00, to: 0xD7A4, by: 97), stride(from: 0xF900, to: 0x1_3000, by: 1),
      stride(from: 0x1_6000, to: 0x1_7000, by: 1), stride(from: 0x1_B000, to: 0x1_FC00, by: 1),
      stride(from: 0x2_F800, to: 0x2_FA20, by: 1), stride(from: 0xE_0000, to: 0xE_0200, by: 1),
    ]
    let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
    let different = scalars.filter { scalar in
      if isMark(scalar) || Folding.special[scalar] != nil { return false }
      return !Folding.folded(String(scalar)).unicodeScalars.elementsEqual(decomposed(scalar).unicodeScalars)
    }
    #expect(different == [])
  }

  @Test func whatHasNoDecompositionStays() {
    for scalar in ["a", "я", "字", "😀"] as [Unicode.Scalar] {
      #expect(Decompositions.decomposition(of: scalar) == nil)
    }
    #expect(Decompositions.decomposition(of: "한") == ["\u{1112}", "\u{1161}", "\u{11AB}"])
  }
}
