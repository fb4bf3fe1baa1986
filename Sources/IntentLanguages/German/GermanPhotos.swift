extension German {
  /// Finding photos and playing slideshows.
  static let photos = """
    @show/0.7 = zeig | zeige | zeigen | such | suche | suchen | finde | finden | find | öffne | öffnen | sehen
      | anzeigen | anschauen | ansehen | hol | hole | hast du | gibt es | habe ich | wo sind | zeigen | durchsuche | durchsuchen | ich suche | raussuchen
    @me/0.05 = mir | uns
    @on/0.1 = an | raus | heraus
    @photos = [alle] [die | meine | meinen | das | ein | den] [letzten | neuesten | schönsten] (fotos | foto
      | bilder | bild | aufnahmen | bildern)
    @allMy/0 = meine | alle meine | alle | die | meinen
    symbol selfie = selfie | selfies
    symbol screenshot = screenshot | screenshots | bildschirmfoto | bildschirmfotos
    symbol video = video | videos
    symbol favorite = lieblingsfotos | lieblingsbilder | favoriten
    symbol panoramaPhoto = panorama | panoramen | panoramafotos | panoramabilder | panoramaaufnahmen
    symbol portraitPhoto = porträts | porträtfotos | porträtbilder | porträtaufnahmen
    symbol livePhoto = live fotos | livefotos
    symbol burstPhoto = serienbilder | serienfotos | serienaufnahmen
    symbol slowMotionVideo = zeitlupenvideos | zeitlupen
    symbol timeLapseVideo = zeitraffervideos | zeitraffer
    symbol GIF = gif | gifs
    $named = [@allMy] {includedAttributes=selfie|screenshot|video|favorite|panoramaPhoto|portraitPhoto|livePhoto|burstPhoto
      |slowMotionVideo|timeLapseVideo|GIF}
    @made/0.1 = gemacht habe | gemacht haben | aufgenommen habe | geschossen habe | gemacht hat | entstanden sind
    @from/0.2 = von | vom | mit | auf denen | mit der | mit dem
    @at/0.3 = in | im | aus | am | an der | auf | auf der | auf dem | von der reise nach | bei | in der
      | (vom | aus dem | von unserem | aus unserem) [letzten] urlaub (in | auf | an der | am | im)
    @when/0.1 = von | vom | aus | seit | aus dem | die ich | von den
    @album/0.6 = (im | aus dem | das | vom) album | album
    # What other requests are about can be seen in photos as well.
    symbol scene/0.1 = [der | dem | die | das | den | unserem | meinem | meiner | meinen] (pass | reisepass | ausweis | speisekarte | rezept | fahrkarten | schnee | regen | essen | hotel | hotels | restaurant | lichter | lampen | konzert | konzerten | dokumenten | listen)
    $where = @from {peopleInPhoto} | @from {searchTerms:photoTag} | @from {searchTerms=scene} | @at {locationCreated} | [@when] {dateCreated}
      | @album {albumName}
      | [@at] {albumName:photoAlbumName!} | [@from] {searchTerms:photoTag!}

    intent SearchForPhotos past
    @show [@me] @photos [$where]* [@on | @made]
    [@me] @photos [$where]* @show
    @which @photos @haveI [$where]* @madeIt
    @which/0.3 = welche | was für
    @haveI/0.1 = (habe | hab) ich | haben wir
    @madeIt/0.6 = gemacht | aufgenommen | geschossen
    ~0.3 (@photos | $named) $where [$where]
    @show [@me] @album {albumName}
    @show [@me] $named [$where]* [@on | @made]
    [@me] $named [$where]* @show
    [@me] @album {albumName} @show

    intent StartPhotoPlayback past
    @slideshow2 [$where] @playInf
    @slideshow2/1.2 = [eine | die | meine] (diashow | slideshow | diaschau)
    @playInf/0.5 = sehen | anschauen | abspielen | starten | zeigen | ansehen
    @play/0.6 = starte | starten | spiel | spiele | zeig | zeige | beginne | mach | abspielen
    @slideshow = [eine | die | meine] (diashow | bildershow | fotoshow | slideshow)
    @play [@me] @slideshow [@of @photos] [$where]* [@ab]
    @play [@me] @slideshow [$where]* [@ab]
    ~0.2 @slideshow @album {albumName}
    @play [@me] @slideshow @of $named [$where] [@ab]
    @slideshow [@of @photos] [$where]* @play
    @of/0.1 = mit | von | aus
    @ab/0.1 = ab
    @asSlideshow = als (diashow | slideshow | bildershow)
    @play [@me] @photos [$where]* @asSlideshow [@ab]
    @show [@me] @photos [$where]* @asSlideshow
    """
}
