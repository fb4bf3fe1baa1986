extension NewPhrases {
  static let english = """
    help: What can you do?
    usage: % does what you ask it for, and hears nothing else.
    message: Shall we play chess?
    album: Holidays
    rides: Standard, Large
    accounts: Checking, Savings
    workout: Morning Loop
    cities: Paris, Rome
    tag: sunset
    [messages]
    SendMessage: Send a message to Ada with %
    SendMessage: Tell Ada I’m on my way with %
    SearchForMessages: Read my new messages in %
    SearchForMessages: Find messages from Alan in %
    > Send a message to Ada with %
    > I’m on my way
    [calls]
    StartCall: Call Ada with %
    StartCall: Start a video call with Alan on %
    SearchCallHistory: Show my missed calls in %
    SearchCallHistory: Who called me on %?
    > Call Ada with %
    [rides]
    RequestRide: Book a ride with %
    RequestRide: Get me a % ride to the airport
    GetRideStatus: Where is my % ride?
    GetRideStatus: When will my % driver get here?
    CancelRide: Cancel the ride with %
    CancelRide: Cancel my ride with %
    > Book a ride to the airport with %
    > yes
    [workouts]
    StartWorkout: Start a run with %
    StartWorkout: Start a ten minute run with %
    EndWorkout: End my workout in %
    EndWorkout: Finish my run in %
    > Start a run with %
    [photos]
    SearchForPhotos: Show me photos from last summer in %
    SearchForPhotos: Find photos of Ada in %
    StartPhotoPlayback: Start a slideshow in %
    StartPhotoPlayback: Play the album & in %
    > Find photos of Ada in %
    [payments]
    SendPayment: Send 20 dollars to Ada with %
    SendPayment: Pay Alan 5 dollars with %
    RequestPayment: Ask Ada for 10 dollars on %
    RequestPayment: Request 15 dollars from Alan with %
    SearchForAccounts: Show my accounts in %
    SearchForAccounts: What’s my balance in %?
    > Send 20 dollars to Ada with %
    > yes
    """

  static let german = """
    help: Was kannst du?
    usage: % tut, worum du bittest, und hört sonst nichts.
    message: Spielen wir eine Partie Schach?
    album: Urlaub
    rides: Standard, Großraum
    accounts: Girokonto, Sparkonto
    workout: Morgenrunde
    cities: Paris, Rom
    tag: Sonnenuntergang
    [messages]
    SendMessage: Schick Ada eine Nachricht mit %
    SendMessage: Sag Ada mit %, dass ich unterwegs bin
    SearchForMessages: Lies meine neuen Nachrichten in %
    SearchForMessages: Suche die Nachrichten von Alan in %
    > Schick Ada eine Nachricht mit %
    > Bin unterwegs
    [calls]
    StartCall: Ruf Ada mit % an
    StartCall: Starte einen Videoanruf mit Alan über %
    SearchCallHistory: Zeig meine verpassten Anrufe in %
    SearchCallHistory: Wer hat mich in % angerufen?
    > Ruf Ada mit % an
    [rides]
    RequestRide: Buche eine Fahrt mit %
    RequestRide: Buche eine Fahrt zum Flughafen mit %
    GetRideStatus: Wo ist meine Fahrt mit %?
    GetRideStatus: Wann kommt mein Fahrer von %?
    CancelRide: Storniere meine Fahrt mit %
    CancelRide: Storniere die Fahrt mit %
    > Buche eine Fahrt zum Flughafen mit %
    > ja
    [workouts]
    StartWorkout: Starte einen Lauf mit %
    StartWorkout: Starte ein Training mit %
    EndWorkout: Beende mein Training in %
    EndWorkout: Beende meinen Lauf in %
    > Starte einen Lauf mit %
    [photos]
    SearchForPhotos: Zeig mir Fotos vom letzten Sommer in %
    SearchForPhotos: Suche Fotos von Ada in %
    StartPhotoPlayback: Starte eine Diashow in %
    StartPhotoPlayback: Starte eine Diashow von & in %
    > Suche Fotos von Ada in %
    [payments]
    SendPayment: Sende 20 Euro an Ada mit %
    SendPayment: Zahle Alan 5 Euro mit %
    RequestPayment: Fordere 10 Euro von Ada mit % an
    RequestPayment: Verlange 15 Euro von Alan mit %
    SearchForAccounts: Zeig meine Konten in %
    SearchForAccounts: Wie ist mein Kontostand bei %?
    > Sende 20 Euro an Ada mit %
    > ja
    """

  static let french = """
    help: Que sais-tu faire ?
    usage: % fait ce que vous demandez et n’entend rien d’autre.
    message: On joue aux échecs ?
    album: Vacances
    rides: Standard, Van
    accounts: Compte courant, Compte épargne
    workout: Tour du matin
    cities: Paris, Rome
    tag: coucher de soleil
    [messages]
    SendMessage: Envoie un message à Ada sur %
    SendMessage: Dis à Ada que je suis en route sur %
    SearchForMessages: Lis mes nouveaux messages sur %
    SearchForMessages: Cherche les messages d’Alan sur %
    > Envoie un message à Ada sur %
    > J’arrive
    [calls]
    StartCall: Appelle Ada avec %
    StartCall: Lance un appel vidéo avec Alan sur %
    SearchCallHistory: Montre mes appels manqués sur %
    SearchCallHistory: Qui m’a appelé sur %
    > Appelle Ada avec %
    [rides]
    RequestRide: Réserve une course avec %
    RequestRide: Réserve une course pour l’aéroport avec %
    GetRideStatus: Où est ma course % ?
    GetRideStatus: Où est mon chauffeur % ?
    CancelRide: Annule ma course %
    CancelRide: Annule ma course avec %
    > Réserve une course pour l’aéroport avec %
    > oui
    [workouts]
    StartWorkout: Commence une course à pied avec %
    StartWorkout: Commence un entraînement avec %
    EndWorkout: Termine mon entraînement dans %
    EndWorkout: Termine ma course à pied dans %
    > Commence une course à pied avec %
    [photos]
    SearchForPhotos: Montre-moi les photos de l’été dernier dans %
    SearchForPhotos: Cherche des photos d’Ada dans %
    StartPhotoPlayback: Lance un diaporama dans %
    StartPhotoPlayback: Lance un diaporama de & dans %
    > Cherche des photos d’Ada dans %
    [payments]
    SendPayment: Envoie 20 euros à Ada avec %
    SendPayment: Paie 5 euros à Alan avec %
    RequestPayment: Demande 10 euros à Ada avec %
    RequestPayment: Réclame 15 euros à Alan avec %
    SearchForAccounts: Montre mes comptes dans %
    SearchForAccounts: Quel est mon solde dans % ?
    > Envoie 20 euros à Ada avec %
    > oui
    """

  static let spanish = """
    help: ¿Qué sabes hacer?
    usage: % hace lo que le pides y no oye nada más.
    message: ¿Jugamos al ajedrez?
    album: Vacaciones
    rides: Estándar, Furgoneta
    accounts: Cuenta corriente, Ahorros
    workout: Vuelta matinal
    cities: París, Roma
    tag: puesta de sol
    [messages]
    SendMessage: Envía un mensaje a Ada con %
    SendMessage: Dile a Ada con % que estoy en camino
    SearchForMessages: Lee mis mensajes nuevos en %
    SearchForMessages: Busca los mensajes de Alan en %
    > Envía un mensaje a Ada con %
    > Estoy en camino
    [calls]
    StartCall: Llama a Ada con %
    StartCall: Haz una videollamada a Alan con %
    SearchCallHistory: Muestra mis llamadas perdidas en %
    SearchCallHistory: ¿Quién me ha llamado en %?
    > Llama a Ada con %
    [rides]
    RequestRide: Pide un viaje con %
    RequestRide: Pide un viaje al aeropuerto con %
    GetRideStatus: ¿Dónde está mi viaje de %?
    GetRideStatus: ¿Cuándo llega mi conductor de %?
    CancelRide: Cancela mi viaje de %
    CancelRide: Anula mi viaje con %
    > Pide un viaje al aeropuerto con %
    > sí
    [workouts]
    StartWorkout: Empieza una carrera con %
    StartWorkout: Empieza un entrenamiento con %
    EndWorkout: Termina mi entrenamiento en %
    EndWorkout: Termina mi carrera en %
    > Empieza una carrera con %
    [photos]
    SearchForPhotos: Muéstrame las fotos del verano pasado en %
    SearchForPhotos: Busca fotos de Ada en %
    StartPhotoPlayback: Empieza una presentación en %
    StartPhotoPlayback: Empieza una presentación de & en %
    > Busca fotos de Ada en %
    [payments]
    SendPayment: Envía 20 euros a Ada con %
    SendPayment: Paga 5 euros a Alan con %
    RequestPayment: Pide 10 euros a Ada con %
    RequestPayment: Solicita 15 euros a Alan con %
    SearchForAccounts: Muestra mis cuentas en %
    SearchForAccounts: ¿Cuál es mi saldo en %?
    > Envía 20 euros a Ada con %
    > sí
    """

  static let italian = """
    help: Cosa sai fare?
    usage: % fa quello che chiedi e non sente altro.
    message: Giochiamo a scacchi?
    album: Vacanze
    rides: Standard, Monovolume
    accounts: Conto corrente, Risparmi
    workout: Giro mattutino
    cities: Parigi, Roma
    tag: tramonto
    [messages]
    SendMessage: Manda un messaggio ad Ada con %
    SendMessage: Di’ ad Ada con % che sto arrivando
    SearchForMessages: Leggi i miei nuovi messaggi su %
    SearchForMessages: Cerca i messaggi di Alan su %
    > Manda un messaggio ad Ada con %
    > Sto arrivando
    [calls]
    StartCall: Chiama Ada con %
    StartCall: Fai una videochiamata ad Alan con %
    SearchCallHistory: Mostra le mie chiamate perse su %
    SearchCallHistory: Chi mi ha chiamato su %?
    > Chiama Ada con %
    [rides]
    RequestRide: Prenota una corsa con %
    RequestRide: Prenota una corsa per l’aeroporto con %
    GetRideStatus: Dov’è la mia corsa %?
    GetRideStatus: Quando arriva il mio autista di %?
    CancelRide: Annulla la mia corsa con %
    CancelRide: Disdici la mia corsa con %
    > Prenota una corsa per l’aeroporto con %
    > sì
    [workouts]
    StartWorkout: Inizia una corsa con %
    StartWorkout: Inizia un allenamento con %
    EndWorkout: Termina il mio allenamento su %
    EndWorkout: Termina la mia corsa su %
    > Inizia una corsa con %
    [photos]
    SearchForPhotos: Mostrami le foto dell’estate scorsa su %
    SearchForPhotos: Cerca le foto di Ada su %
    StartPhotoPlayback: Avvia una presentazione su %
    StartPhotoPlayback: Avvia una presentazione di & su %
    > Cerca le foto di Ada su %
    [payments]
    SendPayment: Manda 20 euro ad Ada con %
    SendPayment: Paga 5 euro ad Alan con %
    RequestPayment: Chiedi 10 euro ad Ada con %
    RequestPayment: Richiedi 15 euro ad Alan con %
    SearchForAccounts: Mostra i miei conti su %
    SearchForAccounts: Qual è il mio saldo su %?
    > Manda 20 euro ad Ada con %
    > sì
    """

  static let dutch = """
    help: Wat kun je?
    usage: % doet wat je vraagt en hoort verder niets.
    message: Zullen we schaken?
    album: Vakantie
    rides: Standaard, Busje
    accounts: Betaalrekening, Spaarrekening
    workout: Ochtendrondje
    cities: Parijs, Rome
    tag: zonsondergang
    [messages]
    SendMessage: Stuur een bericht naar Ada met %
    SendMessage: Zeg tegen Ada met % dat ik onderweg ben
    SearchForMessages: Lees mijn nieuwe berichten in %
    SearchForMessages: Zoek berichten van Alan in %
    > Stuur een bericht naar Ada met %
    > Ik kom eraan
    [calls]
    StartCall: Bel Ada met %
    StartCall: Start een videogesprek met Alan via %
    SearchCallHistory: Toon mijn gemiste oproepen in %
    SearchCallHistory: Wie heeft me gebeld via %?
    > Bel Ada met %
    [rides]
    RequestRide: Boek een rit met %
    RequestRide: Boek een rit naar de luchthaven met %
    GetRideStatus: Waar is mijn rit van %?
    GetRideStatus: Wanneer komt mijn chauffeur van %?
    CancelRide: Annuleer mijn rit met %
    CancelRide: Annuleer de rit met %
    > Boek een rit naar de luchthaven met %
    > ja
    [workouts]
    StartWorkout: Start een hardlooptraining met %
    StartWorkout: Start een training met %
    EndWorkout: Beëindig mijn training in %
    EndWorkout: Stop mijn training in %
    > Start een hardlooptraining met %
    [photos]
    SearchForPhotos: Toon me foto’s van afgelopen zomer in %
    SearchForPhotos: Zoek foto’s van Ada in %
    StartPhotoPlayback: Start een diavoorstelling in %
    StartPhotoPlayback: Start een diavoorstelling van & in %
    > Zoek foto’s van Ada in %
    [payments]
    SendPayment: Stuur 20 euro naar Ada met %
    SendPayment: Betaal Alan 5 euro met %
    RequestPayment: Vraag Ada om 10 euro met %
    RequestPayment: Verzoek Alan om 15 euro met %
    SearchForAccounts: Toon mijn rekeningen in %
    SearchForAccounts: Wat is mijn saldo in %?
    > Stuur 20 euro naar Ada met %
    > ja
    """
}
