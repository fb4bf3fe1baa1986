import Testing
@testable import ParleyCommand
