import IntentAutomaton
import IntentModel

extension Lexeme {
  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    isWeak = try reader.flag()
    sense = try Sense(from: &reader)
  }

  func write(to writer: inout TableWriter) {
    writer.add(isWeak)
    sense.write(to: &writer)
  }
}

extension Lexeme.Sense {
  fileprivate init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    let kind = try reader.int32()
    if kind == Self.kindOfUnits {
      self = .unit(try ValueUnit(from: &reader))
      return
    }
    let (value, room, after) = (try reader.number(), try reader.number(), try reader.number())
    switch kind {
    case 0: self = .number(value, room: room)
    case 1: self = .scale(value)
    case 2: self = .score(after: after, value: value, room: room)
    case 3: self = .morpheme(value)
    case 4: self = .ordinal(value)
    case 5: self = .digit(value)
    case 6: self = .repetition(value)
    case 7: self = .month(value)
    case 8: self = .weekday(value)
    case 9: self = .season(value)
    case 10: self = .currency(value)
    default: throw TableReader.Mismatch()
    }
  }

  private static let kindOfUnits: Int32 = 11

  fileprivate func write(to writer: inout TableWriter) {
    let (kind, value, room, after): (Int32, Int, Int, Int) =
      switch self {
      case .number(let value, let room): (0, value, room, 0)
      case .scale(let value): (1, value, 0, 0)
      case .score(let after, let value, let room): (2, value, room, after)
      case .morpheme(let value): (3, value, 0, 0)
      case .ordinal(let value): (4, value, 0, 0)
      case .digit(let value): (5, value, 0, 0)
      case .repetition(let value): (6, value, 0, 0)
      case .month(let value): (7, value, 0, 0)
      case .weekday(let value): (8, value, 0, 0)
      case .season(let value): (9, value, 0, 0)
      case .currency(let value): (10, value, 0, 0)
      case .unit: (Self.kindOfUnits, 0, 0, 0)
      }
    writer.add(kind)
    if case .unit(let unit) = self { return unit.write(to: &writer) }
    for number in [value, room, after] { writer.add(number) }
  }
}

extension ValueUnit {
  private static let steps: [CalendarStep] = [.hour, .minute, .second, .day, .week, .month, .year]

  fileprivate init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    let (kind, number, factor) = (try reader.int32(), Int(try reader.int32()), try reader.double())
    switch kind {
    case 0 where number < Self.steps.count: self = .duration(factor, number < 0 ? nil : Self.steps[number])
    case 1 where QuantityKind.allCases.indices.contains(number): self = .quantity(QuantityKind.allCases[number], factor)
    case 2: self = .people
    default: throw TableReader.Mismatch()
    }
  }

  fileprivate func write(to writer: inout TableWriter) {
    let (kind, number, factor): (Int32, Int?, Double) =
      switch self {
      case .duration(let seconds, let step): (0, step.flatMap(Self.steps.firstIndex), seconds)
      case .quantity(let quantity, let factor): (1, QuantityKind.allCases.firstIndex(of: quantity), factor)
      case .people: (2, nil, 0)
      }
    writer.add(kind)
    writer.add(Int32(number ?? -1))
    writer.add(factor)
  }
}
