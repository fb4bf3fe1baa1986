extension Dutch {
  /// Finding photos and playing slideshows.
  static let photos = """
    @show/0.7 = waar zijn | toon | tonen | zoek | zoeken | vind | vinden | open | bekijk | bekijken | haal | geef
    @laat/0.3 = laat
    @zien/0.5 = zien
    @me/0.05 = me | mij | ons
    @photos = [alle | al] [mijn | de | een | m'n] [laatste | mooiste] (foto's | foto | fotos | afbeeldingen | plaatjes)
    @allMy/0 = mijn | al mijn | de | alle
    symbol selfie = selfie | selfies
    symbol screenshot = screenshot | screenshots | schermafbeeldingen | schermafdrukken
    symbol video = video | video's | filmpjes
    symbol favorite = favoriete foto's | lievelingsfoto's | favorieten
    symbol panoramaPhoto = panorama | panorama's | panoramafoto's
    symbol portraitPhoto = portret | portretten | portretfoto's
    symbol livePhoto = live foto's
    symbol burstPhoto = seriefoto's | burstfoto's
    symbol slowMotionVideo = slow motion | slowmotionvideo's
    symbol timeLapseVideo = timelapse | time lapse | timelapses
    symbol GIF = gif | gifs | gifjes
    $named = [@allMy] {includedAttributes=selfie|screenshot|video|favorite|panoramaPhoto|portraitPhoto|livePhoto|burstPhoto
      |slowMotionVideo|timeLapseVideo|GIF}
    @made/0.1 = heb (gemaakt | genomen | gemaakt heb) | gemaakt heb | genomen heb | gemaakt hebben | hebben gemaakt
    @from/0.2 = van | met | waar | waarop
    @at/0.3 = in | uit | op | van de reis naar | bij | aan
    @when/0.1 = van | uit | sinds
    @album/0.6 = (in het | uit het | van het | het) album | album
    # What other requests are about can be seen in photos as well.
    symbol scene/0.1 = [de | het | ons | mijn] (paspoort | menu | recept | kaartjes | sneeuw | regen | lichtjes | hotel | restaurant | concert | documenten | eten)
    $where = @from {peopleInPhoto} | @from {searchTerms:photoTag} | @from {searchTerms=scene} | @at {locationCreated} | [@when] {dateCreated}
      | @album {albumName}
      | [@at] {albumName:photoAlbumName!} | [@from] {searchTerms:photoTag!}

    intent SearchForPhotos past
    @show [@me] @photos [$where]*
    @laat [@me] @photos [$where]* @zien [@whenI {dateCreated} @made]
    @laat [@me] @zien @photos [$where]* [@made]
    @show [@me] @photos @whenI {dateCreated} @made
    @whenI/0.2 = die ik | die we | die ik van | die wij
    [@me] @photos [$where]* @show
    @photos [$where]* @zien
    ~0.3 (@photos | $named) $where [$where]
    @which @photos @haveI [$where]* @madeIt
    @which/0.3 = welke | hoeveel
    @haveI/0.1 = heb ik | hebben we
    @madeIt/0.6 = gemaakt | genomen
    @show [@me] @album {albumName}
    @show [@me] $named [$where]*
    @laat [@me] $named [$where]* @zien
    $named [$where] @zien

    intent StartPhotoPlayback past
    @play/0.6 = start | starten | speel | toon | begin | maak
    @slideshow = [een | de | mijn] (diavoorstelling | fotoshow | slideshow | diashow)
    @play [@me] @slideshow [@of @photos] [$where]* [@off]
    @play [@me] @slideshow [$where]* [@off]
    ~0.2 @slideshow @album {albumName}
    @slideshow [@of @photos] [$where]* @play
    @slideshow [$where] @see
    @play [@me] @slideshow @of $named [$where]
    @see/0.5 = zien | bekijken | afspelen
    @of/0.1 = met | van
    @off/0.1 = af
    """
}
