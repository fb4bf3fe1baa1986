import Testing
@testable import IntentDomains
