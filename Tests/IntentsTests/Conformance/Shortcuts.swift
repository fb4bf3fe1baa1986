import CoreLocation
import Foundation
import Intents

extension ConformanceTable {
  mutating func useParameters() {
    uses(
      "INParameter.init(for: AnyClass, keyPath: String)",
      { (aClass: AnyClass, path: String) -> INParameter in INParameter(for: aClass, keyPath: path) })
    uses("INParameter.parameterClass: AnyClass", \INParameter.parameterClass as KeyPath<INParameter, AnyClass>)
    uses("INParameter.parameterKeyPath: String", \INParameter.parameterKeyPath as KeyPath<INParameter, String>)
    uses(
      "INParameter.isEqual(to: INParameter) -> Bool",
      { (object: INParameter, other: INParameter) -> Bool in object.isEqual(to: other) })
    uses(
      "INParameter.setIndex(_: Int, forSubKeyPath: String)",
      { (object: INParameter, index: Int, path: String) in object.setIndex(index, forSubKeyPath: path) })
    uses(
      "INParameter.index(forSubKeyPath: String) -> Int",
      { (object: INParameter, path: String) -> Int in object.index(forSubKeyPath: path) })
    uses(
      "INInteraction: func parameterValue(for parameter: INParameter) -> Any?",
      { (object: INInteraction, parameter: INParameter) -> Any? in object.parameterValue(for: parameter) })
  }

  mutating func useShortcuts() {
    uses("INShortcut.intent(INIntent)", { (intent: INIntent) -> INShortcut in .intent(intent) })
    uses(
      "INShortcut.userActivity(NSUserActivity)", { (activity: NSUserActivity) -> INShortcut in .userActivity(activity) }
    )
    uses("INShortcut.init?(intent: INIntent)", { (intent: INIntent) -> INShortcut? in INShortcut(intent: intent) })
    uses(
      "INShortcut.init(userActivity: NSUserActivity)",
      { (activity: NSUserActivity) -> INShortcut in INShortcut(userActivity: activity) })
    uses("INShortcut.intent: INIntent?", { (shortcut: INShortcut) -> INIntent? in shortcut.intent })
    uses(
      "INShortcut.userActivity: NSUserActivity?", { (shortcut: INShortcut) -> NSUserActivity? in shortcut.userActivity }
    )
    uses("INVoiceShortcut.identifier: UUID", \INVoiceShortcut.identifier as KeyPath<INVoiceShortcut, UUID>)
    uses(
      "INVoiceShortcut.invocationPhrase: String", \INVoiceShortcut.invocationPhrase as KeyPath<INVoiceShortcut, String>)
    uses("INVoiceShortcut.shortcut: INShortcut", \INVoiceShortcut.shortcut as KeyPath<INVoiceShortcut, INShortcut>)
    uses(
      "INVoiceShortcutCenter.shared: INVoiceShortcutCenter",
      { () -> INVoiceShortcutCenter in INVoiceShortcutCenter.shared })
    uses(
      "INVoiceShortcutCenter.getAllVoiceShortcuts(completion: ([INVoiceShortcut]?, Error?) -> Void)",
      { (completion: @escaping ([INVoiceShortcut]?, Error?) -> Void) in
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts(completion: completion)
      })
    uses(
      "INVoiceShortcutCenter.allVoiceShortcuts() async throws -> [INVoiceShortcut]",
      { () async throws -> [INVoiceShortcut] in try await INVoiceShortcutCenter.shared.allVoiceShortcuts() })
    uses(
      "INVoiceShortcutCenter.getVoiceShortcut(with: UUID, completion: (INVoiceShortcut?, Error?) -> Void)",
      { (key: UUID, completion: @escaping (INVoiceShortcut?, Error?) -> Void) in
        INVoiceShortcutCenter.shared.getVoiceShortcut(with: key, completion: completion)
      })
    uses(
      "INVoiceShortcutCenter.setShortcutSuggestions(_: [INShortcut])",
      { (shortcuts: [INShortcut]) in INVoiceShortcutCenter.shared.setShortcutSuggestions(shortcuts) })
  }

  mutating func useRelevantShortcuts() {
    typealias Relevant = INRelevantShortcut
    uses("INRelevantShortcut.init(shortcut: INShortcut)", { (shortcut: INShortcut) in Relevant(shortcut: shortcut) })
    uses("INRelevantShortcut.shortcut: INShortcut", \Relevant.shortcut as KeyPath<Relevant, INShortcut>)
    uses(
      "INRelevantShortcut.relevanceProviders: [INRelevanceProvider] { get set }",
      \Relevant.relevanceProviders as ReferenceWritableKeyPath<Relevant, [INRelevanceProvider]>)
    uses(
      "INRelevantShortcut.watchTemplate: INDefaultCardTemplate? { get set }",
      \Relevant.watchTemplate as ReferenceWritableKeyPath<Relevant, INDefaultCardTemplate?>)
    uses(
      "INRelevantShortcut.shortcutRole: INRelevantShortcutRole { get set }",
      \Relevant.shortcutRole as ReferenceWritableKeyPath<Relevant, INRelevantShortcutRole>)
    uses(
      "INRelevantShortcut.widgetKind: String? { get set }",
      \Relevant.widgetKind as ReferenceWritableKeyPath<Relevant, String?>)
    holds("INRelevantShortcutRole.action = 0", INRelevantShortcutRole.action.rawValue == 0)
    holds("INRelevantShortcutRole.information = 1", INRelevantShortcutRole.information.rawValue == 1)
    uses(
      "INRelevantShortcutStore.default: INRelevantShortcutStore",
      { () -> INRelevantShortcutStore in INRelevantShortcutStore.default })
    uses(
      "INRelevantShortcutStore.setRelevantShortcuts(_: [INRelevantShortcut], completionHandler: ((Error?) -> Void)?)",
      { (shortcuts: [INRelevantShortcut], completion: ((Error?) -> Void)?) in
        INRelevantShortcutStore.default.setRelevantShortcuts(shortcuts, completionHandler: completion)
      })
    uses(
      "INRelevantShortcutStore.setRelevantShortcuts(_: [INRelevantShortcut]) async throws",
      { (shortcuts: [INRelevantShortcut]) async throws in
        try await INRelevantShortcutStore.default.setRelevantShortcuts(shortcuts)
      })
  }

  mutating func useRelevance() {
    typealias Situation = INDailyRoutineRelevanceProvider.Situation
    uses(
      "INDateRelevanceProvider.init(start: Date, end: Date?)",
      { (start: Date, end: Date?) -> INRelevanceProvider in INDateRelevanceProvider(start: start, end: end) })
    uses(
      "INDailyRoutineRelevanceProvider.init(situation: INDailyRoutineRelevanceProvider.Situation)",
      { (situation: Situation) -> INRelevanceProvider in INDailyRoutineRelevanceProvider(situation: situation) })
    let cases: [Situation] = [
      .morning, .evening, .home, .work, .school, .gym, .commute, .headphonesConnected, .activeWorkout,
      .physicalActivityIncomplete,
    ]
    for (number, situation) in cases.enumerated() {
      holds(
        "INDailyRoutineRelevanceProvider.Situation.\(situation) = \(number)", situation.rawValue == number)
    }
  }
}
