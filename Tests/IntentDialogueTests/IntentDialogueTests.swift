import Testing
@testable import IntentDialogue
