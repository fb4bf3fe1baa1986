import ConversationScripts
import Foundation
import IntentText
import Parley

/// Settings at the prompt; each prints the new value.
extension TalkSession {
  /// Applies a line of a script, if there is one, and prints the new state of the world.
  func set(_ line: String?, _ told: (TalkWorld) -> String) async {
    if let line, await !apply(line) { return }
    say(told(world))
  }

  /// Turns a setting on or off and prints its value; without a word it only prints it.
  func flip(_ name: String, _ word: String, isOn: Bool, _ set: (Bool) async -> Void) async {
    switch word {
    case "": say("\(name): \(isOn ? "on" : "off")")
    case "on", "off":
      await set(word == "on")
      say("\(name): \(word)")
    default: say("It is ':\(name) on' or ':\(name) off'.")
    }
  }

  /// Puts the user at a place: one that an app knows, by its name, or a point.
  func locate(_ argument: String) async {
    if argument.isEmpty { return sayLocation() }
    let isPoint = argument.first.map { $0.isNumber || "+-".contains($0) } ?? false
    if isPoint || argument == "none" {
      if await apply("location: \(argument)") { sayLocation() }
      return
    }
    let folded = Words(argument).foldedText
    guard let place = world.places.first(where: { Words($0.name ?? "").foldedText == folded }) else {
      let known = world.places.compactMap(\.name)
      let list = known.isEmpty ? "" : " There is \(known.joined(separator: ", "))."
      return say(
        "No app knows a place called '\(argument)'.\(list) A point does too: ':location 48.8566 2.3522 Paris'.")
    }
    await change("location: \(place.scriptText)") { $0.environment.location = place }
    sayLocation()
  }

  private func sayLocation() {
    say("location: \(world.environment.location?.scriptText ?? "none")")
  }

  /// Sets the currency of bare amounts, or shows it.
  func setCurrency(_ code: String) async {
    if !code.isEmpty {
      let code = code.uppercased()
      guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
        return say("A currency is the three letters of ISO 4217, such as EUR, not '\(code)'.")
      }
      await count(in: code, "currency: \(code)")
    }
    say("currency: \(world.environment.currencyCode)")
  }

  /// From now on requests are read with this currency.
  func count(in code: String, _ line: String) async {
    world.environment.currencyCode = code
    note(line)
    do {
      try replace(by: await conversation.stored())
    } catch {
      say("\(error)")
    }
  }

  /// `denied`, or for one app `MonkeyPay: denied`, with or without the colon; nothing shows what each app is permitted.
  func permit(_ argument: String) async {
    if !argument.isEmpty {
      let status = argument.split { $0 == ":" || $0 == " " }.last.map(String.init) ?? ""
      let app = argument.dropLast(status.count).trimmingCharacters(in: CharacterSet(charactersIn: ": "))
      let line = app.isEmpty ? "permission: \(argument)" : "permission \(app): \(status)"
      guard await apply(line) else { return }
    }
    let rows = world.apps.map { ($0.displayName, "\(world.environment.permission(for: $0.identifier))") }
    say(HelpText.table(rows, width: console.currentWidth))
  }
}

extension Words {
  /// The words in the form in which they are compared.
  fileprivate var foldedText: String { (0..<count).map { folded($0) }.joined(separator: " ") }
}
