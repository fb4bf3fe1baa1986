import Testing
@testable import PropertyLists
