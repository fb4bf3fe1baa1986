import Testing

/// French requests in all the shapes of the six domains, and their neighbours, as people type and say them.
@Suite struct FrenchEverydayCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport, Self.photos) == [])
  }

  static let messages = """
    SendMessage recipients=Thomas content=je serai en retard
      écris à Thomas que je serai en retard
    SendMessage recipients=Koko content=j'arrive
      Envoie un message à Koko pour lui dire que j'arrive
    SendMessage recipients=Julie content=le dîner est prêt
      dis à Julie que le dîner est prêt
    SendMessage recipients=Monsieur Dupont content=la réunion est annulée
      dites à Monsieur Dupont que la réunion est annulée
    SendMessage recipients=ma sœur
      Tu peux envoyer un SMS à ma sœur ?
    SendMessage recipients=Mme Martin
      pourriez-vous envoyer un message à Mme Martin s'il vous plaît
    SendMessage recipients=Paul content=on se voit demain
      envoie à Paul on se voit demain
    SendMessage recipients=Maman content=je rentre à huit heures
      texto à Maman : je rentre à huit heures
    SendMessage recipients=Lucas content=il vient ce soir
      demande à Lucas s'il vient ce soir
    SendMessage recipients=Léa content=elle peut acheter du pain
      demande à Léa si elle peut acheter du pain
    SendMessage recipients=Camille content=le train est en retard
      préviens Camille que le train est en retard
    SendMessage recipients=Papa content=on est bien arrivés
      fais savoir à Papa que on est bien arrivés
    SendMessage recipients=Hugo content=c'est d'accord
      réponds à Hugo que c'est d'accord
    SendMessage content=oui avec plaisir
      réponds oui avec plaisir
    SendMessage recipients=lui content=je suis occupé
      réponds-lui que je suis occupé
    SendMessage recipients=Sophie
      j'aimerais envoyer un message à Sophie
    SendMessage recipients=Alice recipients=Bob content=le film commence à neuf heures
      envoie un message à Alice et Bob disant le film commence à neuf heures
    SendMessage speakableGroupName=Famille content=on mange à six heures
      écris dans le groupe Famille que on mange à six heures
    SendMessage recipients=Manon
      envoie un whatsapp à Manon
    SendMessage recipients=thomas content=j'arrive dans cinq minutes
      euh envoie un texto a thomas j'arrive dans cinq minutes
    SendMessage recipients=lui content=je l'aime
      dis-lui que je l'aime
    SendMessage recipients=leur content=la fête est samedi
      dis-leur que la fête est samedi
    SendMessage recipients=lui content=bon anniversaire
      envoie-lui un message pour dire bon anniversaire
    SendMessage recipients=mon patron
      il faut que j'écrive à mon patron
    SendMessage recipients=mon mari content=j'ai fait les courses
      peux-tu dire à mon mari que j'ai fait les courses
    SendMessage recipients=Emma content=je pars
      est-ce que tu peux prévenir Emma que je pars
    SendMessage recipients=Nathan content=rappelle-moi
      message pour Nathan : rappelle-moi
    SendMessage recipients=Chloé
      un message à Chloé s'il te plaît
    SendMessage recipients=Louis content=je suis désolé
      je voudrais dire à Louis que je suis désolé
    SendMessage recipients=Koko content=à tout à l'heure
      envoie à Koko le message à tout à l'heure
    SendMessage recipients=Inès content=le rendez-vous est décalé
      fais passer le message à Inès que le rendez-vous est décalé
    SendMessage recipients=jules content=je suis deja parti
      ecris a jules que je suis deja parti
    SendMessage recipients=Clara
      laisse un message à Clara
    SendMessage recipients=Eva
      envoyer un message vocal à Eva
    SendMessage recipients=Mathis content=bon courage
      envoie un petit mot à Mathis pour lui souhaiter bon courage
    SendMessage recipients=Julie content=j'ai réussi mon examen
      annonce à Julie que j'ai réussi mon examen
    SendMessage recipients=anna.durand@exemple.fr[anna.durand@exemple.fr]
      envoie un message à anna.durand@exemple.fr
    SendMessage recipients=0612345678[0612345678] content=je suis là
      message au 06 12 34 56 78 : je suis là
    SendMessage recipients=mon fils content=le cours est annulé
      peux-tu prévenir mon fils que le cours est annulé
    SendMessage recipients=Martin content=nous serons en retard
      écris aux Martin que nous serons en retard
    SendMessage recipients=Anna
      envoie une photo à Anna
    SendMessage recipients=lui content=je l'attends
      dis-lui que je l'attends
    SendMessage recipients=lui content=il a faim
      demande-lui s'il a faim
    SendMessage recipients=lui content=je suis en route
      fais-lui savoir que je suis en route
    SendMessage recipients=Morel content=Merci pour votre aide !
      écris au docteur Morel : Merci pour votre aide !
    SendMessage recipients=lena content=le colis est là
      j'ai un message pour lena : le colis est là
    SendMessage recipients=Moritz de content=rapporter du lait
      dis à Moritz de rapporter du lait
    SendMessage recipients=Jan content=m'attendre
      demande à Jan de m'attendre
    SendMessage recipients=Sarah content=je suis en route
      envoie à Sarah que je suis en route
    SendMessage recipients=julie
      j'voudrais envoyer un texto a julie
    SearchForMessages attributes=unread
      lis mes nouveaux messages
      affiche tous mes messages non lus
      y a-t-il de nouveaux messages
    SearchForMessages attributes=unread senders=Thomas
      est-ce que j'ai des nouveaux messages de Thomas
    SearchForMessages senders=Julie
      est-ce que Julie m'a écrit
    SearchForMessages senders=Paul
      qu'est-ce que Paul m'a envoyé
    SearchForMessages senders=Koko dateTimeRange=hier
      montre-moi les messages de Koko d'hier
    SearchForMessages senders=maman
      lis-moi le dernier message de maman
    SearchForMessages searchTerms=vacances
      cherche les messages qui parlent de vacances
    SearchForMessages
      qui m'a écrit
      pouvez-vous lire mes messages
      j'ai reçu des sms
    SearchForMessages dateTimeRange=aujourd'hui
      quels messages ai-je reçus aujourd'hui
      est-ce que j'ai reçu des messages aujourd'hui
    SearchForMessages senders=Lisa searchTerms=le concert
      trouve le message de Lisa sur le concert
    SearchForMessages senders=Hugo
      tu peux me lire ce que Hugo a écrit
    SearchForMessages attributes=unread senders=Mia
      montre les messages non lus de Mia
    SearchForMessages senders=Mia
      lis ce que Mia a écrit
    SearchForMessages senders=Anna
      afficher les messages de Anna
    SetMessageAttribute attribute=read
      marque le message comme lu
    SetMessageAttribute attribute=unread
      marque tous les messages comme non lus
    SetMessageAttribute attribute=flagged
      mets ce message en important
    """

  static let calls = """
    StartCall contacts=Thomas
      appelle Thomas
    StartCall contacts=ma mère
      appelle ma mère
    StartCall contacts=Madame Leroy
      Appelez Madame Leroy s'il vous plaît
    StartCall contacts=Julie
      tu peux appeler Julie
    StartCall contacts=Paul
      je voudrais parler à Paul
    StartCall contacts=mon frère
      passe un coup de fil à mon frère
    StartCall contacts=papa
      téléphone à papa
    StartCall contacts=bureau
      peux-tu téléphoner au bureau
    StartCall callCapability=videoCall contacts=mamie
      appel vidéo avec mamie
    StartCall callCapability=videoCall contacts=Alice contacts=Bob
      lance un appel vidéo avec Alice et Bob
    StartCall callCapability=videoCall contacts=Emma
      fais une visio avec Emma
    StartCall contacts=Lucas callCapability=videoCall
      appelle Lucas en vidéo
    StartCall contacts=Léa audioRoute=speakerphoneAudioRoute
      appelle Léa sur haut-parleur
    StartCall contacts=0612345678[0612345678]
      compose le 06 12 34 56 78
      compose le zéro six douze trente-quatre cinquante-six soixante-dix-huit
    StartCall contacts=0123456789[0123456789]
      appelle le 01 23 45 67 89
    StartCall contacts=la
      appelle-la
    StartCall contacts=le destinationType=callBack
      rappelle-le
    StartCall contacts=Hugo destinationType=callBack
      rappelle Hugo
    StartCall contacts=Morel
      il faut que j'appelle le docteur Morel
    StartCall contacts=Camille
      j'aimerais passer un appel à Camille
    StartCall contacts=Louis
      mets-moi en relation avec Louis
    StartCall contacts=Odile
      pourrais-tu joindre ma tante Odile
    StartCall contacts=mon copain
      appelle mon copain
    StartCall destinationType=redial
      appelle le dernier numéro
    StartCall destinationType=callBack
      rappelle le dernier appel manqué
    StartCall destinationType=voicemail
      appelle ma messagerie
    StartCall destinationType=emergency
      appelle les pompiers
    StartCall contacts=nathan
      appeler nathan
    StartCall callCapability=videoCall contacts=chloe
      facetime avec chloe
    StartCall contacts=Madame Vogel destinationType=callBack
      rappelle Madame Vogel s'il te plaît
    StartCall contacts=les voisins
      appelle chez les voisins
    StartCall contacts=Jan callCapability=videoCall
      appelle Jan en visio
    StartCall contacts=ma femme
      téléphone à ma femme
    StartCall contacts=mon chef
      il faut que je téléphone à mon chef
    StartCall contacts=Hugo
      on peut appeler Hugo ?
    SearchCallHistory callTypes=missed
      montre-moi mes appels manqués
      ai-je manqué des appels
      est-ce que j'ai des appels en absence
    SearchCallHistory dateCreated=aujourd'hui callTypes=received
      qui m'a appelé aujourd'hui
    SearchCallHistory recipient=Koko callTypes=received
      est-ce que Koko a appelé
    SearchCallHistory
      affiche l'historique des appels
    AnswerCall
      réponds à l'appel
      décroche
      prends l'appel
    HangUpCall
      raccroche
      termine l'appel
      mets fin à l'appel
    """

  static let rides = """
    RequestRide dropOffLocation=la gare
      appelle un taxi pour la gare
    RequestRide scheduledPickupTime=demain matin à six heures
      j'ai besoin d'un taxi demain matin à six heures
    RequestRide dropOffLocation=home
      commande-moi un uber pour rentrer à la maison
      un taxi pour aller à la maison s'il te plaît
      ramène-moi à la maison
      je veux rentrer chez moi
      ramène-moi chez moi
      taxi pour la maison
    RequestRide dropOffLocation=travail
      emmène-moi au travail
    RequestRide partySize=4 dropOffLocation=l'aéroport
      il me faut un taxi pour quatre personnes pour l'aéroport
      nous sommes quatre et il nous faut un taxi pour l'aéroport
    RequestRide pickupLocation=Louvre dropOffLocation=l'aéroport
      pourriez-vous me commander un taxi du Louvre à l'aéroport
    RequestRide scheduledPickupTime=demain à huit heures
      réserve un taxi pour demain à huit heures
    RequestRide dropOffLocation=musée
      je voudrais aller au musée
    RequestRide pickupLocation=l'hôtel Royal
      viens me chercher à l'hôtel Royal
    RequestRide dropOffLocation=centre-ville
      j'aurais besoin d'une course jusqu'au centre-ville
    RequestRide pickupLocation=home dropOffLocation=bureau
      taxi de chez moi au bureau
    RequestRide partySize=3
      on est trois, il nous faut un taxi
    RequestRide dropOffLocation=rue de Rivoli
      conduis-moi rue de Rivoli
    RequestRide dropOffLocation=Orly
      prends-moi un vtc pour Orly
    RequestRide dropOffLocation=la gare de Lyon
      je dois aller à la gare de Lyon en taxi
    RequestRide dropOffLocation=stade
      emmenez-nous au stade
    RequestRide scheduledPickupTime=après-demain à trois heures
      j'aurais besoin d'un taxi après-demain à trois heures
    RequestRide scheduledPickupTime=huit heures et demie dropOffLocation=le théâtre
      commande-moi un taxi pour huit heures et demie pour le théâtre
    RequestRide pickupLocation=bureau dropOffLocation=la salle de sport
      je prends un taxi du bureau à la salle de sport
    RequestRide
      pourriez-vous nous appeler un taxi ?
    RequestRide pickupLocation=la gare du Nord
      qu'on vienne me chercher à la gare du Nord
    GetRideStatus
      où est mon taxi
      quand est-ce que mon taxi arrive
      mon chauffeur est en route
      dans combien de temps arrive mon uber
      il arrive quand mon taxi
      mon taxi est loin
    CancelRide
      annule mon taxi
      je n'ai plus besoin du taxi
      annulez ma course
      décommande le taxi s'il te plaît
      je voudrais annuler mon trajet
      laisse tomber le taxi
      annule la course stp
    ListRideOptions dropOffLocation=l'aéroport
      combien coûte un taxi pour l'aéroport
    ListRideOptions dropOffLocation=la gare
      quels taxis y a-t-il pour la gare
    ListRideOptions dropOffLocation=Orly
      c'est combien un taxi pour Orly
    ListRideOptions dropOffLocation=Versailles
      combien coûterait une course jusqu'à Versailles
    SendRideFeedback rating=5
      donne cinq étoiles au chauffeur
    SendRideFeedback rating=4
      note la course quatre étoiles
    SendRideFeedback tip=2EUR
      laisse deux euros de pourboire au chauffeur
    """

  static let money = """
    SendPayment currencyAmount=20EUR payee=Koko
      envoie 20 euros à Koko
      20 euros à Koko
    SendPayment currencyAmount=50EUR payee=Julie note=le repas
      verse 50 euros à Julie pour le repas
    SendPayment currencyAmount=5.5EUR payee=Paul
      paie cinq euros cinquante à Paul
    SendPayment currencyAmount=5.5EUR payee=Lucas
      paye 5,50 € à Lucas
    SendPayment currencyAmount=100EUR payee=ma sœur
      tu peux envoyer 100 euros à ma sœur
    SendPayment currencyAmount=10EUR payee=mon frère note=la pizza
      donne dix euros à mon frère pour la pizza
    SendPayment currencyAmount=30EUR payee=Madame Petit
      je voudrais virer 30 € à Madame Petit
    SendPayment currencyAmount=15EUR payee=Emma
      rembourse 15 euros à Emma
    SendPayment payee=Emma
      rembourse Emma
    SendPayment currencyAmount=20EUR payee=Hugo
      je dois vingt euros à Hugo
    SendPayment payee=Léa
      envoie de l'argent à Léa
    SendPayment payee=lui currencyAmount=10EUR
      envoie-lui 10 euros
    SendPayment payee=lui currencyAmount=12EUR note=le café
      paie-lui 12 euros pour le café
    SendPayment currencyAmount=200EUR payee=Camille
      fais un virement de deux cents euros à Camille
    SendPayment currencyAmount=20EUR payee=Manon
      envoie une vingtaine d'euros à Manon
    SendPayment payee=Louis currencyAmount=40EUR note=l'essence
      envoie à Louis 40 euros pour l'essence
    SendPayment currencyAmount=5.5EUR payee=Anna
      envoie cinq euros cinquante à Anna
      envoie 5 € 50 à Anna
    SendPayment currencyAmount=2EUR payee=Tim
      rends deux euros à Tim
    SendPayment currencyAmount=1200EUR payee=Léa
      vire mille deux cents euros à Léa
    SendPayment currencyAmount=40EUR payee=la femme de ménage
      paie quarante euros à la femme de ménage
    SendPayment payee=lui currencyAmount=20EUR
      envoie-lui 20 euros
    SendPayment payee=artisan currencyAmount=1200EUR note=les travaux
      paye l'artisan mille deux cents euros pour les travaux
    SendPayment currencyAmount=50EUR payee=Tim
      prête 50 euros à Tim
    RequestPayment currencyAmount=20EUR payer=Hugo
      demande 20 euros à Hugo
    RequestPayment currencyAmount=15EUR payer=Léa note=le taxi
      réclame 15 euros à Léa pour le taxi
    RequestPayment payer=Julie currencyAmount=10EUR
      Julie me doit 10 euros
    RequestPayment payer=Paul currencyAmount=30EUR
      demande à Paul de me rembourser 30 euros
    RequestPayment payer=Emma currencyAmount=12EUR note=la pizza
      demande à Emma de me payer 12 euros pour la pizza
    RequestPayment payer=Alice
      demande de l'argent à Alice
    RequestPayment currencyAmount=10EUR payer=
      demande-lui dix euros
    RequestPayment currencyAmount=25EUR payer=Max
      envoie une demande de paiement de 25 euros à Max
    RequestPayment currencyAmount=30EUR payer=Léa note=le cinéma
      demande 30 euros à Léa pour le cinéma
    PayBill billType=electricity
      paie ma facture d'électricité
    PayBill billType=rent
      peux-tu payer le loyer
      payez le loyer s'il vous plaît
    PayBill billType=gas fromAccount=compte courant
      règle la facture de gaz avec mon compte courant
    PayBill billType=water transactionScheduledDate=vendredi
      paye la facture d'eau vendredi
    PayBill billPayee=Orange
      paie la facture Orange
    PayBill billType=phone transactionScheduledDate=demain
      je voudrais payer ma facture de téléphone demain
    PayBill billType=phone
      payer ma facture de téléphone
    PayBill billType=utilities
      règle les charges s'il te plaît
    PayBill billType=gas
      paie ma facture de gaz
    SearchForBills billType=electricity
      combien dois-je pour l'électricité
      quel est le montant de ma facture d'électricité
    SearchForBills billType=rent
      quand est-ce que je dois payer le loyer
    SearchForBills status=unpaid
      quelles factures sont impayées
      montre-moi mes factures à payer
    SearchForBills billPayee=Orange
      montre les factures de Orange
    SearchForAccounts accountType=saving
      combien j'ai sur mon livret
    SearchForAccounts
      quel est mon solde
      combien d'argent il me reste sur mon compte
      c'est quoi mon solde
      il me reste combien sur mon compte
      mon solde s'il te plaît
    SearchForAccounts accountType=checking
      donne-moi le solde de mon compte courant
    SearchForAccounts requestedBalanceType=points
      combien de points est-ce que j'ai
    SearchForAccounts accountType=credit
      combien il y a sur ma carte de crédit
    TransferMoney transactionAmount=100EUR fromAccount=compte courant toAccount=livret
      vire 100 euros de mon compte courant vers mon livret
    TransferMoney transactionAmount=50EUR toAccount=livret A
      mets 50 euros sur mon livret A
    TransferMoney transactionAmount=500EUR fromAccount=compte épargne toAccount=compte courant transactionScheduledDate=lundi
      transfère 500 euros de mon compte épargne sur mon compte courant lundi
    TransferMoney transactionAmount=200EUR toAccount=livret
      fais un virement de deux cents euros sur mon livret
    TransferMoney transactionAmount=300EUR fromAccount=compte courant toAccount=compte épargne
      je veux transférer 300 euros du compte courant au compte épargne
    TransferMoney transactionAmount=200EUR fromAccount=livret A toAccount=compte courant
      vire 200 euros du livret A vers le compte courant
    TransferMoney toAccount=livret
      je veux mettre de l'argent sur mon livret
    """

  static let sport = """
    StartWorkout workoutName=run
      démarre une course à pied
      je vais courir
      démarre un footing
      je vais faire un jogging
    StartWorkout goalValue=30 minutes
      lance un entraînement de 30 minutes
    StartWorkout workoutName=yoga
      commence une séance de yoga
    StartWorkout workoutName=run goalValue=cinq kilomètres
      je veux courir cinq kilomètres
    StartWorkout workoutLocationType=outdoor
      démarre un entraînement en extérieur
    StartWorkout workoutName=run goalValue=une demi-heure
      on va courir une demi-heure
    StartWorkout goalValue=300 calories
      commence un entraînement pour brûler 300 calories
    StartWorkout workoutName=cycle
      je pars faire du vélo
    StartWorkout
      lance l'entraînement
    PauseWorkout
      mets l'entraînement en pause
      mets en pause mon entraînement
      fais une pause dans la séance
    PauseWorkout workoutName=run
      interromps mon jogging
    ResumeWorkout
      reprends l'entraînement
      on reprend la séance
      continue mon entraînement
    EndWorkout
      termine l'entraînement
      j'ai fini mon entraînement
      fin de la séance
    EndWorkout workoutName=run
      arrête mon footing
    CancelWorkout
      annule l'entraînement
      abandonne la séance
    """

  static let photos = """
    SearchForPhotos dateCreated=de l'été dernier
      montre-moi les photos de l'été dernier
    SearchForPhotos locationCreated=Paris
      trouve les photos prises à Paris
    SearchForPhotos dateCreated=hier
      photos d'hier
    SearchForPhotos searchTerms=chiens
      je voudrais voir mes photos de chiens
    SearchForPhotos albumName=Vacances
      ouvre l'album Vacances
    SearchForPhotos albumName=Mariage
      montre-moi les photos de l'album Mariage
    SearchForPhotos dateCreated=la semaine dernière
      affiche les photos que j'ai prises la semaine dernière
    SearchForPhotos dateCreated=de Noël
      montre les photos de Noël
    StartPhotoPlayback
      lance un diaporama
      je veux voir un diaporama
    StartPhotoPlayback albumName=Vacances
      lance un diaporama de l'album Vacances
    StartPhotoPlayback peopleInPhoto=Julie
      fais un diaporama avec les photos de Julie
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      rappelle-moi d'appeler maman demain
      mets un réveil à sept heures
      mets un minuteur de dix minutes
      quel temps fera-t-il demain
      écris un mail à Thomas
      envoie un email à Julie avec la pièce jointe
      ajoute un rendez-vous lundi
      déplace le rendez-vous avec Paul à mardi
      c'est quand mon prochain rendez-vous
      mets de la musique
      passe à la chanson suivante
      baisse le volume
      ma carte a été volée
      pourquoi mon paiement a été refusé
      comment changer mon code pin
      je voudrais commander une nouvelle carte
      combien de temps prend un virement
      est-ce que je peux payer avec ma carte à l'étranger
      quels sont les frais pour un virement
      mon virement n'est pas arrivé
      bloque ma carte
      comment ouvrir un compte
      à quelle heure est le train pour Lyon
      réserve un billet de train pour Paris
      réserve une table pour deux personnes
      trouve un restaurant près d'ici
      réserve un vol pour Rome
      où est le distributeur le plus proche
      comment ça va
      qui es-tu
      bonjour
      raconte-moi une blague
      que sais-tu faire
      merci beaucoup
      bonne nuit
      quelle heure est-il
      quelle est la capitale de l'Espagne
      traduis je t'aime en espagnol
      combien font 20 euros en dollars
      éteins la lumière
      monte le chauffage à 20 degrés
      ajoute du lait à la liste de courses
      qu'est-ce qui passe au cinéma ce soir
      combien de calories dans une banane
      à quelle distance est Marseille
      comment est la circulation sur l'A6
      prends une photo
      supprime toutes les photos d'hier
      lis-moi les informations
      quoi de neuf dans le monde
      suis Julie sur Instagram
      publie ça sur Facebook
      commande-moi une pizza
      j'ai faim
      supprime mon réveil
      j'ai besoin d'un prêt
      quels sont les taux d'intérêt
      quel est mon numéro de compte
      quel est mon iban
      mon téléphone est cassé
      trouve mon téléphone
      active le wifi
      je ne te comprends pas
      tu es bête
      quel âge as-tu
      compte jusqu'à dix
      lance une pièce
      que signifie résilience
      qui a gagné la coupe du monde
      c'est quand l'anniversaire de Julie
      ajoute un nouveau contact
      supprime le contact de Thomas
      quel est le numéro de Julie
      je voudrais changer mon mot de passe
      est-ce que je dois prendre un parapluie
      loue-moi une voiture pour trois jours
      ouvre la porte
      lance l'aspirateur
      ouvre Spotify
      comment ça marche
      oui
      non
      qui est le président
      il fait froid
      je suis fatigué
      combien coûte un billet pour Londres
      à quelle heure ferme le supermarché
      quel bus va au zoo
      combien coûte un vol pour New York
      ma carte de crédit ne marche pas
      quand expire ma carte
      peux-tu réinitialiser mon code
      où trouver mon numéro de client
      je veux fermer mon compte
      mon taxi était sale hier
      monte le son de la télé
      comment s'écrit rythme
      comment dit-on merci en italien
      joue du jazz
      c'est quoi cette chanson
      arrête la musique
      quelle heure est-il à Tokyo
      dors bien
      tu es génial
      as-tu des frères
      es-tu un robot
      montre-moi le chemin de la gare
      quel est le cours de l'euro
      mets un rendez-vous avec Anna demain à trois heures
      invite Anna à la réunion
      lis mes e-mails
      envoie la présentation par mail à Tim
      quels rendez-vous j'ai la semaine prochaine
      crée une liste pour le déménagement
      commande des croquettes
      comment tu t'appelles
    """
}
