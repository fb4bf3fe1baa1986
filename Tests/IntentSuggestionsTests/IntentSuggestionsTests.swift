import Testing
@testable import IntentSuggestions
