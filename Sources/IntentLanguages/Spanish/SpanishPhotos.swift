extension Spanish {
  /// Finding photos and playing slideshows.
  static let photos = """
    @show/0.7 = muestra | mostrar | muéstrame | muestrame | enseña | enséñame | enseñar | enseñame | busca | buscar
      | búscame | encuentra | encontrar | ver | abre | quiero ver
    @me/0 = me
    @photos = [todas] [las | mis | unas | la | una | mi] [últimas | mejores] (fotos | foto | fotografías | imágenes
      | imagen)
    @selfies = [mis | los | todos mis] selfies
    @videos = [mis | los | todos mis] (vídeos | videos)
    @from/0.2 = de | del | con | en las que sale | donde sale | donde aparece | en las que aparece | en que salgo con
    @at/0.3 = en | de | tomadas en | hechas en | sacadas en | de mi viaje a | en el | en la
    @when/0.1 = de | del | tomadas | hechas | desde | tomadas en
    @album/0.6 = (en el | del | el) álbum [de] | álbum
    $where = @from {peopleInPhoto} | @from {searchTerms} | @at {locationCreated} | [@when] {dateCreated}
      | @album {albumName}
      | [@at] {albumName:photoAlbumName!} | [@from] {searchTerms:photoTag!}

    intent SearchForPhotos past
    @show [@me] @photos [$where] [$where] [$where]
    ~0.3 @photos $where [$where]
    @show [@me] @album {albumName}
    @show [@me] @selfies [$where] [$where]
    @show [@me] @videos [$where] [$where]

    intent StartPhotoPlayback past
    @play/0.6 = ver | quiero ver | mirar | reproducir | mostrar | inicia | iniciar | empieza | pon | poner | reproduce | muestra | muéstrame | haz | comienza
    @slideshow = [un | una | el | la | mi] (pase de diapositivas | presentación | presentación de diapositivas
      | pase de fotos | presentación de fotos)
    @play [@me] @slideshow [@of @photos] [$where] [$where]
    @play [@me] @slideshow [$where] [$where]
    @of/0.1 = de | con
    """
}
