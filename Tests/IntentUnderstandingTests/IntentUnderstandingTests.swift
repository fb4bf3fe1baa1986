import Testing
@testable import IntentUnderstanding
