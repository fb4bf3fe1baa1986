extension English {
  /// Finding photos, and showing them one after the other.
  static let photos = """
    @a/0 = a | an | my | the | all | all my | all the | any | some | our | those | these | me my | me the | me
    @photos/1.0 = photo | photos | picture | pictures | pic | pics | image | images | snapshot | snapshots | snap | snaps | shots | camera roll | photo (library | gallery)
    @ofMine/0.2 = a | an | my | the | our | all my
    @of/0.2 = of | that have | which show | where you can see | featuring | with pictures of | showing | with | that show | containing | about
    @taken/0.3 = taken | that were taken | which were taken | i've taken | we've taken | that we took | i shot | snapped | i took | we took | shot | taken by me | that i took
    @from/0.1 = from | in | on | during | since | of
    @at/0.1 = in | at | from | near | around
    @album/0.8 = [the | my | an] album [called | named | titled]
    @in/0.1 = in | from | of
    symbol favorite = favorite | favourite | favorites | favourites | best
    symbol selfie = selfie | selfies
    symbol screenshot = screenshot | screenshots | screen shots
    symbol video = video | videos
    symbol panoramaPhoto = panorama | panoramas | panoramic
    symbol livePhoto = live
    symbol portraitPhoto = portrait | portraits
    symbol squarePhoto = square
    symbol burstPhoto = burst
    symbol slowMotionVideo = slow motion | slow-motion | slow mo
    symbol timeLapseVideo = time lapse | time-lapse
    symbol GIF = gif | gifs
    $kind = {includedAttributes=favorite|panoramaPhoto|livePhoto|portraitPhoto|squarePhoto|burstPhoto|selfie|video}
    $named = {includedAttributes=selfie|screenshot|video|panoramaPhoto|portraitPhoto|GIF|favorite}
      | {includedAttributes=slowMotionVideo|timeLapseVideo} [@videoWord]
    @videoWord/0.1 = video | videos
    @andMe/0.2 = and (me | myself | i) | with me
    @meAnd/0.2 = (me | myself) (and | with)
    $filter = @of [@meAnd] {peopleInPhoto} [@andMe] | @of [@a | @ofMine] ({searchTerms:photoTag} | {searchTerms=scene})
      | [@taken] [@from] {dateCreated} | [@taken] @at {locationCreated}
      | @whenWe {*} | [@that2] {peopleInPhoto} @isIn | @in @album {albumName:photoAlbumName} | @in [@a] {albumName:photoAlbumName!} [@albumWord]
      | @in [@a] {albumName:photoAlbumName} @albumWord
    @that2/0 = that | which | where
    @isIn/0.6 = (is | are | appears | was) in
    @whenWe/0.3 = [from] when (i | we | they | he | she) (was | were | had | lived | went)
    @albumWord/0.8 = album
    $more = $filter | @that {searchTerms:photoTag!}
    @that/0.2 = and | and of

    intent SearchForPhotos past
    @find/0.9 = dig up | dig out | hunt for | track down | pull out | find | find me | look for | search for | search | show | show me | see | get | get me | pull up | display
      | view | bring up | i want to see | let me see | open | browse | do i have | where are | are there | find all | scroll through | go through | look through | retrieve | fetch | locate | i'm looking for
      | look at | go to | let me look at | can i see | take me to | give me | looking for
    @find [@a] @photos [$filter] [$more]*
    @find [@a] $kind @photos [$filter] [$more]*
    @find [@a] ({searchTerms:photoTag} | {searchTerms=scene}) @photos [$filter] [$more]
    # What other requests are about can be seen in photos as well.
    symbol scene/0.1 = snow | rain | lights | christmas lights | lamps | tables | [the] hotel | hotels | [the] restaurant | restaurants | recipe | recipes | meeting | meetings
      | event | events | map | maps | luggage | note | notes | document | documents | passport | visa | insurance card | tv | shopping | alarm clock
    @find [@a] $named [$filter] [$more]
    @find @album {albumName:photoAlbumName}
    @find [@a] {albumName:photoAlbumName} @albumWord
    @searchIn [@a] @photos @searchFor [@a] {searchTerms:photoTag}
    @searchIn/0.9 = search | search through | look through | go through | scan
    @searchFor/0.5 = for | to find
    ~0.2 [@a] (@photos | $kind @photos | {searchTerms:photoTag} @photos | $named) $filter [$more]*
    @which @photos @didITake [$filter] [$more]
    @which/0.2 = what | which | how many | whichever
    @didITake/0.9 = (do | have) (i | we) (have | got) | (did | have) (i | we) (take | shoot | snap | taken | shot) | (i | we) (took | have taken)

    intent StartPhotoPlayback past
    @play = start | play | begin | show | show me | run | make | create | watch
    @slideshow/1.4 = [a | an | the | my] (slideshow | slide show | photo show)
    @play @slideshow [$filter] [$more]*
    ~0.1 @slideshow [@of [@a] @photos] $filter [$more]
    ~0.5 @slideshow
    @play @slideshow @of [@a] @photos [$filter] [$more]*
    @play @slideshow @of [@a] $kind @photos [$filter] [$more]
    @play @slideshow @of [@a] {searchTerms:photoTag} @photos [$filter] [$more]
    @play @slideshow @of @album {albumName:photoAlbumName}
    @play @slideshow @of [@a] {albumName:photoAlbumName!} [@albumWord]
    @playOnly @album {albumName:photoAlbumName}
    @playOnly [@a] {albumName:photoAlbumName!} @albumWord
    @playOnly/0.8 = play
    @play [@a] {albumName:photoAlbumName} @albumWord @asShow
    @play [@a] @photos [$filter] @asShow
    @asShow/1.4 = (as | in) (a | my) (slideshow | slide show | photo show)
    """
}
