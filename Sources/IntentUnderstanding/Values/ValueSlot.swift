/// What a pattern asks for between its own words.
enum ValueSlot: String, Sendable, CaseIterable {
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
  /// A whole number that a clock's hour can be.
  case hour
  /// A hundred, a thousand, a million: what a half is said of.
  case power
  /// A whole number below 60, in two digits where it is written in digits.
  case minute
  /// An hour and minutes with a point between: `7.30`.
  case pointed
  /// A whole number, or a place in an order, that a day of a month can be.
  case monthday
  /// A day of a month as a plain number: "le 5".
  case dayNumber
  case ordinal
  case year
  /// The last two figures of a year or of an amount.
  case cents
  case month
  /// A month's name that is nothing else.
  case sureMonth = "month!"
  case weekday
  /// A weekday's name that is nothing else.
  case sureWeekday = "weekday!"
  case season
  case unit
  /// A unit that is nothing else.
  case sureUnit = "unit!"
  /// A unit of time.
  case step
  case currency
  case day
  case clock
  case part
  /// Anything temporal.
  case date
  case duration
  /// Hours, and minutes with them, that can be a time of day as well: "dix heures trente".
  case hours
  case distance
  case energy
  case money
  case people
  case figures
  /// Figures that cannot be a fraction.
  case sureFigures = "figures!"
  case repeated

  func accepts(_ term: ValueTerm, isWeak: Bool) -> Bool {
    switch (self, term) {
    case (.number, .number), (.ordinal, .ordinal), (.month, .month), (.weekday, .weekday),
      (.season, .season), (.unit, .unit), (.currency, .currency), (.day, .day), (.clock, .clock),
      (.part, .part), (.duration, .duration), (.distance, .distance), (.energy, .energy),
      (.money, .money), (.people, .people), (.figures, .figures), (.repeated, .repeated):
      true
    case (.hours, .duration(let duration)): duration.timeOfDay != nil
    case (.sureFigures, .figures(let a, let b, let c)): c != nil || a >= b || b > 10
    case (.sureMonth, .month), (.sureWeekday, .weekday), (.sureUnit, .unit): !isWeak
    case (.step, .unit(.duration(_, let step))): step != nil
    case (.date, .day), (.date, .clock), (.date, .part), (.date, .date): true
    case (.monthday, .ordinal(let day)): day >= 1 && day <= 31
    case (.dayNumber, .number): !isWeak && acceptsNumber(term)
    case (_, .number): acceptsNumber(term)
    default: false
    }
  }

  private func acceptsNumber(_ term: ValueTerm) -> Bool {
    guard case .number(let numeral) = term else { return false }
    if self == .half { return numeral.decimal * 2 == 1 }
    if self == .quarter { return numeral.decimal * 4 == 1 }
    if self == .pointed { return numeral.decimals == 2 && numeral.digits <= 4 }
    guard let integer = numeral.integer, integer >= 0 else { return false }
    return switch self {
    case .n: true
    case .few: (1...9).contains(integer) && numeral.digits == 0
    case .tens: (10...99).contains(integer) && numeral.digits == 0
    case .party: (1...20).contains(integer)
    case .power: [100, 1000, 1_000_000, 1_000_000_000].contains(integer)
    case .hour: integer <= 24 && numeral.digits <= 2
    case .minute: integer <= 59 && (numeral.digits == 0 || numeral.digits == 2)
    case .monthday, .dayNumber: integer >= 1 && integer <= 31
    case .year: integer >= 1000 && integer <= 2999 && numeral.decimals == 0
    case .cents: integer <= 99 && (numeral.digits == 0 || numeral.digits == 2)
    default: false
    }
  }
}
