import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import ParleySuggestions
import Testing

@Suite struct MediaLibraryTests {
  let player = AppProfile(identifier: "com.example.player", displayName: "MonkeyMusic")

  func library() async -> MediaLibrary {
    let library = MediaLibrary()
    await library.setContent(
      PlayableItem(
        "root", title: "MonkeyMusic", isPlayable: false,
        children: [
          PlayableItem("jazz", title: "Jungle jazz"),
          PlayableItem(
            "casts", title: "Podcasts", isPlayable: false,
            children: [
              PlayableItem("cast", title: "Vine talk", progress: 0.5), PlayableItem("new", title: "Never heard"),
            ]),
        ]), of: player.identifier)
    return library
  }

  func play(_ item: String, after trigger: MediaTrigger?, daysAgo: Double, in library: MediaLibrary) async {
    await library.setNowPlaying(nil)
    await library.setNowPlaying(
      NowPlaying(app: player.identifier, item: item, title: item, at: saturdayMorning - daysAgo * 86400), after: trigger
    )
  }

  func offers(_ trigger: MediaTrigger, _ library: MediaLibrary, denied: Set<String> = []) async -> [String] {
    let context = SuggestionContext(now: saturdayMorning, apps: [player], deniedApps: denied)
    return await library.suggestions(after: trigger, for: context).map(\.title)
  }

  @Test func offersWhatWasPlayedAfterTheSameTrigger() async {
    let library = await library()
    #expect(await offers(.headphonesConnected, library) == [])
    for day in 1...5 {
      await play("jazz", after: .headphonesConnected, daysAgo: Double(day), in: library)
      await play("cast", after: .gotIntoCar, daysAgo: Double(day), in: library)
    }
    #expect(await offers(.headphonesConnected, library) == ["Play Jungle jazz", "Play Vine talk"])
    #expect(await offers(.gotIntoCar, library) == ["Play Vine talk", "Play Jungle jazz"])
    // Something begun and not finished comes first where nothing else tells the two apart.
    #expect(await offers(.arrivedHome, library) == ["Play Vine talk", "Play Jungle jazz"])
    #expect(await offers(.arrivedHome, library, denied: [player.identifier]) == [])
  }

  @Test func thePositionGoesOnUntilTheEnd() {
    var playing = NowPlaying(app: "a", item: "x", title: "X", duration: 100, elapsed: 40, at: saturdayMorning)
    #expect(playing.position(at: saturdayMorning + 10) == 50)
    #expect(playing.position(at: saturdayMorning + 1000) == 100)
    playing.rate = 0
    #expect(playing.position(at: saturdayMorning + 10) == 40)
  }

  @Test func theTreeIsWalkedByPositions() async {
    let library = await library()
    #expect(await library.children(of: player.identifier, at: [1])?.map(\.title) == ["Vine talk", "Never heard"])
    #expect(await library.children(of: player.identifier, at: [7]) == nil)
    #expect(await library.children(of: "none") == nil)
  }

  @Test func aPausedPieceCountsOnce() async {
    let library = await library()
    var playing = NowPlaying(app: player.identifier, item: "jazz", title: "Jungle jazz", at: saturdayMorning)
    await library.setNowPlaying(playing)
    playing.rate = 0
    await library.setNowPlaying(playing)
    playing.rate = 1
    await library.setNowPlaying(playing)
    #expect(await library.history.count == 1)
    #expect(await library.nowPlaying == playing)
  }
}
