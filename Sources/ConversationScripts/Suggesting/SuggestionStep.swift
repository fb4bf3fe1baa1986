import Parley

/// An action of a user beside the conversation: looking at things, switching apps, typing, searching, moving.
public enum SuggestionStep: Sendable, Hashable {
  /// Looks at a thing, in the app of this name or in whichever has it; at nothing where the name is `nil`.
  case view(String?, app: String?)
  /// Switches to an app: what is offered there is shown.
  case switchTo(app: String)
  /// Looks at a place of the device: what is offered there is shown.
  case look(at: SuggestionSurface)
  /// Types into a field, of a content type where it has one.
  case type(String, field: TextContentType?)
  case search(String)
  /// Opens what was found or came back, by its title.
  case open(String)
  case arrive(ReminderPlace)
  case leave(ReminderPlace)
  /// Removes a thing in its app.
  case remove(String)
}

extension SuggestionStep {
  /// The places of the device that a user looks at, by their names in scripts and at the prompt.
  public static let surfaces: [(name: String, surface: SuggestionSurface)] = [
    ("assistant", .assistant), ("lock-screen", .lockScreen), ("car", .car), ("maps", .maps),
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
  /// `home`, `work`, or a place: `48.8566 2.3522 Paris`, or its name alone.
  fileprivate func reminderPlace() throws(LineProblem) -> ReminderPlace {
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
