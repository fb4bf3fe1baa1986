extension Italian {
  /// What the assistant says in Italian about photos.
  static let photosPrompts = """
    SearchForPhotos.dateCreated name: la data
    SearchForPhotos.dateCreated needsValue: Foto di quando?
    SearchForPhotos.dateCreated unsupported: Non posso cercare per quella data.
    SearchForPhotos.dateCreated needsValue instead: Quale data devo cercare invece?
    SearchForPhotos.locationCreated name: il luogo
    SearchForPhotos.locationCreated needsValue: Foto di quale luogo?
    SearchForPhotos.locationCreated disambiguation: Quale luogo: {or choices}?
    SearchForPhotos.locationCreated unsupported: Non ci sono foto fatte in questo luogo: {value}.
    SearchForPhotos.locationCreated needsValue instead: Dove devo cercare invece?
    SearchForPhotos.albumName name: l’album
    SearchForPhotos.albumName needsValue: Quale album?
    SearchForPhotos.albumName needsValue instead: In quale album cerco?
    SearchForPhotos.albumName disambiguation: Quale album: {or choices}?
    SearchForPhotos.albumName confirmation: L’album {value}?
    SearchForPhotos.albumName unsupported: Non c’è nessun album di nome {value}.
    SearchForPhotos.searchTerms name: la parola chiave
    SearchForPhotos.searchTerms needsValue: Foto di cosa?
    SearchForPhotos.searchTerms disambiguation: Foto di cosa: {or choices}?
    SearchForPhotos.searchTerms unsupported: Non ci sono foto per “{value}”.
    SearchForPhotos.searchTerms needsValue instead: Che cosa devo cercare invece?
    SearchForPhotos.peopleInPhoto name: la persona
    SearchForPhotos.peopleInPhoto needsValue: Foto di chi?
    SearchForPhotos.peopleInPhoto needsValue instead: Chi altro cerco?
    SearchForPhotos.peopleInPhoto disambiguation: Foto di chi: {or choices}?
    SearchForPhotos.peopleInPhoto disambiguation (brief): Foto di chi?
    SearchForPhotos.peopleInPhoto confirmation: Foto di {value}?
    SearchForPhotos.peopleInPhoto unsupported: Non so che aspetto abbia {value}.
    SearchForPhotos continueInApp: {count? Non ho trovato foto in {app}. | Ho trovato una foto. Eccola in {app}. | Ho
      trovato {count} foto. Eccole in {app}.}
    SearchForPhotos continueInApp (brief): {count? Non ne ho trovate. | Ecco quella che ho trovato. | Ecco quelle che
      ho trovato.}
    SearchForPhotos failure: Mi dispiace, {app} non è riuscita a cercare le foto.
    SearchForPhotos failureRequiringAppLaunch: Devi cercare quelle foto in {app}.
    SearchForPhotos failureAppConfigurationRequired: Prima devi finire di configurare {app}.

    StartPhotoPlayback.dateCreated name: la data
    StartPhotoPlayback.dateCreated needsValue: Foto di quando?
    StartPhotoPlayback.locationCreated name: il luogo
    StartPhotoPlayback.locationCreated needsValue: Foto di quale luogo?
    StartPhotoPlayback.locationCreated disambiguation: Quale luogo: {or choices}?
    StartPhotoPlayback.locationCreated unsupported: Non ci sono foto fatte in questo luogo: {value}.
    StartPhotoPlayback.locationCreated needsValue instead: Da dove dovrebbero essere invece?
    StartPhotoPlayback.albumName name: l’album
    StartPhotoPlayback.albumName needsValue: Quale album?
    StartPhotoPlayback.albumName disambiguation: Quale album: {or choices}?
    StartPhotoPlayback.albumName unsupported: Non c’è nessun album di nome {value}.
    StartPhotoPlayback.albumName needsValue instead: Quale album devo mostrare invece?
    StartPhotoPlayback.searchTerms name: la parola chiave
    StartPhotoPlayback.searchTerms needsValue: Foto di cosa?
    StartPhotoPlayback.searchTerms disambiguation: Foto di cosa: {or choices}?
    StartPhotoPlayback.searchTerms unsupported: Non ci sono foto per “{value}”.
    StartPhotoPlayback.searchTerms needsValue instead: Che cosa deve mostrare invece?
    StartPhotoPlayback.peopleInPhoto name: la persona
    StartPhotoPlayback.peopleInPhoto needsValue: Foto di chi?
    StartPhotoPlayback.peopleInPhoto disambiguation: Foto di chi: {or choices}?
    StartPhotoPlayback.peopleInPhoto unsupported: Non so che aspetto abbia {value}.
    StartPhotoPlayback.peopleInPhoto needsValue instead: Chi altro dovrebbe esserci?
    StartPhotoPlayback continueInApp: {count? Non ho trovato foto in {app}. | Ecco la tua presentazione in {app}. |
      Ecco la tua presentazione di {count} foto in {app}.}
    StartPhotoPlayback failure: Mi dispiace, {app} non è riuscita ad avviare la presentazione.
    StartPhotoPlayback failureRequiringAppLaunch: Devi avviare la presentazione in {app}.
    StartPhotoPlayback failureAppConfigurationRequired: Prima devi finire di configurare {app}.
    """
}
