#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentHistory
import IntentModel

/// The places that the user has viewed, offered where a place is needed.
///
/// A place's score is `2^(−age / 1 h)`.
struct PlaceSuggestions {
  /// Newest first.
  let viewed: [ActivityCenter.Recent]
  /// The apps that give directions or rides, the preferred one first.
  let directionsApps: [AppProfile]
  let context: SuggestionContext

  private static let halfLife = 3600.0
  private static let greatestAge = 86400.0

  func suggestions() -> [Suggestion] {
    var seen: Set<String> = []
    return viewed.flatMap { recent -> [Suggestion] in
      let age = context.now.timeIntervalSince(recent.date)
      guard let source = context.allowedApp(recent.app), let place = recent.activity.place, age <= Self.greatestAge,
        seen.insert(place.key).inserted
      else { return [] }
      return offers(place, recent, source, score: (-max(0, age) / Self.halfLife).powerOfTwo)
    }
  }

  private func offers(
    _ place: Placemark, _ recent: ActivityCenter.Recent, _ source: AppProfile, score: Double
  ) -> [Suggestion] {
    var offers: [Suggestion] = []
    let reasons = [SuggestionReason.viewed(in: source.displayName, at: recent.date)]
    let name = place.name ?? ""
    func offer(_ act: Suggestion.Act, _ title: String, _ app: AppProfile, _ score: Double) {
      offers.append(
        Suggestion(
          id: SuggestionIdentifier.place(act.kind, place.key), act: act, title: title, app: app, source: source,
          reasons: reasons, score: score))
    }
    if recent.activity.supportsNavigation {
      switch context.surface {
      case .maps, .destination:
        offer(.place(place, activity: recent.activity), name, target ?? source, score)
      default:
        if let app = target ?? directionsApps.first { go(to: place, with: app) }
      }
    }
    func go(to place: Placemark, with app: AppProfile) {
      if app.isRideSharingOnly {
        offer(.ride(to: place, activity: recent.activity), context.words.ride(name), app, score)
      } else {
        offer(.directions(to: place, activity: recent.activity), context.words.directions(name), app, score)
      }
    }
    if let number = recent.activity.phoneNumber, context.surface.offersCalls {
      offer(.call(phoneNumber: number, activity: recent.activity), context.words.call(name), source, score / 2)
    }
    return offers
  }

  /// The app that the user is switching to, where it takes places.
  private var target: AppProfile? {
    switch context.surface {
    case .appSwitcher(let app?), .destination(let app): directionsApps.first { $0.identifier == app }
    default: nil
    }
  }
}

extension SuggestionSurface {
  fileprivate var offersCalls: Bool {
    switch self {
    case .assistant, .lockScreen, .car: true
    default: false
    }
  }
}

extension AppProfile {
  /// Whether the app takes users to places by rides only.
  public var isRideSharingOnly: Bool {
    directionsModes.areRideSharingOnly || (directionsModes.isEmpty && givesRides)
  }

  /// Whether the app takes users to places, by directions or rides.
  public var givesDirections: Bool { !directionsModes.isEmpty || givesRides }
}

extension Placemark {
  /// A key that is the same for two descriptions of one place.
  var key: String {
    [name, subThoroughfare, thoroughfare, locality].map { $0 ?? "" }.joined(separator: "\u{1F}")
  }
}
