extension English {
  /// What the assistant says in English about photos.
  static let photosPrompts = """
    SearchForPhotos.dateCreated name: date
    SearchForPhotos.dateCreated needsValue: Photos from when?
    SearchForPhotos.dateCreated needsValue instead: Which date should I look for instead?
    SearchForPhotos.dateCreated unsupported: I can’t look for that date.
    SearchForPhotos.locationCreated name: place
    SearchForPhotos.locationCreated needsValue: Photos from where?
    SearchForPhotos.locationCreated needsValue instead: Where should I look instead?
    SearchForPhotos.locationCreated disambiguation: Which place: {or choices}?
    SearchForPhotos.locationCreated unsupported: There are no photos from {value}.
    SearchForPhotos.albumName name: album
    SearchForPhotos.albumName needsValue: Which album?
    SearchForPhotos.albumName needsValue instead: Which album should I look in?
    SearchForPhotos.albumName disambiguation: Which album: {or choices}?
    SearchForPhotos.albumName confirmation: The album {value}?
    SearchForPhotos.albumName unsupported: There’s no album called {value}.
    SearchForPhotos.searchTerms name: keyword
    SearchForPhotos.searchTerms needsValue: Photos of what?
    SearchForPhotos.searchTerms disambiguation: Photos of what: {or choices}?
    SearchForPhotos.searchTerms needsValue instead: What should I look for instead?
    SearchForPhotos.searchTerms unsupported: There are no photos of {value}.
    SearchForPhotos.peopleInPhoto name: person
    SearchForPhotos.peopleInPhoto needsValue: Photos of whom?
    SearchForPhotos.peopleInPhoto needsValue instead: Who else should I look for?
    SearchForPhotos.peopleInPhoto disambiguation: Who do you want to see: {or choices}?
    SearchForPhotos.peopleInPhoto disambiguation (brief): Who do you want to see?
    SearchForPhotos.peopleInPhoto confirmation: Photos of {value}?
    SearchForPhotos.peopleInPhoto unsupported: I don’t know what {value} looks like.
    SearchForPhotos continueInApp: {count? I didn’t find any photos in {app}. | I found one photo. Here it is in {app}. | I found {count} photos. Here they are in {app}.}
    SearchForPhotos continueInApp (brief): {count? I didn’t find any. | Here’s the one I found. | Here’s what I found.}
    SearchForPhotos failure: Sorry, {app} couldn’t look for photos.
    SearchForPhotos failureRequiringAppLaunch: You’ll have to look for those photos in {app}.
    SearchForPhotos failureAppConfigurationRequired: You need to finish setting up {app} first.

    StartPhotoPlayback.dateCreated name: date
    StartPhotoPlayback.dateCreated needsValue: Photos from when?
    StartPhotoPlayback.locationCreated name: place
    StartPhotoPlayback.locationCreated needsValue: Photos from where?
    StartPhotoPlayback.locationCreated disambiguation: Which place: {or choices}?
    StartPhotoPlayback.locationCreated needsValue instead: Where should they be from instead?
    StartPhotoPlayback.locationCreated unsupported: There are no photos from {value}.
    StartPhotoPlayback.albumName name: album
    StartPhotoPlayback.albumName needsValue: Which album?
    StartPhotoPlayback.albumName disambiguation: Which album: {or choices}?
    StartPhotoPlayback.albumName needsValue instead: Which album should I play instead?
    StartPhotoPlayback.albumName unsupported: There’s no album called {value}.
    StartPhotoPlayback.searchTerms name: keyword
    StartPhotoPlayback.searchTerms needsValue: Photos of what?
    StartPhotoPlayback.searchTerms disambiguation: Photos of what: {or choices}?
    StartPhotoPlayback.searchTerms needsValue instead: What should it show instead?
    StartPhotoPlayback.searchTerms unsupported: There are no photos of {value}.
    StartPhotoPlayback.peopleInPhoto name: person
    StartPhotoPlayback.peopleInPhoto needsValue: Photos of whom?
    StartPhotoPlayback.peopleInPhoto needsValue instead: Who else should be in it?
    StartPhotoPlayback.peopleInPhoto disambiguation: Who should be in it: {or choices}?
    StartPhotoPlayback.peopleInPhoto unsupported: I don’t know what {value} looks like.
    StartPhotoPlayback continueInApp: {count? I didn’t find any photos in {app}. | Here’s your slideshow in {app}. | Here’s your slideshow of {count} photos in {app}.}
    StartPhotoPlayback failure: Sorry, {app} couldn’t start a slideshow.
    StartPhotoPlayback failureRequiringAppLaunch: You’ll have to start the slideshow in {app}.
    StartPhotoPlayback failureAppConfigurationRequired: You need to finish setting up {app} first.
    """
}
