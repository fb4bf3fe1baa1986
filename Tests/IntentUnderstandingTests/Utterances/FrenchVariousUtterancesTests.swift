import Testing

/// What people say in French every day, in more of the ways that the language has.
@Suite struct FrenchVariousUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(
        Self.messages, Self.calls, Self.rides, Self.sport, Self.asked, Self.money, Self.further) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage content=bon anniversaire recipients=Julie
      souhaite bon anniversaire à Julie
    SearchForMessages senders=Luc
      ouvre la conversation avec Luc
    SearchForMessages senders=Julie
      que dit le message de Julie
      qu'est-ce que Julie a écrit dans le groupe
    SendMessage recipients=Bobo content=j'arrive bientôt @MonkeyChat
      MonkeyChat Bobo j'arrive bientôt
    """

  static let calls = """
    SearchCallHistory callTypes=received
      quelqu'un a appelé
    StartCall destinationType=callBack
      rappelle celui qui vient d'appeler
    """

  static let rides = """
    RequestRide pickupLocation=la gare
      est-ce que quelqu'un peut venir me chercher à la gare
    GetRideStatus
      combien de temps avant que mon taxi arrive
      ça fait vingt minutes que j'attends mon taxi
    """

  static let sport = """
    StartWorkout workoutName=pilates
      lance une séance de pilates
    StartWorkout goalValue=5000 workoutName=run workoutGoalUnitType=meter
      cours cinq kilomètres
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
      brûle 300 calories
    StartPhotoPlayback albumName=vacances
      diaporama de l'album vacances
    """

  static let asked = """
    SearchCallHistory callTypes=received
      peux-tu me dire qui a appelé
    SearchForMessages
      dis-moi qui m'a écrit
    SearchForMessages attributes=unread
      tu peux me dire si j'ai de nouveaux messages
    SearchForAccounts
      je voudrais savoir combien j'ai sur mon compte
    GetRideStatus
      dis-moi où est mon taxi
      tu sais quand arrive mon chauffeur
    ListRideOptions dropOffLocation=la gare
      dis-moi combien coûte un taxi pour la gare
    """

  static let money = """
    RequestPayment currencyAmount=20EUR payer=Nina note=le dîner
      facture 20 euros à Nina pour le dîner
    """

  static let further = """
    RequestRide pickupLocation=aéroport dropOffLocation=l'hôtel
      emmène-moi de l'aéroport à l'hôtel
    RequestRide pickupLocation=gare dropOffLocation=zoo
      je dois aller de la gare au zoo
    SearchCallHistory callTypes=outgoing
      quel est le dernier numéro que j'ai appelé
    CancelRide
      supprime ma réservation de taxi
    StartCall contacts=plombier
      faut que j'appelle le plombier
    CancelRide
      j'ai pas besoin du taxi
    RequestPayment payer=Nina currencyAmount=30EUR
      que Nina me rembourse les 30 euros
    SearchForAccounts accountType=saving
      il reste quoi sur mon livret
    SearchForPhotos searchTerms=scene
      les photos de la neige
    SearchForPhotos dateCreated=hier
      quelles photos ai-je prises hier
    SearchForMessages senders=Julie
      y a-t-il une réponse de Julie
    StartCall contacts=Luc
      essaie encore d'appeler Luc
    SearchCallHistory callTypes=received
      qui m'a téléphoné en dernier
    GetRideStatus
      combien de temps avant l'arrivée de mon taxi
    ListRideOptions dropOffLocation=l'aéroport
      ça coûte combien pour aller à l'aéroport en taxi
    RequestRide pickupLocation=10 rue des Lilas
      envoyez un taxi au 10 rue des Lilas
    SendMessage content=le cours est annulé
      préviens tout le monde que le cours est annulé
    SearchForMessages senders=Luc
      Luc a répondu ou pas
      lis le texto que Luc vient d'envoyer
    SendMessage content=je suis occupé
      réponds que je suis occupé
    SearchCallHistory callTypes=received
      qui a essayé de me joindre
    StartCall contacts=Luc
      j'aimerais parler à Luc au téléphone
    StartCall contacts=business
      appelle le restaurant
    RequestRide partySize=3 dropOffLocation=l'opéra
      nous sommes trois et on voudrait aller à l'opéra en taxi
    RequestRide
      commande un taxi pour rentrer
    RequestRide pickupLocation=la gare
      un taxi qui vienne me chercher à la gare
    CancelRide
      annule le taxi que j'ai commandé
    PauseWorkout
      arrête l'entraînement un instant
    SendPayment payee=Nina currencyAmount=12EUR note=resto
      rembourse à Nina les douze euros du resto
    SendPayment currencyAmount=12.5USD payee=Nina
      envoie douze cinquante à Nina
    RequestPayment payer=Nina currencyAmount=25EUR
      Nina me doit 25 euros demande-lui
    SearchForBills billType=electricity
      est-ce que la facture d'électricité est déjà payée
    """

  static let others = """
    nothing
      je dois aller de Paris à Lyon en train
      comment aller de la gare au zoo
      appelle l'ascenseur
      dis-moi comment payer une facture
      tu sais quand part le train
      fais attention
    """
}
