#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentText
import Parley
import PropertyLists

extension Messenger {
  /// The keys that a messenger reads from a World.plist; `Contacts` is read for every kind of app.
  static let keys = [
    "Groups", "Messages", "Calls", "SignedIn", "ServiceAvailable", "Configured", "AirplaneMode", "Video",
    "Camera", "Microphone", "VoiceMessages", "GroupCalls", "ConfirmsCalls", "UnsendMinutes", "EditMinutes",
    "MaximumResults",
  ]

  init(reading world: inout WorldReader, contacts: ContactBook, environment: ConversationEnvironment) {
    let groups = world.readGroups(contacts)
    self.init(
      contacts: contacts, groups: groups, messages: world.readMessages(contacts, groups),
      calls: world.readCalls(contacts), settings: world.readSettings(), environment: environment)
  }

  /// The handlers for the intents of messages and calls.
  nonisolated var handlers: [AnyIntentHandler] {
    [
      .sendMessage(self), .searchForMessages(self), .setMessageAttribute(self), .editMessage(self),
      .unsendMessages(self), .startCall(self), .searchCallHistory(self), .answerCall(self), .hangUpCall(self),
    ]
  }
}

extension WorldReader {
  fileprivate mutating func readSettings() -> Messenger.Settings {
    let usual = Messenger.Settings()
    return Messenger.Settings(
      isSignedIn: flag("SignedIn", in: root) ?? usual.isSignedIn,
      isServiceAvailable: flag("ServiceAvailable", in: root) ?? usual.isServiceAvailable,
      isConfigured: flag("Configured", in: root) ?? usual.isConfigured,
      isAirplaneMode: flag("AirplaneMode", in: root) ?? usual.isAirplaneMode,
      canVideo: flag("Video", in: root) ?? usual.canVideo,
      mayUseCamera: flag("Camera", in: root) ?? usual.mayUseCamera,
      mayUseMicrophone: flag("Microphone", in: root) ?? usual.mayUseMicrophone,
      canRecord: flag("VoiceMessages", in: root) ?? usual.canRecord,
      hasGroupCalls: flag("GroupCalls", in: root) ?? usual.hasGroupCalls,
      confirmsCalls: flag("ConfirmsCalls", in: root) ?? usual.confirmsCalls,
      unsendMinutes: number("UnsendMinutes", in: root) ?? usual.unsendMinutes,
      editMinutes: number("EditMinutes", in: root) ?? usual.editMinutes,
      maximumResults: number("MaximumResults", in: root).map { Int(min(max($0, 0), 1e6)) } ?? usual.maximumResults)
  }

  fileprivate mutating func readGroups(_ contacts: ContactBook) -> [Messenger.Group] {
    var groups: [Messenger.Group] = []
    for node in dictionaries("Groups", in: root) {
      checkKeys(of: node, known: ["Name", "Identifier", "Members"])
      guard let name = text("Name", in: node, of: "a group") else { continue }
      var members: [Contact] = []
      for member in texts("Members", in: node) {
        if let contact = contact(member, in: contacts, key: "Members", at: node) { members.append(contact) }
      }
      groups.append(
        Messenger.Group(
          identifier: text("Identifier", in: node) ?? "group-\(Self.slug(of: name))", name: name, members: members))
    }
    return groups
  }

  fileprivate mutating func readMessages(
    _ contacts: ContactBook, _ groups: [Messenger.Group]
  ) -> [Messenger.Entry] {
    var entries: [Messenger.Entry] = []
    for node in dictionaries("Messages", in: root) {
      checkKeys(
        of: node,
        known: ["Identifier", "From", "To", "Group", "Content", "Type", "Service", "Unread", "Flagged"]
          + Self.momentKeys)
      var message = Message(
        identifier: text("Identifier", in: node) ?? "message-\(entries.count + 1)",
        content: text("Content", in: node), dateSent: moment(in: node), sender: Messenger.user,
        messageType: symbol("Type", in: node, as: Message.MessageType.self) ?? .text,
        serviceName: text("Service", in: node))
      if let name = text("From", in: node) {
        message.sender = contact(name, in: contacts, key: "From", at: node)?.candidate()
        message.recipients = [Messenger.user]
      }
      for name in texts("To", in: node) {
        if let contact = contact(name, in: contacts, key: "To", at: node) {
          message.recipients.append(contact.candidate())
        }
      }
      if let name = text("Group", in: node) { put(&message, in: name, of: groups, at: node) }
      message.conversationIdentifier =
        message.groupName?.vocabularyIdentifier
        ?? (message.sender?.isMe == true ? message.recipients.first : message.sender)?.customIdentifier
      entries.append(
        Messenger.Entry(
          message: message, isUnread: flag("Unread", in: node) ?? false, isFlagged: flag("Flagged", in: node) ?? false))
    }
    return entries
  }

  private mutating func put(
    _ message: inout Message, in name: String, of groups: [Messenger.Group], at node: PropertyList
  ) {
    guard let group = groups.first(where: { $0.name == name || $0.identifier == name }) else {
      let nearest = NearestName.nearest(to: name, among: groups.map(\.name))
      return note(.unknownName(name, key: "Group", nearest: nearest), at: node["Group"] ?? node)
    }
    message.groupName = SpeakableString(group.name, identifier: group.identifier)
    message.recipients = group.members.map { $0.candidate() }
  }

  fileprivate mutating func readCalls(_ contacts: ContactBook) -> [CallRecord] {
    var calls: [CallRecord] = []
    for node in dictionaries("Calls", in: root) {
      checkKeys(of: node, known: ["Identifier", "With", "Type", "Video", "Seconds", "Unseen"] + Self.momentKeys)
      var people: [Person] = []
      for name in texts("With", in: node) {
        if let contact = contact(name, in: contacts, key: "With", at: node) {
          people.append(contact.candidate(at: contact.handles.first))
        }
      }
      calls.append(
        CallRecord(
          identifier: text("Identifier", in: node) ?? "call-\(calls.count + 1)", dateCreated: moment(in: node),
          callRecordType: symbol("Type", in: node, as: CallRecord.RecordType.self) ?? .received,
          callCapability: flag("Video", in: node) == true ? .videoCall : .audioCall,
          callDuration: number("Seconds", in: node), unseen: flag("Unseen", in: node) ?? false, participants: people))
    }
    return calls
  }
}
