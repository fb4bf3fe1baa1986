extension English {
  /// What the assistant says in English about messages.
  static let messagingPrompts = """
    SendMessage.recipients name: recipient
    SendMessage.recipients needsValue: To whom?
    SendMessage.recipients needsValue: Sorry, who should I send it to?
    SendMessage.recipients needsValue: I didn’t catch the name. Who is the message for?
    SendMessage.recipients needsValue instead: Who should it go to instead?
    SendMessage.recipients needsMoreDetails: I found a lot of people called {value}. Which one? A full name would help.
    SendMessage.recipients disambiguation: Who do you want to message: {or choices}?
    SendMessage.recipients disambiguation (brief): Who do you want to message?
    SendMessage.recipients disambiguation: Sorry, which of them: {or choices}?
    SendMessage.recipients disambiguation: I didn’t catch that. You can say a name or a number: {or choices}.
    SendMessage.recipients confirmation: Send message to {value}?
    SendMessage.recipients confirmation: Sorry, should it go to {value}? Yes or no?
    SendMessage.recipients unsupported: I can’t find {value} in {app}.
    SendMessage.recipients unsupported noAccount: {value} doesn’t have an account with {app}.
    SendMessage.recipients unsupported offline: {value} can’t be reached in {app} right now.
    SendMessage.recipients unsupported messagingServiceNotEnabledForRecipient: {value} doesn’t get messages in {app}.
    SendMessage.recipients unsupported noValidHandle: {app} has no address for {value}.
    SendMessage.recipients unsupported requestedHandleInvalid: {value} isn’t an address I can send to.
    SendMessage.recipients unsupported noHandleForLabel: {value} doesn’t have an address with that label.
    SendMessage.recipients unsupported requiringInAppAuthentication: You need to sign in to {app} to message {value}.
    SendMessage.content name: message
    SendMessage.content needsValue: What do you want to say[ to {recipients}][ to {speakableGroupName}]?
    SendMessage.content needsValue: Sorry, what should the message say?
    SendMessage.content needsValue: I didn’t get the message. What should I write?
    SendMessage.content needsValue instead: What should it say instead?
    SendMessage.content confirmation: Should the message say “{value}”?
    SendMessage.content unsupported: {app} can’t send that.
    SendMessage.outgoingMessageType name: kind of message
    SendMessage.outgoingMessageType needsValue: Text or voice message?
    SendMessage.speakableGroupName name: group
    SendMessage.speakableGroupName needsValue: Which group?
    SendMessage.speakableGroupName needsValue: Sorry, what’s the group called?
    SendMessage.speakableGroupName needsValue instead: Which group should it go to?
    SendMessage.speakableGroupName disambiguation: Which group: {or choices}?
    SendMessage.speakableGroupName disambiguation (brief): Which group?
    SendMessage.speakableGroupName confirmation: Send message to the group {value}?
    SendMessage.speakableGroupName unsupported: I can’t find a group called {value} in {app}.
    SendMessage goAhead: Your message[ to {recipients}][ to {speakableGroupName}] says: “{content}”. Ready to send it?
    SendMessage goAhead (brief): Ready to send it?
    SendMessage goAhead: Sorry, should I send it, change it or cancel?
    SendMessage button goAhead-accept: Send
    SendMessage help goAhead: Say “send”, “cancel”, or “change it to …”.
    SendMessage success: OK, sending “{content}”[ to {recipients}][ to {speakableGroupName}] on {app}.
    SendMessage success (brief): OK, it’s on its way.
    SendMessage inProgress: OK, {app} is sending it. It goes on in the background.
    SendMessage failure: Sorry, {app} couldn’t send your message.
    SendMessage failureRequiringAppLaunch: You’ll have to send that message in {app}.
    SendMessage failureMessageServiceNotAvailable: {app} can’t reach its service right now, so your message wasn’t sent.
    SendMessage failureRequiringInAppAuthentication: You need to sign in to {app} before you can send messages.
    SendMessage ended refused: OK, I won’t send it.
    SendMessage ended cancelled: OK, I won’t send it.
    SendMessage ended setAside: OK, your message isn’t sent.

    SearchForMessages.recipients name: recipient
    SearchForMessages.recipients needsValue: Messages to whom?
    SearchForMessages.recipients needsValue instead: Whose messages should I look for instead?
    SearchForMessages.recipients disambiguation: Messages to whom: {or choices}?
    SearchForMessages.recipients disambiguation (brief): Messages to whom?
    SearchForMessages.recipients confirmation: Messages to {value}?
    SearchForMessages.recipients unsupported: I can’t find {value} in {app}.
    SearchForMessages.senders name: sender
    SearchForMessages.senders needsValue: Messages from whom?
    SearchForMessages.senders needsValue instead: Whose messages should I look for instead?
    SearchForMessages.senders disambiguation: Whose messages: {or choices}?
    SearchForMessages.senders disambiguation (brief): Whose messages?
    SearchForMessages.senders confirmation: Messages from {value}?
    SearchForMessages.senders unsupported: I can’t find {value} in {app}.
    SearchForMessages.attributes name: kind of messages
    SearchForMessages.attributes needsValue: Which messages: read, unread or flagged?
    SearchForMessages.dateTimeRange name: time
    SearchForMessages.dateTimeRange needsValue: Messages from when?
    SearchForMessages.speakableGroupNames name: group
    SearchForMessages.speakableGroupNames needsValue: Messages in which group?
    SearchForMessages.speakableGroupNames needsValue instead: Which group should I look in?
    SearchForMessages.speakableGroupNames disambiguation: Which group: {or choices}?
    SearchForMessages.speakableGroupNames disambiguation (brief): Which group?
    SearchForMessages.speakableGroupNames unsupported: I can’t find a group called {value} in {app}.
    SearchForMessages success: {count? I didn’t find any[ {attributes}] messages. | I found one[ {attributes}] message. | I found {count}[ {attributes}] messages.}
      {each messages: [{sender} wrote {date}][You wrote to {to} {sent}]: “{content}”.}
    SearchForMessages success (brief): {count? I didn’t find any[ {attributes}] messages. | I found one[ {attributes}] message. | I found {count}[ {attributes}] messages.}
    SearchForMessages success (car): {count? No messages. | One message. | {count} messages.}
      [The first is from {messages.first.sender}: “{messages.first.content}”.]
    SearchForMessages inProgress: {app} is still looking.
    SearchForMessages failure: Sorry, {app} couldn’t look for messages.
    SearchForMessages failureRequiringAppLaunch: You’ll have to look for those messages in {app}.
    SearchForMessages failureMessageServiceNotAvailable: {app} can’t reach its service right now.
    SearchForMessages failureMessageTooManyResults: That’s more messages than I can tell you about. Try a name or a day.
    SearchForMessages failureRequiringInAppAuthentication: You need to sign in to {app} to see your messages.

    SetMessageAttribute.attribute name: mark
    SetMessageAttribute.attribute needsValue: How should I mark it: read, unread or flagged?
    SetMessageAttribute.attribute needsValue: Sorry, should I mark it as read, unread or flagged?
    SetMessageAttribute success: OK, marked[ as {attribute}].
    SetMessageAttribute failure: Sorry, {app} couldn’t mark that.
    SetMessageAttribute failureRequiringAppLaunch: You’ll have to mark that in {app}.
    SetMessageAttribute failureMessageNotFound: I can’t find a message to mark.
    SetMessageAttribute failureMessageAttributeNotSet: {app} couldn’t mark that[ as {attribute}].

    EditMessage.editedContent name: new text
    EditMessage.editedContent needsValue: What should it say instead?
    EditMessage.editedContent needsValue: Sorry, what’s the new text?
    EditMessage.editedContent unsupported: The message can’t say that.
    EditMessage success: OK, your message now says “{editedContent}”.
    EditMessage failure: Sorry, {app} couldn’t change your message.
    EditMessage failureRequiringAppLaunch: You’ll have to change that message in {app}.
    EditMessage failureMessageNotFound: I can’t find a message of yours to change.
    EditMessage failurePastEditTimeLimit: It’s too late to change that message.
    EditMessage failureMessageTypeUnsupported: That kind of message can’t be changed.
    EditMessage failureUnsupportedOnService: {app} can’t change messages that are already sent.
    EditMessage failureMessageServiceNotAvailable: {app} can’t reach its service right now.
    EditMessage failureRequiringInAppAuthentication: You need to sign in to {app} to change a message.

    UnsendMessages success: OK, I took your message back.
    UnsendMessages failure: Sorry, {app} couldn’t take your message back.
    UnsendMessages failureRequiringAppLaunch: You’ll have to take that message back in {app}.
    UnsendMessages failureMessageNotFound: I can’t find a message of yours to take back.
    UnsendMessages failurePastUnsendTimeLimit: It’s too late to take that message back.
    UnsendMessages failureMessageTypeUnsupported: That kind of message can’t be taken back.
    UnsendMessages failureUnsupportedOnService: {app} can’t take back messages.
    UnsendMessages failureMessageServiceNotAvailable: {app} can’t reach its service right now.
    UnsendMessages failureRequiringInAppAuthentication: You need to sign in to {app} to take a message back.

    word outgoingMessageText: text message
    word outgoingMessageAudio: voice message
    """
}
