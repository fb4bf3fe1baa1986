extension OwedForm {
  /// The forms, each with a sentence in every language; the person is Koko, and the apps are those of ``apps``.
  static let declared = """
    denied SendMessage recipients
      en don't text Koko
      fr n'écris pas à Koko
      de schreib Koko nicht
      es no le escribas a Koko
      it non scrivere a Koko
      nl stuur Koko geen bericht
    denied StartCall contacts
      en don't call Koko
      fr n'appelle pas Koko
      de ruf Koko nicht an
      es no llames a Koko
      it non chiamare Koko
      nl bel Koko niet
    denied SendPayment payee currencyAmount
      en don't pay Koko 5 dollars
      fr n'envoie pas 5 dollars à Koko
      de schick Koko keine 5 Dollar
      es no le envíes 5 dólares a Koko
      it non mandare 5 dollari a Koko
      nl stuur Koko geen 5 dollar
    denied RequestPayment payer
      en don't ask Koko for money
      fr ne demande pas d'argent à Koko
      de verlang von Koko kein Geld
      es no le pidas dinero a Koko
      it non chiedere soldi a Koko
      nl vraag Koko niet om geld
    denied PayBill billType
      en don't pay the electricity bill
      fr ne paie pas la facture d'électricité
      de bezahl die Stromrechnung nicht
      es no pagues la factura de la luz
      it non pagare la bolletta della luce
      nl betaal de energierekening niet
    denied TransferMoney
      en don't transfer any money
      fr ne vire pas d'argent
      de überweise kein Geld auf mein Sparkonto
      es no transfieras dinero
      it non trasferire soldi
      nl maak geen geld over
    denied RequestRide dropOffLocation
      en don't book a ride to the airport
      fr ne réserve pas de course pour l'aéroport
      de buch keine Fahrt zum Flughafen
      es no reserves un viaje al aeropuerto
      it non prenotare una corsa per l'aeroporto
      nl boek geen rit naar het vliegveld
    denied CancelRide
      en don't cancel my ride
      fr n'annule pas ma course
      de storniere meine Fahrt nicht
      es no canceles mi viaje
      it non annullare la mia corsa
      nl annuleer mijn rit niet
    denied StartWorkout workoutName
      en don't start a run
      fr ne commence pas de course à pied
      de starte keinen Lauf
      es no empieces una carrera
      it non iniziare una corsa a piedi
      nl start geen hardloopsessie
    bare SearchForMessages
      en my latest messages
      fr mes derniers messages
      de meine neuesten Nachrichten
      es mis últimos mensajes
      it i miei ultimi messaggi
      nl mijn laatste berichten
    bare SearchCallHistory callTypes
      en missed calls
      fr appels manqués
      de verpasste Anrufe
      es llamadas perdidas
      it chiamate perse
      nl gemiste oproepen
    bare SearchForAccounts
      en my balance
      fr mon solde
      de mein Kontostand
      es mi saldo
      it il mio saldo
      nl mijn saldo
    bare SearchForBills
      en my bills
      fr mes factures
      de meine Rechnungen
      es mis facturas
      it le mie bollette
      nl mijn facturen
    bare SearchForPhotos
      en all my photos
      fr toutes mes photos
      de alle meine Fotos
      es todas mis fotos
      it tutte le mie foto
      nl al mijn foto's
    bare SearchForPhotos peopleInPhoto
      en photos of Koko
      fr photos de Koko
      de Fotos von Koko
      es fotos de Koko
      it foto di Koko
      nl foto's van Koko
    bare RequestRide dropOffLocation
      en a ride to the airport
      fr une course pour l'aéroport
      de eine Fahrt zum Flughafen
      es un viaje al aeropuerto
      it una corsa per l'aeroporto
      nl een rit naar het vliegveld
    bare SendPayment payee currencyAmount
      en 20 dollars for Koko
      fr 20 dollars pour Koko
      de 20 Dollar für Koko
      es 20 dólares para Koko
      it 20 dollari per Koko
      nl 20 dollar voor Koko
    bare SendMessage recipients
      en a message to Koko
      fr un message à Koko
      de eine Nachricht an Koko
      es un mensaje a Koko
      it un messaggio a Koko
      nl een bericht aan Koko
    bare StartWorkout workoutName goalValue
      en a run for 20 minutes
      fr une course à pied de 20 minutes
      de ein Lauf von 20 Minuten
      es una carrera de 20 minutos
      it una corsa di 20 minuti
      nl 20 minuten hardlopen
    bare StartPhotoPlayback
      en a slideshow of my photos
      fr un diaporama de mes photos
      de eine Diashow meiner Fotos
      es una presentación de mis fotos
      it una presentazione delle mie foto
      nl een diavoorstelling van mijn foto's
    embedded SearchCallHistory recipient
      en do you know when Koko called
      fr tu sais quand Koko a appelé
      de weißt du, wann Koko angerufen hat
      es sabes cuándo llamó Koko
      it sai quando ha chiamato Koko
      nl weet je wanneer Koko heeft gebeld
    embedded SearchForMessages senders
      en I wonder whether Koko wrote to me
      fr je me demande si Koko m'a écrit
      de ich frage mich, ob Koko mir geschrieben hat
      es me pregunto si Koko me ha escrito
      it mi chiedo se Koko mi ha scritto
      nl ik vraag me af of Koko me heeft geschreven
    embedded SearchForAccounts
      en tell me how much money I have
      fr dis-moi combien d'argent j'ai
      de sag mir, wie viel Geld ich habe
      es dime cuánto dinero tengo
      it dimmi quanti soldi ho
      nl zeg me hoeveel geld ik heb
    embedded GetRideStatus
      en do you know where my ride is
      fr tu sais où est ma course
      de weißt du, wo meine Fahrt ist
      es sabes dónde está mi viaje
      it sai dov'è la mia corsa
      nl weet je waar mijn rit is
    embedded SearchForBills billType
      en I'd like to know how much my electricity bill is
      fr j'aimerais savoir à combien est ma facture d'électricité
      de ich wüsste gern, wie hoch meine Stromrechnung ist
      es me gustaría saber cuánto es mi factura de la luz
      it vorrei sapere quant'è la mia bolletta della luce
      nl ik wil graag weten hoe hoog mijn energierekening is
    embedded SendMessage recipients content
      en let Koko know that supper is ready
      fr fais savoir à Koko que le dîner est prêt
      de lass Koko wissen, dass das Essen fertig ist
      es hazle saber a Koko que la cena está lista
      it fai sapere a Koko che la cena è pronta
      nl laat Koko weten dat het eten klaar is
    service SendMessage recipients content
      en text Koko with MonkeyChat that supper is ready
      fr écris à Koko avec MonkeyChat que le dîner est prêt
      de schreib Koko mit MonkeyChat, dass das Essen fertig ist
      es escríbele a Koko con MonkeyChat que la cena está lista
      it scrivi a Koko con MonkeyChat che la cena è pronta
      nl stuur Koko met MonkeyChat dat het eten klaar is
    service StartCall contacts
      en call Koko on MonkeyChat
      fr appelle Koko sur MonkeyChat
      de ruf Koko über MonkeyChat an
      es llama a Koko por MonkeyChat
      it chiama Koko con MonkeyChat
      nl bel Koko via MonkeyChat
    service SendPayment payee currencyAmount
      en open MonkeyPay and pay Koko 5 dollars
      fr ouvre MonkeyPay et envoie 5 dollars à Koko
      de öffne MonkeyPay und schick Koko 5 Dollar
      es abre MonkeyPay y envía 5 dólares a Koko
      it apri MonkeyPay e manda 5 dollari a Koko
      nl open MonkeyPay en stuur Koko 5 dollar
    service RequestPayment payer currencyAmount
      en use MonkeyPay to request 5 dollars from Koko
      fr utilise MonkeyPay pour demander 5 dollars à Koko
      de fordere mit MonkeyPay 5 Dollar von Koko an
      es usa MonkeyPay para pedirle 5 dólares a Koko
      it usa MonkeyPay per chiedere 5 dollari a Koko
      nl vraag Koko via MonkeyPay om 5 dollar
    service RequestRide dropOffLocation
      en get me a MonkeyRides to the airport
      fr commande un MonkeyRides pour l'aéroport
      de bestell mir ein MonkeyRides zum Flughafen
      es pídeme un MonkeyRides al aeropuerto
      it prendimi un MonkeyRides per l'aeroporto
      nl bestel een MonkeyRides naar het vliegveld
    service StartWorkout
      en start a workout with MonkeyFit
      fr commence un entraînement avec MonkeyFit
      de starte ein Training mit MonkeyFit
      es empieza un entrenamiento con MonkeyFit
      it inizia un allenamento con MonkeyFit
      nl start een training met MonkeyFit
    service SearchForPhotos peopleInPhoto
      en find photos of Koko in MonkeyPix
      fr cherche les photos de Koko dans MonkeyPix
      de suche Fotos von Koko in MonkeyPix
      es busca fotos de Koko en MonkeyPix
      it cerca le foto di Koko in MonkeyPix
      nl zoek foto's van Koko in MonkeyPix
    """
}
