import Foundation
import ParleyCommand

// All that `parley` can do, with one domain more: Notes lint Examples/Notes/App, Notes talk Examples/Notes/App, …
exit(await HostTools("Notes") { _ in NoteStore().handlers }.run())
