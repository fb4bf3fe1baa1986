import Foundation
import Parley

extension Command {
  static let search = Command(
    "search", "Finds what apps have indexed, newest and most used first.",
    operands: "WORD…",
    options: [
      .store,
      .value("app", "ID", "Only what is in this app."),
      .value("domain", "NAME", "Only what is in a domain or its sub-domains."),
      .value("near", "LAT,LON", "Only what is within 2 km of a point."),
      .value("limit", "N", "How many are shown; 20, if not given."),
      .value("pick", "N", "Opens the result with this number: counts a use and shows the activity it goes back with."),
      .now, .format,
    ],
    discussion: """
      The last word is a beginning, accents and capitals do not count, and 'title:', 'people:', 'place:', 'keywords:',
      'description:' and 'phone:' before a word look there only; a '*' behind it makes it a beginning.
      Exits with 0 when something was found, 1 when nothing was.
      """,
    run: { arguments, console in
      let suggestions = try StoreProblem.openStore(
        try arguments.store(), onlyToRead: !arguments.isSet("pick"), console)
      let now = try arguments.now()
      let conditions: [SearchQuery.Condition] =
        arguments.values("domain").map { .domain($0) }
        + (try arguments.location("near").map { [.near($0, metres: 2000)] } ?? [])
      let words = arguments.operands.joined(separator: " ")
      if words.isEmpty, conditions.isEmpty {
        throw ArgumentProblem.missingOperand("what to look for", command: "search")
      }
      var query = SearchQuery(
        line: words, in: arguments.value("app"), limit: try arguments.number("limit", in: 1...1000) ?? 20)
      query.conditions += conditions
      let found = await suggestions.history.index.search(query, at: now)
      if let number = try arguments.number("pick", in: 1...1000) {
        guard number <= found.count else { throw StoreProblem.noResult(number, count: found.count) }
        let picked = found[number - 1]
        try await suggestions.history.index.markUsed(picked, at: now)
        console.print(
          arguments.isJSON ? StoreText.json(FoundLine(picked)) : FoundLine(picked).text(number) + "\n" + opened(picked))
        return .success
      }
      if arguments.isJSON {
        console.print(StoreText.json(found.map(FoundLine.init)))
      } else if found.isEmpty {
        console.print("Nothing was found.")
      } else {
        for (place, result) in found.enumerated() { console.print(FoundLine(result).text(place + 1)) }
      }
      return found.isEmpty ? .failure : .success
    })

  /// The activity with which the app opens at a result.
  private static func opened(_ result: SearchableIndex.Result) -> String {
    let activity = result.activity
    let entries = activity.userInfo.sorted { $0.key < $1.key }.map { key, value in
      if case .string(let text) = value { "\(key)=\(text)" } else { "\(key)=…" }
    }
    return "   opens \(result.app) with \(activity.activityType) \(entries.joined(separator: " "))"
  }
}

/// A result of a search as it is printed.
private struct FoundLine: Encodable {
  var app: String
  var identifier: String
  var title: String?
  var description: String?
  var place: String?
  var domain: String?
  var activityType: String

  init(_ result: SearchableIndex.Result) {
    app = result.app
    identifier = result.item.uniqueIdentifier
    title = result.item.attributeSet.title
    description = result.item.attributeSet.contentDescription
    place = result.item.attributeSet.place.map { place in
      [place.name, place.addressLine].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    domain = result.item.domainIdentifier
    activityType = result.activity.activityType
  }

  func text(_ number: Int) -> String {
    let details = [description, place].compactMap { $0 }.filter { $0 != title }
    return (["\(number). \(title ?? identifier)  (\(app))"] + details.map { "   \($0)" }).joined(separator: "\n")
  }
}
