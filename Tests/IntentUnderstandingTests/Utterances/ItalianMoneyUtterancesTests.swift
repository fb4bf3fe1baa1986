import Testing

/// Italian requests about money, and what is none of ours, as people type and say them.
@Suite struct ItalianMoneyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.money) == [])
  }

  static let money = """
    SendPayment currencyAmount=20EUR payee=Koko
      invia 20 euro a Koko
      20 euro a Koko
    SendPayment currencyAmount=50EUR payee=Giulia note=la cena
      trasferisci 50 euro a Giulia per la cena
    SendPayment currencyAmount=5.5EUR payee=Paolo
      paga cinque euro e cinquanta a Paolo
    SendPayment currencyAmount=5.5EUR payee=Luca
      paga 5,50 € a Luca
    SendPayment currencyAmount=100EUR payee=mia sorella
      puoi mandare 100 euro a mia sorella
    SendPayment currencyAmount=10EUR payee=mio fratello note=la pizza
      dai dieci euro a mio fratello per la pizza
    SendPayment currencyAmount=30EUR payee=signora Gallo
      vorrei bonificare 30 € alla signora Gallo
    SendPayment currencyAmount=15EUR payee=Emma
      restituisci 15 euro a Emma
    SendPayment payee=Emma
      paga Emma
    SendPayment currencyAmount=20EUR payee=Ugo
      devo venti euro a Ugo
    SendPayment payee=Lea
      manda dei soldi a Lea
    SendPayment currencyAmount=10EUR payee=
      mandagli 10 euro
    SendPayment currencyAmount=12EUR note=il caffè payee=
      mandale 12 euro per il caffè
    SendPayment currencyAmount=200EUR payee=Carla
      fai un bonifico di duecento euro a Carla
    SendPayment payee=Luigi currencyAmount=40EUR note=la benzina
      manda a Luigi 40 euro per la benzina
    SendPayment currencyAmount=5.5EUR payee=Anna
      manda cinque euro e cinquanta ad Anna
      manda 5 € 50 ad Anna
    SendPayment currencyAmount=2EUR payee=Tim
      restituisci due euro a Tim
    SendPayment currencyAmount=1200EUR payee=mia madre
      trasferisci milleduecento euro a mia madre
    SendPayment currencyAmount=20EUR payee=
      mandagli 20 euro
    SendPayment currencyAmount=50EUR payee=Tim
      presta 50 euro a Tim
    RequestPayment currencyAmount=20EUR payer=Ugo
      chiedi 20 euro a Ugo
    RequestPayment payer=Lea currencyAmount=15EUR note=il taxi
      chiedi a Lea 15 euro per il taxi
    RequestPayment payer=Giulia currencyAmount=10EUR
      Giulia mi deve 10 euro
    RequestPayment payer=Paolo currencyAmount=30EUR
      chiedi a Paolo di restituirmi 30 euro
    RequestPayment payer=Emma currencyAmount=12EUR note=la pizza
      chiedi a Emma di pagarmi 12 euro per la pizza
    RequestPayment currencyAmount=25EUR payer=Max
      richiedi 25 euro a Max
    RequestPayment payer=Alice
      chiedi soldi a Alice
    RequestPayment currencyAmount=10EUR payer=
      chiedigli dieci euro
    RequestPayment currencyAmount=25EUR payer=Rosa
      fatti dare 25 euro da Rosa
    RequestPayment payer=Tim currencyAmount=20EUR
      Tim deve darmi 20 euro
    RequestPayment currencyAmount=15EUR payer=Lea
      fatti dare 15 euro da Lea
    RequestPayment currencyAmount=30EUR payer=Lea note=il cinema
      chiedi 30 euro a Lea per il cinema
    PayBill billType=electricity
      paga la bolletta della luce
    PayBill billType=rent
      puoi pagare l'affitto
      paghi l'affitto per favore
    PayBill billType=gas fromAccount=checking
      paga la bolletta del gas con il conto corrente
    PayBill billType=water transactionScheduledDate=venerdì
      paga la bolletta dell'acqua venerdì
    PayBill billPayee=Enel
      paga la bolletta Enel
    PayBill billType=phone transactionScheduledDate=domani
      vorrei pagare la bolletta del telefono domani
    PayBill billType=phone
      pagare la bolletta del telefono
    PayBill billType=mortgage
      paga il mutuo per favore
    PayBill billType=gas
      paga la bolletta del gas
    SearchForBills billType=electricity
      quanto devo di luce
      a quanto ammonta la bolletta della luce
    SearchForBills billType=rent
      quando devo pagare l'affitto
    SearchForBills status=unpaid
      quali bollette ho da pagare
      mostrami le bollette non pagate
    SearchForBills billPayee=Enel
      mostra le bollette di Enel
    SearchForAccounts accountType=saving
      quanto ho sul conto deposito
    SearchForAccounts
      qual è il mio numero di conto
      qual è il mio iban
      qual è il mio saldo
      quanti soldi mi restano sul conto
      che saldo ho
      quanto mi rimane sul conto
      ho abbastanza soldi sul conto
      il mio saldo per favore
    SearchForAccounts accountType=checking
      dimmi il saldo del conto corrente
    SearchForAccounts requestedBalanceType=points
      quanti punti ho
    SearchForAccounts accountType=credit
      quanto c'è sulla mia carta di credito
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      trasferisci 100 euro dal conto corrente al conto deposito
    TransferMoney transactionAmount=50EUR toAccount=saving
      sposta 50 euro sul conto deposito
    TransferMoney transactionAmount=500EUR fromAccount=saving toAccount=checking transactionScheduledDate=lunedì
      trasferisci 500 euro dal conto deposito al conto corrente lunedì
    TransferMoney transactionAmount=200EUR toAccount=saving
      fai un bonifico di duecento euro sul conto deposito
    TransferMoney transactionAmount=300EUR fromAccount=checking toAccount=saving
      voglio spostare 300 euro dal conto corrente al conto risparmio
    TransferMoney transactionAmount=200EUR fromAccount=saving toAccount=checking
      sposta 200 euro dal conto deposito al conto corrente
    TransferMoney toAccount=saving
      voglio mettere dei soldi sul conto deposito
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      ricordami di chiamare mamma domani
      metti una sveglia alle sette
      imposta un timer di dieci minuti
      che tempo farà domani
      scrivi una mail a Marco
      manda un'email a Giulia con l'allegato
      aggiungi un appuntamento lunedì
      sposta l'appuntamento con Paolo a martedì
      quando è il mio prossimo appuntamento
      metti della musica
      passa alla prossima canzone
      abbassa il volume
      mi hanno rubato la carta
      perché il mio pagamento è stato rifiutato
      come cambio il pin
      vorrei richiedere una nuova carta
      quanto ci mette un bonifico
      posso pagare con la carta all'estero
      quali sono le commissioni per un bonifico
      il mio bonifico non è arrivato
      blocca la mia carta
      come apro un conto
      a che ora parte il treno per Napoli
      prenota un biglietto del treno per Milano
      prenota un tavolo per due persone
      trova un ristorante qui vicino
      prenota un volo per Roma
      dov'è il bancomat più vicino
      come stai
      chi sei
      buongiorno
      raccontami una barzelletta
      cosa sai fare
      grazie mille
      buonanotte
      che ore sono
      qual è la capitale della Francia
      traduci ti amo in inglese
      quanto sono 20 euro in dollari
      spegni la luce
      alza il riscaldamento a 20 gradi
      aggiungi il latte alla lista della spesa
      cosa danno al cinema stasera
      quante calorie ha una banana
      quanto dista Torino
      com'è il traffico sulla A1
      scatta una foto
      cancella tutte le foto di ieri
      leggimi le notizie
      cosa c'è di nuovo nel mondo
      segui Giulia su Instagram
      pubblica questo su Facebook
      ordinami una pizza
      ho fame
      cancella la sveglia
      ho bisogno di un prestito
      quali sono i tassi di interesse
      il mio telefono è rotto
      trova il mio telefono
      attiva il wifi
      non ti capisco
      sei stupido
      quanti anni hai
      conta fino a dieci
      lancia una moneta
      cosa significa resilienza
      chi ha vinto i mondiali
      quando è il compleanno di Giulia
      aggiungi un nuovo contatto
      elimina il contatto di Marco
      qual è il numero di Giulia
      voglio cambiare la password
      devo portare l'ombrello
      noleggia una macchina per tre giorni
      apri la porta
      avvia l'aspirapolvere
      apri Spotify
      come funziona
      sì
      no
      chi è il presidente
      fa freddo
      sono stanco
      quanto costa un biglietto per Londra
      a che ora chiude il supermercato
      quale autobus va allo zoo
      quanto costa un volo per New York
      la mia carta di credito non funziona
      quando scade la mia carta
      puoi reimpostare il pin
      dove trovo il mio numero cliente
      voglio chiudere il conto
      il mio taxi era sporco ieri
      alza il volume della tv
      come si scrive ritmo
      come si dice grazie in francese
      metti del jazz
      che canzone è questa
      ferma la musica
      che ore sono a Tokyo
      dormi bene
      sei fantastico
      hai fratelli
      sei un robot
      mostrami la strada per la stazione
      quanto vale l'euro
      fissa un appuntamento con Anna domani alle tre
      invita Anna alla riunione
      leggi le mie mail
      manda la presentazione via mail a Tim
      che appuntamenti ho la settimana prossima
      crea una lista per il trasloco
      ordina cibo per il gatto
    """
}
