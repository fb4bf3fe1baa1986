import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useMessageAndCallValues2() {
    holds("INCallDestinationType.emergencyDestination = 2", INCallDestinationType.emergencyDestination.rawValue == 2)
    holds("INCallDestinationType.voicemailDestination = 3", INCallDestinationType.voicemailDestination.rawValue == 3)
    holds("INCallDestinationType.redialDestination = 4", INCallDestinationType.redialDestination.rawValue == 4)
    holds("INCallAudioRoute.unknown = 0", INCallAudioRoute.unknown.rawValue == 0)
    holds("INCallAudioRoute.speakerphoneAudioRoute = 1", INCallAudioRoute.speakerphoneAudioRoute.rawValue == 1)
    holds("INCallAudioRoute.bluetoothAudioRoute = 2", INCallAudioRoute.bluetoothAudioRoute.rawValue == 2)
  }
}
