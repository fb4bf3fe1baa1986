import Foundation
import SiriKitTesting

// A program that has an extension's code, as a developer writes one; the tests run it, and some of its handlers end it.
exit(await SiriKitApp("\(projectFolder)/App", extension: "\(projectFolder)/Siri", IntentHandler()).run())
