extension Italian {
  /// Finding photos and playing slideshows.
  static let photos = """
    @show/0.7 = mostra | mostrami | mostrare | fammi vedere | fai vedere | cerca | cercami | cercare | trova
      | trovami | trovare | apri | vedere
    @photos = [tutte] [le | le mie | delle | la | una | l'] [ultime | migliori] (foto | fotografie | immagini
      | foto più belle | fotografia | immagine)
    @selfies = [i miei | i | tutti i miei] selfie
    @videos = [i miei | i | tutti i miei] video
    @from/0.2 = di | del | della | con | dei | delle | dove c'è | in cui c'è
    @at/0.3 = a | in | al | di | del | della | scattate a | scattate in | fatte a | fatte in | del viaggio a
    @when/0.1 = di | del | della | dell' | scattate | da | dal
    @album/0.6 = (nell' | dell' | l' | dall') album | album
    $where = @from {peopleInPhoto} | @from {searchTerms} | @at {locationCreated} | [@when] {dateCreated}
      | @album {albumName}
      | [@at] {albumName:photoAlbumName!} | [@from] {searchTerms:photoTag!}

    intent SearchForPhotos past
    @show @photos [$where] [$where] [$where]
    ~0.3 @photos $where [$where]
    @show @album {albumName}
    @show @selfies [$where] [$where]
    @show @videos [$where] [$where]

    intent StartPhotoPlayback past
    @play/0.6 = avvia | inizia | fai partire | mostra | mostrami | fai | riproduci
    @see @slideshow [$where] [$where]
    @see @slideshow @of @photos [$where] [$where]
    @see/0.6 = vedere | guardare | far partire | avviare | voglio | metti | lancia
    @slideshow = [una | la | un] (presentazione | slideshow | presentazione di foto)
    @play @slideshow [@of @photos] [$where] [$where]
    @play @slideshow [$where] [$where]
    @of/0.1 = di | con | delle | dei | con le
    """
}
