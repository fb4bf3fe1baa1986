import Parley

/// Apps whose phases can be answered in place of their own code: what `when` does in a script, at any time.
package final class AppStubs: Sendable {
  /// The apps with the stubs in front of their own code.
  package let apps: [AssistantApp]
  private let book: StubBook
  private let check: StubCheck

  package init(_ apps: [AssistantApp], contacts: [Person], in environment: SimulatedEnvironment) {
    let book = StubBook()
    self.book = book
    self.check = StubCheck(handlers: apps.flatMap(\.handlers), contacts: contacts)
    self.apps = apps.map { app in
      var app = app
      app.handlers = app.handlers.map { $0.stubbed(by: book, [], contacts: contacts, in: environment) }
      return app
    }
  }

  /// Adds a stub; returns why that cannot be done, or `nil`.
  package func add(_ stub: Stub) -> String? {
    if let problem = check.problem(of: stub) { return ScriptProblem(ScriptPlace("", line: 1), problem).words }
    book.add(stub)
    return nil
  }
}
