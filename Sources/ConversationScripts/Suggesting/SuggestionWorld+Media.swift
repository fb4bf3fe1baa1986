import Foundation
import IntentText
import Parley
import ParleySuggestions

/// What is played, and offered to be played.
extension SuggestionWorld {
  /// For how many seconds something counts as just connected.
  private static let triggerTime = 600.0

  /// The recent event after which something is offered to be played; `nil` where there was none.
  var trigger: MediaTrigger? {
    guard let last = lastTrigger else { return nil }
    let age = environment.now.timeIntervalSince(last.date)
    return age >= 0 && age <= Self.triggerTime ? last.trigger : nil
  }

  /// Connects something; returns what is offered because of it, one line each.
  func connect(_ trigger: MediaTrigger) async -> [String] {
    lastTrigger = (trigger, environment.now)
    return await offers(on: trigger == .gotIntoCar ? .car : .lockScreen).map(OfferLine.text)
  }

  /// What is offered to be played at home or at work; nothing elsewhere, and where no app plays anything.
  func offersToPlay(on place: Reminder.Place) async -> [String] {
    switch place {
    case .home: lastTrigger = (.arrivedHome, environment.now)
    case .work: lastTrigger = (.arrivedAtWork, environment.now)
    default: return []
    }
    let offered = await offers(on: .lockScreen).filter { $0.group == .media }
    return offered.map(OfferLine.text)
  }

  /// Plays something by its title, or stops what is playing.
  func play(_ title: String?, in app: String?) async throws(StepProblem) {
    guard let title else { return await suggestions.media.setNowPlaying(nil) }
    for (owner, root) in media where app == nil || owner.displayName == app || owner.identifier == app {
      guard let item = root.playable.first(where: { $0.title == title }) else { continue }
      var playing = NowPlaying(
        app: owner.identifier, item: item.identifier, title: item.title, artist: item.subtitle, at: environment.now)
      // What was paused continues where it was.
      if let last = await suggestions.media.nowPlaying, last.item == item.identifier, last.app == owner.identifier {
        playing.elapsed = last.position(at: environment.now)
      }
      return await suggestions.media.setNowPlaying(playing, after: trigger)
    }
    let known = media.flatMap { $0.root.playable.map(\.title) }
    throw StepProblem("there is nothing called '\(title)' to play.", nearest: title, among: known)
  }

  /// Pauses what is playing.
  func pause() async throws(StepProblem) {
    guard var playing = await suggestions.media.nowPlaying, playing.rate > 0 else {
      throw StepProblem("nothing is playing.")
    }
    playing.elapsed = playing.position(at: environment.now)
    playing.date = environment.now
    playing.rate = 0
    await suggestions.media.setNowPlaying(playing)
  }

  /// What is playing, as the lock screen and the car show it: `Playing Morning Howl, Coco Loco, 1:05 (MonkeyTunes)`.
  package func playing(on surface: SuggestionSurface) async -> [String] {
    guard surface == .lockScreen || surface == .car, let playing = await suggestions.media.nowPlaying else { return [] }
    let seconds = Int(min(playing.position(at: environment.now), 359_999))
    let position = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    let app = apps.first { $0.identifier == playing.app }?.displayName ?? playing.app
    let parts = [playing.title, playing.artist, position].compactMap(\.self).joined(separator: ", ")
    return ["\(playing.rate > 0 ? "Playing" : "Paused") \(parts) (\(app))"]
  }
}

extension PlayableItem {
  /// Everything below that can be played itself.
  fileprivate var playable: [PlayableItem] {
    (isPlayable ? [self] : []) + children.flatMap(\.playable)
  }
}

/// Why a step beside the conversation cannot be done.
struct StepProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// A problem that suggests the known name nearest to the given one, or the first where none is near.
  init(_ words: String, nearest name: String, among known: [String]) {
    let nearest = NearestName.nearest(to: name, among: known)
    let some = known.prefix(Self.mostNames).joined(separator: ", ") + (known.count > Self.mostNames ? ", …" : ".")
    let list = known.isEmpty ? "" : " There is \(some)"
    description = words + (nearest.map { " Did you mean '\($0)'?" } ?? list)
  }

  private static let mostNames = 5
}
