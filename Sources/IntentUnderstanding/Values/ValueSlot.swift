/// What a pattern takes between its own words.
enum ValueSlot: UInt8, Sendable, CaseIterable {
  /// Slots, a bit each.
  typealias Set = ValueSlotSet

  /// Any number.
  case number
  /// A whole number.
  case n
  /// One half, one quarter.
  case half, quarter
  /// A number from one to nine, or from ten to ninety-nine, in words: "two fifty".
  case few, tens
  /// A number of people who go somewhere together.
  case party
  /// A whole number that can be the hour of a clock.
  case hour
  /// An hour in front of a dash and further digits, as a range is written: `2-4`.
  case hourTo
  /// A hundred, a thousand, a million: what "half a" can stand before.
  case power
  /// A whole number below 60, in two digits where it is written in digits.
  case minute
  /// An hour and minutes with a point between: `7.30`.
  case pointed
  /// An hour and minutes as one number of three or four figures: `730`.
  case hhmm
  /// A day and a month with a point between: `5.12`.
  case pointedDay
  /// A whole number or an ordinal that can be a day of a month.
  case monthday
  /// A day of a month as a plain number: "le 5".
  case dayNumber
  case ordinal
  case year
  /// The last two figures of a year or of an amount.
  case cents
  case month
  /// The name of a month that has no other meaning.
  case sureMonth
  case weekday
  /// The name of a weekday that has no other meaning.
  case sureWeekday
  case season
  case unit
  /// A unit whose word has no other meaning.
  case sureUnit
  /// A unit of time.
  case step
  case currency
  case day
  case clock
  case part
  /// Anything temporal.
  case date
  case duration
  /// Hours, with minutes or without, that can also be a time of day: "dix heures trente".
  case hours
  /// An amount of any other quantity: metres, kilocalories.
  case quantity
  case money
  case people
  /// People mentioned beside others; a value only together with those.
  case companions
  case figures
  /// Numbers with a slash that cannot be a fraction.
  case sureFigures
  case repeated

  /// The slot of a name in the notation.
  init?(name: String) {
    guard let found = Self.named[name] else { return nil }
    self = found
  }

  private static let named: [String: ValueSlot] = {
    var named: [String: ValueSlot] = [
      "month!": .sureMonth, "weekday!": .sureWeekday, "unit!": .sureUnit, "figures!": .sureFigures,
    ]
    for slot in allCases { named["\(slot)"] = slot }
    return named
  }()
}

/// A set of slots, a bit each.
struct ValueSlotSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt64
  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ slots: ValueSlot...) { rawValue = slots.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  @inline(__always)
  func contains(_ slot: ValueSlot) -> Bool { rawValue & (1 << UInt64(slot.rawValue)) != 0 }

  @inline(__always)
  mutating func insert(_ slot: ValueSlot) { self = ValueSlotSet(rawValue: rawValue | 1 << UInt64(slot.rawValue)) }

  /// The slots that a term fits.
  init(of term: ValueTerm, isWeak: Bool) {
    switch term {
    case .none, .repeated, .phone, .email, .beside:
      if case .repeated = term { self.init(.repeated) } else { self.init() }
    case .number(let numeral): self.init(numeral, isWeak: isWeak)
    case .ordinal(let place): self = place >= 1 && place <= 31 ? [.init(.ordinal), .init(.monthday)] : .init(.ordinal)
    case .month: self = isWeak ? .init(.month) : .init(.month, .sureMonth)
    case .weekday: self = isWeak ? .init(.weekday) : .init(.weekday, .sureWeekday)
    case .season: self.init(.season)
    case .unit(let unit):
      var slots = isWeak ? ValueSlotSet(.unit) : ValueSlotSet(.unit, .sureUnit)
      if case .duration(_, let step) = unit, step != nil { slots.insert(.step) }
      self = slots
    case .currency: self.init(.currency)
    case .day: self.init(.day, .date)
    case .clock: self.init(.clock, .date)
    case .part: self.init(.part, .date)
    case .date: self.init(.date)
    case .duration(let duration):
      self = duration.timeOfDay == nil ? .init(.duration) : .init(.duration, .hours)
    case .quantity: self.init(.quantity)
    case .money: self.init(.money)
    case .people: self.init(.people)
    case .companions: self.init(.companions)
    case .figures(let a, let b, let c):
      self = c != nil || a >= b || b > 10 ? .init(.figures, .sureFigures) : .init(.figures)
    }
  }

  private init(_ numeral: Numeral, isWeak: Bool) {
    var slots = ValueSlotSet(.number)
    if numeral.decimals == 1 || numeral.decimals == 2, numeral.digits <= 4 { slots.insert(.pointedDay) }
    if numeral.decimals == 2, numeral.digits <= 4 { slots.insert(.pointed) }
    if numeral.integer == nil {
      if numeral.decimal * 2 == 1 { slots.insert(.half) }
      if numeral.decimal * 4 == 1 { slots.insert(.quarter) }
    }
    if let integer = numeral.integer, integer >= 0 { slots.formUnion(.init(integer, numeral.digits, isWeak)) }
    self = slots
  }

  /// The slots of a whole number written with the given number of digits, 0 for a number in words.
  private init(_ integer: Int, _ digits: Int, _ isWeak: Bool) {
    var slots = ValueSlotSet(.n)
    let isPair = digits == 0 || digits == 2
    if integer <= 24, digits <= 2 { slots.insert(.hour) }
    // In "um 18 Uhr ein Taxi" the word "ein" is no minute.
    if integer <= 59, isPair, !isWeak { slots.insert(.minute) }
    if integer <= 99, isPair { slots.insert(.cents) }
    if integer >= 1, integer <= 31 {
      slots.insert(.monthday)
      if !isWeak { slots.insert(.dayNumber) }
    }
    if integer >= 1, integer <= 20, !isWeak { slots.insert(.party) }
    if digits == 0, integer >= 1, integer <= 9 { slots.insert(.few) }
    if digits == 0, integer >= 10, integer <= 99 { slots.insert(.tens) }
    if integer >= 1000, integer <= 2999 { slots.insert(.year) }
    if digits == 3 || digits == 4, integer < 2400, integer % 100 < 60 { slots.insert(.hhmm) }
    switch integer {
    case 100, 1000, 1_000_000, 1_000_000_000: slots.insert(.power)
    default: break
    }
    self = slots
  }
}
