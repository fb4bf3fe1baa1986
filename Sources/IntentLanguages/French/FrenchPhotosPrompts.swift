extension French {
  /// What the assistant says in French about photos.
  static let photosPrompts = """
    SearchForPhotos.dateCreated name: la date
    SearchForPhotos.dateCreated needsValue: Des photos de quand ?
    SearchForPhotos.dateCreated unsupported: Je ne peux pas chercher à cette date.
    SearchForPhotos.dateCreated needsValue instead: Quelle date dois-je chercher à la place ?
    SearchForPhotos.locationCreated name: le lieu
    SearchForPhotos.locationCreated needsValue: Des photos prises où ?
    SearchForPhotos.locationCreated disambiguation: Quel endroit : {or choices} ?
    SearchForPhotos.locationCreated unsupported: Il n’y a pas de photos prises à cet endroit : {value}.
    SearchForPhotos.locationCreated needsValue instead: Où dois-je chercher à la place ?
    SearchForPhotos.albumName name: l’album
    SearchForPhotos.albumName needsValue: Quel album ?
    SearchForPhotos.albumName needsValue instead: Dans quel album faut-il chercher ?
    SearchForPhotos.albumName disambiguation: Quel album : {or choices} ?
    SearchForPhotos.albumName confirmation: L’album {value} ?
    SearchForPhotos.albumName unsupported: Il n’y a pas d’album {value}.
    SearchForPhotos.searchTerms name: le mot-clé
    SearchForPhotos.searchTerms needsValue: Des photos de quoi ?
    SearchForPhotos.searchTerms disambiguation: Des photos de quoi : {or choices} ?
    SearchForPhotos.searchTerms unsupported: Je ne trouve rien pour « {value} ».
    SearchForPhotos.searchTerms needsValue instead: Que dois-je chercher à la place ?
    SearchForPhotos.peopleInPhoto name: la personne
    SearchForPhotos.peopleInPhoto needsValue: Des photos de qui ?
    SearchForPhotos.peopleInPhoto needsValue instead: Qui d’autre faut-il chercher ?
    SearchForPhotos.peopleInPhoto disambiguation: Des photos de qui : {or choices} ?
    SearchForPhotos.peopleInPhoto disambiguation (brief): Des photos de qui ?
    SearchForPhotos.peopleInPhoto confirmation: Des photos de {value} ?
    SearchForPhotos.peopleInPhoto unsupported: Je ne sais pas à quoi ressemble {value}.
    SearchForPhotos continueInApp: {count? Je n’ai trouvé aucune photo dans {app}. | J’ai trouvé une photo. La voici
      dans {app}. | J’ai trouvé {count} photos. Les voici dans {app}.}
    SearchForPhotos continueInApp (brief): {count? Je n’en ai trouvé aucune. | Voici celle que j’ai trouvée. | Voici
      celles que j’ai trouvées.}
    SearchForPhotos failure: Désolé, {app} n’a pas pu chercher de photos.
    SearchForPhotos failureRequiringAppLaunch: Il faut chercher ces photos dans {app}.
    SearchForPhotos failureAppConfigurationRequired: Il faut d’abord terminer la configuration de {app}.

    StartPhotoPlayback.dateCreated name: la date
    StartPhotoPlayback.dateCreated needsValue: Des photos de quand ?
    StartPhotoPlayback.locationCreated name: le lieu
    StartPhotoPlayback.locationCreated needsValue: Des photos prises où ?
    StartPhotoPlayback.locationCreated disambiguation: Quel endroit : {or choices} ?
    StartPhotoPlayback.locationCreated unsupported: Il n’y a pas de photos prises à cet endroit : {value}.
    StartPhotoPlayback.locationCreated needsValue instead: D’où devraient-elles venir à la place ?
    StartPhotoPlayback.albumName name: l’album
    StartPhotoPlayback.albumName needsValue: Quel album ?
    StartPhotoPlayback.albumName disambiguation: Quel album : {or choices} ?
    StartPhotoPlayback.albumName unsupported: Il n’y a pas d’album {value}.
    StartPhotoPlayback.albumName needsValue instead: Quel album dois-je montrer à la place ?
    StartPhotoPlayback.searchTerms name: le mot-clé
    StartPhotoPlayback.searchTerms needsValue: Des photos de quoi ?
    StartPhotoPlayback.searchTerms disambiguation: Des photos de quoi : {or choices} ?
    StartPhotoPlayback.searchTerms unsupported: Je ne trouve rien pour « {value} ».
    StartPhotoPlayback.searchTerms needsValue instead: Que doit-on y voir à la place ?
    StartPhotoPlayback.peopleInPhoto name: la personne
    StartPhotoPlayback.peopleInPhoto needsValue: Des photos de qui ?
    StartPhotoPlayback.peopleInPhoto disambiguation: Des photos de qui : {or choices} ?
    StartPhotoPlayback.peopleInPhoto unsupported: Je ne sais pas à quoi ressemble {value}.
    StartPhotoPlayback.peopleInPhoto needsValue instead: Qui d’autre devrait y figurer ?
    StartPhotoPlayback continueInApp: {count? Je n’ai trouvé aucune photo dans {app}. | Voici votre diaporama dans
      {app}. | Voici votre diaporama de {count} photos dans {app}.}
    StartPhotoPlayback failure: Désolé, {app} n’a pas pu lancer le diaporama.
    StartPhotoPlayback failureRequiringAppLaunch: Il faut lancer le diaporama dans {app}.
    StartPhotoPlayback failureAppConfigurationRequired: Il faut d’abord terminer la configuration de {app}.
    """
}
