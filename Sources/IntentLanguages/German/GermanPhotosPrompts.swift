extension German {
  /// What the assistant says in German about photos.
  static let photosPrompts = """
    SearchForPhotos.dateCreated name: das Datum
    SearchForPhotos.dateCreated needsValue: Fotos von wann?
    SearchForPhotos.dateCreated unsupported: Nach diesem Datum kann ich nicht suchen.
    SearchForPhotos.dateCreated needsValue instead: Welches Datum soll ich stattdessen suchen?
    SearchForPhotos.locationCreated name: der Ort
    SearchForPhotos.locationCreated needsValue: Fotos von welchem Ort?
    SearchForPhotos.locationCreated disambiguation: Welcher Ort: {or choices}?
    SearchForPhotos.locationCreated unsupported: Von diesem Ort gibt es keine Fotos: {value}.
    SearchForPhotos.locationCreated needsValue instead: Wo soll ich stattdessen suchen?
    SearchForPhotos.albumName name: das Album
    SearchForPhotos.albumName needsValue: Welches Album?
    SearchForPhotos.albumName needsValue instead: In welchem Album soll ich suchen?
    SearchForPhotos.albumName disambiguation: Welches Album: {or choices}?
    SearchForPhotos.albumName confirmation: Das Album {value}?
    SearchForPhotos.albumName unsupported: Es gibt kein Album namens {value}.
    SearchForPhotos.searchTerms name: das Stichwort
    SearchForPhotos.searchTerms needsValue: Fotos wovon?
    SearchForPhotos.searchTerms disambiguation: Fotos wovon: {or choices}?
    SearchForPhotos.searchTerms unsupported: Zu „{value}“ gibt es keine Fotos.
    SearchForPhotos.searchTerms needsValue instead: Was soll ich stattdessen suchen?
    SearchForPhotos.peopleInPhoto name: die Person
    SearchForPhotos.peopleInPhoto needsValue: Fotos von wem?
    SearchForPhotos.peopleInPhoto needsValue instead: Wen soll ich sonst suchen?
    SearchForPhotos.peopleInPhoto disambiguation: Fotos von wem: {or choices}?
    SearchForPhotos.peopleInPhoto disambiguation (brief): Fotos von wem?
    SearchForPhotos.peopleInPhoto confirmation: Fotos von {value}?
    SearchForPhotos.peopleInPhoto unsupported: Ich weiß nicht, wie {value} aussieht.
    SearchForPhotos continueInApp: {count? Ich habe in {app} keine Fotos gefunden. | Ich habe ein Foto gefunden. Du
      siehst es in {app}. | Ich habe {count} Fotos gefunden. Du siehst sie in {app}.}
    SearchForPhotos continueInApp (brief): {count? Ich habe keine gefunden. | Das hier habe ich gefunden. | Die hier
      habe ich gefunden.}
    SearchForPhotos failure: {app} konnte leider nicht nach Fotos suchen.
    SearchForPhotos failureRequiringAppLaunch: Diese Fotos musst du in {app} suchen.
    SearchForPhotos failureAppConfigurationRequired: Du musst {app} erst fertig einrichten.

    StartPhotoPlayback.dateCreated name: das Datum
    StartPhotoPlayback.dateCreated needsValue: Fotos von wann?
    StartPhotoPlayback.locationCreated name: der Ort
    StartPhotoPlayback.locationCreated needsValue: Fotos von welchem Ort?
    StartPhotoPlayback.locationCreated disambiguation: Welcher Ort: {or choices}?
    StartPhotoPlayback.locationCreated unsupported: Von diesem Ort gibt es keine Fotos: {value}.
    StartPhotoPlayback.locationCreated needsValue instead: Von wo sollen sie stattdessen sein?
    StartPhotoPlayback.albumName name: das Album
    StartPhotoPlayback.albumName needsValue: Welches Album?
    StartPhotoPlayback.albumName disambiguation: Welches Album: {or choices}?
    StartPhotoPlayback.albumName unsupported: Es gibt kein Album namens {value}.
    StartPhotoPlayback.albumName needsValue instead: Welches Album soll ich stattdessen zeigen?
    StartPhotoPlayback.searchTerms name: das Stichwort
    StartPhotoPlayback.searchTerms needsValue: Fotos wovon?
    StartPhotoPlayback.searchTerms disambiguation: Fotos wovon: {or choices}?
    StartPhotoPlayback.searchTerms unsupported: Zu „{value}“ gibt es keine Fotos.
    StartPhotoPlayback.searchTerms needsValue instead: Was soll stattdessen zu sehen sein?
    StartPhotoPlayback.peopleInPhoto name: die Person
    StartPhotoPlayback.peopleInPhoto needsValue: Fotos von wem?
    StartPhotoPlayback.peopleInPhoto disambiguation: Fotos von wem: {or choices}?
    StartPhotoPlayback.peopleInPhoto unsupported: Ich weiß nicht, wie {value} aussieht.
    StartPhotoPlayback.peopleInPhoto needsValue instead: Wer soll stattdessen zu sehen sein?
    StartPhotoPlayback continueInApp: {count? Ich habe in {app} keine Fotos gefunden. | Hier ist deine Diashow in
      {app}. | Hier ist deine Diashow mit {count} Fotos in {app}.}
    StartPhotoPlayback failure: {app} konnte die Diashow leider nicht starten.
    StartPhotoPlayback failureRequiringAppLaunch: Die Diashow musst du in {app} starten.
    StartPhotoPlayback failureAppConfigurationRequired: Du musst {app} erst fertig einrichten.
    """
}
