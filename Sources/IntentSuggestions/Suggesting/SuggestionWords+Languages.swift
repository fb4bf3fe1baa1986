extension SuggestionWords {
  public static let english = SuggestionPhrases(
    directions: "Get directions to %", ride: "Get a ride to %", call: "Call %", message: "Message %", pay: "Pay %",
    play: "Play %", open: "Open %", source: "From %", book: "Get a ride with %", train: "Start a workout with %",
    photos: "Look at photos in %", bill: "Pay a bill with %", read: "Read messages in %", other: "# with %",
    viewed: "You looked at it in %", atThisTime: "Done # times at about this time",
    onThisDay: "Done # times on this day of the week", atThisPlace: "Done # times here", once: "Done before",
    often: "Done # times", lately: "Done lately",
    triggers: [
      .headphonesConnected: "Your headphones are connected", .bluetoothConnected: "Bluetooth is connected",
      .gotIntoCar: "You are in the car", .arrivedHome: "You are home", .arrivedAtWork: "You are at work",
    ],
    notInstalled: "The app for this isn’t installed.", expired: "This is no longer available in %.",
    refused: "% couldn’t open this.", cannot: "% can’t open this.",
    reminders: "Reminders", reminded: "You asked to be reminded", and: "and",
    leadsToPlace: [
      "meet at", "meet me at", "meet you at", "meet up at", "i'm at", "we're at", "see you at", "let's go to",
      "come to", "on my way to", "the address is", "dinner at", "lunch at", "breakfast at", "drinks at",
    ],
    leadsToPhoneNumber: ["call", "the number is", "their number is", "my number is", "call me at", "reach me at"]
  ).words

  public static let french = SuggestionPhrases(
    directions: "Itinéraire vers %", ride: "Course vers %", call: "Appeler %", message: "Écrire à %", pay: "Payer %",
    play: "Écouter %", open: "Ouvrir %", source: "Vu dans %", book: "Commander une course avec %",
    train: "Commencer un entraînement avec %", photos: "Voir des photos dans %", bill: "Payer une facture avec %",
    read: "Lire les messages dans %", other: "# avec %", viewed: "Vous l’avez regardé dans %",
    atThisTime: "Fait # fois vers cette heure", onThisDay: "Fait # fois ce jour de la semaine",
    atThisPlace: "Fait # fois ici", once: "Déjà fait", often: "Fait # fois", lately: "Fait récemment",
    triggers: [
      .headphonesConnected: "Votre casque est connecté", .bluetoothConnected: "Le Bluetooth est connecté",
      .gotIntoCar: "Vous êtes en voiture", .arrivedHome: "Vous êtes chez vous",
      .arrivedAtWork: "Vous êtes au travail",
    ],
    notInstalled: "L’app nécessaire n’est pas installée.", expired: "Ce n’est plus disponible dans %.",
    refused: "% n’a pas pu ouvrir ce contenu.", cannot: "% ne peut pas ouvrir ce contenu.",
    reminders: "Rappels", reminded: "Vous vouliez que ce soit rappelé", and: "et",
    leadsToPlace: [
      "on se retrouve à", "on se retrouve au", "rendez-vous à", "rendez-vous au", "je suis à", "je suis au",
      "retrouve-moi à", "retrouve-moi au", "j'arrive à", "j'arrive au", "l'adresse est", "on va à", "on va au",
    ],
    leadsToPhoneNumber: ["appelle", "appelle le", "appelle-moi au", "le numéro est", "mon numéro est"]
  ).words

  public static let german = SuggestionPhrases(
    directions: "Route nach %", ride: "Fahrt nach %", call: "% anrufen", message: "% schreiben",
    pay: "Geld an % senden", play: "% abspielen", open: "% öffnen", source: "Aus %", book: "Fahrt mit % bestellen",
    train: "Training mit % beginnen", photos: "Fotos in % ansehen", bill: "Rechnung mit % bezahlen",
    read: "Nachrichten in % lesen", other: "# mit %", viewed: "In % angesehen",
    atThisTime: "#-mal um diese Zeit getan", onThisDay: "#-mal an diesem Wochentag getan",
    atThisPlace: "#-mal hier getan", once: "Schon einmal getan", often: "#-mal getan", lately: "Vor Kurzem getan",
    triggers: [
      .headphonesConnected: "Deine Kopfhörer sind verbunden", .bluetoothConnected: "Bluetooth ist verbunden",
      .gotIntoCar: "Du sitzt im Auto", .arrivedHome: "Du bist zu Hause", .arrivedAtWork: "Du bist bei der Arbeit",
    ],
    notInstalled: "Die App dafür ist nicht installiert.", expired: "Das gibt es in % nicht mehr.",
    refused: "% konnte das nicht öffnen.", cannot: "% kann das nicht öffnen.",
    reminders: "Erinnerungen", reminded: "Du wolltest daran erinnert werden", and: "und",
    leadsToPlace: [
      "treffen wir uns bei", "treffen wir uns im", "treffen wir uns in", "wir treffen uns bei", "wir treffen uns im",
      "ich bin bei", "ich bin im", "komm zu", "komm ins", "die adresse ist", "gehen wir zu", "gehen wir ins",
    ],
    leadsToPhoneNumber: ["die nummer ist", "meine nummer ist", "ruf mich an unter", "erreichst mich unter"]
  ).words

  public static let spanish = SuggestionPhrases(
    directions: "Cómo llegar a %", ride: "Viaje a %", call: "Llamar a %", message: "Escribir a %", pay: "Pagar a %",
    play: "Escuchar %", open: "Abrir %", source: "De %", book: "Pedir un viaje con %",
    train: "Empezar un entrenamiento con %",
    photos: "Ver fotos en %", bill: "Pagar una factura con %", read: "Leer mensajes en %", other: "# con %",
    viewed: "Lo viste en %", atThisTime: "Hecho # veces sobre esta hora",
    onThisDay: "Hecho # veces este día de la semana", atThisPlace: "Hecho # veces aquí", once: "Hecho antes",
    often: "Hecho # veces", lately: "Hecho hace poco",
    triggers: [
      .headphonesConnected: "Tus auriculares están conectados", .bluetoothConnected: "El Bluetooth está conectado",
      .gotIntoCar: "Estás en el coche", .arrivedHome: "Estás en casa", .arrivedAtWork: "Estás en el trabajo",
    ],
    notInstalled: "La app para esto no está instalada.", expired: "Esto ya no está disponible en %.",
    refused: "% no pudo abrir esto.", cannot: "% no puede abrir esto.",
    reminders: "Recordatorios", reminded: "Querías que se te recordara", and: "y",
    leadsToPlace: [
      "nos vemos en", "quedamos en", "quedemos en", "estoy en", "estamos en", "vamos a", "ven a", "la dirección es",
      "voy a", "cenamos en", "comemos en",
    ],
    leadsToPhoneNumber: ["el número es", "mi número es", "llámame al", "llama al"]
  ).words

  public static let italian = SuggestionPhrases(
    directions: "Indicazioni per %", ride: "Corsa per %", call: "Chiama %", message: "Scrivi a %", pay: "Paga %",
    play: "Ascolta %", open: "Apri %", source: "Da %", book: "Prenota una corsa con %",
    train: "Inizia un allenamento con %",
    photos: "Guarda le foto in %", bill: "Paga una bolletta con %", read: "Leggi i messaggi in %", other: "# con %",
    viewed: "Visto in %", atThisTime: "Fatto # volte più o meno a quest’ora",
    onThisDay: "Fatto # volte in questo giorno della settimana", atThisPlace: "Fatto # volte qui", once: "Già fatto",
    often: "Fatto # volte", lately: "Fatto di recente",
    triggers: [
      .headphonesConnected: "Le cuffie sono collegate", .bluetoothConnected: "Il Bluetooth è collegato",
      .gotIntoCar: "Sei in macchina", .arrivedHome: "Sei a casa", .arrivedAtWork: "Sei al lavoro",
    ],
    notInstalled: "L’app per questo non è installata.", expired: "Questo non è più disponibile in %.",
    refused: "% non è riuscita ad aprirlo.", cannot: "% non può aprirlo.",
    reminders: "Promemoria", reminded: "Volevi che ti fosse ricordato", and: "e",
    leadsToPlace: [
      "ci vediamo da", "ci vediamo a", "ci vediamo al", "troviamoci a", "troviamoci da", "sono a", "sono da", "vieni a",
      "vieni da", "andiamo a", "andiamo da", "l'indirizzo è",
    ],
    leadsToPhoneNumber: ["il numero è", "il mio numero è", "chiamami al", "chiama il"]
  ).words

  public static let dutch = SuggestionPhrases(
    directions: "Route naar %", ride: "Rit naar %", call: "Bel %", message: "Stuur % een bericht", pay: "Betaal %",
    play: "Speel % af", open: "% openen", source: "Uit %", book: "Bestel een rit met %",
    train: "Begin een training met %",
    photos: "Bekijk foto’s in %", bill: "Betaal een rekening met %", read: "Lees berichten in %", other: "# met %",
    viewed: "Bekeken in %", atThisTime: "# keer rond deze tijd gedaan",
    onThisDay: "# keer op deze dag van de week gedaan", atThisPlace: "# keer hier gedaan", once: "Eerder gedaan",
    often: "# keer gedaan", lately: "Kort geleden gedaan",
    triggers: [
      .headphonesConnected: "Je koptelefoon is verbonden", .bluetoothConnected: "Bluetooth is verbonden",
      .gotIntoCar: "Je zit in de auto", .arrivedHome: "Je bent thuis", .arrivedAtWork: "Je bent op je werk",
    ],
    notInstalled: "De app hiervoor is niet geïnstalleerd.", expired: "Dit is niet meer beschikbaar in %.",
    refused: "% kon dit niet openen.", cannot: "% kan dit niet openen.",
    reminders: "Herinneringen", reminded: "Je wilde hieraan herinnerd worden", and: "en",
    leadsToPlace: [
      "zullen we afspreken bij", "zullen we afspreken in", "we spreken af bij", "ik ben bij", "ik ben in", "kom naar",
      "laten we naar", "het adres is", "eten bij",
    ],
    leadsToPhoneNumber: ["het nummer is", "mijn nummer is", "bel me op"]
  ).words
}
