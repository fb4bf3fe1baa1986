extension Dutch {
  /// What the assistant says in Dutch about photos.
  static let photosPrompts = """
    SearchForPhotos.dateCreated name: de datum
    SearchForPhotos.dateCreated needsValue: Foto’s van wanneer?
    SearchForPhotos.dateCreated unsupported: Op die datum kan ik niet zoeken.
    SearchForPhotos.dateCreated needsValue instead: Welke datum zal ik in plaats daarvan zoeken?
    SearchForPhotos.locationCreated name: de plaats
    SearchForPhotos.locationCreated needsValue: Foto’s van welke plek?
    SearchForPhotos.locationCreated disambiguation: Welke plek: {or choices}?
    SearchForPhotos.locationCreated unsupported: Er zijn geen foto’s van deze plek: {value}.
    SearchForPhotos.locationCreated needsValue instead: Waar zal ik in plaats daarvan zoeken?
    SearchForPhotos.albumName name: het album
    SearchForPhotos.albumName needsValue: Welk album?
    SearchForPhotos.albumName needsValue instead: In welk album moet ik zoeken?
    SearchForPhotos.albumName disambiguation: Welk album: {or choices}?
    SearchForPhotos.albumName confirmation: Het album {value}?
    SearchForPhotos.albumName unsupported: Er is geen album dat {value} heet.
    SearchForPhotos.searchTerms name: het trefwoord
    SearchForPhotos.searchTerms needsValue: Foto’s waarvan?
    SearchForPhotos.searchTerms disambiguation: Foto’s waarvan: {or choices}?
    SearchForPhotos.searchTerms unsupported: Er zijn geen foto’s van “{value}”.
    SearchForPhotos.searchTerms needsValue instead: Wat zal ik in plaats daarvan zoeken?
    SearchForPhotos.peopleInPhoto name: de persoon
    SearchForPhotos.peopleInPhoto needsValue: Foto’s van wie?
    SearchForPhotos.peopleInPhoto needsValue instead: Wie moet ik dan zoeken?
    SearchForPhotos.peopleInPhoto disambiguation: Foto’s van wie: {or choices}?
    SearchForPhotos.peopleInPhoto disambiguation (brief): Foto’s van wie?
    SearchForPhotos.peopleInPhoto confirmation: Foto’s van {value}?
    SearchForPhotos.peopleInPhoto unsupported: Ik weet niet hoe {value} eruitziet.
    SearchForPhotos continueInApp: {count? Ik heb geen foto’s gevonden in {app}. | Ik heb één foto gevonden. Je ziet
      hem in {app}. | Ik heb {count} foto’s gevonden. Je ziet ze in {app}.}
    SearchForPhotos continueInApp (brief): {count? Ik heb er geen gevonden. | Deze heb ik gevonden. | Deze heb ik
      gevonden.}
    SearchForPhotos failure: Sorry, {app} kon niet naar foto’s zoeken.
    SearchForPhotos failureRequiringAppLaunch: Die foto’s moet je in {app} zoeken.
    SearchForPhotos failureAppConfigurationRequired: Je moet {app} eerst verder instellen.

    StartPhotoPlayback.dateCreated name: de datum
    StartPhotoPlayback.dateCreated needsValue: Foto’s van wanneer?
    StartPhotoPlayback.locationCreated name: de plaats
    StartPhotoPlayback.locationCreated needsValue: Foto’s van welke plek?
    StartPhotoPlayback.locationCreated disambiguation: Welke plek: {or choices}?
    StartPhotoPlayback.locationCreated unsupported: Er zijn geen foto’s van deze plek: {value}.
    StartPhotoPlayback.locationCreated needsValue instead: Waar moeten ze in plaats daarvan vandaan komen?
    StartPhotoPlayback.albumName name: het album
    StartPhotoPlayback.albumName needsValue: Welk album?
    StartPhotoPlayback.albumName disambiguation: Welk album: {or choices}?
    StartPhotoPlayback.albumName unsupported: Er is geen album dat {value} heet.
    StartPhotoPlayback.albumName needsValue instead: Welk album zal ik in plaats daarvan tonen?
    StartPhotoPlayback.searchTerms name: het trefwoord
    StartPhotoPlayback.searchTerms needsValue: Foto’s waarvan?
    StartPhotoPlayback.searchTerms disambiguation: Foto’s waarvan: {or choices}?
    StartPhotoPlayback.searchTerms unsupported: Er zijn geen foto’s van “{value}”.
    StartPhotoPlayback.searchTerms needsValue instead: Wat moet er in plaats daarvan te zien zijn?
    StartPhotoPlayback.peopleInPhoto name: de persoon
    StartPhotoPlayback.peopleInPhoto needsValue: Foto’s van wie?
    StartPhotoPlayback.peopleInPhoto disambiguation: Foto’s van wie: {or choices}?
    StartPhotoPlayback.peopleInPhoto unsupported: Ik weet niet hoe {value} eruitziet.
    StartPhotoPlayback.peopleInPhoto needsValue instead: Wie moet er in plaats daarvan op staan?
    StartPhotoPlayback continueInApp: {count? Ik heb geen foto’s gevonden in {app}. | Hier is je diavoorstelling in
      {app}. | Hier is je diavoorstelling met {count} foto’s in {app}.}
    StartPhotoPlayback failure: Sorry, {app} kon geen diavoorstelling starten.
    StartPhotoPlayback failureRequiringAppLaunch: De diavoorstelling moet je in {app} starten.
    StartPhotoPlayback failureAppConfigurationRequired: Je moet {app} eerst verder instellen.
    """
}
