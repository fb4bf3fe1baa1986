import Testing

/// German requests as Germans make them, heard by an interpreter of six languages that is told no language.
@Suite struct GermanUtteranceCorpusTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messaging, Self.rides, Self.money, Self.sport) == [])
  }

  static let messaging = """
    SendMessage recipients=Bobo
      schreib Bobo eine Nachricht
      könntest du bitte eine Nachricht an Bobo schicken
      ich wollte fragen ob du Bobo eine Nachricht schicken kannst
      gibt es eine Möglichkeit, Bobo eine Nachricht zu schicken
      wäre es möglich Bobo eine SMS zu schicken
      ich würde Bobo gerne eine Nachricht schicken
      kannst du mir helfen, Bobo eine Nachricht zu schreiben
      Nachricht an Bobo bitte
      es wäre nett wenn du Bobo eine Nachricht schicken könntest
    SendMessage recipients=Bobo content=ich bin gleich da
      schreib Bobo ich bin gleich da
      sag Bobo ich bin gleich da
      Nachricht an Bobo: ich bin gleich da
      schick eine Nachricht an Bobo mit dem Inhalt ich bin gleich da
      schick Bobo eine Nachricht: ich bin gleich da
    SendMessage recipients=Bobo content=wir uns verspäten
      sag Bobo bitte, dass wir uns verspäten
      richte Bobo aus, dass wir uns verspäten
      lass Bobo wissen, dass wir uns verspäten
      gib Bobo Bescheid, dass wir uns verspäten
      kannst du Bobo sagen, dass wir uns verspäten
      teil Bobo mit, dass wir uns verspäten
    SearchForMessages
      lies meine Nachrichten vor
      zeig mir meine Nachrichten
      kannst du mir meine Nachrichten vorlesen
    SearchForMessages attributes=unread
      lies mir die neuen Nachrichten vor
      habe ich neue Nachrichten
      gibt es ungelesene Nachrichten
      zeig mir alle ungelesenen Nachrichten
    SearchForMessages senders=Bobo
      lies mir die Nachrichten von Bobo vor
      was hat Bobo geschrieben
      hat Bobo mir geschrieben
      zeig mir die Nachrichten von Bobo
    StartCall contacts=Bobo
      ruf mal Bobo an
      kannst du bitte Bobo anrufen
      ich muss dringend Bobo anrufen
      ich würde gern mit Bobo telefonieren
      verbinde mich mit Bobo
      ich wollte fragen ob du Bobo anrufen kannst
      wähle Bobo
      Anruf an Bobo
    StartCall callCapability=videoCall contacts=Bobo
      starte einen Videoanruf mit Bobo
      mach einen Videoanruf mit Bobo
    StartCall contacts=meine mutter
      ruf meine mutter an
      kannst du meine mutter anrufen
    SearchCallHistory callTypes=missed
      zeig mir die verpassten Anrufe
      habe ich verpasste Anrufe
      habe ich Anrufe verpasst
      wer hat mich angerufen als ich weg war? verpasste Anrufe zeigen
    HangUpCall
      leg bitte auf
      beende den Anruf
      auflegen
    AnswerCall
      nimm den Anruf an
      geh ans Telefon
      heb ab
    """

  static let rides = """
    RequestRide
      ruf mir ein Taxi
      ich brauche ein Taxi
      ich bräuchte bitte ein Taxi
      bestell mir bitte ein Taxi
      ich hätte gern ein Taxi
      könnte ich ein Taxi haben
      kannst du mir ein Taxi rufen
      gibt es in der Nähe ein freies Taxi
      ist gerade ein Taxi frei
      ein Taxi bitte
      buch mir eine Fahrt
      besorg mir ein Taxi
      ich möchte ein Uber bestellen
      wäre es möglich, ein Taxi zu bestellen
      ich würde gerne eine Fahrt buchen
      kannst du mir helfen ein Taxi zu bestellen
    RequestRide dropOffLocation=Flughafen
      ein Taxi zum Flughafen bitte
      bring mich zum Flughafen
      ich brauche ein Taxi zum Flughafen
      ich muss zum Flughafen
      ich will mit dem Taxi zum Flughafen
      fahr mich zum Flughafen
      bestell ein Taxi zum Flughafen
      kannst du ein Taxi zum Flughafen bestellen
      ich muss dringend zum Flughafen
      wie bekomme ich ein Taxi zum Flughafen
      ich suche ein Taxi zum Flughafen
    RequestRide pickupLocation=Bahnhof dropOffLocation=Museum
      buche eine Fahrt vom Bahnhof zum Museum
      ein Taxi vom Bahnhof zum Museum
      ich brauche eine Fahrt vom Bahnhof zum Museum
    RequestRide partySize=3
      ein Taxi für drei Personen
      wir brauchen ein Taxi für drei
      bestell ein Taxi für 3 Personen
    GetRideStatus
      wo ist mein Taxi
      wann kommt mein Taxi
      wie lange braucht mein Taxi noch
      wo bleibt denn mein Fahrer
      wie lange dauert es noch bis mein Taxi da ist
      ist mein Taxi schon da
      wann ist mein Taxi da
      was ist mit meinem Taxi
      mein Taxi ist immer noch nicht da
      ich warte schon ewig auf mein Taxi
      wie ist der Stand meiner Fahrt
    CancelRide
      storniere meine Fahrt
      sag das Taxi ab
      ich brauche das Taxi nicht mehr
      ich möchte meine Fahrt stornieren
      bestell das Taxi wieder ab
      kannst du das Taxi abbestellen
      die Fahrt bitte absagen
      ich will das Taxi doch nicht
    """

  static let money = """
    SendPayment payee=Bobo currencyAmount=20EUR
      schick Bobo 20 Euro
      gib Bobo 20 Euro
      zahl Bobo 20 Euro
      überweise Bobo 20 Euro
      ich möchte Bobo 20 Euro schicken
      kannst du Bobo 20 Euro überweisen
      zahl Bobo die 20 Euro zurück
      ich schulde Bobo 20 Euro
      schick bitte Bobo zwanzig Euro
      ich muss Bobo noch 20 Euro geben
    SendPayment currencyAmount=20EUR payee=Bobo
      schick 20 Euro an Bobo
      überweise 20 Euro an Bobo
      sende zwanzig Euro an Bobo
      ich will 20 Euro an Bobo senden
      kannst du 20 Euro an Bobo überweisen
    RequestPayment payer=Bobo currencyAmount=20EUR
      bitte Bobo um 20 Euro
      Bobo schuldet mir 20 Euro
      frag Bobo nach 20 Euro
      verlange von Bobo 20 Euro
    RequestPayment currencyAmount=20EUR payer=Bobo
      fordere 20 Euro von Bobo an
      fordere 20 Euro von Bobo
      ich möchte 20 Euro von Bobo anfordern
      hol dir 20 Euro von Bobo zurück
    SearchForAccounts
      wie ist mein Kontostand
      wie viel Geld habe ich noch
      wie viel Geld habe ich auf dem Konto
      zeig mir meinen Kontostand
      was habe ich noch auf dem Konto
      wie viel ist noch auf meinem Konto
      wie hoch ist mein Guthaben
      ich möchte meinen Kontostand abfragen
      kannst du meinen Kontostand prüfen
      habe ich genug Geld auf dem Konto
      mein Kontostand bitte
      wie sieht es auf meinem Konto aus
    PayBill billType=electricity
      bezahl die Stromrechnung
      ich möchte meine Stromrechnung bezahlen
      kannst du die Stromrechnung begleichen
      zahl bitte meine Stromrechnung
      überweise die Stromrechnung
      die Stromrechnung muss bezahlt werden
    PayBill billType=rent
      zahl die Miete
      überweis die Miete
      kannst du die Miete bezahlen
    SearchForBills billType=electricity
      wie hoch ist meine Stromrechnung
      wann ist die Stromrechnung fällig
      wie viel muss ich für Strom bezahlen
      wann muss ich die Stromrechnung bezahlen
      was kostet mich der Strom diesen Monat
      zeig mir die Stromrechnung
    SearchForBills status=unpaid
      welche Rechnungen sind noch offen
      zeig mir meine offenen Rechnungen
      habe ich unbezahlte Rechnungen
      gibt es offene Rechnungen
    TransferMoney transactionAmount=100EUR fromAccount=checking toAccount=saving
      überweise 100 Euro von meinem Girokonto auf mein Sparkonto
      schieb 100 Euro vom Girokonto aufs Sparkonto
      ich möchte 100 Euro vom Girokonto auf das Sparkonto überweisen
      kannst du 100 Euro vom Girokonto aufs Sparkonto umbuchen
      übertrage 100 Euro von meinem Girokonto auf das Sparkonto
      leg 100 Euro vom Girokonto aufs Sparkonto
    """

  static let sport = """
    StartWorkout
      starte ein Training
      starte mein Training
      ich möchte ein Training starten
      lass uns trainieren
      fang mit dem Training an
      Training starten
      kannst du ein Workout beginnen
    PauseWorkout
      halte mein Training an
      pausiere das Training
      mach eine Pause beim Training
      Training pausieren
      ich brauche eine Pause vom Training
      unterbrich bitte mein Training
    ResumeWorkout
      setz mein Training fort
      mach mit dem Training weiter
      Training fortsetzen
      nimm das Training wieder auf
      weiter mit dem Training
    EndWorkout
      beende mein Training
      ich bin mit dem Training fertig
      Training beenden
      hör mit dem Training auf
      schließ das Training ab
      das war's mit dem Training
    CancelWorkout
      brich mein Training ab
      verwirf das Training
      Training abbrechen
    SearchForPhotos
      zeig mir meine Fotos
      such meine Bilder
      ich möchte meine Fotos sehen
      kannst du mir meine Fotos zeigen
    SearchForPhotos peopleInPhoto=Bobo
      zeig mir Fotos von Bobo
      such Bilder mit Bobo
      hast du Fotos von Bobo
      ich suche Bilder von Bobo
      gibt es Fotos von Bobo
    StartPhotoPlayback
      starte eine Diashow
      zeig mir eine Diashow
      spiel eine Diashow ab
      ich möchte eine Diashow sehen
    """

  @Test func whatIsNotOursIsRefused() {
    #expect(UtteranceCorpus.failures(Self.others) == [])
  }

  static let others = """
    nothing
      erinnere mich daran, Bobo um acht anzurufen
      wie wird das Wetter am Wochenende
      spiel das neue Album
      stell einen Timer auf zehn Minuten
      schreib eine E-Mail an Bobo
      buch mir ein Hotel in Hamburg
      was kostet ein Zugticket nach Köln
      wie komme ich zum Bahnhof
      mach das Licht im Wohnzimmer aus
      setz Milch auf die Einkaufsliste
      sperr meine Karte
      wie alt ist der Bundeskanzler
      erzähl mir einen Witz
      welche Termine habe ich morgen
      ich habe meine PIN vergessen
      reserviere einen Tisch für vier Personen
      wie geht es dir
      übersetze Guten Tag ins Englische
      wann fährt der nächste Bus
      ich hätte gern einen Kredit
    """
}
