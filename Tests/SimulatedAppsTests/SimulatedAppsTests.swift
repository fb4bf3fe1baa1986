import Testing
@testable import SimulatedApps
