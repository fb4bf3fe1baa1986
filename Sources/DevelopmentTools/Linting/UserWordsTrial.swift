import Parley

/// Finds words of a user that no intent of their app can take.
///
/// SiriKit calls it a programmer's error to register such a type. Source: reference of `INVocabulary`, iOS 10.
package struct UserWordsTrial {
  /// The folder that the app was read from.
  let folder: String
  let app: AssistantApp
  /// The intents that are known.
  let intents: [IntentDescription]

  package init(folder: String, app: AssistantApp, intents: [IntentDescription]) {
    (self.folder, self.app, self.intents) = (folder, app, intents)
  }

  package func problems() -> [VocabularyProblem] {
    // The parameters of an intent that is not known here may take any type.
    let known = Set(intents.map(\.name))
    let own = app.phrases.values.flatMap(\.intents)
    guard own.allSatisfy(known.contains), !app.supportedIntents.isEmpty else { return [] }
    let kinds = intents.filter { app.supportedIntents.contains($0.name) }
      .flatMap(\.parameters).map(\.kind)
    return app.userVocabulary.types.filter { type in !kinds.contains { $0.takes(type) } }.map { type in
      VocabularyProblem(.vocabularyNotSupported(type: type.rawValue), file: "\(folder)/UserVocabulary.plist")
    }
  }
}

extension ValueKind {
  fileprivate func takes(_ type: VocabularyType) -> Bool {
    switch self {
    case .person: type == .contactName
    case .name(let own): own == type
    default: false
    }
  }
}
