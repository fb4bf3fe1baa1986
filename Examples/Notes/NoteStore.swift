import Foundation
import Parley
import Synchronization

/// A note: a title and a text.
struct Note: Sendable, Codable, Hashable {
  var title: String
  var content: String
}

/// The app's notes, and the code that serves both intents.
final class NoteStore: Sendable {
  private let notes: Mutex<[Note]>

  init(_ notes: [Note] = NoteStore.samples) { self.notes = Mutex(notes) }

  static let samples = [
    Note(title: "Shopping list", content: "milk, bread and bananas"),
    Note(title: "Shopping for Koko", content: "a hat and a drum"),
    Note(title: "Trip to the zoo", content: "take the early train"),
  ]

  var handlers: [AnyIntentHandler] {
    [
      AnyIntentHandler(
        CreateNoteIntent.self,
        resolvers: [
          Resolver(\.title) { intent in intent.title.map { .success($0) } ?? .needsValue },
          Resolver(\.content) { intent in intent.content.map { .success($0) } ?? .needsValue },
        ],
        handle: { self.create($0) }),
      AnyIntentHandler(
        FindNoteIntent.self,
        resolvers: [Resolver(\.note) { self.resolveNote($0.note) }],
        handle: { FindNoteIntent.Response(found: self.matches($0.note ?? "").first) }),
    ]
  }

  private func create(_ intent: CreateNoteIntent) -> CreateNoteIntent.Response {
    let note = Note(title: intent.title ?? "", content: intent.content ?? "")
    notes.withLock { $0.append(note) }
    return CreateNoteIntent.Response(code: .success, userActivity: nil)
  }

  private func resolveNote(_ words: String?) -> ResolutionResult<String> {
    guard let words else { return .needsValue }
    let found = matches(words)
    if found.isEmpty { return .unsupported(FindNoteIntent.Unknown.notFound) }
    if found.count == 1 { return .success(found[0].title) }
    return .disambiguation(found.map(\.title))
  }

  /// The notes that have all the words; the one of that very title alone, where there is one.
  private func matches(_ words: String) -> [Note] {
    notes.withLock { notes in
      if let note = notes.last(where: { $0.title.lowercased() == words.lowercased() }) { return [note] }
      let wanted = words.lowercased().split(separator: " ")
      return notes.filter { note in
        let text = "\(note.title) \(note.content)".lowercased()
        return wanted.allSatisfy { text.contains($0) }
      }
    }
  }
}
