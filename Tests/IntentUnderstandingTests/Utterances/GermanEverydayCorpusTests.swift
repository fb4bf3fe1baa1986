import Testing

/// German requests in all the shapes of the six domains, and their neighbours, as people type and say them.
@Suite struct GermanEverydayCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(
      UtteranceCorpus.failures(Self.messages, Self.calls, Self.rides, Self.money, Self.sport, Self.photos) == [])
  }

  static let messages = """
    SendMessage recipients=Koko content=ich komme später
      schreib Koko ich komme später
    SendMessage recipients=Thomas content=ich heute später komme
      Schreib Thomas, dass ich heute später komme.
    SendMessage recipients=Anna content=wir treffen uns um acht
      schreibe an Anna wir treffen uns um acht
    SendMessage recipients=Julia content=ich im Stau stehe
      kannst du Julia schreiben, dass ich im Stau stehe
    SendMessage recipients=Müller
      Können Sie Frau Müller bitte eine Nachricht schicken?
    SendMessage recipients=Herrn Schmidt content=der Termin verschoben ist?
      Könnten Sie Herrn Schmidt ausrichten, dass der Termin verschoben ist?
    SendMessage recipients=Mama content=bin gleich zu Hause
      schick Mama ne kurze Nachricht, bin gleich zu Hause
    SendMessage recipients=Paul content=ruf mich bitte zurück
      Sende Paul eine SMS mit dem Text ruf mich bitte zurück
    SendMessage recipients=Julia content=hast du Zeit
      SMS an Julia: hast du Zeit
    SendMessage recipients=meiner Schwester content=ich unterwegs bin
      sag meiner Schwester Bescheid, dass ich unterwegs bin
    SendMessage recipients=meinem Chef content=ich krank bin
      Gib meinem Chef Bescheid, dass ich krank bin
    SendMessage recipients=Lisa content=sie morgen kann
      frag Lisa, ob sie morgen kann
    SendMessage recipients=Felix content=das in Ordnung ist
      Antworte Felix, dass das in Ordnung ist
    SendMessage content=ja gerne
      antworte ja gerne
    SendMessage content=bin dabei
      antworte darauf mit bin dabei
    SendMessage recipients=Maria content=das Essen fertig ist
      teile Maria mit, dass das Essen fertig ist
    SendMessage recipients=Oma content=wir gut angekommen sind
      lass Oma wissen, dass wir gut angekommen sind
    SendMessage recipients=Sabine
      ich möchte Sabine eine Nachricht schicken
    SendMessage recipients=Tim recipients=Lena
      ich will Tim und Lena schreiben
    SendMessage recipients=Alice recipients=Bob content=Treffen um drei
      schreib Alice und Bob: Treffen um drei
    SendMessage recipients=Jonas content=das Spiel ausfällt
      bitte Jonas texten, dass das Spiel ausfällt
    SendMessage recipients=Laura content=bist du schon da
      whatsapp an Laura: bist du schon da
    SendMessage recipients=meinem Mann content=ich liebe dich
      schicke meinem Mann per WhatsApp ich liebe dich
    SendMessage recipients=Daniel content=er Brot kaufen kann?
      Würdest du bitte Daniel fragen, ob er Brot kaufen kann?
    SendMessage recipients=Katrin content=ich zehn minuten später komme
      kannst du mal eben der Katrin schreiben dass ich zehn minuten später komme
    SendMessage recipients=thomas content=bis gleich
      äh schick thomas ne nachricht bis gleich
    SendMessage recipients=Papa content=Auto ist in der Werkstatt
      sag Papa, das Auto ist in der Werkstatt
    SendMessage speakableGroupName=Familie content=wir um sechs essen
      schreib in die Gruppe Familie, dass wir um sechs essen
    SendMessage
      Nachricht schreiben
      ich möchte eine Nachricht senden
    SendMessage recipients=Stefan
      verfasse eine Nachricht an Stefan
      diktiere eine Nachricht an Stefan
    SendMessage content=ich es mir überlege
      schreib mal zurück dass ich es mir überlege
    SendMessage recipients=ihm content=klar, mach ich
      Schreib ihm zurück: klar, mach ich
    SendMessage recipients=Lukas content=alles Gute zum Geburtstag
      schreib Lukas alles Gute zum Geburtstag
    SendMessage recipients=Team content=die Sitzung ausfällt
      informiere das Team, dass die Sitzung ausfällt
    SendMessage recipients=Ben content=wo bleibst du
      kannst du bitte an Ben schreiben wo bleibst du
    SendMessage recipients=Eva
      schick eine Sprachnachricht an Eva
    SendMessage recipients=Klaus content=wir sehen uns morgen
      Nachricht für Klaus: wir sehen uns morgen
    SendMessage recipients=Emma content=der Zug Verspätung hat
      ich muss Emma dringend mitteilen, dass der Zug Verspätung hat
    SendMessage recipients=Oliver content=das Paket da ist
      bitte benachrichtige Oliver, dass das Paket da ist
    SendMessage recipients=anna.weber@example.de[anna.weber@example.de]
      schick eine Nachricht an anna.weber@example.de
    SendMessage recipients=01712345678[01712345678] content=bin da
      Nachricht an 0171 2345678: bin da
    SendMessage recipients=meinem Sohn content=der Kurs ausfällt
      würden Sie meinem Sohn bitte mitteilen, dass der Kurs ausfällt
    SendMessage recipients=Familie Huber content=wir später kommen
      schreib der Familie Huber, dass wir später kommen
    SendMessage recipients=Anna
      schick Anna ein Foto
    SendMessage recipients=ihr content=ich sie liebe
      sag ihr, dass ich sie liebe
    SendMessage recipients=ihnen content=wir da sind
      sag ihnen, dass wir da sind
    SendMessage recipients=ihn content=er Hunger hat
      frag ihn, ob er Hunger hat
    SendMessage recipients=ihr content=das Essen kalt wird
      gib ihr Bescheid, dass das Essen kalt wird
    SendMessage recipients=der oma content=wir sie besuchen
      schreib mal der oma dass wir sie besuchen
    SendMessage recipients=lena content=das paket ist da
      ich hab ne nachricht für lena: das paket ist da
    SendMessage recipients=Sarah content=ich unterwegs bin
      sende Sarah dass ich unterwegs bin
    SearchForMessages attributes=unread
      lies mir meine neuen Nachrichten vor
      zeige mir alle ungelesenen SMS
      gibt's neue Nachrichten
    SearchForMessages attributes=unread senders=Thomas
      Habe ich neue Nachrichten von Thomas?
    SearchForMessages senders=Anna
      hat mir Anna geschrieben
      hat Anna sich gemeldet
      Nachrichten von Anna anzeigen
    SearchForMessages senders=Julia
      was hat Julia mir geschrieben
    SearchForMessages senders=Paul dateTimeRange=von gestern
      zeig mir die Nachrichten von Paul von gestern
    SearchForMessages senders=Mama
      lies die letzte Nachricht von Mama vor
    SearchForMessages searchTerms=Urlaub
      suche Nachrichten, in denen es um Urlaub geht
    SearchForMessages
      gibt es was Neues in meinen Nachrichten
      wer hat mir geschrieben
      könnten Sie mir meine Nachrichten vorlesen
    SearchForMessages senders=Lisa searchTerms=das Konzert
      finde die Nachricht von Lisa über das Konzert
    SearchForMessages dateTimeRange=heute
      welche Nachrichten habe ich heute bekommen
    SearchForMessages senders=Tim
      kannst du mir vorlesen was Tim geschrieben hat
    SearchForMessages attributes=unread senders=Mia
      zeig mir ungelesene Nachrichten von Mia
    SearchForMessages senders=Mia
      lies vor was Mia geschrieben hat
    SetMessageAttribute attribute=read
      markiere die Nachricht als gelesen
      setz die letzte Nachricht auf gelesen
      Nachrichten als gelesen markieren
    SetMessageAttribute attribute=unread
      markier alle Nachrichten als ungelesen
    SetMessageAttribute attribute=flagged
      bitte markiere diese Nachricht als wichtig
    """

  static let calls = """
    StartCall contacts=Thomas
      ruf Thomas an
    StartCall contacts=meine Mutter
      ruf bitte mal meine Mutter an
    StartCall contacts=Schneider
      Rufen Sie bitte Frau Schneider an
    StartCall contacts=Lisa
      kannst du Lisa anrufen
    StartCall contacts=Julia
      ich würde gerne mit Julia telefonieren
    StartCall contacts=meinen Bruder
      ich möchte meinen Bruder anrufen
    StartCall contacts=Anna
      Anna anrufen
    StartCall contacts=Peter
      Anruf bei Peter
    StartCall contacts=Büro
      verbinde mich mit dem Büro
    StartCall callCapability=videoCall contacts=oma
      videoanruf mit oma
    StartCall callCapability=videoCall contacts=Alice contacts=Bob
      starte einen Videoanruf mit Alice und Bob
    StartCall contacts=Paul callCapability=videoCall
      ruf Paul per Video an
    StartCall contacts=Lukas audioRoute=speakerphoneAudioRoute
      ruf Lukas über Lautsprecher an
    StartCall contacts=01712345678[01712345678]
      wähle 0171 2345678
    StartCall contacts=030123456[030123456]
      ruf die 030 123456 an
    StartCall contacts=sie
      ruf sie an
    StartCall contacts=ihn destinationType=callBack
      ruf ihn bitte zurück
    StartCall contacts=Helga
      telefonier mal mit Tante Helga
    StartCall contacts=Max
      ich will mit Max sprechen
      klingel bei Max durch
    StartCall contacts=Sophie
      könntest du Sophie kurz anrufen
    StartCall callCapability=videoCall contacts=Emma
      facetime mit Emma
    StartCall contacts=Jonas
      Jonas über Skype anrufen
    StartCall destinationType=redial
      wahlwiederholung
      ruf die letzte Nummer nochmal an
    StartCall destinationType=callBack
      ruf den letzten verpassten Anruf zurück
    StartCall destinationType=voicemail
      ruf die mailbox an
    StartCall callCapability=videoCall contacts=Mia
      einen Videoanruf mit Mia starten
    StartCall contacts=papa
      mach nen anruf bei papa
    StartCall contacts=meine freundin
      ruf meine freundin an
    StartCall contacts=Weber
      bitte Dr. Weber anrufen
    StartCall contacts=Vogel destinationType=callBack
      bitte Frau Vogel zurückrufen
    StartCall contacts=Sabine
      ruf mal die Sabine an
    StartCall contacts=den Nachbarn
      ruf bei den Nachbarn an
    StartCall contacts=Jan callCapability=videoCall
      ruf Jan mit Video an
    StartCall callCapability=videoCall contacts=Jan
      Videotelefonat mit Jan bitte
    StartCall contacts=meine Frau
      rufst du bitte meine Frau an
    StartCall contacts=0171234567[0171234567]
      wähl null eins sieben eins zwei drei vier fünf sechs sieben
    StartCall contacts=meinen Chef
      ich muss mal eben meinen Chef anrufen
    StartCall contacts=Jan
      Telefonat mit Jan starten
    StartCall contacts=Mama
      Mama anklingeln
    SearchCallHistory callTypes=missed
      zeig mir meine verpassten Anrufe
      habe ich Anrufe verpasst
    SearchCallHistory dateCreated=heute callTypes=received
      wer hat mich heute angerufen
    SearchCallHistory dateCreated=gestern callTypes=missed
      welche Anrufe habe ich gestern verpasst
    SearchCallHistory recipient=Koko callTypes=received
      hat Koko angerufen
    SearchCallHistory
      zeig die Anrufliste
    SearchCallHistory recipient=Anna callTypes=outgoing
      wann habe ich Anna zuletzt angerufen
    AnswerCall
      nimm den Anruf an
      geh bitte ran
      Anruf annehmen
    HangUpCall
      leg auf
      beende das Gespräch
      kannst du auflegen
    """

  static let rides = """
    RequestRide dropOffLocation=Hauptbahnhof
      ruf mir ein Taxi zum Hauptbahnhof
    RequestRide scheduledPickupTime=morgen früh um sechs
      ich brauche morgen früh um sechs ein Taxi
    RequestRide dropOffLocation=home
      bestell mir ein Uber nach Hause
      ein Taxi nach Hause bitte
      bring mich nach Hause
      ich will nach Hause
      bring mich heim
      Taxi nach Hause
      ich will heim
    RequestRide dropOffLocation=Arbeit
      fahr mich zur Arbeit
    RequestRide partySize=4 dropOffLocation=Flughafen
      ich brauche ein Taxi für vier Personen zum Flughafen
    RequestRide pickupLocation=Marienplatz dropOffLocation=Flughafen
      Könnten Sie mir ein Taxi vom Marienplatz zum Flughafen bestellen?
    RequestRide scheduledPickupTime=morgen um acht
      reserviere ein Taxi für morgen um acht
    RequestRide pickupLocation=Hotel Adler
      hol mich am Hotel Adler ab
    RequestRide dropOffLocation=Innenstadt
      ich hätte gerne eine Fahrt in die Innenstadt
    RequestRide dropOffLocation=Oper
      kannst du mir einen Wagen zur Oper bestellen
    RequestRide dropOffLocation=Annas Wohnung
      besorg mir mal ein Taxi zu Annas Wohnung
    RequestRide pickupLocation=home dropOffLocation=Büro
      Taxi von zu Hause ins Büro
    RequestRide dropOffLocation=schwabing
      ein taxi von hier nach schwabing bitte
    RequestRide partySize=2 dropOffLocation=Museum
      wir wollen zu zweit zum Museum
    RequestRide dropOffLocation=Goethestraße 12
      ich möchte mit dem Taxi in die Goethestraße 12
    RequestRide dropOffLocation=meiner Mutter
      buch eine Fahrt zu meiner Mutter
    RequestRide dropOffLocation=Stadion
      bring uns bitte zum Stadion
    RequestRide scheduledPickupTime=übermorgen um drei
      ich bräuchte übermorgen um drei ein Taxi
    RequestRide scheduledPickupTime=halb neun dropOffLocation=Theater
      bestell mir ein Taxi für halb neun zum Theater
    RequestRide scheduledPickupTime=in zehn Minuten pickupLocation=Rathaus
      kannst du mich in zehn Minuten am Rathaus abholen lassen
    RequestRide rideOptionName=xl dropOffLocation=Flughafen
      besorg uns ein Großraumtaxi zum Flughafen
    RequestRide pickupLocation=Arbeit dropOffLocation=Fitnessstudio
      ich nehme ein Taxi von der Arbeit zum Fitnessstudio
    RequestRide
      Könnten Sie uns bitte ein Taxi rufen?
    RequestRide pickupLocation=Nordbahnhof
      holt mich bitte am Nordbahnhof ab
    GetRideStatus
      wo bleibt mein Taxi
      wann ist mein Fahrer da
      wie lange braucht das Taxi noch
      ist mein Uber schon unterwegs
      wann kommt denn das Taxi
      wie weit ist mein Fahrer noch weg
    CancelRide
      storniere das Taxi
      sag mein Taxi ab
      ich brauche die Fahrt doch nicht mehr
      kannst du bitte die Fahrt stornieren
      bestell mein Taxi bitte ab
      Taxi stornieren
      das Taxi wieder abbestellen
      Fahrt absagen bitte
    ListRideOptions dropOffLocation=Flughafen
      was kostet ein Taxi zum Flughafen
    ListRideOptions dropOffLocation=Bahnhof
      welche Fahrten gibt es zum Bahnhof
    ListRideOptions dropOffLocation=Köln
      wie viel kostet eine Fahrt nach Köln
    ListRideOptions dropOffLocation=Zoo
      was würde ein Taxi zum Zoo kosten
    SendRideFeedback rating=5
      gib dem Fahrer fünf Sterne
    SendRideFeedback rating=4
      bewerte die Fahrt mit vier Sternen
    SendRideFeedback tip=2EUR
      gib dem Fahrer zwei Euro Trinkgeld
    """

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
    SendPayment payee=Meier currencyAmount=30EUR
      Ich möchte Frau Meier 30 € überweisen
    SendPayment currencyAmount=15EUR payee=Julia
      sende 15 Euro an Julia per PayPal
    SendPayment payee=Tom currencyAmount=20EUR
      ich schulde Tom zwanzig Euro
    SendPayment payee=Eva
      schick Eva das Geld
    SendPayment currencyAmount=50EUR payee=meine Schwester note=Geschenk
      schicke fünfzig Euro an meine Schwester mit dem Verwendungszweck Geschenk
    SendPayment currencyAmount=200EUR payee=Herrn Braun
      könnten Sie zweihundert Euro an Herrn Braun überweisen
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
    TransferMoney transactionAmount=100EUR fromAccount=Girokonto toAccount=Sparkonto
      überweise 100 Euro von meinem Girokonto auf mein Sparkonto
    TransferMoney transactionAmount=50EUR toAccount=Sparkonto
      schieb 50 Euro aufs Sparkonto
    TransferMoney transactionAmount=500EUR fromAccount=Sparkonto toAccount=Girokonto transactionScheduledDate=Montag
      übertrage 500 Euro vom Sparkonto aufs Girokonto am Montag
    TransferMoney transactionAmount=200EUR toAccount=Tagesgeldkonto
      kannst du zweihundert Euro auf mein Tagesgeldkonto umbuchen
    TransferMoney transactionAmount=300EUR fromAccount=Girokonto toAccount=Sparkonto
      ich will 300 Euro vom Girokonto aufs Sparkonto überweisen
    TransferMoney transactionAmount=200EUR fromAccount=Tagesgeldkonto toAccount=Girokonto
      überweise 200 Euro vom Tagesgeldkonto auf das Girokonto
    TransferMoney toAccount=Sparkonto
      ich will Geld aufs Sparkonto überweisen
    """

  static let sport = """
    StartWorkout workoutName=run
      starte ein Lauftraining
      ich gehe jetzt laufen
      starte einen Lauf
      ich gehe joggen
    StartWorkout goalValue=30 Minuten
      starte ein Training von 30 Minuten
    StartWorkout workoutName=yoga
      beginne ein Yoga Training
      fang mit dem Yoga an
    StartWorkout goalValue=fünf Kilometer workoutName=run
      ich will fünf Kilometer laufen
    StartWorkout workoutLocationType=outdoor
      starte ein Outdoor Training
    StartWorkout goalValue=eine halbe Stunde workoutName=run
      lass uns eine halbe Stunde joggen
    StartWorkout goalValue=300 Kalorien
      starte ein Workout mit dem Ziel 300 Kalorien
    StartWorkout
      Training starten
    StartWorkout workoutName=cycle
      starte eine Radtour
    StartWorkout goalValue=eine Stunde workoutName=yoga
      starte eine Stunde Yoga
    PauseWorkout
      Training pausieren
      mach mal Pause mit dem Training
      halte das Training kurz an
    PauseWorkout workoutName=run
      pausiere meinen Lauf
    ResumeWorkout
      setz das Training fort
      mach weiter mit dem Training
      Training fortsetzen
    ResumeWorkout workoutName=run
      weiter mit dem Lauf
    EndWorkout
      Training beenden
      ich bin fertig mit dem Training
      hör mit dem Training auf
    EndWorkout workoutName=run
      beende mein Lauftraining
      stoppe den Lauf
    CancelWorkout
      brich das Training ab
      Training abbrechen
      verwirf mein Workout
    """

  static let photos = """
    SearchForPhotos dateCreated=vom letzten Sommer
      zeig mir die Bilder vom letzten Sommer
    SearchForPhotos locationCreated=Paris
      finde Fotos aus Paris
    SearchForPhotos locationCreated=Rom dateCreated=vom letzten Jahr
      zeig mir Bilder aus Rom vom letzten Jahr
    SearchForPhotos dateCreated=von gestern
      such die Fotos von gestern
    SearchForPhotos dateCreated=letzte Woche
      zeige mir alle Fotos, die ich letzte Woche gemacht habe
    SearchForPhotos albumName=Urlaub
      öffne das Album Urlaub
    SearchForPhotos albumName=Hochzeit
      zeig mir die Fotos im Album Hochzeit
    SearchForPhotos includedAttributes=video
      zeig mir meine Videos
    SearchForPhotos searchTerms=Sonnenuntergängen
      such Fotos von Sonnenuntergängen
    SearchForPhotos dateCreated=von Weihnachten
      zeig Bilder von Weihnachten
    StartPhotoPlayback
      starte eine Diashow
    StartPhotoPlayback albumName=Urlaub
      Diashow vom Album Urlaub starten
    StartPhotoPlayback peopleInPhoto=Anna
      spiel eine Diashow mit Fotos von Anna ab
    StartPhotoPlayback dateCreated=von gestern
      mach eine Diashow aus den Bildern von gestern
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
      wie ist meine Kontonummer
      wie lautet meine IBAN
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
