import Intents

// What is Apple's alone is put aside in the way that `parley init-siri` advises; the rest compiles everywhere.
#if canImport(UIKit)
  import UIKit
#endif
#if canImport(os)
  import os.log
#endif
#if canImport(CoreData)
  import CoreData
#endif

/// A principal class that an Objective-C run time finds by a name of its own.
#if canImport(ObjectiveC)
  @objc(PutAside)
#endif
class PutAside: INExtension, INSendMessageIntentHandling {
  #if canImport(UIKit)
    private let device = UIDevice.current.name
  #else
    private let device = ProcessInfo.processInfo.hostName
  #endif

  private func log(_ words: String) {
    #if canImport(os)
      os_log("%@", words)
    #endif
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    log("sends from \(device)")
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}
