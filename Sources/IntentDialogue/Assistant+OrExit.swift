#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import IntentLanguages
import IntentVocabulary

extension Assistant {
  /// The same as `init(apps:languages:policy:compiledLanguages:)`, for the first line of a program.
  ///
  /// What is thrown at a program's top level ends it with a crash report. This writes each problem on standard error, in a
  /// line of its own, and ends the program with status 2.
  public static func orExit(
    apps: [AssistantApp], languages: [Language] = [.english], policy: Policy = Policy(),
    compiledLanguages: URL? = nil
  ) -> Assistant {
    do throws(SetUpProblems) {
      return try Assistant(apps: apps, languages: languages, policy: policy, compiledLanguages: compiledLanguages)
    } catch {
      let words = Array("\(error)\n".utf8)
      _ = write(STDERR_FILENO, words, words.count)
      exit(2)
    }
  }
}
