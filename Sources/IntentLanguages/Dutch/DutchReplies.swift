/// How questions are answered in Dutch; the notation is that of the understanding's reply words.
extension Dutch {
  static let replies = [replyActs, replyMarkers, replyParameters]

  private static let replyActs = """
    act yes = ja | jawel | jep | yep | jazeker | zeker | natuurlijk | tuurlijk | uiteraard | klopt | juist
      | precies | correct | goed | prima | oké | ok | okay | in orde | akkoord | graag | ja graag | ja hoor
      | ja natuurlijk | ja precies | dat klopt | dat is (goed|juist|hem|haar|het) | dat is goed | perfect | top
      | uitstekend
      | absoluut | inderdaad | bevestigen | ik bevestig | bevestigd | ik denk het wel | ik geloof het wel
      | waarom niet | doe maar | is goed | die | die bedoel ik | zekers
      | [dat|het] (klinkt|lijkt me|lijkt mij) (goed|prima|perfect|uitstekend|geweldig|oké) | dat (werkt|past|kan|lukt) [me] [prima|goed]
      | dat schikt [me] [prima|goed] | [dat|het] ziet er (goed|prima|perfect) uit
      | (dat is|het is|dit is) [helemaal] (perfect|prima|in orde|oké|ok|goed|juist|geweldig|top|fijn)
      | fijn | geweldig | fantastisch | super | alles (goed|klopt|in orde) | ik ga akkoord | ik ben het ermee eens
      | geen bezwaar | ik heb geen bezwaar | (je hebt|u hebt|u heeft) gelijk | mij best | vind ik (prima|goed)
    tail = voor (mij|ons) | zo | hoor | dank je wel
    act no = nee | neen | nope | nee hoor | nee dank je | nee bedankt | liever niet | absoluut niet | zeker niet
      | helemaal niet | fout | verkeerd | onjuist | klopt niet | dat klopt niet
      | dat is (fout|niet goed|niet juist|hem niet|haar niet) | niet (die|hem|haar|dat|deze|nu|vandaag|echt)
      | nee niet (die|hem|haar|dat) | geen van beide | geen van allen | geen van deze | geen een | niemand
      | iemand anders | een ander | een andere | iets anders | ik denk het niet | ik geloof het niet
      | natuurlijk niet | nooit
    act cancel = annuleer | annuleren | annuleer (dat|het|alles|het bericht|het gesprek|de rit|de betaling)
      | laat maar | laat maar zitten | laat zitten | vergeet het | vergeet het maar | vergeet dat | nee laat maar
      | nee annuleer | nee vergeet het | stop | stoppen | stop daarmee | stop maar | hou op | hou maar op
      | maakt niet uit | niet meer nodig | hoeft niet meer
      | ik heb me bedacht | ik ben van gedachten veranderd | toch maar niet | toch niet | afbreken | breek af
      | breek het af | ik wil het niet meer | doe maar niet
    maybe cancel = niets | niks | klaar | einde | genoeg | dat is alles | hoeft niet | het is al goed | sluiten
    act help = wat (kun|kan) je (allemaal|voor me doen|allemaal doen) | waarmee (kun|kan) je [me] helpen | help | hulp | help me | help mij | ik heb hulp nodig | wat kan ik (zeggen|doen|antwoorden)
      | wat moet ik (zeggen|doen|antwoorden) | wat kun je | wat kan je | wat kun je doen | hoe werkt dit
      | hoe werkt dat | ik begrijp het niet | ik snap het niet | welke mogelijkheden zijn er
      | wat zijn de mogelijkheden
    maybe help = leg uit | wat betekent dat | wat bedoel je | wat is dit
    act repeat = wat | wat zeg je | wat zei je | hè | pardon | herhaal
      | herhaal (dat|het|de vraag|de opties|alsjeblieft) | herhalen | kun je dat herhalen | kan je dat herhalen
      | kunt u dat herhalen | zeg dat nog eens | zeg het nog een keer | wat waren de opties | wat waren de keuzes
      | welke waren het | wat was dat | ik heb je niet verstaan | niet verstaan | ik verstond je niet
    maybe repeat = nog eens | nog een keer | opnieuw | sorry | welke
    act send = stuur | verstuur | verzend | verzenden | versturen | stuur (het|hem|dat|het bericht)
      | verstuur (het|hem|dat|het bericht) | stuur maar | verstuur maar
      | ja (stuur|verstuur|stuur maar|verstuur maar|doe maar|ga door) | ga door | ga je gang | doe het | doe dat
      | doorgaan | verder | bevestig | boek | boek het | boeken | betaal | betalen | bel | bel maar | start
      | begin | klaar om te versturen | vooruit | ga maar
    act hold = niet (sturen|versturen|verzenden|doen|boeken|betalen) | stuur (het|hem|dat) niet
      | verstuur (het|hem|dat) niet | nee niet (sturen|versturen|doen) | nog niet | wacht | wacht even
      | wacht eens | een moment | moment | momentje | even wachten
    """

  private static let replyMarkers = """
    filler = eh | uh | uhm | hm | hmm | ah | oh | nou | nou ja | dus | alsjeblieft | alstublieft | graag
      | bedankt | dank je | dank je wel | hé siri | siri | ik denk | misschien | ik wil | ik wil graag
      | ik zou graag | doe | neem | ik neem | kies | ik kies | laten we zeggen | zeg maar | het is | dat is
      | het zijn | ongeveer | zo'n | we zijn | wij zijn | er zijn | even kijken | maar | oké | ok | goed
    lead = zeg | zeg dat | zeg haar | zeg hem | zeg hun | zeg haar dat | zeg hem dat | zeg hun dat
      | zeg tegen haar dat | zeg tegen hem dat | schrijf | schrijf dat | schrijf haar | schrijf hem
      | het bericht is | de tekst is | vertel haar | vertel hem | vertel haar dat | vertel hem dat
      | laat haar weten dat | laat hem weten dat | vraag haar | vraag hem | zet erin
    correction = eigenlijk | nee eigenlijk | ik bedoel | ik bedoelde | nee ik bedoel | nee ik bedoelde | ik zei
      | nee ik zei | liever | nee liever | of liever | wacht | nee wacht | sorry | nee sorry | correctie | beter
      | toch | toch maar | toch liever | nee nee | oeps | in plaats daarvan | bij nader inzien
    instead = in plaats daarvan | liever | toch | alsjeblieft | alstublieft | graag | bedankt | ook | dan
    change = verander | wijzig | veranderen | wijzigen | maak | maak er | zet | pas | corrigeer | bewerk
      | vervang | wissel | ik wil | kun je | nee verander | nee maak | ja maar verander | maar verander
      | ja maar maak | maar maak
    is = is | zijn | wordt | bedraagt | moet zijn | zou moeten zijn
    question = wat | hoeveel | wanneer | welke | welk | wie | is er | zijn er | (kun|kan|kunt) (je|u|ik|jij)
    to = in | naar | van | door | op | tot | met
    it = het | dat | dit | die | hem | er | er van | ervan
    preposition = aan | naar | voor | met | van | bij | in | op | om | te | het is | dat is | stuur het naar
      | een | de | het | mijn | m'n
    article = de | het | een | mijn | m'n | deze | dit | die | dat | zijn | haar
    one = optie | nummer | keuze | contact | persoon | uit de lijst | alsjeblieft | graag | van hen | ervan
    last = laatste | allerlaatste | onderste
    and = en | & | plus | en ook | en aan | evenals
    addition = voeg toe | voeg eraan toe | voeg ook toe | en ook | en ook aan | ook aan | zeg ook | zeg ook dat
      | en zeg ook | zet er ook bij | en aan
    """

  private static let replyParameters = """
    parameter recipients = ontvanger | ontvangers | contact | persoon | personen
    parameter contacts = contact | persoon | personen | nummer
    parameter content = bericht | tekst | inhoud
    parameter editedContent = bericht | tekst | inhoud
    parameter speakableGroupName = groep
    parameter callCapability = soort gesprek
    parameter currencyAmount = bedrag | som | prijs
    parameter transactionAmount = bedrag | som
    parameter payee = ontvanger | begunstigde | persoon | contact
    parameter payer = betaler | persoon | contact
    parameter note = notitie | omschrijving | opmerking
    parameter transactionNote = notitie | omschrijving | opmerking
    parameter fromAccount = van rekening | bronrekening | rekening
    parameter toAccount = doelrekening | naar rekening
    parameter pickupLocation = ophaallocatie | ophaalplaats | vertrekpunt
    parameter dropOffLocation = bestemming | eindpunt
    marker dropOffLocation = (ik|we|wij) (ga|gaan|moet|moeten|wil|willen) naar | breng (me|mij|ons) naar | naar
    marker pickupLocation = haal (me|mij|ons) op (bij|in|van|aan|op) | ik (sta|ben|wacht) (bij|in|op|aan)
    parameter rideOptionName = auto | rit | soort rit | optie
    parameter partySize = aantal personen | aantal passagiers | aantal | personen | passagiers
    parameter scheduledPickupTime = tijd | ophaaltijd | datum | dag
    parameter workoutName = training | oefening | activiteit
    parameter goalValue = doel | afstand | duur
    parameter dateTimeRange = datum | periode
    parameter dateCreated = datum | periode
    parameter albumName = album

    carrier SendMessage = stuur een bericht
    carrier SendMessage recipients = stuur een bericht naar
    carrier StartCall = bel
    carrier StartCall contacts = bel
    carrier SearchForMessages = zoek berichten
    carrier SearchForMessages senders = zoek berichten van
    carrier SendPayment = stuur geld
    carrier SendPayment payee = stuur geld naar
    carrier RequestPayment payer = vraag geld aan
    carrier RequestRide = boek een taxi
    carrier RequestRide dropOffLocation = boek een taxi naar
    carrier RequestRide scheduledPickupTime = boek een taxi om
    carrier StartWorkout = start een training
    carrier SearchForPhotos = zoek foto's
    carrier SearchForPhotos peopleInPhoto = zoek foto's van
    """
}
