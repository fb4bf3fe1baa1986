extension Spanish {
  /// Finding photos and playing slideshows.
  static let photos = """
    @show/0.7 = dónde (están | tengo) | muestra | mostrar | muéstrame | muestrame | enseña | enséñame | enseñar | enseñame | busca | buscar
      | búscame | encuentra | encontrar | ver | abre | quiero ver
    @me/0 = me
    @photos = [todas] [las | mis | unas | la | una | mi] [últimas | mejores] (fotos | foto | fotografías | imágenes
      | imagen)
    @allMy/0 = mis | los | las | todos mis | todas mis | todos los | todas las
    symbol selfie = selfie | selfies | selfi | selfis
    symbol screenshot = captura de pantalla | capturas de pantalla | pantallazos | capturas
    symbol video = vídeo | video | vídeos | videos
    symbol favorite = fotos favoritas | favoritas
    symbol panoramaPhoto = panorámicas | panorámica | fotos panorámicas
    symbol portraitPhoto = retrato | retratos
    symbol livePhoto = live photos
    symbol burstPhoto = ráfagas | fotos en ráfaga
    symbol slowMotionVideo = vídeos a cámara lenta | videos en cámara lenta
    symbol timeLapseVideo = time lapse | vídeos acelerados
    symbol GIF = gif | gifs
    $named = [@allMy] {includedAttributes=selfie|screenshot|video|favorite|panoramaPhoto|portraitPhoto|livePhoto|burstPhoto
      |slowMotionVideo|timeLapseVideo|GIF}
    @from/0.2 = de | del | con | (en las que | donde) (sale | salga | salen | salgan | aparece | aparezca | está | esté) | en que salgo con
    @at/0.3 = en | tomadas en | hechas en | sacadas en | de mi viaje a | en el | en la
    @when/0.1 = que (hice | he hecho | saqué | tomé | hicimos | sacamos | tomamos) | de | del | tomadas | hechas | desde | tomadas en
    @album/0.6 = (en el | del | el) álbum [de] | álbum
    # What other requests are about can be seen in photos as well.
    symbol scene/0.1 = [la | el | las | los | nuestro | mi | mis] (pasaporte | menú | receta | billetes | recibos | nieve | lluvia | luces | hotel | restaurante | concierto | documentos | mesas)
    $where = @from {peopleInPhoto} | @from {searchTerms:photoTag} | @from {searchTerms=scene} | @at {locationCreated} | [@when] {dateCreated}
      | @album {albumName}
      | [@at] {albumName:photoAlbumName!} | [@from] {searchTerms:photoTag!}

    intent SearchForPhotos past
    @show [@me] @photos [$where]*
    ~0.3 (@photos | $named) $where [$where]
    @which @photos @iMade [$where]*
    @which/0.3 = qué | cuáles | cuántas
    @iMade/0.8 = (hice | he hecho | saqué | he sacado | tomé | hicimos | sacamos | tomamos)
    @show [@me] @album {albumName}
    @show [@me] $named [$where]*

    intent StartPhotoPlayback past
    @play/0.6 = ver | quiero ver | mirar | reproducir | mostrar | inicia | iniciar | empieza | pon | poner | reproduce | pasa | muestra | muéstrame | haz | comienza
    @slideshow = [un | una | el | la | mi] (pase de diapositivas | presentación | presentación de diapositivas
      | pase de fotos | presentación de fotos)
    @play [@me] @slideshow [@of @photos] [$where]*
    ~0.2 @slideshow @album {albumName}
    @play [@me] @slideshow [$where]*
    (@play | @show) [@me] @photos [$where]* @asSlideshow
    @asSlideshow/1.2 = (en | como) [una] (presentación | presentación de diapositivas | diapositivas | pase de diapositivas)
    @play [@me] @slideshow @of $named [$where]
    @of/0.1 = de | con
    """
}
