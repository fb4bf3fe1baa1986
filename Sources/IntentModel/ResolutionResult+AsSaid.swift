extension ResolutionResult {
  /// The value goes through as the user said it, or is done without: what a missing resolver stands for.
  ///
  /// Source: SiriKit's handling protocols, in which every resolve method is optional.
  public static func asSaid(_ value: Value?) -> ResolutionResult {
    value.map { .success($0) } ?? .notRequired
  }
}

extension Array {
  /// Every value goes through as the user said it, or the parameter is done without: one result for each element.
  public static func asSaid<Value>(_ values: [Value]) -> [ResolutionResult<Value>]
  where Element == ResolutionResult<Value> {
    values.isEmpty ? [.notRequired] : values.map { .success($0) }
  }
}
