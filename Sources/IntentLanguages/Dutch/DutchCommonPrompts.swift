extension Dutch {
  /// What the assistant says in Dutch whatever the domain. The notation is `PromptLine`'s.
  static let commonPrompts = """
    * needsValue: Wat is {parameter}?
    * needsValue: Sorry, ik mis nog {parameter}. Wat moet het zijn?
    * needsValue: Dat heb ik niet verstaan. Kun je het anders zeggen?
    * needsValue: Ik begrijp het nog niet. Wat moet dit zijn: {parameter}?
    * needsValue instead: Wat moet {parameter} dan zijn?
    * needsMoreDetails: Er is meer dan één “{value}”. Wat bedoel je precies?
    * needsMoreDetails: Dat zijn er nog steeds te veel. Kun je de volledige naam zeggen?
    * disambiguation: Welke bedoel je: {or choices}?
    * disambiguation (brief): Welke bedoel je?
    * disambiguation: Sorry, welke? Je kunt {or choices} zeggen, of gewoon het nummer.
    * disambiguation: Dat heb ik niet verstaan. Kies een van deze: {or choices}.
    * disambiguation: Ik begrijp het nog niet. Welke: {or choices}?
    * confirmation: Bedoel je {value}?
    * confirmation: Sorry, klopt {value}? Ja of nee?
    * confirmation: Alleen ja of nee, alsjeblieft: klopt {value}?
    * confirmation: Ik begrijp het nog niet. Klopt {value}?
    * unsupported: Daar kan ik {value} niet voor gebruiken.
    * appChoice: Met welke app: {or choices}?
    * appChoice (brief): Met welke app?
    * appChoice: Sorry, met welke app? Je kunt {or choices} zeggen.
    * appChoice: Dat heb ik niet verstaan. Noem er een: {or choices}.
    * appChoice: Ik begrijp het nog niet. Welke: {or choices}?
    * permission: Mag ik wat je zegt doorgeven aan {app}?[ {app} zegt: {usage}]
    * permission: Sorry, ja of nee: mag ik wat je zegt doorgeven aan {app}?
    * permission denied: Oké, ik geef niets door aan {app}.
    * authentication: Je moet eerst je apparaat ontgrendelen.
    * authentication denied: Dat kan niet zolang je apparaat vergrendeld is.
    * goAhead: Zal ik doorgaan?
    * goAhead: Sorry, ja of nee: zal ik doorgaan?
    * goAhead: Dat heb ik niet verstaan. Zeg “ja”, “nee” of wat er anders moet.
    * goAhead: Ik begrijp het nog niet. Zal ik doorgaan, ja of nee?
    * button goAhead-accept: Ja
    * button goAhead-reject: Annuleer
    * button confirmation-accept: Ja
    * button confirmation-reject: Nee
    * button permission-accept: Sta toe
    * button permission-reject: Sta niet toe
    * change: Oké, wat moet {parameter} worden?

    * success: Klaar.
    * inProgress: {app} is nog bezig. Het gaat op de achtergrond door.
    * failure: Sorry, dat is {app} niet gelukt.
    * continueInApp: We gaan verder in {app}.
    * failureRequiringAppLaunch: Je moet verdergaan in {app}.
    * failureRequiringInAppAuthentication: Je moet eerst inloggen bij {app}.
    * failureAppConfigurationRequired: Je moet {app} eerst verder instellen.
    * deferredToApplication: We gaan verder in {app}.
    * waiting: Een ogenblik.
    * waiting: Ik ben nog bezig.

    * notUnderstood: Sorry, dat heb ik niet begrepen.
    * notUnderstood: Ik begrijp het nog steeds niet. Vraag maar: “Wat kun je allemaal?”
    * notUnderstood noApp: Dat kan niet met de apps die je hebt.
    * notUnderstood appCannot: {app} kan dat niet.
    * notUnderstood noSuchApp: Je hebt {app} niet.
    * ended cancelled: Oké, laat maar.
    * ended refused: Oké, dan doe ik het niet.
    * ended gaveUp: Sorry, ik kom er niet uit. Laten we het een andere keer proberen.
    * ended unobserved: Oké, geen berichten meer.
    * ended setAside: Oké, dat laat ik even liggen.
    * ended failed: Sorry, er ging iets mis in {app}.
    * ended timedOut: Sorry, {app} reageert niet.
    * ended interrupted: Ik werd halverwege onderbroken, dus kijk even in {app} voor je het opnieuw probeert.
    * help: Je kunt bijvoorbeeld zeggen: {each examples: “{item}”}.
    * help (brief): Dit kun je bijvoorbeeld zeggen.
    * help noApps: Er zijn nog geen apps die ik iets kan vragen.
    * help noExamples: Vertel me wat je wilt doen in {or apps}.
    * help needsValue: Beantwoord gewoon de vraag, of zeg “annuleer”.
    * help needsMoreDetails: Beantwoord gewoon de vraag, of zeg “annuleer”.
    * help unsupported: Noem iets anders, of zeg “annuleer”.
    * help disambiguation: Je kunt een naam of een nummer zeggen: {or choices}. Of zeg “annuleer”.
    * help appChoice: Je kunt {or choices} zeggen. Of zeg “annuleer”.
    * help confirmation: Zeg “ja” als {value} klopt, of zeg wie of wat je bedoelde.
    * help goAhead: Zeg “ja” om door te gaan, “annuleer” om te stoppen, of zeg wat er anders moet.
    * help permission: Zeg “ja” als {app} je verzoeken mag krijgen, of “nee”.

    word today: vandaag
    word tomorrow: morgen
    word yesterday: gisteren
    word onDay: op {day}
    word dayInRange: {day}
    word momentOnDay: {day} om {time}
    word momentToday: om {time}
    word fromTo: van {start} tot en met {end}
    word until: voor {end}
    word kilocalories: calorieën
    word home: huis
    word label home: thuis
    word label work: werk
    word label mobile: mobiel
    word label main: hoofdnummer
    word label school: school
    word label other: ander
    word true: ja
    word false: nee
    """
}
