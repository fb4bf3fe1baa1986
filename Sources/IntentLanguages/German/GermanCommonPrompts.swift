extension German {
  /// What the assistant says in German whatever the domain. The notation is `PromptLine`'s.
  static let commonPrompts = """
    * needsValue: Mir fehlt noch etwas: {parameter}. Was soll es sein?
    * needsValue: Entschuldige, mir fehlt noch {parameter}. Was soll es sein?
    * needsValue: Das habe ich nicht verstanden. Kannst du es anders sagen?
    * needsValue: Ich verstehe es noch nicht. Was ist gemeint: {parameter}?
    * needsValue instead: Was soll es stattdessen sein?
    * needsMoreDetails: „{value}“ gibt es mehrmals. Was meinst du genau?
    * needsMoreDetails: Das passt immer noch auf zu viele. Kannst du den ganzen Namen sagen?
    * disambiguation: Was meinst du: {or choices}?
    * disambiguation (brief): Was meinst du?
    * disambiguation: Entschuldige, was davon? Du kannst {or choices} sagen oder einfach die Nummer.
    * disambiguation: Das habe ich nicht verstanden. Such dir etwas davon aus: {or choices}.
    * disambiguation: Ich verstehe es noch nicht. Was davon: {or choices}?
    * confirmation: Meinst du {value}?
    * confirmation: Entschuldige, stimmt {value}? Ja oder nein?
    * confirmation: Nur Ja oder Nein, bitte: Stimmt {value}?
    * confirmation: Ich verstehe es noch nicht. Stimmt {value}?
    * unsupported: {value} geht dafür leider nicht.
    * appChoice: Mit welcher App: {or choices}?
    * appChoice (brief): Mit welcher App?
    * appChoice: Entschuldige, mit welcher App? Du kannst {or choices} sagen.
    * appChoice: Das habe ich nicht verstanden. Bitte nenne eine davon: {or choices}.
    * appChoice: Ich verstehe es noch nicht. Welche: {or choices}?
    * permission: Darf ich das, was du sagst, an {app} weitergeben?[ {app} sagt dazu: {usage}]
    * permission: Entschuldige, ja oder nein: Darf ich das, was du sagst, an {app} weitergeben?
    * permission denied: Okay, ich gebe nichts an {app} weiter.
    * authentication: Dazu musst du erst dein Gerät entsperren.
    * authentication denied: Das geht nicht, solange dein Gerät gesperrt ist.
    * goAhead: Soll ich das machen?
    * goAhead: Entschuldige, ja oder nein: Soll ich das machen?
    * goAhead: Das habe ich nicht verstanden. Sag „ja“, „nein“ oder was ich ändern soll.
    * goAhead: Ich verstehe es noch nicht. Soll ich weitermachen, ja oder nein?
    * button goAhead-accept: Ja
    * button goAhead-reject: Abbrechen
    * button confirmation-accept: Ja
    * button confirmation-reject: Nein
    * button permission-accept: Erlauben
    * button permission-reject: Nicht erlauben
    * change: Okay, wie lautet {parameter} jetzt?

    * success: Erledigt.
    * inProgress: {app} ist noch dabei. Das läuft im Hintergrund weiter.
    * failure: Das hat mit {app} leider nicht geklappt.
    * continueInApp: Weiter geht’s in {app}.
    * failureRequiringAppLaunch: Dafür musst du in {app} weitermachen.
    * failureRequiringInAppAuthentication: Dafür musst du dich erst bei {app} anmelden.
    * failureAppConfigurationRequired: Dafür musst du {app} erst fertig einrichten.
    * deferredToApplication: Weiter geht’s in {app}.
    * waiting: Einen Moment.
    * waiting: Ich bin noch dabei.

    * notUnderstood: Das habe ich leider nicht verstanden.
    * notUnderstood: Das habe ich immer noch nicht verstanden. Frag mich: „Was kannst du?“
    * notUnderstood noApp: Das geht mit deinen Apps leider nicht.
    * notUnderstood appCannot: {app} kann das nicht.
    * notUnderstood noSuchApp: {app} ist nicht installiert.
    * ended cancelled: Okay, dann nicht.
    * ended refused: Okay, dann lasse ich es.
    * ended gaveUp: Ich komme hier leider nicht weiter. Versuchen wir es ein andermal.
    * ended unobserved: Okay, keine Meldungen mehr.
    * ended setAside: Okay, das lasse ich erst mal.
    * ended failed: Bei {app} ist leider etwas schiefgegangen.
    * ended timedOut: {app} antwortet leider nicht.
    * ended interrupted: Ich bin mittendrin unterbrochen worden. Sieh bitte in {app} nach, bevor du es noch mal
      versuchst.
    * help: Du kannst zum Beispiel sagen: {each examples: „{item}“}.
    * help (brief): Das kannst du zum Beispiel sagen.
    * help noApps: Es gibt noch keine Apps, die ich fragen könnte.
    * help noExamples: Sag mir, was du in {or apps} machen möchtest.
    * help needsValue: Beantworte einfach die Frage oder sag „abbrechen“.
    * help needsMoreDetails: Sag es einfach etwas genauer oder sag „abbrechen“.
    * help unsupported: Nenn mir etwas anderes oder sag „abbrechen“.
    * help disambiguation: Du kannst einen Namen oder eine Nummer sagen: {or choices}. Oder sag „abbrechen“.
    * help appChoice: Du kannst {or choices} sagen. Oder sag „abbrechen“.
    * help confirmation: Sag „ja“, wenn {value} stimmt, oder sag mir, wen oder was du meinst.
    * help goAhead: Sag „ja“, wenn ich es machen soll, „abbrechen“, wenn nicht, oder was anders sein soll.
    * help permission: Sag „ja“, wenn {app} deine Anfragen bekommen darf, sonst „nein“.

    word today: heute
    word tomorrow: morgen
    word yesterday: gestern
    word onDay: am {day}
    word dayInRange: dem {day}
    word weekdayInRange: {day}
    word momentOnDay: {day} um {time} Uhr
    word momentToday: um {time} Uhr
    word fromTo: zwischen {start} und {end}
    word until: vor {end}
    word kilocalories: Kilokalorien
    word home: Zuhause
    word label home: zu Hause
    word label work: Arbeit
    word label mobile: Handy
    word label main: Hauptnummer
    word label school: Schule
    word label other: andere
    word true: ja
    word false: nein
    """
}
