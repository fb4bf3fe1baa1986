import Parley

/// An intent of the coffee shop's own: it enters by the same door as the built-in ones.
struct OrderCoffeeIntent: Intent {
  static let name: IntentName = "OrderCoffee"
  static let rules = IntentRules(goAhead: .asked)
  static let parameters: [Parameter<Self>] = [
    Parameter("drink", \.drink, kind: .name(VocabularyType("OrderCoffeeIntent.drink")), reasons: SoldOut.self),
    Parameter("size", \.size),
    Parameter("cups", \.cups),
  ]

  var drink: SpeakableString?
  var size: Size?
  var cups: Int?

  enum Size: String, SymbolicValue, CaseIterable { case small, medium, large }
  enum SoldOut: String, UnsupportedReasons { case soldOut, notOnTheMenu }

  struct Response: IntentResponse {
    let code: Code
    var userActivity: UserActivity?
    var price: CurrencyAmount?

    init(code: Code, userActivity: UserActivity?) {
      self.code = code
      self.userActivity = userActivity
    }

    init(_ code: Code, price: CurrencyAmount) {
      self.init(code: code, userActivity: nil)
      self.price = price
    }

    /// What the prompts in Phrases.plist can tell.
    var details: [String: ToldValue] { price.map { ["price": .money($0)] } ?? [:] }

    enum Code: Int, IntentResponseCode {
      case unspecified = 0
      case ready, success, failure, failureShopClosed
    }
  }
}

/// The shop: it settles what is ordered, tells the price, and takes the order.
struct Barista: Sendable {
  private let menu = ["espresso": 2, "cappuccino": 3, "flat white": 4]

  var handler: AnyIntentHandler {
    AnyIntentHandler(
      OrderCoffeeIntent.self,
      resolvers: [
        Resolver(\.drink, resolveDrink), Resolver(\.size, resolveSize), Resolver(\.cups, resolveCups),
      ],
      confirm: { order in OrderCoffeeIntent.Response(.ready, price: price(of: order)) },
      handle: { order in OrderCoffeeIntent.Response(.success, price: price(of: order)) })
  }

  private func resolveDrink(for order: OrderCoffeeIntent) async -> ResolutionResult<SpeakableString> {
    guard let drink = order.drink else { return .needsValue }
    if drink.vocabularyIdentifier == "mocha" { return .unsupported(OrderCoffeeIntent.SoldOut.soldOut) }
    guard let identifier = drink.vocabularyIdentifier, menu[identifier] != nil else {
      return .unsupported(OrderCoffeeIntent.SoldOut.notOnTheMenu)
    }
    return .success(drink)
  }

  private func resolveSize(for order: OrderCoffeeIntent) async -> ResolutionResult<OrderCoffeeIntent.Size> {
    if let size = order.size { return .success(size) }
    return order.drink?.vocabularyIdentifier == "espresso" ? .notRequired : .needsValue
  }

  private func resolveCups(for order: OrderCoffeeIntent) async -> ResolutionResult<Int> {
    .success(max(1, order.cups ?? 1))
  }

  private func price(of order: OrderCoffeeIntent) -> CurrencyAmount {
    let cup = menu[order.drink?.vocabularyIdentifier ?? ""] ?? 0
    let extra = order.size == .large ? 1 : 0
    return CurrencyAmount(.init((cup + extra) * (order.cups ?? 1)), "EUR")
  }
}
