extension French {
  /// What the assistant says in French about bills and accounts.
  static let bankingPrompts = """
    PayBill.billPayee name: le destinataire
    PayBill.billPayee needsValue: Quelle facture voulez-vous payer ?
    PayBill.billPayee needsValue: Pardon, de qui est la facture ?
    PayBill.billPayee needsValue instead: Quelle facture payer, alors ?
    PayBill.billPayee disambiguation: Quelle facture : {or choices} ?
    PayBill.billPayee confirmation: La facture de {value} ?
    PayBill.billPayee unsupported: Il n’y a pas de facture de {value} à payer.
    PayBill.fromAccount name: le compte
    PayBill.fromAccount needsValue: Depuis quel compte ?
    PayBill.fromAccount needsValue instead: Depuis quel compte, alors ?
    PayBill.fromAccount disambiguation: Depuis quel compte : {or choices} ?
    PayBill.fromAccount disambiguation (brief): Depuis quel compte ?
    PayBill.fromAccount confirmation: Depuis {value} ?
    PayBill.fromAccount unsupported: Il n’y a pas de compte {value}.
    PayBill.transactionAmount name: le montant
    PayBill.transactionAmount needsValue: Combien voulez-vous payer ?
    PayBill.transactionAmount confirmation: {value}, c’est bien ça ?
    PayBill.transactionAmount unsupported: Il n’est pas possible de payer {value}.
    PayBill.transactionScheduledDate name: la date
    PayBill.transactionScheduledDate needsValue: Quand faut-il la payer ?
    PayBill.transactionScheduledDate unsupported: Elle ne peut pas être payée {value}.
    PayBill.transactionNote name: le libellé
    PayBill.transactionNote needsValue: Quel libellé faut-il mettre ?
    PayBill.billType name: le type de facture
    PayBill.billType needsValue: Quelle facture ?
    PayBill.billType unsupported: Il n’y a pas de facture de ce type à payer : {value}.
    PayBill.billType needsValue instead: Quelle facture voulez-vous payer à la place ?
    PayBill.dueDate name: l’échéance
    PayBill.dueDate needsValue: À quelle échéance ?
    PayBill.dueDate unsupported: Il n’y a pas de facture à payer {value}.
    PayBill goAhead: Payer {amount}[ à {payee}][ depuis {account}][ {transactionScheduledDate}] ?
    PayBill goAhead: Pardon, oui ou non : je la paie ?
    PayBill button goAhead-accept: Payer
    PayBill success: C’est fait. {amount}[ pour {payee}][, depuis {account}][, {transactionScheduledDate}].
    PayBill inProgress: {app} paie la facture. Cela continue en arrière-plan.
    PayBill failure: Désolé, {app} n’a pas pu payer la facture.
    PayBill failureRequiringAppLaunch: Il faut payer cette facture dans {app}.
    PayBill failureCredentialsUnverified: {app} doit d’abord vérifier votre compte.
    PayBill failureInsufficientFunds: Il n’y a pas assez d’argent sur votre compte.[ Vous avez {balance}.]
    PayBill ended refused: D’accord, je ne la paie pas.
    PayBill ended cancelled: D’accord, je ne la paie pas.
    PayBill ended setAside: D’accord, je n’ai rien payé.

    SearchForBills.billPayee name: le destinataire
    SearchForBills.billPayee needsValue: Des factures de qui ?
    SearchForBills.billPayee disambiguation: Des factures de qui : {or choices} ?
    SearchForBills.billPayee unsupported: Il n’y a pas de facture de {value}.
    SearchForBills.billPayee needsValue instead: De qui dois-je chercher les factures à la place ?
    SearchForBills.paymentDateRange name: la date
    SearchForBills.paymentDateRange needsValue: Des factures payées quand ?
    SearchForBills.billType name: le type de facture
    SearchForBills.billType needsValue: Quelles factures ?
    SearchForBills.status name: l’état
    SearchForBills.status needsValue: Payées ou à payer ?
    SearchForBills.dueDateRange name: l’échéance
    SearchForBills.dueDateRange needsValue: À quelle échéance ?
    SearchForBills success: {count? Vous n’avez pas de facture de ce genre. | | Vous avez {count} factures.}
      {each bills: {payee} : {amount}[, à payer {dueDate}][, payée {paymentDate}].}
    SearchForBills success (brief): {count? Vous n’avez pas de facture de ce genre. | Vous avez une facture. | Vous
      avez {count} factures.}
    SearchForBills inProgress: {app} cherche encore.
    SearchForBills failure: Désolé, {app} n’a pas pu chercher vos factures.
    SearchForBills failureRequiringAppLaunch: Il faut chercher vos factures dans {app}.
    SearchForBills failureCredentialsUnverified: {app} doit d’abord vérifier votre compte.
    SearchForBills failureBillNotFound: Je n’ai pas trouvé cette facture.

    SearchForAccounts.accountNickname name: le compte
    SearchForAccounts.accountNickname needsValue: Quel compte ?
    SearchForAccounts.accountNickname disambiguation: Quel compte : {or choices} ?
    SearchForAccounts.accountNickname disambiguation (brief): Quel compte ?
    SearchForAccounts.accountNickname confirmation: {value} ?
    SearchForAccounts.accountNickname unsupported: Il n’y a pas de compte {value}.
    SearchForAccounts.accountNickname needsValue instead: Quel compte dois-je regarder à la place ?
    SearchForAccounts.accountType name: le type de compte
    SearchForAccounts.accountType needsValue: Quel type de compte ?
    SearchForAccounts.accountType unsupported: Vous n’avez pas de {value}.
    SearchForAccounts.accountType needsValue instead: Quel type de compte dois-je chercher à la place ?
    SearchForAccounts.organizationName name: la banque
    SearchForAccounts.organizationName needsValue: Dans quelle banque ?
    SearchForAccounts.organizationName disambiguation: Dans quelle banque : {or choices} ?
    SearchForAccounts.organizationName unsupported: Vous n’avez pas de compte chez {value}.
    SearchForAccounts.organizationName needsValue instead: Dans quelle banque dois-je regarder à la place ?
    SearchForAccounts.requestedBalanceType name: le type de solde
    SearchForAccounts.requestedBalanceType needsValue: Argent, points ou miles ?
    SearchForAccounts.requestedBalanceType unsupported: Il n’y a pas de {value} sur ce compte.
    SearchForAccounts goAhead: Voulez-vous entendre le solde de votre compte ?
    SearchForAccounts success: {count? Je n’ai pas trouvé ce compte. | | Vous avez {count} comptes.}
      {each accounts: {name} : {balance}[ {balanceUnit}].}
    SearchForAccounts inProgress: {app} cherche encore.
    SearchForAccounts failure: Désolé, {app} n’a pas pu chercher vos comptes.
    SearchForAccounts failureRequiringAppLaunch: Il faut consulter vos comptes dans {app}.
    SearchForAccounts failureCredentialsUnverified: {app} doit d’abord vérifier votre compte.
    SearchForAccounts failureAccountNotFound: Je n’ai pas trouvé ce compte.
    SearchForAccounts failureTermsAndConditionsAcceptanceRequired: Il faut d’abord accepter les conditions dans {app}.
    SearchForAccounts failureNotEligible: {app} ne vous permet pas de voir ce compte.

    TransferMoney.fromAccount name: le compte à débiter
    TransferMoney.fromAccount needsValue: Depuis quel compte ?
    TransferMoney.fromAccount needsValue instead: Depuis quel compte, alors ?
    TransferMoney.fromAccount disambiguation: Depuis quel compte : {or choices} ?
    TransferMoney.fromAccount disambiguation (brief): Depuis quel compte ?
    TransferMoney.fromAccount confirmation: Depuis {value} ?
    TransferMoney.fromAccount unsupported: Il n’y a pas de compte {value}.
    TransferMoney.toAccount name: le compte à créditer
    TransferMoney.toAccount needsValue: Vers quel compte ?
    TransferMoney.toAccount needsValue instead: Vers quel compte, alors ?
    TransferMoney.toAccount disambiguation: Vers quel compte : {or choices} ?
    TransferMoney.toAccount disambiguation (brief): Vers quel compte ?
    TransferMoney.toAccount confirmation: Vers {value} ?
    TransferMoney.toAccount unsupported: Il n’y a pas de compte {value}.
    TransferMoney.transactionAmount name: le montant
    TransferMoney.transactionAmount needsValue: Combien ?
    TransferMoney.transactionAmount needsValue: Pardon, combien faut-il virer ?
    TransferMoney.transactionAmount needsValue instead: Combien faut-il virer, alors ?
    TransferMoney.transactionAmount confirmation: {value}, c’est bien ça ?
    TransferMoney.transactionAmount unsupported: Il n’est pas possible de virer {value}.
    TransferMoney.transactionScheduledDate name: la date
    TransferMoney.transactionScheduledDate needsValue: Quand ?
    TransferMoney.transactionScheduledDate unsupported: Le virement n’est pas possible {value}.
    TransferMoney.transactionNote name: le libellé
    TransferMoney.transactionNote needsValue: Quel libellé faut-il mettre ?
    TransferMoney goAhead: Virer {amount} de {from} vers {to}[ {transactionScheduledDate}] ?
    TransferMoney goAhead: Pardon, oui ou non : je vire {amount} ?
    TransferMoney button goAhead-accept: Virer
    TransferMoney success: C’est fait. {amount}, de {from} vers {to}[ {transactionScheduledDate}].
    TransferMoney inProgress: {app} fait le virement. Cela continue en arrière-plan.
    TransferMoney failure: Désolé, {app} n’a pas pu faire le virement.
    TransferMoney failureRequiringAppLaunch: Il faut faire ce virement dans {app}.
    TransferMoney failureCredentialsUnverified: {app} doit d’abord vérifier votre compte.
    TransferMoney failureInsufficientFunds: Il n’y a pas assez d’argent sur ce compte.[ Il y a {balance}.]
    TransferMoney ended refused: D’accord, rien n’est viré.
    TransferMoney ended cancelled: D’accord, rien n’est viré.
    TransferMoney ended setAside: D’accord, rien n’est viré.

    word money: argent
    word points: points
    word miles: miles
    word checking: compte courant
    word saving: compte épargne
    word credit: compte de crédit
    word debit: compte de débit
    word investment: compte titres
    word prepaid: carte prépayée
    word mortgage: prêt immobilier
    word pending: en attente
    word completed: terminé
    word canceled: annulé
    word failed: échoué
    word unpaid: à payer
    word autoInsurance: assurance auto
    word cable: câble
    word carLease: location de voiture
    word carLoan: crédit auto
    word creditCard: carte de crédit
    word electricity: électricité
    word gas: gaz
    word garbageAndRecycling: ordures ménagères
    word healthInsurance: assurance santé
    word homeInsurance: assurance habitation
    word internet: internet
    word lifeInsurance: assurance vie
    word musicStreaming: musique
    word phone: téléphone
    word rent: loyer
    word sewer: assainissement
    word studentLoan: prêt étudiant
    word trafficTicket: contravention
    word tuition: frais de scolarité
    word utilities: charges
    word water: eau
    """
}
