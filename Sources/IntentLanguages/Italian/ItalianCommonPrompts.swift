extension Italian {
  /// What the assistant says in Italian whatever the domain. The notation is `PromptLine`'s.
  static let commonPrompts = """
    * needsValue: Qual è {parameter}?
    * needsValue: Scusa, mi manca ancora {parameter}. Qual è?
    * needsValue: Non ho capito. Puoi dirlo in un altro modo?
    * needsValue: Non capisco ancora. Qual è la risposta per: {parameter}?
    * needsValue instead: Allora qual è {parameter}?
    * needsMoreDetails: C’è più di un “{value}”. Quale intendi?
    * needsMoreDetails: Sono ancora troppi. Puoi dirmi il nome completo?
    * disambiguation: Quale: {or choices}?
    * disambiguation (brief): Quale?
    * disambiguation: Scusa, quale? Puoi dire {or choices}, o solo il numero.
    * disambiguation: Non ho capito. Scegli tra questi: {or choices}.
    * disambiguation: Non capisco ancora. Quale: {or choices}?
    * confirmation: Intendi {value}?
    * confirmation: Scusa, {value} va bene? Sì o no?
    * confirmation: Solo sì o no, per favore: {value} è giusto?
    * confirmation: Non capisco ancora. {value} è giusto?
    * unsupported: Non posso usare {value} per questo.
    * appChoice: Con quale app: {or choices}?
    * appChoice (brief): Con quale app?
    * appChoice: Scusa, con quale app? Puoi dire {or choices}.
    * appChoice: Non ho capito. Di’ il nome di una di queste: {or choices}.
    * appChoice: Non capisco ancora. Quale: {or choices}?
    * permission: Posso passare a {app} quello che dici?[ {app} dice: {usage}]
    * permission: Scusa, sì o no: posso passare a {app} quello che dici?
    * permission denied: Va bene, non passo nulla a {app}.
    * authentication: Prima devi sbloccare il dispositivo.
    * authentication denied: Non posso farlo finché il dispositivo è bloccato.
    * goAhead: Procedo?
    * goAhead: Scusa, sì o no: procedo?
    * goAhead: Non ho capito. Di’ “sì”, “no” o cosa cambiare.
    * goAhead: Non capisco ancora. Procedo, sì o no?
    * button goAhead-accept: Sì
    * button goAhead-reject: Annulla
    * button confirmation-accept: Sì
    * button confirmation-reject: No
    * button permission-accept: Consenti
    * button permission-reject: Non consentire
    * change: Va bene, qual è {parameter}?

    * success: Fatto.
    * inProgress: {app} ci sta ancora lavorando. Continua in background.
    * failure: Mi dispiace, {app} non è riuscita a farlo.
    * continueInApp: Continuiamo in {app}.
    * failureRequiringAppLaunch: Devi continuare in {app}.
    * failureRequiringInAppAuthentication: Prima devi accedere a {app}.
    * failureAppConfigurationRequired: Prima devi finire di configurare {app}.
    * deferredToApplication: Continuiamo in {app}.
    * waiting: Un attimo.
    * waiting: Ci sto ancora lavorando.

    * notUnderstood: Scusa, non ho capito.
    * notUnderstood: Continuo a non capire. Puoi chiedermi: “Cosa sai fare?”
    * notUnderstood noApp: Non posso farlo con le app che hai.
    * notUnderstood appCannot: {app} non può farlo.
    * notUnderstood noSuchApp: Non hai {app}.
    * ended cancelled: Va bene, lasciamo stare.
    * ended refused: Va bene, non lo faccio.
    * ended gaveUp: Mi dispiace, non riesco a capire. Riproviamo un’altra volta.
    * ended unobserved: Va bene, niente più aggiornamenti.
    * ended setAside: Va bene, per ora lascio perdere.
    * ended failed: Mi dispiace, qualcosa è andato storto in {app}.
    * ended timedOut: Mi dispiace, {app} non risponde.
    * ended interrupted: Mi hanno interrotto a metà, quindi controlla in {app} prima di riprovare.
    * help: Puoi dire cose come {each examples: “{item}”}.
    * help (brief): Ecco cosa puoi dire.
    * help noApps: Non ci sono ancora app a cui chiedere.
    * help noExamples: Dimmi cosa vuoi fare in {or apps}.
    * help needsValue: Rispondi alla domanda, oppure di’ “annulla”.
    * help needsMoreDetails: Rispondi alla domanda, oppure di’ “annulla”.
    * help unsupported: Dimmi qualcos’altro, oppure di’ “annulla”.
    * help disambiguation: Puoi dire un nome o un numero: {or choices}. Oppure di’ “annulla”.
    * help appChoice: Puoi dire {or choices}. Oppure di’ “annulla”.
    * help confirmation: Di’ “sì” se {value} va bene, oppure dimmi chi o cosa intendevi.
    * help goAhead: Di’ “sì” per procedere, “annulla” per fermarti, oppure dimmi cosa cambiare.
    * help permission: Di’ “sì” per far arrivare a {app} le tue richieste, oppure “no”.

    word today: oggi
    word tomorrow: domani
    word yesterday: ieri
    word onDay: il {day}
    word onDay 8: l’{day}
    word onDay 11: l’{day}
    word onWeekday: {day}
    word dayInRange: il {day}
    word dayInRange 8: l’{day}
    word dayInRange 11: l’{day}
    word weekdayInRange: {day}
    word momentOnDay: {day} alle {time}
    word momentToday: alle {time}
    word fromTo: tra {start} e {end}
    word until: entro {end}
    word kilocalories: calorie
    word home: casa
    word label home: casa
    word label work: lavoro
    word label mobile: cellulare
    word label main: principale
    word label school: scuola
    word label other: altro
    word true: sì
    word false: no
    """
}
