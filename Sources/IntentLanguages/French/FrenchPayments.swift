extension French {
  /// Money between people.
  static let payments = """
    @send/0.7 = envoie | envoyer | envoyez | verse | verser | versez | donne | donner | transfère | transférer
      | vire | virer | fais parvenir | rends | rendre | rembourse | rembourser | prête | prêter | file | refile | avance | reverse | virez | transférez | donnez | rendez
    @pay = paie | paye | payer | payez | paies | rembourse | rembourser | remboursez | règle | régler
    @to/0.15 = à | a | au | à la | pour
    @money/0.8 = (sa | ma | leur) (part | moitié) | [de l' | un | l' | le] (argent | paiement | virement | sous)
    @for/0.3 = pour | avec la note | avec le message | en notant | motif | comme motif
    $note = (@for | @ofThe) {note}
    @ofThe/-0.2 = du | de la | de l' | des
    $amount = {currencyAmount}

    # An amount without a currency is in the user's own.
    $bare = {currencyAmount:number}

    intent SendPayment
    ~0.5 @sendBare $bare @to {payee} [$note]
    ~0.5 @sendBare @to {payee} $bare [$note]
    @sendBare = envoie | envoyer | envoyez | verse | verser | vire | virer | paie | paye | payer | donne
    @send [@theOnes] $amount @to {payee} [$note]
    ~0.1 @send $amount [$note]
    @send @to {payee} [@theOnes] $amount [$note] [@thatIOwe]
    @send {payee} $amount [$note]
    @send @money @to {payee} [$note]
    @pay {payee} [$amount] [$note]
    @pay ($amount | @money) @to {payee} [$note]
    @pay @to {payee} [@theOnes] $amount [$note] [@thatIOwe]
    @theOnes/0 = les | ses | mes
    @thatIOwe/0.3 = que je lui dois | que je (leur | vous) dois
    ~0.3 $amount @to {payee} [$note]
    @transferNoun @of $amount @to {payee} [$note]
    @transferNoun/0.9 = [un] (virement | paiement)
    @pay {payee} @of $amount [$note]
    @of/0.1 = de | d'
    @owe $amount @to {payee} [$note] [@payIt]
    @payIt/0.6 = (tu peux | vous pouvez | peux-tu | pouvez-vous) [les] lui (envoyer | virer | rendre | donner | verser | rembourser)
      | (envoie | envoyez | vire | virez | rends | rendez | verse | donne)-(les-lui | lui) | rembourse-(le | la | les)
    @owe/0.8 = je dois
    @make @payment [@of $amount] @to {payee} [$note]
    @make/0.4 = fais | faire | effectue | effectuer
    @payment = [un | le] (paiement | virement)

    intent RequestPayment
    ~0.3 @ask $bare @to {payer} [$note]
    ~-0.5 @charge $amount @to {payer} [$note]
    @charge/0.7 = facture | facturer | facturez
    @ask/0.5 = demande | demander | demandez | réclame | réclamer
    @ask $amount @to {payer} [$note]
    @ask @to {payer} [@theOnes] $amount [$note] [@thatOwes]
    @theOnes/0 = les | mes
    @thatOwes/0.3 = qu'il me doit | qu'elle me doit | qu'ils me doivent
    @ask @money @to {payer}
    ~-0.3 @askHim $amount [$note] => payer=^somebody
    @askHim/0.9 = (demande | demandez | réclame | réclamez)-lui
    @sendOff @demand [@of2 $amount] @to {payer} [$note]
    @sendOff @to {payer} @demand [@of2 $amount] [$note]
    @sendOff/0.5 = envoie | envoyer | envoyez | fais | faire | adresse
    @demand/1.3 = [une] demande (de paiement | d'argent | de remboursement)
    @of2/0.1 = de | d' | pour
    @ask @to {payer} @payMe [[@theOnes] $amount | @theSum] [$note]
    @theSum/0.3 = (l' | mon | de l') argent | ce qu'(il | elle) me doit
    @ask @to {payer} @money [$note]
    ~-0.3 @ask @to {payer} @repayMe {note}
    @repayMe/1.2 = de me (rembourser | payer) (le | la | les | l' | mon | ma | mes | sa part (de | du))
    @payMe = de me (payer | rembourser | verser | envoyer | rendre | donner | virer | redonner | faire un virement de)
    ~-0.6 @tell @to {payer} @payMe $amount [$note]
    @tell/0.6 = dis | dire | dites | rappelle | rappeler
    {payer} @owesMe $amount [$note] [@askThem]
    @askThem/0.3 = (relance | relancez)-(le | la | les) | (demande | réclame | demandes | réclames)-(lui | leur | les)
    @owesMe = me doit [encore | toujours] | doit [encore] me (payer | rembourser | rendre | envoyer | donner) | doit [encore] m'envoyer
    @that {payer} @payMeBack [@theOnes] $amount [$note]
    @that/0.2 = que | qu'
    @payMeBack/0.9 = me (rembourse | rende | paie | paye | donne | envoie | vire)
    @recover $amount @fromWhom {payer} [$note]
    @recover/0.8 = récupère | récupérer | récupérez
    @fromWhom/0.2 = auprès de | auprès d' | chez | de
    """

  /// Accounts, bills and transfers.
  static let banking = """
    @my/0.1 = mon | ma | mes | le | la | les | l' | du | de la
    symbol checking/0.55 = compte courant | compte chèque | comptes courants
    symbol saving/0.55 = compte épargne | livret | livret a | épargne | compte d'épargne
    symbol credit = carte de crédit | compte de crédit
    symbol investment = compte titres | assurance vie | pea
    symbol mortgage = prêt immobilier
    symbol debit = carte de débit
    symbol prepaid = carte prépayée
    symbol points = points | points de fidélité | points fidélité
    symbol miles = miles
    $balances = {requestedBalanceType=points|miles}
    @account/0.6 = compte | comptes | compte bancaire | comptes bancaires | compte en banque
    $type = {accountType=checking|saving|credit|investment|mortgage|debit|prepaid}
    $acct = [@my] ($type | {organizationName:paymentsOrganizationName!} | @account {accountNickname:paymentsAccountNickname}
      | {accountNickname:paymentsAccountNickname!} | @account)
    @on/0.2 = sur | de | dans | du | à

    intent SearchForAccounts
    @balance/1.1 = [le | mon | les | mes] (solde | soldes | solde bancaire)
    @check/0.4 = c'est quoi | connaître | savoir | dire | lis-moi | indique-moi | quel est | donne | donne-moi | montre | montre-moi | affiche | vérifie | vérifier | consulte
      | consulter | dis-moi | quels sont | voir
    @check @balance [@on $acct]
    ~0.2 @balance [@on $acct]
    @howMuch [@money] @haveI [@on] $acct
    @haveI @howMuch [@money] [@on] $acct
    @howMuch [@money] @haveI
    @howMuch [@of3] $balances @haveI [[@on] $acct]
    @check @my $balances
    @enough [@on] $acct
    @enough/1.2 = (ai-je | est-ce que j'ai | j'ai | il y a | y a-t-il | est-ce qu'il y a | il me reste | aurai-je) [encore] (assez | suffisamment | encore) [d'argent | de l'argent | d'argent disponible]
    @howMuch/0.7 = (dis-moi | savoir | voir | dire) combien
    @howMuch/0.7 = combien | qu'est-ce (que | qu')
    @whatLeft [@on] $acct
    @overdrawn
    @overdrawn/1.2 = (suis-je | je suis | est-ce que je suis) (à découvert | dans le rouge)
    @whatLeft/1.1 = (j'en suis | on en est | ça en est | où j'en suis) [où] | (il reste | il y a | y a | j'ai | reste-t-il | il me reste) (quoi | combien)
    @money/0.4 = [d' | de] (argent | euros | sous | fric | thune)
    @of3/0 = de | d'
    @haveI/0.5 = me reste-t-il | il m'en reste | j'ai encore | il y a encore | ai-je | j'ai | est-ce que j'ai | il y a | y a-t-il | il me reste | me reste-t-il | reste-t-il
      | est-ce qu'il me reste
    @howMuch [@money] @haveI @onAccount
    @howMuch [@money] @haveI @saved
    @saved/0.8 = de côté | économisé | épargné
    @onAccount/0.8 = sur mon compte | à la banque | en banque

    # A kind of account is as good as its name.
    $toAccount = {toAccount} | {toAccount=checking|saving}
    $fromAccount = {fromAccount} | {fromAccount=checking|saving}

    intent TransferMoney
    @transfer = ajoute | ajouter | dépose | déposer | place | placer | mettre | passe | passer | verse | verser | basculer | déplacer | vire | virer | virez | transfère | transférer | transférez | fais un virement de
      | faire un virement de | bascule | déplace | mets
    @from/0.3 = de la | de l' | à partir de | à partir du | en partant de | du | depuis | depuis le | depuis mon | de mon
    @of/0 = de
    @into/0.3 = vers | sur | au | vers le | vers mon | sur mon | sur le | à mon | dans
    $when = [@onDay] {transactionScheduledDate}
    @onDay/0.05 = le | pour
    @transfer [@ofMoney] {transactionAmount} [(@from | @of) $fromAccount] @into $toAccount [$when]
    @transfer {transactionAmount} @into $toAccount (@from | @of) $fromAccount [$when]
    ~0.1 @transferIt {transactionAmount} [(@from | @of) $fromAccount] [$when]
    @transferIt = transfère | transférer | transférez
    @transfer {transactionAmount:number} @into {toAccount=checking|saving}
    @transfer @someMoney [@from $fromAccount] [@into $toAccount]
    @someMoney/0.6 = de l'argent | l'argent
    @ofMoney/0 = la somme de

    intent PayBill
    @pay = paie | paye | payer | payez | règle | régler | réglez | acquitte | acquitter | paiement de | règlement de | payons | effectue le paiement de | fais le paiement de | solde
    symbol electricity = électricité | courant | edf
    symbol gas = gaz
    symbol water = eau
    symbol internet = internet | box | fibre
    symbol phone = téléphone | portable | mobile
    symbol rent = loyer
    symbol creditCard = carte de crédit | carte bancaire
    symbol utilities = charges
    symbol trafficTicket = amende | contravention
    symbol tuition = scolarité | frais de scolarité | cantine
    symbol autoInsurance = assurance auto | assurance voiture
    symbol homeInsurance = assurance habitation
    symbol healthInsurance = mutuelle | assurance santé
    symbol lifeInsurance = assurance vie
    symbol mortgage = prêt immobilier | crédit immobilier
    symbol cable = télé | câble | télévision
    symbol carLoan = crédit auto | prêt auto
    symbol carLease = leasing | location de voiture
    symbol garbageAndRecycling = ordures ménagères | poubelles
    symbol musicStreaming = abonnement musical | streaming
    symbol sewer = assainissement
    symbol studentLoan = prêt étudiant
    $kind = {billType=electricity|gas|water|internet|phone|rent|creditCard|utilities|trafficTicket|tuition|autoInsurance|homeInsurance|healthInsurance
      |lifeInsurance|mortgage|cable|carLoan|carLease|garbageAndRecycling|musicStreaming|sewer|studentLoan}
    @bill/0.8 = [ma | la | mes | les | une | cette] [dernière | dernières] (facture | factures | note)
    @ofWhat/0.1 = de | d' | du | de l' | de la | des
    $bill = @bill [@ofWhat] $kind | @bill [@ofWhat] {billPayee} | [@my] $kind | @bill
    @pay $bill [@with @my $fromAccount] [$when]
    @pay {transactionAmount} @for $bill [$when]
    @with/0.2 = avec | depuis | de
    @for/0.2 = pour | sur

    intent SearchForBills
    @find/0.5 = montre | montre-moi | affiche | cherche | trouve | liste | quelles sont | donne-moi | voir
      | quand est | quand dois-je payer | combien coûte
    symbol unpaid = impayées | à payer | non payées | impayée | en attente
    symbol completed = payées | réglées
    $named = @bill [@ofWhat] $kind | @bill [@ofWhat] {billPayee} | @bill
    @find $named [{status=unpaid|completed}]
    @find [@my] {billType=rent}
    @whichBills [@are] {status=unpaid|completed}
    @whichBills/1.1 = quelles factures | quelles sont les factures
    @are/0.1 = sont [encore] | restent
    @haveI2 @bill [{status=unpaid|completed}]
    @haveI2/0.4 = (j'ai | il y a | il reste) quoi comme | ai-je des | est-ce que j'ai des | y a-t-il des | j'ai des | quelles
    @whenPay $bill
    @whatMustPay => status=unpaid
    @whatMustPay/0.9 = qu'est-ce (qu'il me reste | que je dois | que j'ai) [encore | à] payer [ce mois-ci]
    $bill @isHowMuch
    @isPaid $bill [@paidWord]
    [@isIt] $bill @paidWord
    @isPaid/1.7 = (ai-je | est-ce que j'ai) [déjà | bien] (payé | réglé)
    @isIt/0.2 = est-ce que
    @paidWord/0.9 = (est | a été | est-elle | a-t-elle été | sont | ont été) [déjà | bien] [été] (payée | réglée | payé | réglé | payées | réglées)
    @isHowMuch/1.0 = est de combien | s'élève à combien | fait combien | est à combien | c'est combien | est due quand | tombe quand
    @howMuchPay @forWhat [@my] $kind
    @howMuchPay = combien (je dois | dois-je | est-ce que je dois | je paie | je paye | vais-je payer) [payer | encore]
    @forWhat/0.2 = pour | de | d' | en
    @whenPay = quel est le montant de | de combien est | c'est combien | combien coûte | combien fait | quand est due | quand tombe | avant quand dois-je payer | quand dois-je régler | quelle est la date limite de | quand (est-ce que je dois | dois-je | faut-il) (payer | régler) | combien est-ce que je dois pour | à combien s'élève
    """
}
