import Foundation
import ParleyCommand

// All that `parley` can do, for a home: Home talk Examples/Home/App, Home wyoming Examples/Home/App, …
exit(await HostTools("Home") { environment in House(now: environment.now).handlers }.run())
