#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel
import LanguageNotation

/// Days and times of day, by the Gregorian calendar.
extension ValueFormatter {
  func time(hour: Int, minute: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let text = time.pattern.replacing("{mm}", with: two(minute))
    guard time.isTwelveHours else { return text.replacing("{HH}", with: two(hour)).replacing("{H}", with: "\(hour)") }
    return text.replacing("{h}", with: "\((hour + 11) % 12 + 1)")
      .replacing("{period}", with: format(hour < 12 ? .am : .pm) ?? "")
  }

  /// A day of a month, with the year where there is one.
  func day(_ day: Int, month: Int, year: Int?) -> String {
    let usual = year == nil ? "{month}-{day}" : "{year}-{month}-{day}"
    let pattern = format(year == nil ? .date : .dateWithYear) ?? usual
    let name = months.indices.contains(month - 1) ? months[month - 1] : "\(month)"
    let text = pattern.replacing("{day}", with: "\(day)").replacing("{month}", with: name)
    return year.map { text.replacing("{year}", with: "\($0)") } ?? text
  }

  /// The name of a weekday, as calendars count them: 1 is Sunday.
  func weekday(_ weekday: Int) -> String? { weekdays.indices.contains(weekday - 1) ? weekdays[weekday - 1] : nil }

  // MARK: Durations

  private static let units: [(seconds: Int, format: FormatLines.Name)] = [
    (86_400, .day), (3600, .hour), (60, .minute), (1, .second),
  ]

  /// A length of time in the two largest units that it fills, rounded to the smaller one.
  func duration(_ seconds: Double, isOne: (Int) -> Bool) -> String {
    let length = seconds.magnitude
    var chosen = Self.counts(of: length, in: Array(Self.units.indices)).filter { $0.count > 0 }.prefix(2).map(\.unit)
    if chosen.isEmpty { chosen = [Self.units.count - 1] }
    let parts = Self.counts(of: length, in: chosen).enumerated().map { index, part in
      let forms = FormatLines.parts(format(Self.units[part.unit].format) ?? "{number}")
      let form = (isOne(part.count) ? forms.first : forms.last) ?? "{number}"
      let sign = index == 0 && seconds < 0 && part.count > 0 ? "-" : ""
      return form.replacing("{number}", with: sign + number(Decimal(part.count)))
    }
    guard parts.count > 1 else { return parts.first ?? "" }
    return (format(.twoUnits) ?? "{first} {last}").replacing("{first}", with: parts[0])
      .replacing("{last}", with: parts[1])
  }

  /// How many of each unit make up a length, the largest unit first; the length is rounded to the smallest unit.
  private static func counts(of length: Double, in chosen: [Int]) -> [(unit: Int, count: Int)] {
    let smallest = Double(chosen.last.map { units[$0].seconds } ?? 1)
    var rest = Int((length / smallest).rounded(.toNearestOrEven) * smallest)
    return chosen.map { unit in
      defer { rest %= units[unit].seconds }
      return (unit, rest / units[unit].seconds)
    }
  }
}
