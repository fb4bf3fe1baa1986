import Testing

@testable import IntentModel

/// Whatever is measured is described once, and the rest follows from the description.
@Suite struct QuantityKindTests {
  @Test(arguments: QuantityKind.allCases)
  func itsWordsItsParameterAndWhatIsToldAreOfOneKind(_ kind: QuantityKind) {
    let quantity = Quantity(kind, 90)
    #expect(quantity.meaning.quantity == quantity)
    #expect(quantity.meaning.measuredKind == kind.description.kind)
    #expect(quantity.meaning.told == quantity.told)
    #expect(kind.description.kind.form == .quantity(kind))
    #expect(kind.description.kind.isMeasured)
    guard case .quantity(let told) = quantity.told.form else { return #expect(Bool(false), "\(quantity.told)") }
    #expect(told == quantity)
    #expect(quantity.told.plain == "90 \(kind.description.unit.symbol)")
  }

  @Test(arguments: QuantityKind.allCases)
  func aParameterOfADeclaredIntentTakesNoOtherQuantity(_ kind: QuantityKind) throws {
    let type = DeclaredValue.type(of: kind.description.kind)
    func told(_ quantity: Quantity) -> ToldValue? {
      let value: (any ParameterValue)? = DeclaredValue.value(type, of: SpokenValue("", quantity.meaning))
      return value?.told
    }
    #expect(told(Quantity(kind, 90)) == Quantity(kind, 90).told)
    let stored: any ParameterValue = try DeclaredValue.value(of: type, .number(90))
    #expect(stored.told == Quantity(kind, 90).told)
    for other in QuantityKind.allCases where other != kind { #expect(told(Quantity(other, 90)) == nil) }
  }

  @Test func amountsAreToldInTheLargestUnitThatTheyAreOneOf() {
    #expect(Quantity(.distance, 999).unit.symbol == "m")
    #expect(Quantity(.distance, -5200).unit.symbol == "km")
    #expect(Quantity(.distance, 0).unit.symbol == "m")
    #expect(Quantity(.energy, 320).unit.word == "kilocalories")
  }

  @Test func aNumberOfAUnitIsTheQuantityThatBothAre() {
    #expect(Quantity(30, ofUnit: "minute") == Quantity(.duration, 1800))
    #expect(Quantity(2, ofUnit: "mile") == Quantity(.distance, 3218.688))
    #expect(Quantity(300, ofUnit: "kiloCalorie") == Quantity(.energy, 300))
    #expect(Quantity(30, ofUnit: "indoor") == nil)
    for kind in QuantityKind.allCases {
      let description = kind.description
      #expect(description.units[description.countedUnit] == description.counted)
    }
  }

  @Test func eachKindHasANameOfItsOwn() {
    let names = ValueKind.named.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(ValueKind.named.map(\.kind)).count == names.count)
  }
}
