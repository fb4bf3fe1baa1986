extension German {
  /// Finding photos and playing slideshows.
  static let photos = """
    @show/0.7 = zeig | zeige | zeigen | such | suche | suchen | finde | finden | find | öffne | öffnen | sehen
      | anzeigen | anschauen | ansehen | hol | hole | hast du | gibt es | habe ich | wo sind | zeigen | durchsuche | durchsuchen | ich suche | raussuchen
    @me/0.05 = mir | uns
    @on/0.1 = an | raus | heraus
    @photos = [alle] [die | meine | meinen | das | ein | den] [letzten | neuesten | schönsten] (fotos | foto
      | bilder | bild | aufnahmen | bildern)
    @selfies = [meine | alle meine | die] selfies
    @videos = [meine | alle meine | die] videos
    @from/0.2 = von | vom | mit | auf denen | mit der | mit dem
    @at/0.3 = in | im | aus | am | an der | von der reise nach | bei | in der
    @when/0.1 = von | vom | aus | seit | aus dem | die ich | von den
    @album/0.6 = (im | aus dem | das) album | album
    $where = @from {peopleInPhoto} | @from {searchTerms} | @at {locationCreated} | [@when] {dateCreated}
      | @album {albumName}
      | [@at] {albumName:photoAlbumName!} | [@from] {searchTerms:photoTag!}

    intent SearchForPhotos past
    @show [@me] @photos [$where] [$where] [$where] [@on]
    [@me] @photos [$where] [$where] @show
    ~0.3 @photos $where [$where]
    @show [@me] @album {albumName}
    @show [@me] @selfies [$where] [$where]
    @show [@me] @videos [$where] [$where]

    intent StartPhotoPlayback past
    @slideshow2 [$where] @playInf
    @slideshow2/1.2 = [eine | die | meine] (diashow | slideshow | diaschau)
    @playInf/0.5 = sehen | anschauen | abspielen | starten | zeigen | ansehen
    @play/0.6 = starte | starten | spiel | spiele | zeig | zeige | beginne | mach | abspielen
    @slideshow = [eine | die | meine] (diashow | bildershow | fotoshow | slideshow)
    @play [@me] @slideshow [@of @photos] [$where] [$where] [@ab]
    @play [@me] @slideshow [$where] [$where] [@ab]
    @slideshow [@of @photos] [$where] [$where] @play
    @of/0.1 = mit | von | aus
    @ab/0.1 = ab
    @asSlideshow = als diashow
    @show [@me] @photos [$where] [$where] @asSlideshow
    """
}
