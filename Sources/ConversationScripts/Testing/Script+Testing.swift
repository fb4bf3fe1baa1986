import Parley

extension Script {
  /// All scripts of a folder, to be the arguments of a test; one with rows is there once for each.
  ///
  /// ```swift
  /// @Test(arguments: try Script.all(in: "Conversations"))
  /// func holdsTheConversation(_ script: Script) async throws {
  ///   try await script.check(with: ScriptApps { _ in [ScriptApp(app)] })
  /// }
  /// ```
  ///
  /// A failure is thrown with the script's own file and line; ``failure(with:languages:policy:)`` gives it as a value,
  /// to be recorded at that place.
  /// - Throws: ``ScriptProblems`` for everything that is wrong in any of them.
  public static func all(in folder: String) throws -> [Script] {
    var scripts: [Script] = []
    var problems: [ScriptProblem] = []
    for path in try ScriptFiles.find([folder]) {
      do {
        scripts += try Script.variants(contentsOf: path)
      } catch let error as ScriptProblems {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw ScriptProblems(problems) }
    return scripts
  }

  /// Plays the script; returns when everything happened as it expects.
  /// - Throws: a ``ScriptFailure``, or ``ScriptProblems`` where it cannot be played.
  public func check(
    with apps: ScriptApps, languages: [Language] = [.english], policy: Policy = Policy()
  ) async throws {
    if let failure = try await failure(with: apps, languages: languages, policy: policy) { throw failure }
  }

  /// Plays the script; returns the first difference, or `nil`.
  /// - Throws: ``ScriptProblems`` where it cannot be played.
  public func failure(
    with apps: ScriptApps, languages: [Language] = [.english], policy: Policy = Policy()
  ) async throws -> ScriptFailure? {
    try await ScriptRunner(apps: apps, languages: languages, policy: policy).play(self).failure
  }
}
