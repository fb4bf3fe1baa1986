extension French {
  /// Money between people.
  static let payments = """
    @send/0.7 = envoie | envoyer | envoyez | verse | verser | versez | donne | donner | transfère | transférer
      | vire | virer | fais parvenir
    @pay = paie | paye | payer | payez | paies | rembourse | rembourser | remboursez | règle | régler
    @to/0.15 = à | a | au | à la | pour
    @money/0.8 = [de l' | un | l' | le] (argent | paiement | virement | sous)
    @for/0.3 = pour | avec la note | avec le message | en notant | motif | comme motif
    $note = @for {note}
    $amount = {currencyAmount}

    intent SendPayment
    @send $amount @to {payee} [$note]
    @send @to {payee} $amount [$note]
    @send {payee} $amount [$note]
    @send @money @to {payee} [$note]
    @pay {payee} [$amount] [$note]
    @pay $amount @to {payee} [$note]
    @pay @to {payee} $amount [$note]
    @pay {payee} @of $amount [$note]
    @of/0.1 = de | d'
    @owe $amount @to {payee}
    @owe/0.8 = je dois
    @make @payment [@of $amount] @to {payee} [$note]
    @make/0.4 = fais | faire | effectue | effectuer
    @payment = [un | le] (paiement | virement)

    intent RequestPayment
    @ask/0.5 = demande | demander | demandez | réclame | réclamer
    @ask $amount @to {payer} [$note]
    @ask @to {payer} $amount [$note]
    @ask @money @to {payer}
    @ask @to {payer} @payMe [$amount] [$note]
    @ask @to {payer} @money [$note]
    @payMe = de me (payer | rembourser | verser | envoyer | rendre)
    {payer} @owesMe $amount [$note]
    @owesMe = me doit
    """

  /// Accounts, bills and transfers.
  static let banking = """
    @my/0.1 = mon | ma | mes | le | la | les | l' | du | de la
    symbol checking = compte courant | compte chèque | comptes courants
    symbol saving = compte épargne | livret | livret a | épargne | compte d'épargne
    symbol credit = carte de crédit | compte de crédit
    symbol investment = compte titres | assurance vie
    symbol mortgage = prêt immobilier
    @account/0.6 = compte | comptes | compte bancaire | comptes bancaires | compte en banque
    $type = {accountType=checking|saving|credit|investment|mortgage}
    $acct = [@my] ($type | @account {accountNickname:paymentsAccountNickname}
      | {accountNickname:paymentsAccountNickname!} | @account)
    @on/0.2 = sur | de | dans | du | à

    intent SearchForAccounts
    @balance/1.1 = [le | mon | les | mes] (solde | soldes | solde bancaire)
    @check/0.4 = quel est | donne | donne-moi | montre | montre-moi | affiche | vérifie | vérifier | consulte
      | consulter | dis-moi | quels sont | voir
    @check @balance [@on $acct]
    ~0.2 @balance [@on $acct]
    @howMuch [@money] @haveI [@on] $acct
    @howMuch/0.7 = combien | combien d' | combien de
    @money/0.4 = argent | points | miles | euros
    @haveI/0.5 = ai-je | j'ai | est-ce que j'ai | il y a | y a-t-il | il me reste | me reste-t-il | reste-t-il
      | est-ce qu'il me reste
    @howMuch [@money] @haveI @onAccount
    @onAccount/0.8 = sur mon compte | à la banque | en banque

    intent TransferMoney
    @transfer = vire | virer | virez | transfère | transférer | transférez | fais un virement de
      | faire un virement de | bascule | déplace | mets
    @from/0.3 = de | du | depuis | depuis le | depuis mon | de mon | du compte
    @into/0.3 = vers | sur | au | vers le | vers mon | sur mon | sur le | à mon | dans
    $when = [@onDay] {transactionScheduledDate}
    @onDay/0.05 = le | pour
    @transfer [@ofMoney] {transactionAmount} [@from {fromAccount}] @into {toAccount} [$when]
    @transfer {transactionAmount} @into {toAccount} @from {fromAccount} [$when]
    @transfer @someMoney [@from {fromAccount}] [@into {toAccount}]
    @someMoney/0.6 = de l'argent | l'argent
    @ofMoney/0 = la somme de

    intent PayBill
    @pay = paie | paye | payer | payez | règle | régler | réglez | acquitte
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
    $kind = {billType=electricity|gas|water|internet|phone|rent|creditCard|utilities|trafficTicket|tuition|autoInsurance|homeInsurance|healthInsurance}
    @bill/0.8 = [ma | la | mes | les | une | cette] [dernière | dernières] (facture | factures | note)
    @ofWhat/0.1 = de | d' | du | de l' | de la | des
    $bill = @bill [@ofWhat] $kind | @bill [@ofWhat] {billPayee} | [@my] $kind | @bill
    @pay $bill [@with @my {fromAccount}] [$when]
    @pay {transactionAmount} @for $bill [$when]
    @with/0.2 = avec | depuis | de
    @for/0.2 = pour | sur

    intent SearchForBills
    @find/0.5 = montre | montre-moi | affiche | cherche | trouve | liste | quelles sont | donne-moi | voir
      | quand est | quand dois-je payer | combien coûte
    symbol unpaid = impayées | à payer | non payées | impayée | en attente
    symbol completed = payées | réglées
    @find $bill [{status=unpaid|completed}]
    @haveI2 @bill [{status=unpaid|completed}]
    @haveI2/0.4 = ai-je des | est-ce que j'ai des | y a-t-il des | j'ai des | quelles
    @whenPay $bill
    @whenPay = quand dois-je payer | quand faut-il payer | combien est-ce que je dois pour | à combien s'élève
    """
}
