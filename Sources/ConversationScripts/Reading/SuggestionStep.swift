import Parley
import ParleySuggestions

/// An action of a user beside the conversation: looking at things, switching apps, typing, searching, moving.
public enum SuggestionStep: Sendable, Hashable {
  /// Looks at a thing in the app of this name, or in whichever app has it; at nothing where the name is `nil`.
  case view(String?, app: String?)
  /// Switches to an app: what is offered there is shown.
  case switchTo(app: String)
  /// Looks at a place of the device: what is offered there is shown.
  case look(at: SuggestionSurface)
  /// Types into a field, of a content type where it has one.
  case type(String, field: TextContentType?)
  case search(String)
  /// Opens something that was found or is a reminder, by its title.
  case open(String)
  case arrive(Reminder.Place)
  case leave(Reminder.Place)
  /// Removes a thing in its app.
  case remove(String)
  /// Looks at a person's card: the apps that can message, call or pay the person are shown.
  case card(of: String)
  /// Chooses the app for a kind of act on a person's card, which opens the app; `nil` takes the choice back.
  case choose(app: String?, ContactAct, on: String)
  /// Connects something, or gets into the car; what is offered then is shown.
  case connect(MediaTrigger)
  /// Plays something in the app of this name, or in whichever app has it; stops where the title is `nil`.
  case play(String?, app: String?)
  /// Pauses what is playing.
  case pause
  /// Looks at the widget of the app of this name, or at the only one: it is updated, and its content is shown.
  case widget(app: String?, WidgetLook)
  /// Continues here what the user looks at on another device.
  case handOff

  /// How the user looks at a widget, and the result of its update.
  public struct WidgetLook: Sendable, Hashable {
    /// The mode that the user turns it to.
    public var mode: WidgetDisplayMode
    /// Where it is.
    public var place: WidgetSession.Place
    /// The result of the update in place of the app's own; `nil` for the app's own.
    public var update: WidgetUpdateResult?
    /// The room that the screen has for widgets from now on, in points; `nil` where it stays as it is.
    public var screen: WidgetSize?

    /// A look at a widget; its update has the app's own result unless another is given.
    public init(_ mode: WidgetDisplayMode, in place: WidgetSession.Place = .today, update: WidgetUpdateResult? = nil) {
      self.mode = mode
      self.place = place
      self.update = update
    }
  }
}

extension SuggestionStep {
  /// The places of the device that a user looks at, by their names in scripts and at the prompt.
  public static let surfaces: [(name: String, surface: SuggestionSurface)] = [
    ("assistant", .assistant), ("lock-screen", .lockScreen), ("car", .car), ("maps", .maps),
  ]

  /// What can be connected, by its name in scripts and at the prompt.
  public static let connections: [(name: String, trigger: MediaTrigger)] = [
    ("headphones", .headphonesConnected), ("bluetooth", .bluetoothConnected), ("car", .gotIntoCar),
  ]
}

extension DirectiveReader {
  static let allKeys = keys + suggestionKeys

  /// The keys of ``SuggestionStep``, in the order in which the page about the format describes them.
  static let suggestionKeys: [Key] = [
    step("view", "Banana Palace") { app, value in
      .view(value.text == "nothing" ? nil : value.text, app: app.isEmpty ? nil : app)
    },
    step("switch", "MonkeyRides") { _, value in .switchTo(app: value.text) },
    step("look", "lock-screen") { _, value throws(LineProblem) in
      let known = SuggestionStep.surfaces.first { $0.name == value.text }
      guard let known else {
        throw LineProblem(
          .unknownName(kind: "place", name: value.text, known: SuggestionStep.surfaces.map(\.name)))
      }
      return .look(at: known.surface)
    },
    step("type", "Let’s meet at", mayBeEmpty: true) { field, value throws(LineProblem) in
      if field.isEmpty { return .type(value.text, field: nil) }
      guard let known = TextContentType(rawValue: field) else {
        throw LineProblem(
          .unknownName(kind: "content type", name: field, known: TextContentType.allCases.map(\.rawValue)))
      }
      return .type(value.text, field: known)
    },
    step("search", "banana") { _, value in .search(value.text) },
    step("open", "Banana Palace") { _, value in .open(value.text) },
    step("arrive", "home") { _, value throws(LineProblem) in .arrive(try value.reminderPlace()) },
    step("leave", "work") { _, value throws(LineProblem) in .leave(try value.reminderPlace()) },
    step("remove", "Banana Palace") { _, value in .remove(value.text) },
    step("contact", "Bobo Jr.") { name, value throws(LineProblem) in
      name.isEmpty ? .card(of: value.text) : try value.choice(on: name)
    },
    step("connect", "headphones") { _, value throws(LineProblem) in
      .connect(try value.choice(of: SuggestionStep.connections))
    },
    step("play", "Morning Howl") { app, value in
      .play(value.text == "nothing" ? nil : value.text, app: app.isEmpty ? nil : app)
    },
    step("widget", "expanded") { app, value throws(LineProblem) in
      .widget(app: app.isEmpty ? nil : app, try value.widgetLook())
    },
  ]

  private static func step(
    _ name: String, _ example: String, mayBeEmpty: Bool = false,
    _ read: @escaping @Sendable (String, DirectiveValue) throws(LineProblem) -> SuggestionStep
  ) -> Key {
    Key(name: name, region: .body, example: example, mayBeEmpty: mayBeEmpty) { argument, value throws(LineProblem) in
      .directive(.suggestion(try read(argument, value)))
    }
  }
}

extension DirectiveValue {
  /// The app that is chosen on a person's card: `message MonkeyChat`, or `message none`.
  fileprivate func choice(on name: String) throws(LineProblem) -> SuggestionStep {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let act = ContactAct(rawValue: words.first ?? "") else {
      throw wrong(words.first ?? "", known: ContactAct.allCases.map(\.rawValue))
    }
    guard words.count == 2 else {
      throw LineProblem(.malformedValue(key: key, value: text, example: "\(act.rawValue) MonkeyChat"), offset: offset)
    }
    return .choose(app: words[1] == "none" ? nil : words[1].trimmed, act, on: name)
  }

  /// The mode or place of a widget, and the result of its update: `compact, fails no network`.
  fileprivate func widgetLook() throws(LineProblem) -> SuggestionStep.WidgetLook {
    let parts = text.split(separator: ",", maxSplits: 1).map { String($0).trimmed }
    var look: SuggestionStep.WidgetLook
    switch parts.first {
    case "compact": look = SuggestionStep.WidgetLook(.compact)
    case "expanded": look = SuggestionStep.WidgetLook(.expanded)
    case "quick-actions": look = SuggestionStep.WidgetLook(.expanded, in: .quickActions)
    default: throw wrong(parts.first ?? "", known: ["compact", "expanded", "quick-actions"])
    }
    guard parts.count > 1 else { return look }
    var rest = parts[1]
    if rest.hasPrefix("screen ") {
      let split = rest.dropFirst(7).split(separator: ",", maxSplits: 1).map { String($0).trimmed }
      look.screen = try screen(split.first ?? "")
      guard split.count > 1 else { return look }
      rest = split[1]
    }
    if rest == "no data" {
      look.update = .noData
    } else if rest.hasPrefix("fails ") {
      look.update = .failed(rest.dropFirst(6).trimmed)
    } else {
      throw wrong(rest, known: ["no data", "fails no network", "screen 640 x 160"])
    }
    return look
  }

  /// Width and height in points: `640 x 160`.
  private func screen(_ text: String) throws(LineProblem) -> WidgetSize {
    let sides = text.split(separator: "x").map { Double($0.trimmed) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) else {
      throw LineProblem(
        .malformedValue(key: key, value: self.text, example: "expanded, screen 640 x 160"), offset: offset)
    }
    return WidgetSize(width: sides[0], height: sides[1])
  }

  /// `home`, `work`, or a place: `48.8566 2.3522 Paris`, or its name alone.
  fileprivate func reminderPlace() throws(LineProblem) -> Reminder.Place {
    switch text {
    case "home": return .home
    case "work": return .work
    default:
      guard text.first?.isNumber == true || text.first == "-" else { return .place(Placemark(name: text)) }
      guard let place = try place() else { throw malformed }
      return .place(place)
    }
  }
}
