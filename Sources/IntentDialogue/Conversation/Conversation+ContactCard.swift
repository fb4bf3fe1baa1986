import IntentModel
import IntentHistory
import IntentVocabulary

extension Conversation {
  /// The user picks an app on a person's card: it is that person's from now on, and it opens for the person.
  ///
  /// The activity is named after the act's intent that the app can do, and its interaction is that intent for the
  /// person; nothing is carried out. A locked device is unlocked first, because the app comes to the front: where that
  /// fails the choice is kept all the same.
  ///
  /// - `act`: what the app was picked for.
  /// - `person`: whose card it is.
  ///
  /// Throws `ContinuationError` where the app is not here, cannot do it or is not opened on a locked device, and what
  /// the store of donations throws. Source: WWDC 2016, apps on the contact card.
  public func open(_ app: String, for act: ContactAct, with person: Person) async throws {
    guard let picked = assistant.app(app), let intent = intent(of: act, for: person, in: picked) else {
      throw ContinuationError.appNotInstalled(app)
    }
    try await donations.setDefaultApp(app, for: person, act: act)
    await beginTurn()
    defer { endTurn() }
    if machine.isWorking { await perform(machine.interrupted()) }
    guard await perform(machine.wanted(.goOn, isPrivate: true)) == .goOn else {
      throw ContinuationError.locked(picked.displayName)
    }
    var activity = UserActivity(intent.name.siriKitName)
    activity.interaction = Interaction(intent: intent, app: app, date: environment.now(), people: [person])
    await emit(.opened(app: picked.displayName, activity))
    await presenter?.open(AssistantMessage.AppLaunch(app: app, activity: activity, isInBackground: false))
  }

  /// The app's first intent for the act, with the person.
  private func intent(of act: ContactAct, for person: Person, in app: AssistantApp) -> AnyIntent? {
    for name in app.supportedIntents {
      guard let handler = app.handler(of: name), handler.description.rules.contact == .begins(act) else { continue }
      var intent = try? handler.begin(IntentDraft(name))
      let parameter = handler.description.parameters.first { $0.kind == .person }
      if let parameter, var made = intent {
        try? handler.setValues(parameter.name, [AnyParameterValue(person)], &made)
        intent = made
      }
      if let intent { return intent }
    }
    return nil
  }
}
