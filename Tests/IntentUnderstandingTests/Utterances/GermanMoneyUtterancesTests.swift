import Testing

/// German requests about money, and what is none of ours, as people type and say them.
@Suite struct GermanMoneyUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.money) == [])
  }

  static let money = """
    SendPayment payee=Koko currencyAmount=20EUR
      schick Koko 20 Euro
    SendPayment payee=Anna currencyAmount=50EUR note=das Essen
      Überweise Anna 50 Euro für das Essen
    SendPayment payee=Peter currencyAmount=12.5EUR
      zahl Peter zwölf Euro fünfzig
    SendPayment currencyAmount=5.5EUR payee=Lisa
      zahle 5,50 € an Lisa
    SendPayment payee=Max currencyAmount=100EUR
      kannst du Max 100 Euro schicken
    SendPayment payee=meinem Bruder currencyAmount=10EUR note=Pizza
      gib meinem Bruder zehn Euro für Pizza
    SendPayment currencyAmount=15EUR payee=Julia
      sende 15 Euro an Julia per PayPal
    SendPayment payee=Tom currencyAmount=20EUR
      ich schulde Tom zwanzig Euro
    SendPayment payee=Eva
      schick Eva das Geld
    SendPayment currencyAmount=50EUR payee=meine Schwester note=Geschenk
      schicke fünfzig Euro an meine Schwester mit dem Verwendungszweck Geschenk
    SendPayment payee=Alice
      zahl Alice zurück
    SendPayment currencyAmount=20EUR payee=Koko
      20 Euro an Koko
    SendPayment payee=Anna currencyAmount=5.5EUR
      schick Anna fünf Euro fünfzig
      schick Anna 5 € 50
    SendPayment payee=Tim currencyAmount=2EUR
      gib Tim bitte zwei Euro zurück
    SendPayment currencyAmount=1500EUR payee=Lea
      ich möchte gern anderthalb tausend Euro an Lea überweisen
    SendPayment payee=Putzfrau currencyAmount=40EUR
      überweis mal schnell der Putzfrau vierzig Euro
    SendPayment payee=ihm currencyAmount=20EUR
      schick ihm 20 Euro
    SendPayment payee=Handwerker currencyAmount=1200EUR note=die Reparatur
      zahl dem Handwerker eintausendzweihundert Euro für die Reparatur
    SendPayment payee=Tim currencyAmount=50EUR
      leih Tim 50 Euro
    RequestPayment currencyAmount=20EUR payer=Max
      fordere 20 Euro von Max an
    RequestPayment payer=Lisa currencyAmount=15EUR note=das Taxi
      bitte Lisa um 15 Euro für das Taxi
    RequestPayment currencyAmount=30EUR payer=Tom note=Pizza
      verlange 30 Euro von Tom für Pizza
    RequestPayment payer=Anna currencyAmount=10EUR
      Anna schuldet mir 10 Euro
    RequestPayment currencyAmount=12EUR payer=Ben
      ich bekomme noch 12 Euro von Ben
    RequestPayment payer=Alice
      fordere Geld von Alice an
    RequestPayment payer=Max currencyAmount=25EUR
      schick Max eine Zahlungsaufforderung über 25 Euro
    RequestPayment payer=Jan currencyAmount=40EUR
      kannst du von Jan 40 Euro anfordern
    RequestPayment currencyAmount=15EUR payer=Lea
      hol 15 Euro von Lea
    RequestPayment payer=Tim currencyAmount=10EUR
      frag Tim nach 10 Euro
    PayBill billType=electricity
      bezahle meine Stromrechnung
    PayBill billType=rent
      kannst du bitte die Miete überweisen
      Überweisen Sie bitte die Miete
    PayBill billType=water transactionScheduledDate=Freitag
      bezahl die Wasserrechnung am Freitag
    PayBill billPayee=Vodafone
      Rechnung von Vodafone bezahlen
    PayBill billType=phone
      begleiche die Handyrechnung
      meine Handyrechnung bezahlen
    PayBill billType=gas transactionScheduledDate=morgen
      ich möchte meine Gasrechnung morgen bezahlen
    PayBill billType=utilities
      bitte die Nebenkosten zahlen
    PayBill billType=lifeInsurance
      bezahl meine Lebensversicherung
    SearchForBills billType=electricity
      wie hoch ist meine Stromrechnung
    SearchForBills billType=rent
      wann ist die Miete fällig
    SearchForBills status=unpaid
      welche offenen Rechnungen habe ich
    SearchForBills billPayee=Telekom
      zeig mir die Rechnungen von Telekom
    SearchForAccounts accountType=saving
      wie viel Geld habe ich auf meinem Sparkonto
    SearchForAccounts
      wie ist meine Kontonummer
      wie lautet meine IBAN
      wie ist der Kontostand
      Kontostand abfragen
      wie viel hab ich noch auf dem konto
      Kontostand bitte
    SearchForAccounts accountType=checking
      was ist noch auf meinem Girokonto drauf
      zeig mir den Saldo meines Girokontos
    SearchForAccounts requestedBalanceType=points
      wie viele Punkte habe ich
    SearchForAccounts accountType=credit
      wie viel Geld ist auf meiner Kreditkarte
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      überweise 100 Euro von meinem Girokonto auf mein Sparkonto
    TransferMoney transactionAmount=50EUR toAccount=saving
      schieb 50 Euro aufs Sparkonto
    TransferMoney transactionAmount=500EUR fromAccount=saving toAccount=checking transactionScheduledDate=Montag
      übertrage 500 Euro vom Sparkonto aufs Girokonto am Montag
    TransferMoney transactionAmount=200EUR toAccount=saving
      kannst du zweihundert Euro auf mein Tagesgeldkonto umbuchen
    TransferMoney transactionAmount=300EUR fromAccount=checking toAccount=saving
      ich will 300 Euro vom Girokonto aufs Sparkonto überweisen
    TransferMoney transactionAmount=200EUR fromAccount=saving toAccount=checking
      überweise 200 Euro vom Tagesgeldkonto auf das Girokonto
    TransferMoney toAccount=saving
      ich will Geld aufs Sparkonto überweisen
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      erinnere mich morgen daran Mama anzurufen
      stell einen Wecker auf sieben Uhr
      stell den Timer auf zehn Minuten
      wie wird das Wetter morgen
      schreib eine E-Mail an Thomas
      schick Anna eine Mail mit dem Anhang
      trag einen Termin für Montag ein
      verschieb den Termin mit Frau Müller auf Dienstag
      wann ist mein nächster Termin
      spiel Musik von Queen
      spiel das nächste Lied
      mach die Musik leiser
      meine Karte wurde gestohlen
      warum wurde meine Zahlung abgelehnt
      wie kann ich meine PIN ändern
      ich möchte eine neue Karte beantragen
      wie lange dauert eine Überweisung
      kann ich mit meiner Karte im Ausland bezahlen
      welche Gebühren fallen bei einer Überweisung an
      meine Überweisung ist nicht angekommen
      sperr bitte mein Konto
      wie eröffne ich ein Konto
      wann fährt der Zug nach Berlin
      buch mir ein Zugticket nach München
      reserviere einen Tisch für zwei Personen
      such ein Restaurant in der Nähe
      buch einen Flug nach Rom
      wo ist der nächste Geldautomat
      wie geht's dir
      wer bist du
      guten Morgen
      erzähl mir einen Witz
      was kannst du
      danke schön
      gute Nacht
      wie spät ist es
      was ist die Hauptstadt von Frankreich
      übersetze ich liebe dich auf Spanisch
      wie viel sind 20 Euro in Dollar
      wie sind die Börsenkurse
      mach das Licht aus
      dreh die Heizung auf 20 Grad
      setz Milch auf die Einkaufsliste
      füge Brot zur Liste hinzu
      was läuft heute im Kino
      wie viele Kalorien hat eine Banane
      wie weit ist es nach Hamburg
      wie ist der Verkehr auf der A8
      mach ein Foto
      lösche alle Fotos von gestern
      nimm ein Video auf
      mach einen Screenshot
      lies mir die Nachrichten aus aller Welt vor
      was gibt es Neues in der Welt
      folge Anna auf Instagram
      poste das auf Facebook
      bestell mir eine Pizza
      ich habe Hunger
      stell den Alarm für sechs Uhr
      lösche meinen Wecker
      erinnerst du mich an den Zahnarzt
      ich brauche einen Kredit
      wie hoch sind die Zinsen
      mein Handy ist kaputt
      such mein Handy
      wie laut ist es
      schalte das WLAN ein
      ich verstehe dich nicht
      du bist blöd
      wie alt bist du
      wirf eine Münze
      was bedeutet Resilienz
      wer hat die WM gewonnen
      wie heißt mein Bruder
      wann hat Anna Geburtstag
      füge einen neuen Kontakt hinzu
      lösche den Kontakt von Thomas
      wie ist die Nummer von Anna
      ich möchte mein Passwort ändern
      muss ich heute einen Schirm mitnehmen
      reservier mir ein Auto zur Miete für drei Tage
      mach die Tür auf
      starte den Staubsauger
      öffne Spotify
      wie funktioniert das
      ja
      nein
      ruf mir morgen den Termin in Erinnerung
      wann hat der Supermarkt auf
      welche Linie fährt zum Zoo
      wie teuer ist ein Flug nach New York
      meine Kreditkarte funktioniert nicht
      wann läuft meine Karte ab
      kannst du meine PIN zurücksetzen
      wo finde ich meine Kundennummer
      ich will mein Konto kündigen
      mein Taxi war schmutzig gestern
      mach den Fernseher lauter
      wie schreibt man Rhythmus
      was heißt danke auf Italienisch
      spiel etwas Jazz
      welches Lied läuft gerade
      stopp die Musik
      wie viel Uhr ist es in Tokio
      schlaf gut
      du bist super
      hast du Geschwister
      bist du ein Roboter
      zeig mir den Weg zum Bahnhof
      wie wird der Euro zum Dollar gehandelt
      setz einen Termin mit Anna für morgen um drei
      lade Anna zum Meeting ein
      lies meine E-Mails vor
      schick die Präsentation per Mail an Tim
      welche Termine habe ich nächste Woche
      erstelle eine Liste für den Umzug
      bestell Katzenfutter
    """
}
