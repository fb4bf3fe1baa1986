import Testing

/// French requests about messages and calls, as people type and say them.
@Suite struct FrenchSpeakingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls) == [])
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
    SendMessage recipients=Lucas content=s'il vient ce soir
      demande à Lucas s'il vient ce soir
    SendMessage recipients=Léa content=si elle peut acheter du pain
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
    SendMessage recipients=lui content=s'il a faim
      demande-lui s'il a faim
    SendMessage recipients=lui content=je suis en route
      fais-lui savoir que je suis en route
    SendMessage recipients=Morel content=Merci pour votre aide !
      écris au docteur Morel : Merci pour votre aide !
    SendMessage recipients=lena content=le colis est là
      j'ai un message pour lena : le colis est là
    SendMessage recipients=Moritz content=rapporter du lait
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
}
