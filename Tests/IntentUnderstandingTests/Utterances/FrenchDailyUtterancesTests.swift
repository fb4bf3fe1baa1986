import Testing

/// What people say in French on any day, run-on stories among it, and what they say to other assistants.
@Suite struct FrenchDailyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport) == [])
  }

  @Test func otherSentencesAreLeftAlone() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let messages = """
    SendMessage recipients=Camille content=j'arrive dans dix minutes
      dis à Camille que j'arrive dans dix minutes
      envoie un message à Camille pour dire que j'arrive dans dix minutes
      écris à Camille que j'arrive dans dix minutes
      tu peux dire à Camille que j'arrive dans dix minutes
      préviens Camille que j'arrive dans dix minutes
      peux-tu prévenir Camille que j'arrive dans dix minutes
      fais savoir à Camille que j'arrive dans dix minutes
      texto à Camille j'arrive dans dix minutes
      envoie à Camille j'arrive dans dix minutes
    SendMessage recipients=Camille
      écris un sms à Camille
      j'aimerais envoyer un message à Camille
      je veux écrire à Camille
      nouveau message pour Camille
    SendMessage recipients=ma soeur content=le colis est arrivé
      dis à ma soeur que le colis est arrivé
    SendMessage recipients=Hugo content=s'il veut une pizza ce soir
      demande à Hugo s'il veut une pizza ce soir
    SendMessage recipients=Hugo content=je suis en route
      réponds à Hugo je suis en route
      réponds à Hugo que je suis en route
    SearchForMessages attributes=unread
      est-ce que j'ai de nouveaux messages
    SearchForMessages
      lis mes messages
      j'ai des messages
      lis-moi mes derniers textos
      quelqu'un m'a écrit
    SearchForMessages senders=Hugo
      qu'est-ce que Hugo m'a écrit
      lis les messages de Hugo
      est-ce que Hugo a répondu
      montre-moi les messages d'Hugo
    """

  static let calls = """
    StartCall contacts=Hugo
      appelle Hugo
      tu peux appeler Hugo
      je voudrais parler à Hugo
      passe un coup de fil à Hugo
      passe-moi Hugo
      téléphone à Hugo
      mets-moi en relation avec Hugo
      j'ai besoin de parler à Hugo
      donne un coup de fil à Hugo
      compose le numéro de Hugo
      veuillez appeler Hugo
    StartCall callCapability=videoCall contacts=Hugo
      lance un appel vidéo avec Hugo
      fais un facetime avec Hugo
    StartCall contacts=Hugo callCapability=videoCall
      appelle Hugo en vidéo
    StartCall contacts=ma mère[mobile]
      appelle ma mère sur son portable
    SearchCallHistory callTypes=received
      qui m'a appelé
    SearchCallHistory callTypes=latest
      montre mes derniers appels
    """

  static let rides = """
    RequestRide dropOffLocation=l'aéroport
      appelle-moi un taxi pour l'aéroport
      réserve-moi une course vers l'aéroport
      j'ai besoin d'un taxi pour l'aéroport
      il me faut un taxi pour l'aéroport
      trouve-moi un vtc pour l'aéroport
      je voudrais un taxi pour l'aéroport
      ma voiture est en panne alors commande-moi un taxi pour l'aéroport
    RequestRide dropOffLocation=la gare scheduledPickupTime=demain à six heures
      réserve un taxi pour la gare demain à six heures
    RequestRide scheduledPickupTime=demain à six heures dropOffLocation=la gare
      il me faut un taxi demain à six heures pour la gare
    RequestRide partySize=4
      un taxi pour quatre personnes
      on est quatre et il nous faut un taxi
    RequestRide dropOffLocation=home
      un taxi pour rentrer à la maison
    GetRideStatus
      mon chauffeur arrive quand
      mon taxi arrive dans combien de temps
    CancelRide
      annulez la course
    """

  static let money = """
    SendPayment currencyAmount=20EUR payee=Nina
      envoie 20 euros à Nina
      verse 20 euros à Nina
      paie 20 euros à Nina
      fais un virement de 20 euros à Nina
      je dois 20 euros à Nina
      rembourse 20 euros à Nina
      file 20 euros à Nina
      donne 20 euros à Nina
    RequestPayment currencyAmount=30EUR payer=Omar
      demande 30 euros à Omar
      réclame 30 euros à Omar
    RequestPayment payer=Omar currencyAmount=30EUR
      Omar me doit 30 euros
    TransferMoney transactionAmount=200EUR toAccount=saving
      transfère 200 euros sur mon compte épargne
      mets 200 euros sur mon compte épargne
      vire 200 euros sur le compte épargne
    TransferMoney fromAccount=checking toAccount=saving
      vire de l'argent du compte courant vers le livret
    SearchForAccounts
      combien j'ai sur mon compte
    PayBill billType=phone
      règle ma facture de téléphone
    PayBill billType=rent
      paye mon loyer
    SearchForBills billType=electricity
      quand est-ce que je dois payer ma facture d'électricité
    SearchForBills billType=water
      ma facture d'eau est de combien
    """

  static let sport = """
    StartWorkout workoutName=run
      commence une course à pied
      c'est parti pour un footing
    StartWorkout
      lance un entraînement
    StartWorkout goalValue=30 workoutName=yoga workoutGoalUnitType=minute
      démarre trente minutes de yoga
    PauseWorkout
      pause l'entraînement
    EndWorkout workoutName=run
      arrête ma course à pied
    SearchForPhotos searchTerms=chien
      cherche des photos de mon chien
    SearchForPhotos peopleInPhoto=Camille locationCreated=rome
      les photos de Camille à rome
    SearchForPhotos dateCreated=hier
      affiche les photos d'hier
    StartPhotoPlayback searchTerms=vacances
      lance un diaporama de mes photos de vacances
    """

  static let others = """
    nothing
      rappelle-moi d'appeler Hugo
      envoie un mail à Hugo
      écris un e-mail à Camille
      mets un réveil à six heures
      achète-moi un billet de train pour lyon
      à quelle heure part le train pour lyon
      réserve une table pour quatre
      réserve un hôtel à nice
      allume la lumière
      dis-moi l'heure
      commande une pizza
      comment demander une carte de crédit
      lance la machine à laver
      c'est loin l'aéroport
      fais attention
      appelle ça comme tu veux
      agrandis le texte
      mets la musique en pause
      envoie la sauce
      tourne la page
      combien font vingt euros en dollars
      ça suffit pour aujourd'hui
    """
}
