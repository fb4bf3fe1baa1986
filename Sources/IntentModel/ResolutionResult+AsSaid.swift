extension ResolutionResult where Value: ParameterValue {
  /// The verdict of a parameter without a resolver: the value is accepted as the user said it, or left out.
  ///
  /// Words that can only mean one thing go through as that: the one person of that name.
  ///
  /// Source: SiriKit's handling protocols, in which every resolve method is optional.
  public static func asSaid(_ value: Value?) -> ResolutionResult {
    value.map { .success($0.meant) } ?? .notRequired
  }
}

extension Array {
  /// Every value goes through as the user said it, or the parameter is done without: one result for each element.
  public static func asSaid<Value: ParameterValue>(_ values: [Value]) -> [ResolutionResult<Value>]
  where Element == ResolutionResult<Value> {
    values.isEmpty ? [.notRequired] : values.map { .success($0.meant) }
  }
}
