#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Parley

extension Messenger: StartCallIntent.Handling {
  func resolveCallRecordToCallBack(for intent: StartCallIntent) async throws -> ResolutionResult<CallRecord> {
    guard intent.destinationType == .callBack || intent.callRecordFilter != nil else {
      return .asSaid(intent.callRecordToCallBack)
    }
    if let record = intent.callRecordToCallBack, calls.contains(record) { return .success(record) }
    let filter = intent.callRecordFilter ?? CallRecord.Filter()
    let wanted = filter.callTypes.subtracting(.latest)
    let matches = calls.filter { record in
      let isMeant = wanted.isEmpty ? record.isIncoming : record.has(wanted)
      return isMeant && (filter.callCapability == .unknown || record.callCapability == filter.callCapability)
        && (filter.participants + intent.contacts).allSatisfy { person in
          record.participants.contains { may(person, mean: $0) }
        }
    }
    let latest = matches.max { $0.date < $1.date }
    return latest.map { .success($0) }
      ?? .unsupported(StartCallIntent.CallRecordToCallBackUnsupportedReason.noMatchingCall)
  }

  /// Whether a person can mean a participant: the contact that it surely is, or one of those that it may be.
  private func may(_ person: Person, mean participant: Person) -> Bool {
    let known = named(person)
    let meant = known == person ? [person] + person.siriMatches.map(named) : [known]
    return meant.contains { participant.isSame(as: $0) }
  }

  /// The contact that a person surely is, or the person as it was given.
  private func named(_ person: Person) -> Person {
    if case .success(let known) = settle(person) { known } else { person }
  }

  nonisolated func resolveDestinationType(
    for intent: StartCallIntent
  ) async throws -> ResolutionResult<StartCallIntent.DestinationType> {
    // A messenger has no emergency number and no mailbox.
    switch intent.destinationType {
    case .emergency, .voicemail: .unsupported
    default: .asSaid(intent.destinationType)
    }
  }

  func resolveContacts(for intent: StartCallIntent) async throws -> [ResolutionResult<Person>] {
    typealias Reason = StartCallIntent.ContactUnsupportedReason
    guard !intent.contacts.isEmpty else {
      switch intent.destinationType {
      case .redial: return callees(of: lastDialled) ?? [.unsupported(Reason.noCallHistoryForRedial)]
      case .callBack: return callees(of: intent.callRecordToCallBack) ?? [.notRequired]
      default: return callees(of: intent.callRecordToCallBack) ?? [.needsValue]
      }
    }
    // "Call her back", where several people have called: the person of the call record.
    if intent.destinationType == .callBack, let record = intent.callRecordToCallBack {
      return intent.contacts.map { person in
        record.participants.first { may(person, mean: $0) }.map { .success($0) } ?? callee(person)
      }
    }
    return intent.contacts.enumerated().map { place, person in
      place > 0 && !settings.hasGroupCalls ? .unsupported(Reason.multipleContactsUnsupported) : callee(person)
    }
  }

  /// The people of a past call, to be called again.
  private nonisolated func callees(of record: CallRecord?) -> [ResolutionResult<Person>]? {
    record.map { $0.participants.map { .success($0) } }
  }

  nonisolated func callee(_ person: Person) -> ResolutionResult<Person> {
    typealias Reason = StartCallIntent.ContactUnsupportedReason
    let said = person.personHandle?.value ?? person.displayName
    if said.contains("*") || said.contains("#") { return .unsupported(Reason.unsupportedMmiUssd) }
    switch contacts.find(person) {
    case .found(let contact, let handle):
      if let reason = contact.reasons[StartCallIntent.name] { return .unsupported(reason: reason) }
      return handle.map { .success(contact.candidate(at: $0)) } ?? .unsupported(Reason.invalidHandle)
    case .choice(let people): return .disambiguation(people)
    case .tooMany: return .needsMoreDetails(person)
    case .likely(let contact): return .confirmationRequired(contact.candidate())
    case .address(let handle): return .success(Person(person.displayName, handle: handle))
    case .noHandleForLabel: return .unsupported(Reason.noHandleForLabel)
    case .invalidHandle: return .unsupported(Reason.invalidHandle)
    case .unknown: return .unsupported(Reason.noContactFound)
    }
  }

  nonisolated func resolveCallCapability(
    for intent: StartCallIntent
  ) async throws -> ResolutionResult<CallCapability> {
    typealias Reason = StartCallIntent.CallCapabilityUnsupportedReason
    if !settings.mayUseMicrophone { return .unsupported(Reason.microphoneNotAccessible) }
    guard intent.callCapability == .videoCall else { return .success(.audioCall) }
    if !settings.canVideo { return .unsupported(Reason.videoCallUnsupported) }
    return settings.mayUseCamera ? .success(.videoCall) : .unsupported(Reason.cameraNotAccessible)
  }

  func confirm(_ intent: StartCallIntent) async throws -> StartCallIntent.Response {
    StartCallIntent.Response(callFailure ?? (settings.confirmsCalls ? .userConfirmationRequired : .ready))
  }

  private var callFailure: StartCallIntent.Response.Code? {
    if !settings.isSignedIn { return .failureRequiringInAppAuthentication }
    if !settings.isConfigured { return .failureAppConfigurationRequired }
    if settings.isAirplaneMode { return .failureAirplaneModeEnabled }
    if !settings.isServiceAvailable { return .failureCallingServiceNotAvailable }
    if calls.contains(where: { $0.callRecordType == .ringing }) { return .failureCallRinging }
    return calls.contains { $0.callRecordType == .inProgress } ? .failureCallInProgress : nil
  }

  func handle(_ intent: StartCallIntent) async throws -> StartCallIntent.Response {
    if let failure = callFailure { return StartCallIntent.Response(failure) }
    var people = intent.contacts
    if people.isEmpty {
      people = (intent.destinationType == .redial ? lastDialled : intent.callRecordToCallBack)?.participants ?? []
    }
    if people.isEmpty { return StartCallIntent.Response(.failureContactNotSupportedByApp) }
    let capability = intent.callCapability ?? .audioCall
    calls.append(
      CallRecord(
        identifier: nextIdentifier("call"), dateCreated: environment.now(), callRecordType: .inProgress,
        callCapability: capability, unseen: false, participants: people))
    let activity = UserActivity(
      "INStartCallIntent", title: people.map(\.displayName).joined(separator: ", "),
      userInfo: ["contacts": .array(people.map { .string($0.customIdentifier ?? $0.displayName) })])
    return StartCallIntent.Response(code: .continueInApp, userActivity: activity)
  }

  private var lastDialled: CallRecord? {
    calls.filter { $0.callRecordType == .outgoing }.max { $0.date < $1.date }
  }
}

extension CallRecord {
  var date: Date { dateCreated ?? .distantPast }

  /// Whether another person called.
  var isIncoming: Bool {
    switch callRecordType {
    case .missed, .received, .voicemail: true
    default: false
    }
  }

  /// Whether the call has one of some types.
  func has(_ types: TypeOptions) -> Bool {
    TypeOptions(symbol: callRecordType.symbol).map { types.contains($0) } ?? false
  }
}
