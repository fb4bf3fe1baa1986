import Foundation
import Parley
import ParleySuggestions

// Two processes, one pipe: what is looked at on one device goes on on the other.
//
//   printf '0 fig\n3 palm\n' | HandOff send phone | HandOff open 5
//   printf '0 fig\n3 palm\n' | HandOff send phone | HandOff open 5 without-app
//
// Each line that is read says at which minute which restaurant is looked at, or `away`; each line that is sent is an
// activity packed to data. The clock is given, so that every run says the same.

let eats = AppProfile(
  identifier: "com.example.MonkeyEats", displayName: "MonkeyEats",
  activityTypes: ["com.example.MonkeyEats.view-restaurant"])
let restaurants = ["fig": "The Fig", "palm": "Palm Hearts"]

func moment(_ minute: Int) -> Date { Date(timeIntervalSince1970: 1_795_251_600 + Double(minute) * 60) }

/// What the app tells the engine of while a restaurant is on the screen.
func looking(at key: String) -> UserActivity? {
  guard let name = restaurants[key] else { return nil }
  var activity = UserActivity(
    "com.example.MonkeyEats.view-restaurant", title: name, userInfo: ["restaurant": .string(key)],
    webpageURL: URL(string: "https://example.com/restaurants/\(key)"))
  activity.requiredUserInfoKeys = ["restaurant"]
  return activity
}

/// The device that the user looks at: packs what is current, line after line.
func send(from device: String) async throws {
  let center = ActivityCenter()
  await center.register(eats)
  while let line = readLine() {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 2, let minute = Int(words[0]) else { continue }
    let now = moment(minute)
    if let activity = looking(at: words[1]) {
      try await center.becomeCurrent(activity, of: eats.identifier, at: now)
    } else if let current = await center.current(at: now) {
      await center.resignCurrent(current.id)
    }
    let current = await center.current(at: now)?.activity
    print(try HandOffPacket(current, of: eats.identifier, from: device, at: now).packed().base64EncodedString())
  }
}

/// The device that the user turns to: takes in what came, and goes on with the newest.
func open(at now: Date, hasApp: Bool) async {
  let center = ActivityCenter()
  if hasApp {
    await center.register(eats) { activity in print("MonkeyEats shows \(activity.title ?? "")") }
  }
  var inbox = HandOffInbox()
  while let line = readLine() {
    do {
      let packet = try inbox.receive(Data(base64Encoded: line) ?? Data(), at: now)
      print("from \(packet.source): \(packet.activity?.title ?? "nothing any more")")
    } catch {
      print("dropped: \(error)")
    }
  }
  guard let offer = inbox.offer(at: now), let activity = offer.activity else { return print("Nothing to go on with.") }
  do {
    if case .webpage(let url) = try await center.open(activity, in: offer.app, at: now) { print("opens \(url)") }
  } catch {
    print(error.sentence(in: "en"))
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().first) {
case ("send", let device?): try await send(from: device)
case ("open", let minute?): await open(at: moment(Int(minute) ?? 0), hasApp: !arguments.contains("without-app"))
default: print("HandOff send DEVICE, or HandOff open MINUTE [without-app]")
}
