#if canImport(XCTest)
  import ConversationScripts
  import Parley
  import XCTest

  extension XCTestCase {
    /// Plays all scripts of a folder, one after the other; what goes otherwise is a failure at the script's own file
    /// and line.
    ///
    /// ```swift
    /// final class ConversationTests: XCTestCase {
    ///   func testConversations() async throws { try await testScripts(in: "Conversations", with: ScriptApps(app)) }
    /// }
    /// ```
    /// - Throws: ``ScriptProblems`` where there are no scripts.
    public func testScripts(
      in folder: String, with apps: ScriptApps, languages: [Language] = [.english], policy: Policy = Policy()
    ) async throws {
      let run = HostRun(runner: ScriptRunner(apps: apps, languages: languages, policy: policy))
      for script in try Script.all(in: folder) {
        guard let complaint = await run.complaint(about: script) else { continue }
        record(complaint.words, at: complaint.place)
      }
    }

    private func record(_ complaint: String, at place: ScriptPlace) {
      #if canImport(Darwin)
        let location = XCTSourceCodeLocation(filePath: place.path, lineNumber: place.line)
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: complaint,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      #else
        recordFailure(withDescription: complaint, inFile: place.path, atLine: place.line, expected: true)
      #endif
    }
  }
#endif
