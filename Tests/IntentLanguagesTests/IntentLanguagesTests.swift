import Testing
@testable import IntentLanguages
