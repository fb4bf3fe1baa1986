extension Spanish {
  /// What the assistant says in Spanish about photos.
  static let photosPrompts = """
    SearchForPhotos.dateCreated name: la fecha
    SearchForPhotos.dateCreated needsValue: ¿Fotos de cuándo?
    SearchForPhotos.dateCreated unsupported: No puedo buscar por esa fecha.
    SearchForPhotos.dateCreated needsValue instead: ¿Qué fecha busco en su lugar?
    SearchForPhotos.locationCreated name: el lugar
    SearchForPhotos.locationCreated needsValue: ¿Fotos de qué lugar?
    SearchForPhotos.locationCreated disambiguation: ¿Qué lugar: {or choices}?
    SearchForPhotos.locationCreated unsupported: No hay fotos hechas en {value}.
    SearchForPhotos.locationCreated needsValue instead: ¿Dónde busco en su lugar?
    SearchForPhotos.albumName name: el álbum
    SearchForPhotos.albumName needsValue: ¿Qué álbum?
    SearchForPhotos.albumName needsValue instead: ¿En qué álbum busco?
    SearchForPhotos.albumName disambiguation: ¿Qué álbum: {or choices}?
    SearchForPhotos.albumName confirmation: ¿El álbum {value}?
    SearchForPhotos.albumName unsupported: No hay ningún álbum llamado {value}.
    SearchForPhotos.searchTerms name: la palabra clave
    SearchForPhotos.searchTerms needsValue: ¿Fotos de qué?
    SearchForPhotos.searchTerms disambiguation: ¿Fotos de qué: {or choices}?
    SearchForPhotos.searchTerms unsupported: No hay fotos de «{value}».
    SearchForPhotos.searchTerms needsValue instead: ¿Qué busco en su lugar?
    SearchForPhotos.peopleInPhoto name: la persona
    SearchForPhotos.peopleInPhoto needsValue: ¿Fotos de quién?
    SearchForPhotos.peopleInPhoto needsValue instead: ¿A quién más busco?
    SearchForPhotos.peopleInPhoto disambiguation: ¿Fotos de quién: {or choices}?
    SearchForPhotos.peopleInPhoto disambiguation (brief): ¿Fotos de quién?
    SearchForPhotos.peopleInPhoto confirmation: ¿Fotos de {value}?
    SearchForPhotos.peopleInPhoto unsupported: No sé qué aspecto tiene {value}.
    SearchForPhotos continueInApp: {count? No he encontrado ninguna foto en {app}. | He encontrado una foto. Aquí la
      tienes, en {app}. | He encontrado {count} fotos. Aquí las tienes, en {app}.}
    SearchForPhotos continueInApp (brief): {count? No he encontrado ninguna. | Esta es la que he encontrado. | Estas
      son las que he encontrado.}
    SearchForPhotos failure: Lo siento, {app} no ha podido buscar fotos.
    SearchForPhotos failureRequiringAppLaunch: Tendrás que buscar esas fotos en {app}.
    SearchForPhotos failureAppConfigurationRequired: Antes tienes que terminar de configurar {app}.

    StartPhotoPlayback.dateCreated name: la fecha
    StartPhotoPlayback.dateCreated needsValue: ¿Fotos de cuándo?
    StartPhotoPlayback.locationCreated name: el lugar
    StartPhotoPlayback.locationCreated needsValue: ¿Fotos de qué lugar?
    StartPhotoPlayback.locationCreated disambiguation: ¿Qué lugar: {or choices}?
    StartPhotoPlayback.locationCreated unsupported: No hay fotos hechas en {value}.
    StartPhotoPlayback.locationCreated needsValue instead: ¿De dónde deberían ser en su lugar?
    StartPhotoPlayback.albumName name: el álbum
    StartPhotoPlayback.albumName needsValue: ¿Qué álbum?
    StartPhotoPlayback.albumName disambiguation: ¿Qué álbum: {or choices}?
    StartPhotoPlayback.albumName unsupported: No hay ningún álbum llamado {value}.
    StartPhotoPlayback.albumName needsValue instead: ¿Qué álbum muestro en su lugar?
    StartPhotoPlayback.searchTerms name: la palabra clave
    StartPhotoPlayback.searchTerms needsValue: ¿Fotos de qué?
    StartPhotoPlayback.searchTerms disambiguation: ¿Fotos de qué: {or choices}?
    StartPhotoPlayback.searchTerms unsupported: No hay fotos de «{value}».
    StartPhotoPlayback.searchTerms needsValue instead: ¿Qué debería mostrar en su lugar?
    StartPhotoPlayback.peopleInPhoto name: la persona
    StartPhotoPlayback.peopleInPhoto needsValue: ¿Fotos de quién?
    StartPhotoPlayback.peopleInPhoto disambiguation: ¿Fotos de quién: {or choices}?
    StartPhotoPlayback.peopleInPhoto unsupported: No sé qué aspecto tiene {value}.
    StartPhotoPlayback.peopleInPhoto needsValue instead: ¿Quién más debería salir?
    StartPhotoPlayback continueInApp: {count? No he encontrado ninguna foto en {app}. | Aquí tienes tu pase de
      diapositivas en {app}. | Aquí tienes tu pase de {count} fotos en {app}.}
    StartPhotoPlayback failure: Lo siento, {app} no ha podido iniciar el pase de diapositivas.
    StartPhotoPlayback failureRequiringAppLaunch: Tendrás que iniciar el pase de diapositivas en {app}.
    StartPhotoPlayback failureAppConfigurationRequired: Antes tienes que terminar de configurar {app}.
    """
}
