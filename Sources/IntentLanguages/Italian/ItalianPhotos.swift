extension Italian {
  /// Finding photos and playing slideshows.
  static let photos = """
    @show/0.7 = dove (sono | ho) | mostra | mostrami | mostrare | fammi vedere | fai vedere | cerca | cercami | cercare | trova
      | trovami | trovare | apri | vedere | rivedere
    @photos = [tutte] [le | le mie | delle | la | una | l'] [ultime | migliori] (foto | fotografie | immagini
      | foto più belle | fotografia | immagine)
    @allMy/0 = i miei | i | le mie | le | gli | tutti i miei | tutte le mie | tutti i | tutte le
    symbol selfie = selfie
    symbol screenshot = screenshot | schermate
    symbol video = video | filmati
    symbol favorite = foto preferite | preferite
    symbol panoramaPhoto = panoramiche | panoramica | foto panoramiche
    symbol portraitPhoto = ritratto | ritratti
    symbol livePhoto = live photo
    symbol burstPhoto = raffiche | foto a raffica
    symbol slowMotionVideo = video al rallentatore
    symbol timeLapseVideo = time lapse
    symbol GIF = gif
    $named = [@allMy] {includedAttributes=selfie|screenshot|video|favorite|panoramaPhoto|portraitPhoto|livePhoto|burstPhoto
      |slowMotionVideo|timeLapseVideo|GIF}
    @from/0.2 = di | del | della | con | dei | delle | dove c'è | in cui c'è
    @at/0.3 = che (ho | abbiamo) (fatto | scattato) (a | al | allo | alla | all' | in | nel | nella) | a | in | al | scattate a | scattate in | fatte a | fatte in | del viaggio a
    @when/0.1 = che (ho | abbiamo) (fatto | scattato) | di | del | della | dell' | scattate | da | dal
    @album/0.6 = (nell' | dell' | l' | dall') album | album
    # What other requests are about can be seen in photos as well.
    symbol scene/0.1 = [la | l' | il | le | i | mio | mia | miei | mie] (passaporto | menù | ricetta | biglietti | scontrini | neve | pioggia | luci | hotel | ristorante | concerto | documenti | tavoli)
    $where = @from {peopleInPhoto} | @from {searchTerms:photoTag} | @from {searchTerms=scene} | @at {locationCreated} | [@when] {dateCreated}
      | @album {albumName}
      | [@at] {albumName:photoAlbumName!} | [@from] {searchTerms:photoTag!}

    intent SearchForPhotos past
    @show @photos [$where]*
    ~0.3 (@photos | $named) $where [$where]
    @which @photos @iMade [$where]*
    @which/0.3 = che | quali | quante
    @iMade/0.8 = (ho | abbiamo) (fatto | scattato)
    @show @album {albumName}
    @show $named [$where]*

    intent StartPhotoPlayback past
    @play/0.6 = avvia | fammi | fammi vedere | inizia | fai partire | mostra | mostrami | fai | riproduci
    @see @slideshow [$where]*
    @see @slideshow @of @photos [$where]*
    @see/0.6 = vedere | guardare | far partire | avviare | voglio | metti | lancia
    @slideshow = [una | la | un] (presentazione | slideshow | presentazione di foto)
    @play @slideshow [@of @photos] [$where]*
    @play @slideshow [$where]*
    ~0.2 @slideshow @album {albumName}
    @play @slideshow @of $named [$where]
    @see @slideshow @of $named [$where]
    @of/0.1 = di | con | delle | dei | con le
    """
}
