extension Command {
  /// All commands, in the order in which the help lists them.
  static let all: [Command] = [
    .new,
    .talk,
    .inspect,
    .test,
    .explore,
    .parse,
    .languages,
    .fit,
    .serve,
    .turn,
    .mcp,
    .wyoming,
    .lint,
    .initSiri,
    .donate,
    .search,
    .suggest,
    .structuredData,
    .benchmark,
    .completions,
    .manual,
  ]
}
