import Testing

/// French requests about rides, workouts and photos, as people type and say them.
@Suite struct FrenchGoingUtterancesTests {
  @Test func requestsAreUnderstood() {
    #expect(UtteranceCorpus.failures(Self.rides, Self.sport, Self.photos) == [])
  }

  static let rides = """
    RequestRide dropOffLocation=la gare
      appelle un taxi pour la gare
    RequestRide scheduledPickupTime=demain matin à six heures
      j'ai besoin d'un taxi demain matin à six heures
    RequestRide dropOffLocation=home
      commande-moi un uber pour rentrer à la maison
      un taxi pour aller à la maison s'il te plaît
      ramène-moi à la maison
      je veux rentrer chez moi
      ramène-moi chez moi
      taxi pour la maison
    RequestRide dropOffLocation=travail
      emmène-moi au travail
    RequestRide partySize=4 dropOffLocation=l'aéroport
      il me faut un taxi pour quatre personnes pour l'aéroport
      nous sommes quatre et il nous faut un taxi pour l'aéroport
    RequestRide pickupLocation=Louvre dropOffLocation=l'aéroport
      pourriez-vous me commander un taxi du Louvre à l'aéroport
    RequestRide scheduledPickupTime=demain à huit heures
      réserve un taxi pour demain à huit heures
    RequestRide dropOffLocation=musée
      je voudrais aller au musée
    RequestRide pickupLocation=l'hôtel Royal
      viens me chercher à l'hôtel Royal
    RequestRide dropOffLocation=centre-ville
      j'aurais besoin d'une course jusqu'au centre-ville
    RequestRide pickupLocation=home dropOffLocation=bureau
      taxi de chez moi au bureau
    RequestRide partySize=3
      on est trois, il nous faut un taxi
    RequestRide dropOffLocation=rue de Rivoli
      conduis-moi rue de Rivoli
    RequestRide dropOffLocation=Orly
      prends-moi un vtc pour Orly
    RequestRide dropOffLocation=la gare de Lyon
      je dois aller à la gare de Lyon en taxi
    RequestRide dropOffLocation=stade
      emmenez-nous au stade
    RequestRide scheduledPickupTime=après-demain à trois heures
      j'aurais besoin d'un taxi après-demain à trois heures
    RequestRide scheduledPickupTime=huit heures et demie dropOffLocation=le théâtre
      commande-moi un taxi pour huit heures et demie pour le théâtre
    RequestRide pickupLocation=bureau dropOffLocation=la salle de sport
      je prends un taxi du bureau à la salle de sport
    RequestRide
      pourriez-vous nous appeler un taxi ?
    RequestRide pickupLocation=la gare du Nord
      qu'on vienne me chercher à la gare du Nord
    GetRideStatus
      où est mon taxi
      quand est-ce que mon taxi arrive
      mon chauffeur est en route
      dans combien de temps arrive mon uber
      il arrive quand mon taxi
      mon taxi est loin
    CancelRide
      annule mon taxi
      je n'ai plus besoin du taxi
      annulez ma course
      décommande le taxi s'il te plaît
      je voudrais annuler mon trajet
      laisse tomber le taxi
      annule la course stp
    ListRideOptions dropOffLocation=l'aéroport
      combien coûte un taxi pour l'aéroport
    ListRideOptions dropOffLocation=la gare
      quels taxis y a-t-il pour la gare
    ListRideOptions dropOffLocation=Orly
      c'est combien un taxi pour Orly
    ListRideOptions dropOffLocation=Versailles
      combien coûterait une course jusqu'à Versailles
    SendRideFeedback rating=5
      donne cinq étoiles au chauffeur
    SendRideFeedback rating=4
      note la course quatre étoiles
    SendRideFeedback tip=2EUR
      laisse deux euros de pourboire au chauffeur
    """

  static let sport = """
    StartWorkout workoutName=run
      démarre une course à pied
      je vais courir
      démarre un footing
      je vais faire un jogging
    StartWorkout goalValue=30 workoutGoalUnitType=minute
      lance un entraînement de 30 minutes
    StartWorkout workoutName=yoga
      commence une séance de yoga
    StartWorkout workoutName=run goalValue=5000 workoutGoalUnitType=meter
      je veux courir cinq kilomètres
    StartWorkout workoutLocationType=outdoor
      démarre un entraînement en extérieur
    StartWorkout workoutName=run goalValue=30 workoutGoalUnitType=minute
      on va courir une demi-heure
    StartWorkout goalValue=300 workoutGoalUnitType=kiloCalorie
      commence un entraînement pour brûler 300 calories
    StartWorkout workoutName=cycle
      je pars faire du vélo
    StartWorkout
      lance l'entraînement
    PauseWorkout
      mets l'entraînement en pause
      mets en pause mon entraînement
      fais une pause dans la séance
    PauseWorkout workoutName=run
      interromps mon jogging
    ResumeWorkout
      reprends l'entraînement
      on reprend la séance
      continue mon entraînement
    EndWorkout
      termine l'entraînement
      j'ai fini mon entraînement
      fin de la séance
    EndWorkout workoutName=run
      arrête mon footing
    CancelWorkout
      annule l'entraînement
      abandonne la séance
    """

  static let photos = """
    SearchForPhotos dateCreated=de l'été dernier
      montre-moi les photos de l'été dernier
    SearchForPhotos locationCreated=Paris
      trouve les photos prises à Paris
    SearchForPhotos dateCreated=hier
      photos d'hier
    SearchForPhotos searchTerms=chiens
      je voudrais voir mes photos de chiens
    SearchForPhotos albumName=Vacances
      ouvre l'album Vacances
    SearchForPhotos albumName=Mariage
      montre-moi les photos de l'album Mariage
    SearchForPhotos dateCreated=la semaine dernière
      affiche les photos que j'ai prises la semaine dernière
    SearchForPhotos dateCreated=de Noël
      montre les photos de Noël
    StartPhotoPlayback
      lance un diaporama
      je veux voir un diaporama
    StartPhotoPlayback albumName=Vacances
      lance un diaporama de l'album Vacances
    StartPhotoPlayback peopleInPhoto=Julie
      fais un diaporama avec les photos de Julie
    """
}
