import Testing

/// Dutch requests about messages and calls, as people type and say them.
@Suite struct DutchSpeakingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.messages, Self.calls) == [])
  }

  static let messages = """
    SendMessage recipients=Koko content=ik later kom
      stuur Koko een bericht dat ik later kom
    SendMessage recipients=Thomas
      stuur een bericht naar Thomas
    SendMessage recipients=Anna content=ik onderweg ben
      app Anna dat ik onderweg ben
    SendMessage recipients=Sanne content=ben er zo
      app even naar Sanne ben er zo
    SendMessage recipients=Julia content=het eten klaar is
      zeg tegen Julia dat het eten klaar is
    SendMessage recipients=mijn zus
      kun je mijn zus een berichtje sturen
    SendMessage recipients=mevrouw De Vries
      Kunt u mevrouw De Vries een bericht sturen?
    SendMessage recipients=meneer Bakker content=de vergadering niet doorgaat
      zou je meneer Bakker willen laten weten dat de vergadering niet doorgaat
    SendMessage recipients=Mama content=ik ben om acht uur thuis
      bericht aan Mama: ik ben om acht uur thuis
    SendMessage recipients=Lucas content=of hij vanavond komt
      vraag Lucas of hij vanavond komt
    SendMessage recipients=Emma content=of ze brood kan kopen
      vraag aan Emma of ze brood kan kopen
    SendMessage recipients=Papa content=we goed zijn aangekomen
      laat Papa weten dat we goed zijn aangekomen
    SendMessage recipients=Lisa content=de trein vertraging heeft
      geef Lisa door dat de trein vertraging heeft
    SendMessage recipients=Daan content=het goed is
      antwoord Daan dat het goed is
    SendMessage content=ja graag
      antwoord ja graag
    SendMessage recipients=haar content=ik bezig ben
      antwoord haar dat ik bezig ben
    SendMessage recipients=Sophie
      ik wil Sophie een bericht sturen
    SendMessage speakableGroupName=Familie content=we om zes uur eten
      schrijf in de groep Familie dat we om zes uur eten
    SendMessage recipients=Tim
      ik wil Tim schrijven
    SendMessage recipients=thomas content=ik ben er over vijf minuten
      eh stuur thomas een appje ik ben er over vijf minuten
    SendMessage recipients=hem content=ik van hem hou
      zeg hem dat ik van hem hou
    SendMessage recipients=haar content=het feest zaterdag is
      stuur haar een berichtje dat het feest zaterdag is
    SendMessage recipients=mijn baas
      ik moet mijn baas nog schrijven
    SendMessage recipients=mijn man content=ik boodschappen heb gedaan
      kun je tegen mijn man zeggen dat ik boodschappen heb gedaan
    SendMessage recipients=Fleur
      een berichtje aan Fleur alsjeblieft
    SendMessage recipients=team content=de training niet doorgaat
      informeer het team dat de training niet doorgaat
    SendMessage recipients=Bram content=het me spijt
      ik wil Bram zeggen dat het me spijt
    SendMessage recipients=Koko content=tot zo
      stuur Koko het bericht tot zo
      zeg tegen Koko tot zo
    SendMessage recipients=Eva content=ik nu vertrek
      waarschuw Eva dat ik nu vertrek
    SendMessage recipients=Eva
      stuur een spraakbericht naar Eva
    SendMessage recipients=Niels content=ik ziek ben
      sms Niels dat ik ziek ben
    SendMessage recipients=jan
      stuur jan een whatsapp
    SendMessage recipients=Laura content=ik geslaagd ben
      vertel Laura dat ik geslaagd ben
    SendMessage recipients=Sem content=het pakje er is
      laat aan Sem weten dat het pakje er is
    SendMessage recipients=Kees content=of hij de hond uitlaat
      zou je Kees kunnen vragen of hij de hond uitlaat
    SendMessage recipients=anna.jansen@voorbeeld.nl[anna.jansen@voorbeeld.nl]
      stuur een bericht naar anna.jansen@voorbeeld.nl
    SendMessage recipients=0612345678[0612345678] content=ik ben er
      bericht aan 06 12345678: ik ben er
    SendMessage recipients=mijn zoon content=de les uitvalt
      kun je mijn zoon laten weten dat de les uitvalt
    SendMessage recipients=familie De Boer content=we later komen
      schrijf de familie De Boer dat we later komen
    SendMessage recipients=Anna
      stuur Anna een foto
    SendMessage recipients=haar content=ik op haar wacht
      zeg haar dat ik op haar wacht
    SendMessage recipients=hem content=of hij honger heeft
      vraag hem of hij honger heeft
    SendMessage recipients=ze content=we er zijn
      laat ze weten dat we er zijn
    SendMessage recipients=haar content=het eten klaar is
      geef haar door dat het eten klaar is
    SendMessage content=hallo recipients=Leo
      zeg hallo tegen Leo
    SendMessage recipients=Smit content=Bedankt voor uw hulp!
      schrijf dokter Smit: Bedankt voor uw hulp!
    SendMessage recipients=lena content=het pakketje is er
      ik heb een bericht voor lena: het pakketje is er
    SendMessage recipients=Sara content=graag gedaan
      antwoord Sara graag gedaan
    SendMessage recipients=julia
      ik wil julia een appje sturen
    SendMessage recipients=Sara content=ik onderweg ben
      stuur Sara dat ik onderweg ben
    SearchForMessages attributes=unread
      lees mijn nieuwe berichten voor
      toon alle ongelezen berichten
      zijn er nieuwe berichten
    SearchForMessages attributes=unread senders=Thomas
      heb ik nieuwe berichten van Thomas
    SearchForMessages senders=Julia
      heeft Julia me geschreven
      heeft Julia geappt
    SearchForMessages senders=Paul
      wat heeft Paul gestuurd
    SearchForMessages senders=Koko dateTimeRange=van gisteren
      laat de berichten van Koko van gisteren zien
    SearchForMessages senders=mama
      lees het laatste bericht van mama voor
    SearchForMessages searchTerms=vakantie
      zoek berichten over vakantie
    SearchForMessages
      wie heeft me geschreven
      kunt u mijn berichten voorlezen
      heb ik nog appjes
    SearchForMessages dateTimeRange=vandaag
      heb ik vandaag berichten gekregen
      welke berichten heb ik vandaag gekregen
    SearchForMessages senders=Lisa searchTerms=het concert
      zoek het bericht van Lisa over het concert
    SearchForMessages senders=Daan
      kun je voorlezen wat Daan heeft geschreven
    SearchForMessages attributes=unread senders=Mia
      laat de ongelezen berichten van Mia zien
    SearchForMessages senders=Mia
      lees voor wat Mia heeft geschreven
    SearchForMessages senders=Anna
      berichten van Anna tonen
    SetMessageAttribute attribute=read
      markeer het bericht als gelezen
    SetMessageAttribute attribute=unread
      markeer alle berichten als ongelezen
    SetMessageAttribute attribute=flagged
      markeer dit bericht als belangrijk
    """

  static let calls = """
    StartCall contacts=Thomas
      bel Thomas
    StartCall contacts=mijn moeder
      bel mijn moeder
    StartCall contacts=mevrouw Jansen
      Belt u mevrouw Jansen even alstublieft
    StartCall contacts=Julia
      kun je Julia bellen
      kun je Julia voor me bellen
    StartCall contacts=Paul
      ik wil Paul spreken
      ik wil met Paul praten
    StartCall contacts=mijn broer
      geef mijn broer een belletje
    StartCall contacts=papa
      bel papa op
    StartCall contacts=kantoor
      kun je naar kantoor bellen
    StartCall callCapability=videoCall contacts=oma
      videobellen met oma
    StartCall callCapability=videoCall contacts=Alice contacts=Bob
      start een videogesprek met Alice en Bob
    StartCall contacts=Emma callCapability=videoCall
      bel Emma met video
    StartCall contacts=Lea audioRoute=speakerphoneAudioRoute
      bel Lea op de speaker
    StartCall contacts=0612345678[0612345678]
      draai 06 12345678
      draai nul zes een twee drie vier vijf zes zeven acht
    StartCall contacts=0201234567[0201234567]
      bel 020 1234567
    StartCall contacts=haar
      bel haar
    StartCall contacts=hem destinationType=callBack
      bel hem terug
    StartCall contacts=Daan destinationType=callBack
      bel Daan terug
    StartCall contacts=Smit
      ik moet dokter Smit bellen
    StartCall contacts=Carla
      ik zou graag Carla willen bellen
    StartCall contacts=Luuk
      verbind me door met Luuk
    StartCall contacts=Ria
      kun je contact opnemen met tante Ria
    StartCall contacts=mijn vriendin
      bel mijn vriendin
    StartCall destinationType=redial
      bel het laatste nummer opnieuw
    StartCall destinationType=voicemail
      bel mijn voicemail
    StartCall destinationType=emergency
      bel de politie
    StartCall contacts=sem
      sem bellen
    StartCall callCapability=videoCall contacts=fleur
      facetime met fleur
    StartCall contacts=mevrouw Visser destinationType=callBack
      bel mevrouw Visser even terug
    StartCall contacts=de buren
      bel naar de buren
    StartCall contacts=Jan callCapability=videoCall
      bel Jan via video
    StartCall contacts=mijn vrouw
      bel mijn vrouw eens op
    StartCall contacts=mijn baas
      ik moet mijn baas even bellen
    SearchCallHistory callTypes=missed
      toon mijn gemiste oproepen
      heb ik oproepen gemist
    SearchCallHistory dateCreated=vandaag callTypes=received
      wie heeft me vandaag gebeld
    SearchCallHistory recipient=Koko callTypes=received
      heeft Koko gebeld
    SearchCallHistory
      laat mijn belgeschiedenis zien
    AnswerCall
      neem op
      neem de telefoon op
      beantwoord de oproep
    HangUpCall
      hang op
      ophangen
      beëindig het gesprek
    """
}
