import Testing

/// German requests about messages and calls, as people type and say them.
@Suite struct GermanSpeakingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls) == [])
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
    SendMessage recipients=Lisa content=ob sie morgen kann
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
    SendMessage recipients=Daniel content=ob er Brot kaufen kann?
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
    SendMessage recipients=ihn content=ob er Hunger hat
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
    StartCall contacts=Sabine
      ruf mal die Sabine an
    StartCall contacts=den Nachbarn
      ruf bei den Nachbarn an
    StartCall contacts=Jan callCapability=videoCall
      ruf Jan mit Video an
    StartCall callCapability=videoCall contacts=Jan
      Videotelefonat mit Jan bitte
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
}
