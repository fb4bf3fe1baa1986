extension Dutch {
  /// Finding photos and playing slideshows.
  static let photos = """
    @show/0.7 = toon | tonen | zoek | zoeken | vind | vinden | open | bekijk | bekijken | haal | geef
    @laat/0.3 = laat
    @zien/0.5 = zien
    @me/0.05 = me | mij | ons
    @photos = [alle | al] [mijn | de | een | m'n] [laatste | mooiste] (foto's | foto | fotos | afbeeldingen | plaatjes)
    @selfies = [mijn | al mijn | de] selfies
    @videos = [mijn | al mijn | de] (video's | filmpjes)
    @from/0.2 = van | met | waar | waarop
    @at/0.3 = in | uit | op | van | van de reis naar | bij | aan
    @when/0.1 = van | uit | sinds
    @album/0.6 = (in het | uit het | het) album | album
    $where = @from {peopleInPhoto} | @from {searchTerms} | @at {locationCreated} | [@when] {dateCreated}
      | @album {albumName}
      | [@at] {albumName:photoAlbumName!} | [@from] {searchTerms:photoTag!}

    intent SearchForPhotos past
    @show [@me] @photos [$where] [$where] [$where]
    @laat [@me] @photos [$where] [$where] @zien
    @laat [@me] @zien @photos [$where] [$where]
    [@me] @photos [$where] [$where] @show
    @photos [$where] [$where] @zien
    ~0.3 @photos $where [$where]
    @show [@me] @album {albumName}
    @show [@me] @selfies [$where] [$where]
    @show [@me] @videos [$where] [$where]
    @laat [@me] @selfies [$where] @zien

    intent StartPhotoPlayback past
    @play/0.6 = start | starten | speel | toon | begin | maak
    @slideshow = [een | de | mijn] (diavoorstelling | fotoshow | slideshow | diashow)
    @play [@me] @slideshow [@of @photos] [$where] [$where] [@off]
    @play [@me] @slideshow [$where] [$where] [@off]
    @slideshow [@of @photos] [$where] [$where] @play
    @slideshow [$where] @see
    @see/0.5 = zien | bekijken | afspelen
    @of/0.1 = met | van
    @off/0.1 = af
    """
}
