#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// Values in a form for a speech synthesiser, which would pronounce "$1,234.50", "14:30" or "5551234567" in its own
/// way.
extension ValueTeller {
  /// A value that is spoken differently from how it is shown; `nil` for any other.
  func voiced(_ value: ToldValue) -> String? {
    switch value {
    case .money(let money): formatter.spokenAmount(money, isOne: countsAsOne)
    case .text(let text), .name(let text): voiced(number: text)
    default: nil
    }
  }

  /// The digits of a telephone number one by one, or in pairs where the language says them so, with a pause between
  /// groups.
  private func voiced(number text: String) -> String? {
    let digits = text.filter(\.isASCIIDigit)
    guard (7...15).contains(digits.count), text.allSatisfy({ $0.isASCIIDigit || "+ -()./".contains($0) }) else {
      return nil
    }
    let isInternational = text.hasPrefix("+")
    if !isInternational {
      return (words["voicePhone"] == "pairs" ? pairs(digits) : threes(digits)).joined(separator: ", ")
    }
    let country = digits.prefix(Self.digitsOfCountry(digits))
    let groups = [Self.apart(country)] + threes(String(digits.dropFirst(country.count)))
    return "\(word("voicePlus")) \(groups.joined(separator: ", "))"
  }

  /// The first two digits of the country codes that have three.
  ///
  /// Source: ITU-T E.164, list of assigned country codes.
  private static let threeDigitCountries: Set<Substring> = [
    "21", "22", "23", "24", "25", "26", "29", "35", "37", "38", "42", "50", "59", "67", "68", "69", "80", "85", "87",
    "88", "96", "97", "99",
  ]

  private static func digitsOfCountry(_ digits: String) -> Int {
    if digits.hasPrefix("1") || digits.hasPrefix("7") { return 1 }
    return threeDigitCountries.contains(digits.prefix(2)) ? 3 : 2
  }

  private static func apart(_ digits: some StringProtocol) -> String {
    digits.map(String.init).joined(separator: " ")
  }

  private func pairs(_ digits: String) -> [String] {
    let first = digits.count % 2
    return (first == 1 ? [String(digits.prefix(1))] : []) + cut(digits.dropFirst(first), by: 2)
  }

  /// Groups of three, except that the last has four where one digit would be left: "5 5 5, 1 2 3, 4 5 6 7".
  private func threes(_ digits: String) -> [String] {
    let last = digits.count % 3 == 0 ? 3 : digits.count % 3 == 1 ? 4 : 2
    return (cut(digits.dropLast(last), by: 3) + [String(digits.suffix(last))]).map(Self.apart)
  }

  private func cut(_ digits: Substring, by length: Int) -> [String] {
    stride(from: 0, to: digits.count, by: length).map { String(digits.dropFirst($0).prefix(length)) }
  }

  /// A time of day as it is written; for a speech synthesiser in the language's own way: "14 Uhr 30", "14 heures 30".
  func time(of date: Date, in setting: PromptSetting) -> String {
    let parts = setting.calendar.dateComponents([.hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    guard setting.isForVoice, let wording = words[minute == 0 ? "voiceHour" : "voiceTime"] else {
      return formatter.time(hour: hour, minute: minute)
    }
    return wording.replacing("{hour}", with: "\(hour)").replacing("{minute}", with: "\(minute)")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
