extension English {
  /// What the assistant says in English whatever the domain. The notation is `PromptLine`'s.
  static let commonPrompts = """
    * needsValue: What’s the {parameter}?
    * needsValue: Sorry, I still need the {parameter}. What should it be?
    * needsValue: I didn’t catch that. Could you say the {parameter} another way?
    * needsValue: I’m still not getting it. What’s the {parameter}?
    * needsValue instead: What else could the {parameter} be?
    * needsMoreDetails: There’s more than one “{value}”. Which one do you mean?
    * needsMoreDetails: That still fits too many. Could you give me the full name?
    * disambiguation: Which one: {or choices}?
    * disambiguation (brief): Which one?
    * disambiguation: Sorry, which one? You can say {or choices}, or just its number.
    * disambiguation: I didn’t catch that. Please pick one of these: {or choices}.
    * disambiguation: I’m still not getting it. Which one: {or choices}?
    * confirmation: Did you mean {value}?
    * confirmation: Sorry, is {value} right? Yes or no?
    * confirmation: Just yes or no, please: is {value} right?
    * confirmation: I’m still not getting it. Is {value} right?
    * unsupported: I can’t use {value} for that.
    * appChoice: Which app would you like to use: {or choices}?
    * appChoice (brief): Which app would you like to use?
    * appChoice: Sorry, which app? You can say {or choices}.
    * appChoice: I didn’t catch that. Please say the name of one of them: {or choices}.
    * appChoice: I’m still not getting it. Which one: {or choices}?
    * permission: May {app} hear what you ask it to do?[ {usage}]
    * permission: Sorry, yes or no: may {app} hear what you ask it to do?
    * permission denied: OK, {app} won’t hear anything from you.
    * authentication: You’ll need to unlock your device first.
    * authentication denied: I can’t do that while your device is locked.
    * goAhead: Shall I go ahead?
    * goAhead: Sorry, yes or no: shall I go ahead?
    * goAhead: I didn’t catch that. You can say “yes”, “no”, or what to change.
    * goAhead: I’m still not getting it. Shall I go ahead, yes or no?
    * button goAhead-accept: Yes
    * button goAhead-reject: Cancel
    * button confirmation-accept: Yes
    * button confirmation-reject: No
    * button permission-accept: Allow
    * button permission-reject: Don’t Allow
    * change: OK, what should the {parameter} be?

    * success: Done.
    * inProgress: {app} is still working on it. It goes on in the background.
    * failure: Sorry, {app} couldn’t do that.
    * continueInApp: Let’s go on in {app}.
    * failureRequiringAppLaunch: You’ll have to go on in {app}.
    * failureRequiringInAppAuthentication: You need to sign in to {app} first.
    * failureAppConfigurationRequired: You need to finish setting up {app} first.
    * deferredToApplication: Let’s go on in {app}.
    * waiting: One moment.
    * waiting: Still working on it.

    * notUnderstood: Sorry, I didn’t get that.
    * notUnderstood: I still didn’t get that. You can ask me, “What can you do?”
    * notUnderstood noApp: I can’t do that with the apps you have.
    * notUnderstood appCannot: {app} can’t do that.
    * notUnderstood noSuchApp: You don’t have {app}.
    * ended cancelled: OK, never mind.
    * ended refused: OK, I won’t.
    * ended gaveUp: Sorry, I’m not getting it. Let’s try again another time.
    * ended unobserved: OK, no more updates.
    * ended setAside: OK, I’ll leave that for now.
    * ended failed: Sorry, something went wrong in {app}.
    * ended timedOut: Sorry, {app} isn’t answering.
    * ended interrupted: I was stopped in the middle of that, so please check {app} before you try again.
    * help: You can say things like {each examples: “{item}”}.
    * help (brief): Here are some things you can say.
    * help noApps: There are no apps I could ask yet.
    * help noExamples: Tell me what you’d like to do in {or apps}.
    * help needsValue: Just tell me the {parameter}, or say “cancel”.
    * help needsMoreDetails: Just tell me the {parameter}, or say “cancel”.
    * help unsupported: Tell me another {parameter}, or say “cancel”.
    * help disambiguation: You can say a name or a number: {or choices}. Or say “cancel”.
    * help appChoice: You can say {or choices}. Or say “cancel”.
    * help confirmation: Say “yes” if {value} is right, or tell me who or what you meant.
    * help goAhead: Say “yes” to go ahead, “cancel” to stop, or tell me what to change.
    * help permission: Say “yes” to let {app} hear your requests, or “no”.

    word today: today
    word tomorrow: tomorrow
    word yesterday: yesterday
    word onDay: on {day}
    word momentOnDay: {day} at {time}
    word momentToday: at {time}
    word fromTo: from {start} to {end}
    word until: until {end}
    word kilocalories: calories
    word true: yes
    word false: no
    """
}
