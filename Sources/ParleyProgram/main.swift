import Foundation
import ParleyCommand

exit(await HostTools.parley.run())
