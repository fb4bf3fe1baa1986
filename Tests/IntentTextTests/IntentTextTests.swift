import Testing
@testable import IntentText
