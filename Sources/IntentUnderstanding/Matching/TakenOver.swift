/// What a request takes over from the one that it follows; in texts and stores, the name of a parameter or `*`.
package enum TakenOver: RawRepresentable, Sendable, Hashable, Codable {
  /// The people of the earlier request, as values of a parameter.
  case people(as: String)
  /// All values that both requests take.
  case everything

  package init(rawValue: String) { self = rawValue == "*" ? .everything : .people(as: rawValue) }

  package var rawValue: String {
    switch self {
    case .people(let parameter): parameter
    case .everything: "*"
    }
  }
}
