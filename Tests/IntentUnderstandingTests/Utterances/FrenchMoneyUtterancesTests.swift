import Testing

/// French requests about money, and what is none of ours, as people type and say them.
@Suite struct FrenchMoneyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.money) == [])
  }

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
    PayBill billType=gas fromAccount=checking
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
      quel est mon numéro de compte
      quel est mon iban
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
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      vire 100 euros de mon compte courant vers mon livret
    TransferMoney transactionAmount=50EUR toAccount=saving
      mets 50 euros sur mon livret A
    TransferMoney transactionAmount=500EUR fromAccount=saving toAccount=checking transactionScheduledDate=lundi
      transfère 500 euros de mon compte épargne sur mon compte courant lundi
    TransferMoney transactionAmount=200EUR toAccount=saving
      fais un virement de deux cents euros sur mon livret
    TransferMoney transactionAmount=300EUR fromAccount=checking toAccount=saving
      je veux transférer 300 euros du compte courant au compte épargne
    TransferMoney transactionAmount=200EUR fromAccount=saving toAccount=checking
      vire 200 euros du livret A vers le compte courant
    TransferMoney toAccount=saving
      je veux mettre de l'argent sur mon livret
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
