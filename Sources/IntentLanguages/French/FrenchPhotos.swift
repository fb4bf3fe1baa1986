extension French {
  /// Finding photos and playing slideshows.
  static let photos = """
    @show/0.7 = fais défiler | revoir | fais-nous voir | montre | montrer | montrez | montre-moi | affiche | afficher | affichez | cherche | chercher
      | cherchez | trouve | trouver | trouvez | trouve-moi
      | recherche | rechercher | voir | fais-moi voir | retrouve | ouvre | ai-je | est-ce que j'ai | j'ai | je cherche | où sont | regarder | parcourir | parcours | y a-t-il
    @me/0 = moi | me
    @photos = [toutes] [les | mes | des | la | une | mon | le | l'] [dernières | plus belles] (photos | photo
      | images | image | clichés)
    @allMy/0 = mes | les | des | tous mes | toutes mes | tous les | toutes les
    symbol selfie = selfie | selfies
    symbol screenshot = capture d'écran | captures d'écran
    symbol video/1.1 = vidéo | vidéos
    symbol favorite = photos (préférées | favorites) | favoris
    symbol panoramaPhoto = panorama | panoramas | [photos] panoramiques
    symbol portraitPhoto = portrait | portraits
    symbol livePhoto = live photos | photos live
    symbol burstPhoto = rafales | photos en rafale
    symbol slowMotionVideo = ralentis | vidéos au ralenti
    symbol timeLapseVideo = accélérés | vidéos en accéléré | time lapse
    symbol GIF = gif | gifs
    $named = [@allMy] {includedAttributes=selfie|screenshot|video|favorite|panoramaPhoto|portraitPhoto|livePhoto|burstPhoto
      |slowMotionVideo|timeLapseVideo|GIF}
    @from/0.2 = de | d' | du | des | prises | prise | avec | où (il y a | on voit | apparaît | figure) | qui montrent
    @at/0.3 = à | au | en | prises à | prises au | prises en | de mon voyage à | dans le | prises dans | à la | près de
    @when/0.1 = que j'ai (prises | faites) | que nous avons prises | qu'on a prises | de | d' | du | prises | prises en | datant de | en | depuis
    @album/0.6 = (dans | de | du) [l' | mon | le] album | de l' album | album
    # What other requests are about can be seen in photos as well.
    symbol scene/0.1 = [la | l' | le | les | notre | mon | ma | mes] (passeport | menu | ordonnance | tickets | billets | neige | pluie | lumières | hôtel | restaurant | concert | documents | table | montagnes enneigées)
    $where = @from {peopleInPhoto} | @from {searchTerms:photoTag} | @from {searchTerms=scene} | @at {locationCreated} | [@when] {dateCreated}
      | @album {albumName}
      | @from [la | le | l'] {albumName:photoAlbumName!} | [@from] {searchTerms:photoTag!}

    intent SearchForPhotos past
    @show [@me] @photos [$where]*
    ~0.3 (@photos | $named) $where [$where]
    @which @photos @iTook [$where]*
    @which/0.3 = quelles | quels | quelle
    @iTook/0.8 = (j'ai | ai-je | est-ce que j'ai | on a | nous avons) (prises | prise | faites | pris)
    @show [@me] @album {albumName}
    @show [@me] $named [$where]*

    intent StartPhotoPlayback past
    @play/0.6 = lance | lancer | démarre | démarrer | joue | montre | montre-moi | fais défiler | commence
    @see @slideshow [@of @photos] [$where]*
    @see/0.5 = voir | regarder | fais | faire | mets | mettre | joue | jouer
    @slideshow = [un | le | mon] diaporama
    @play [@me] @slideshow [@of @photos] [$where]*
    ~0.2 @slideshow @album {albumName}
    @play [@me] @slideshow [$where]*
    @play [@me] @slideshow @of $named [$where]
    @of/0.1 = de | des | avec
    @asSlideshow = en diaporama
    @show [@me] @photos [$where]* @asSlideshow
    """
}
