import Foundation
import Parley

// The kitchen's timers; that one rings is heard from the satellite, not from here.
extension HouseState {
  /// The title of a timer that has none, in the language that is spoken.
  private static var untitled: String {
    let names = ["en": "the first one", "de": "der erste", "es": "el primero", "fr": "le premier", "it": "il primo"]
    return names[spokenLanguage] ?? "de eerste"
  }

  /// Settles the title of a new timer: needed where another runs.
  func newTitle(_ said: SpeakableString?) -> ResolutionResult<SpeakableString> {
    guard let said else { return timers.isEmpty ? .notRequired : .needsValue }
    return index(of: said.spokenPhrase) == nil ? .success(said) : .unsupported(StartTimerIntent.Taken.taken)
  }

  /// Settles which running timer is meant.
  func timer(_ said: SpeakableString?) -> ResolutionResult<SpeakableString> {
    if timers.isEmpty { return .notRequired }
    guard let said else {
      return timers.count > 1
        ? .disambiguation(timers.map { SpeakableString($0.title ?? Self.untitled) }) : .notRequired
    }
    return index(of: said.spokenPhrase) == nil ? .unsupported(NotThere.notThere) : .success(said)
  }

  private func index(of title: String) -> Int? {
    timers.firstIndex { ($0.title ?? Self.untitled).lowercased() == title.lowercased() }
  }

  private func meant(by title: SpeakableString?) -> Int? {
    title.map { index(of: $0.spokenPhrase) } ?? timers.indices.first
  }

  mutating func start(_ intent: StartTimerIntent, at now: Date) -> HomeResponse {
    guard let length = intent.length else { return HomeResponse(.failure) }
    timers.append(Timer(title: intent.title?.spokenPhrase, end: now.addingTimeInterval(length.seconds)))
    return HomeResponse(.success)
  }

  mutating func cancel(_ intent: CancelTimerIntent) -> HomeResponse {
    guard let index = meant(by: intent.title) else { return HomeResponse(.failure) }
    timers.remove(at: index)
    return HomeResponse(.success)
  }

  func tell(_ intent: CheckTimerIntent, at now: Date) -> HomeResponse {
    guard let index = meant(by: intent.title) else { return HomeResponse(.failure) }
    return HomeResponse(.success, ["left": .duration(timers[index].end.timeIntervalSince(now).rounded())])
  }
}
