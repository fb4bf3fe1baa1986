import Testing
@testable import IntentVocabulary
