extension English {
  /// What the assistant says in English about calls.
  static let callsPrompts = """
    StartCall.callRecordToCallBack name: call
    StartCall.callRecordToCallBack needsValue: Which call should I return?
    StartCall.callRecordToCallBack disambiguation: Which call: {or choices}?
    StartCall.callRecordToCallBack disambiguation (brief): Which call?
    StartCall.callRecordToCallBack unsupported: I can’t find a call to return.
    StartCall.callRecordToCallBack needsValue instead: Who should I call instead?
    StartCall.callRecordToCallBack unsupported noMatchingCall: I can’t find a call to return.
    StartCall.destinationType name: kind of call
    StartCall.destinationType needsValue: Who or what should I call?
    StartCall.destinationType unsupported: {app} can’t make that kind of call.
    StartCall.contacts name: person
    StartCall.contacts needsValue: Who do you want to call?
    StartCall.contacts needsValue: Sorry, who should I call?
    StartCall.contacts needsValue: I didn’t catch the name. Who is the call to?
    StartCall.contacts needsValue instead: Who should I call instead?
    StartCall.contacts needsMoreDetails: I found a lot of people called {value}. Which one? A full name would help.
    StartCall.contacts disambiguation: Who do you want to call: {or choices}?
    StartCall.contacts disambiguation (brief): Who do you want to call?
    StartCall.contacts disambiguation: Sorry, which of them: {or choices}?
    StartCall.contacts disambiguation: I didn’t catch that. You can say a name or a number: {or choices}.
    StartCall.contacts confirmation: Call {value}?
    StartCall.contacts confirmation: Sorry, should I call {value}? Yes or no?
    StartCall.contacts unsupported: {app} can’t call {value}.
    StartCall.contacts unsupported noContactFound: I can’t find {value} in {app}.
    StartCall.contacts unsupported multipleContactsUnsupported: {app} can only call one person at a time.
    StartCall.contacts unsupported noHandleForLabel: {value} doesn’t have a number with that label.
    StartCall.contacts unsupported invalidHandle: I don’t have a number I can call for {value}.
    StartCall.contacts unsupported unsupportedMmiUssd: {app} can’t dial service codes.
    StartCall.contacts unsupported noCallHistoryForRedial: There’s no earlier call to repeat.
    StartCall.contacts unsupported noUsableHandleForRedial: The last call can’t be repeated.
    StartCall.contacts unsupported requiringInAppAuthentication: You need to sign in to {app} to call {value}.
    StartCall.callCapability name: kind of call
    StartCall.callCapability needsValue: Voice or video?
    StartCall.callCapability needsValue instead: How else should I call?
    StartCall.callCapability unsupported: {app} can’t make that kind of call.
    StartCall.callCapability unsupported videoCallUnsupported: {app} can’t make video calls.
    StartCall.callCapability unsupported microphoneNotAccessible: {app} isn’t allowed to use the microphone.
    StartCall.callCapability unsupported cameraNotAccessible: {app} isn’t allowed to use the camera.
    StartCall goAhead: Should I call[ {contacts}] now?
    StartCall button goAhead-accept: Call
    StartCall ready: Calling[ {contacts}] on {app}.
    StartCall continueInApp: Calling[ {contacts}] on {app}.
    StartCall failure: Sorry, {app} couldn’t start the call.
    StartCall failureRequiringAppLaunch: You’ll have to start that call in {app}.
    StartCall failureCallingServiceNotAvailable: {app} can’t make calls right now.
    StartCall failureContactNotSupportedByApp: {app} can’t call {contacts}.
    StartCall failureAirplaneModeEnabled: You’re in airplane mode. Turn it off to call.
    StartCall failureUnableToHandOff: The call couldn’t be moved to your other device.
    StartCall failureAppConfigurationRequired: You need to finish setting up {app} before you can call.
    StartCall failureCallInProgress: You’re already on a call.
    StartCall failureCallRinging: A call is coming in. Answer that one first.
    StartCall failureRequiringInAppAuthentication: You need to sign in to {app} before you can call.
    StartCall ended refused: OK, I won’t call.
    StartCall ended cancelled: OK, I won’t call.

    SearchCallHistory.dateCreated name: time
    SearchCallHistory.dateCreated needsValue: Calls from when?
    SearchCallHistory.recipient name: person
    SearchCallHistory.recipient needsValue: Calls with whom?
    SearchCallHistory.recipient needsValue instead: Whose calls should I look for instead?
    SearchCallHistory.recipient disambiguation: Whose calls: {or choices}?
    SearchCallHistory.recipient disambiguation (brief): Whose calls?
    SearchCallHistory.recipient confirmation: Calls with {value}?
    SearchCallHistory.recipient unsupported: I can’t find {value} in {app}.
    SearchCallHistory.callTypes name: kind of calls
    SearchCallHistory.callTypes needsValue: Which calls: missed, received or outgoing?
    SearchCallHistory.unseen name: new calls
    SearchCallHistory.unseen needsValue: Only the new ones?
    SearchCallHistory success: {count? I didn’t find any calls. | I found one call. | I found {count} calls.}
      {each callRecords: {caller}, {type} {date}.}
    SearchCallHistory success (brief): {count? I didn’t find any calls. | I found one call. | I found {count} calls.}
    SearchCallHistory success (car): {count? No calls. | One call. | {count} calls.}
      [The first is {callRecords.first.caller}, {callRecords.first.date}.]
    SearchCallHistory inProgress: {app} is still looking.
    SearchCallHistory continueInApp: Here are your calls in {app}.
    SearchCallHistory failure: Sorry, {app} couldn’t look through your calls.
    SearchCallHistory failureRequiringAppLaunch: You’ll find your calls in {app}.
    SearchCallHistory failureAppConfigurationRequired: You need to finish setting up {app} first.

    AnswerCall success: Answering.
    AnswerCall continueInApp: Answering in {app}.
    AnswerCall inProgress: Answering.
    AnswerCall failure: There’s no call to answer.
    AnswerCall failureRequiringAppLaunch: You’ll have to answer in {app}.
    HangUpCall success: OK, I hung up.
    HangUpCall inProgress: Hanging up.
    HangUpCall failure: Sorry, {app} couldn’t hang up.
    HangUpCall failureRequiringAppLaunch: You’ll have to hang up in {app}.
    HangUpCall failureNoCallToHangUp: You’re not on a call.

    word audioCall: voice call
    word videoCall: video call
    word missed: missed
    word received: received
    word outgoing: outgoing
    word latest: latest
    word voicemail: voicemail
    word inProgress: in progress
    word onHold: on hold
    """
}
