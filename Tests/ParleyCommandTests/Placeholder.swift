@testable import ParleyCommand
