#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueComposer {
  func amount(_ action: ValueAction, _ caught: CaughtTerms) -> ValueTerm? {
    switch action {
    case .number(let value): return .number(Numeral(value))
    case .scaled(let times, let plus):
      guard let number = caught.numeral else { return nil }
      return .number(numeral(number.decimal * times + plus * scale(of: number.decimal)))
    case .product(let plus):
      guard caught.numerals.count == 2 else { return nil }
      return .number(numeral((caught.numerals[0].decimal + plus) * caught.numerals[1].decimal))
    case .point: return point(caught)
    case .ordinal(let place): return .ordinal(place)
    case .quantity(let times, let plus):
      var count = (caught.numeral?.double ?? caught.fraction ?? 1) * times + plus
      if let hundreds = caught.few, let rest = caught.tens { count = Double(hundreds * 100 + rest) }
      return caught.unit.flatMap { quantity(count, $0) }
    case .hours(let minutes):
      guard let hour = caught.hour ?? caught.n else { return nil }
      let seconds = Double(hour * 3600 + ((caught.minute ?? 0) + minutes) * 60)
      return .duration(SpokenDuration(seconds: seconds, total: seconds))
    case .hoursOf24:
      guard let hour = caught.hour ?? caught.n, let numeral = caught.numeral else { return nil }
      let seconds = Double(hour * 3600 + (caught.minute ?? 0) * 60)
      return .duration(SpokenDuration(seconds: seconds, total: seconds, isOf24: numeral.digits > 0))
    case .sum: return sum(caught.terms)
    case .rest: return rest(caught)
    case .reversed: return reversed(caught)
    case .money(let code): return money(caught, code)
    case .people(let fixed, let more): return people(caught, fixed).map { .people($0 + more) }
    case .companions(let fixed): return people(caught, fixed).map { .companions($0) }
    default: return nil
    }
  }

  /// All people in the words, added up; a fixed number where none are counted.
  private func people(_ caught: CaughtTerms, _ fixed: Int?) -> Int? {
    let counts = caught.counts
    let people = counts.isEmpty ? fixed : counts.reduce(0, +)
    return people.flatMap { (0...1000).contains($0) ? $0 : nil }
  }

  /// The number that "and a half" halves: a million in "two millions and a half".
  private func scale(of number: Decimal) -> Decimal {
    let million: Decimal = 1_000_000
    guard number >= million, Int64("\(number / million)") != nil else { return 1 }
    return million
  }

  private func numeral(_ value: Decimal) -> Numeral {
    var result = Numeral(value)
    result.decimals = result.integer == nil ? 2 : 0
    return result
  }

  private func point(_ caught: CaughtTerms) -> ValueTerm? {
    let isBare = caught.numerals.count == 1
    guard let whole = isBare ? 0 : caught.numerals.first?.integer else { return nil }
    var decimals: [UInt8] = []
    var scale = 1
    for numeral in isBare ? caught.numerals[...] : caught.numerals.dropFirst() {
      guard var integer = numeral.integer, integer >= 0 else { return nil }
      // In "two point two million" the last number brings its scale.
      if numeral.digits == 0, let said = [1_000_000_000, 1_000_000, 1000].first(where: { integer >= $0 }) {
        guard integer % said == 0, scale == 1 else { return nil }
        (scale, integer) = (said, integer / said)
      }
      guard integer < 1_000_000 else { return nil }
      let digits = Array(String(integer).utf8)
      decimals += Array(repeating: 0x30, count: max(0, numeral.digits - digits.count)) + digits
    }
    guard let rest = Int(String(decoding: decimals, as: UTF8.self)) else { return nil }
    let part = Decimal(sign: .plus, exponent: -decimals.count, significand: Decimal(rest))
    let value = (Decimal(whole) + part) * Decimal(scale)
    return .number(Numeral(value, decimals: Int("\(value)") == nil ? decimals.count : 0))
  }

  func quantity(_ count: Double, _ unit: ValueUnit) -> ValueTerm? {
    switch unit {
    case .quantity(let kind, let size): return .quantity(kind, count * size)
    case .people:
      guard let people = Int(exactly: count), (0...1000).contains(people) else { return nil }
      return .people(people)
    case .duration(let seconds, let step):
      var duration = SpokenDuration(total: count * seconds)
      let whole = abs(count) <= Double(CivilClock.farthest) ? Int(exactly: count) : nil
      switch (step, whole) {
      case (.month, let whole?): duration.months = whole
      case (.year, let whole?): duration.months = whole * 12
      case (.year, nil) where count == 0.5: duration.months = 6
      case (.week, let whole?), (.day, let whole?):
        duration.days = whole * (Int(exactly: seconds / 86_400) ?? 1)
      default: duration.seconds = duration.total
      }
      return .duration(duration)
    }
  }

  private func sum(_ terms: [ValueTerm]) -> ValueTerm? {
    guard let first = terms.first else { return nil }
    return terms.dropFirst().reduce(first as ValueTerm?) { sum, term in
      switch (sum, term) {
      case (.duration(let a), .duration(let b)) where b.total < a.total:
        .duration(
          SpokenDuration(
            months: a.months + b.months, days: a.days + b.days, seconds: a.seconds + b.seconds,
            total: a.total + b.total))
      case (.quantity(let kind, let a), .quantity(let other, let b))
      where kind == other && b < a && kind.description.isSummed:
        .quantity(kind, a + b)
      case (.money(let a, let code, minor: false), .money(let b, _, minor: true)):
        .money(a + b, code, minor: false)
      default: nil
      }
    }
  }

  /// "An hour twenty": hours with minutes, minutes with seconds.
  private func rest(_ caught: CaughtTerms) -> ValueTerm? {
    guard var duration = caught.duration, duration.months == 0, duration.days == 0, let number = caught.n,
      (1...59).contains(number), let whole = Int(exactly: duration.total), whole > 0
    else { return nil }
    let unit = whole % 3600 == 0 ? 60 : whole % 60 == 0 ? 1 : 0
    guard unit > 0 else { return nil }
    duration.seconds += Double(number * unit)
    duration.total += Double(number * unit)
    return .duration(duration)
  }

  /// Puts the last unit of the first number behind the tens of the second: "honderd twee en twintig" is 122, and "twee
  /// en twintig duizend" 22,000.
  private func reversed(_ caught: CaughtTerms) -> ValueTerm? {
    let numerals = caught.numerals
    guard numerals.count == 2, numerals.allSatisfy({ $0.digits == 0 }), let first = numerals[0].integer,
      let second = numerals[1].integer, (1...9).contains(first % 100), second > 0
    else { return nil }
    let scale = [1_000_000, 1000].first { second >= $0 } ?? 1
    let (tens, left) = (second / scale, second % scale)
    guard (20...90).contains(tens), tens % 10 == 0, scale == 1 || first < 10 else { return nil }
    return .number(Numeral((first + tens) * scale + left))
  }

  private func money(_ caught: CaughtTerms, _ country: String?) -> ValueTerm? {
    guard let index = caught.currency, currencies.indices.contains(index) else { return nil }
    let currency = currencies[index]
    if let country, !currency.codes.contains(country) { return nil }
    let code =
      country ?? (currency.codes.contains(currencyCode) ? currencyCode : currency.codes.first ?? currencyCode)
    if let second = caught.secondCurrency, currencies.indices.contains(second) {
      guard currencies[second].isMinor else { return nil }
    }
    var amount = caught.numeral?.decimal ?? 1
    if let cents = caught.cents {
      guard caught.numeral?.integer != nil, !currency.isMinor else { return nil }
      amount += Decimal(cents) / 100
    }
    return .money(currency.isMinor ? amount / 100 : amount, code, minor: currency.isMinor)
  }
}
