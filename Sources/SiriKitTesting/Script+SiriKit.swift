import ConversationScripts
import ConversationTesting
import Intents
import Parley
import Synchronization
import Testing

extension Script {
  /// Plays the script with an app of Apple's form: what goes otherwise is an issue at the script's own file and line.
  ///
  /// A rule that the extension's code broke is an issue too, with the class and the method, even where the conversation
  /// went as the script says.
  public func test(with app: SiriKitApp) async {
    let faults = FaultList()
    await test(with: app.scriptApps(report: faults.add))
    for fault in faults.all { Issue.record("\(path): \(fault)") }
  }
}

/// The rules that an extension's code broke during one script.
final class FaultList: Sendable {
  private let found = Mutex<[HandlerFault]>([])

  /// The faults in their order, each once.
  var all: [HandlerFault] { found.withLock { $0 } }

  func add(_ fault: HandlerFault) {
    found.withLock { if !$0.contains(fault) { $0.append(fault) } }
  }
}
