import Testing

/// French requests as French speakers make them, heard by an interpreter of six languages that is told no language.
@Suite struct FrenchUtteranceCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messaging, Self.rides, Self.money, Self.sport) == [])
  }

  static let messaging = """
    SendMessage recipients=Bobo
      envoie un message à Bobo
      pourrais-tu envoyer un message à Bobo s'il te plaît
      est-ce que tu peux envoyer un SMS à Bobo
      je me demandais si tu pouvais envoyer un message à Bobo
      serait-il possible d'envoyer un message à Bobo
      ce serait bien si tu envoyais un message à Bobo
      j'aimerais envoyer un texto à Bobo
      y a-t-il moyen d'envoyer un message à Bobo
      je voudrais écrire à Bobo
      aide-moi à envoyer un message à Bobo
      il faut que j'envoie un message à Bobo
    SendMessage recipients=Bobo content=j'arrive dans cinq minutes
      dis à Bobo que j'arrive dans cinq minutes
      préviens Bobo que j'arrive dans cinq minutes
      envoie un message à Bobo disant j'arrive dans cinq minutes
      écris à Bobo j'arrive dans cinq minutes
      message à Bobo : j'arrive dans cinq minutes
      tu peux dire à Bobo que j'arrive dans cinq minutes
      fais savoir à Bobo que j'arrive dans cinq minutes
      envoie à Bobo un message pour lui dire que j'arrive dans cinq minutes
    SearchForMessages attributes=unread
      est-ce que j'ai des messages non lus
      lis-moi mes nouveaux messages
      montre-moi les messages non lus
      y a-t-il de nouveaux messages
    SearchForMessages senders=Bobo
      lis les messages de Bobo
      montre-moi les messages de Bobo
      qu'est-ce que Bobo m'a écrit
      est-ce que Bobo m'a écrit
    StartCall contacts=Bobo
      appelle Bobo
      tu peux appeler Bobo
      il faut que j'appelle Bobo
      je voudrais parler à Bobo
      passe un coup de fil à Bobo
      mets-moi en relation avec Bobo
      j'aimerais téléphoner à Bobo
      peux-tu joindre Bobo
    StartCall callCapability=videoCall contacts=Bobo
      lance un appel vidéo avec Bobo
      fais un appel vidéo à Bobo
    StartCall contacts=Bobo[mobile]
      appelle le portable de Bobo
      appelle Bobo sur son portable
    SearchCallHistory callTypes=missed
      montre-moi mes appels manqués
      est-ce que j'ai des appels manqués
      quels appels ai-je manqués
    HangUpCall
      raccroche
      termine l'appel
      mets fin à l'appel
    AnswerCall
      décroche
      réponds à l'appel
      prends l'appel
    """

  static let rides = """
    RequestRide
      appelle-moi un taxi
      j'ai besoin d'un taxi
      il me faut un taxi
      je voudrais un taxi s'il vous plaît
      commande un taxi
      réserve-moi une course
      est-ce que je peux avoir un taxi
      y a-t-il un taxi disponible
      un taxi s'il vous plaît
      je cherche un taxi
      trouve-moi un chauffeur
      pourrais-tu me commander un uber
      j'aurais besoin d'un taxi
      il y a des taxis disponibles par ici
      tu peux m'appeler un taxi
      peux-tu me trouver un taxi
    RequestRide dropOffLocation=l'aéroport
      emmène-moi à l'aéroport
      je dois aller à l'aéroport
      un taxi pour l'aéroport
      commande un taxi pour l'aéroport
      il me faut un taxi pour aller à l'aéroport
      je veux aller à l'aéroport en taxi
      conduis-moi à l'aéroport
      j'ai besoin d'une course jusqu'à l'aéroport
      réserve une voiture pour aller à l'aéroport
      comment avoir un taxi pour l'aéroport
    RequestRide partySize=3
      un taxi pour trois personnes
      j'ai besoin d'un taxi pour trois personnes
      commande un taxi pour 3 personnes
    GetRideStatus
      où est mon taxi
      quand arrive mon taxi
      dans combien de temps arrive mon taxi
      est-ce que mon taxi arrive bientôt
      où en est ma course
      mon taxi n'est toujours pas là
      j'attends mon taxi depuis une heure
      que devient mon taxi
      mon chauffeur est où
      à quelle heure arrive mon taxi
      quel est le statut de ma course
    CancelRide
      annule ma course
      je n'ai plus besoin du taxi
      je voudrais annuler mon taxi
      décommande le taxi
      finalement je ne veux plus de taxi
      tu peux annuler la course
      laisse tomber le taxi
    """

  static let money = """
    SendPayment currencyAmount=20EUR payee=Bobo
      envoie 20 euros à Bobo
      verse vingt euros à Bobo
      je voudrais envoyer 20 euros à Bobo
      paie 20 euros à Bobo
      donne 20 euros à Bobo
      je dois 20 euros à Bobo
      fais un virement de 20 euros à Bobo
      tu peux envoyer 20 euros à Bobo
      rends 20 euros à Bobo
      je dois rembourser 20 euros à Bobo
    RequestPayment currencyAmount=20EUR payer=Bobo
      demande 20 euros à Bobo
      réclame 20 euros à Bobo
      je voudrais demander 20 euros à Bobo
    RequestPayment payer=Bobo currencyAmount=20EUR
      Bobo me doit 20 euros
      demande à Bobo de me rembourser 20 euros
      dis à Bobo de me payer 20 euros
    SearchForAccounts
      quel est mon solde
      combien ai-je sur mon compte
      combien il me reste sur mon compte
      je voudrais consulter mon solde
      donne-moi le solde de mon compte
      combien d'argent me reste-t-il
      est-ce que j'ai assez d'argent sur mon compte
      j'ai combien sur mon compte
      il me reste combien sur mon compte
      mon solde s'il vous plaît
    PayBill billType=electricity
      paie la facture d'électricité
      règle ma facture d'électricité
      je voudrais payer ma facture d'électricité
      il faut payer l'électricité
      peux-tu payer la facture d'électricité
    PayBill billType=rent
      paie le loyer
      je dois payer le loyer
    SearchForBills billType=electricity
      combien je dois pour l'électricité
      à combien s'élève ma facture d'électricité
      quand dois-je payer la facture d'électricité
      montre-moi ma facture d'électricité
      de combien est ma facture d'électricité
      c'est combien ma facture d'électricité
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      vire 100 euros de mon compte courant vers mon livret
      transfère 100 euros du compte courant sur le livret
      je voudrais virer 100 euros de mon compte courant sur mon livret
      fais un virement de 100 euros de mon compte courant vers mon livret
      mets 100 euros de mon compte courant sur mon livret
    """

  static let sport = """
    StartWorkout
      démarre un entraînement
      commence mon entraînement
      je veux commencer un entraînement
      lance une séance de sport
      on commence l'entraînement
    PauseWorkout
      mets mon entraînement en pause
      fais une pause dans mon entraînement
      interromps la séance
    ResumeWorkout
      reprends mon entraînement
      continue l'entraînement
      on reprend l'entraînement
    EndWorkout
      termine mon entraînement
      j'ai fini mon entraînement
      arrête l'entraînement
      fin de la séance
    CancelWorkout
      annule mon entraînement
      laisse tomber l'entraînement
    SearchForPhotos
      montre-moi mes photos
      je voudrais voir mes photos
      cherche mes photos
      affiche les photos
    SearchForPhotos peopleInPhoto=Bobo
      montre-moi des photos de Bobo
      je cherche des photos de Bobo
      est-ce que j'ai des photos de Bobo
    StartPhotoPlayback
      lance un diaporama
      je voudrais voir un diaporama
      démarre le diaporama
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      rappelle-moi d'acheter du pain
      quel temps fera-t-il ce week-end
      mets un minuteur de dix minutes
      joue le dernier album
      écris un e-mail à Bobo
      réserve un hôtel à Lyon
      à quelle heure part le train pour Lille
      éteins la lumière du salon
      ajoute du lait à la liste de courses
      bloque ma carte
      quel âge a le président
      raconte-moi une blague
      qu'est-ce que j'ai demain dans mon agenda
      j'ai oublié mon code
      réserve une table pour quatre personnes
      comment vas-tu
      traduis bonjour en anglais
      comment on fait une omelette
      quel est le taux d'intérêt de mon livret
      il y a des bouchons sur le périphérique
    """
}
