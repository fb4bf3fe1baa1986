import Foundation
import HistorySamples
import IntentModel
import IntentHistory
import Testing

@Suite struct UserActivityTests {
  @Test func storedWithoutDefaultsAndReadBackWhole() throws {
    var activity = UserActivity.place("The Fig", key: "fig")
    activity.isEligibleForSearch = true
    activity.isEligibleForHandoff = false
    activity.keywords = ["figs", "brunch"]
    activity.expirationDate = saturdayMorning
    activity.persistentIdentifier = "fig"
    activity.interaction = Interaction(
      intent: try anyIntent("SendMessage"),
      response: AnyIntentResponse(code: "success", userActivity: UserActivity("com.example.reviews.view-place")),
      app: "com.example.chat", date: saturdayMorning, identifier: "1")
    let back = try JSONDecoder().decode(UserActivity.self, from: JSONEncoder().encode(activity))
    #expect(back == activity)
    let plain = String(decoding: try JSONEncoder().encode(UserActivity("a.b")), as: UTF8.self)
    #expect(plain == #"{"activityType":"a.b"}"#)
    let old = try JSONDecoder().decode(UserActivity.self, from: Data(#"{"activityType":"a.b"}"#.utf8))
    #expect(old == UserActivity("a.b"))
  }

  @Test(arguments: [
    ("com.example.view", true), ("view", false), ("com..view", false), ("", false), ("com.example.", false),
    ("com.exa mple.view", false), ("a.b-c_d", true),
  ])
  func typeIsInReverseDNS(type: String, isSound: Bool) {
    #expect(UserActivity(type).problems().isEmpty == isSound)
  }

  @Test func theActivityOfAnIntentIsNamedAfterIt() throws {
    var activity = UserActivity("INSendMessageIntent")
    #expect(activity.problems() == [.typeNotReverseDNS("INSendMessageIntent")])
    activity.interaction = Interaction(
      intent: try anyIntent("SendMessage"), app: "com.example.chat", date: saturdayMorning)
    #expect(activity.problems() == [])
  }

  @Test func payloadIsSmallByDesign() throws {
    var activity = UserActivity("a.b", userInfo: ["text": .string(String(repeating: "x", count: 3054))])
    #expect(activity.payloadSize == 3066)
    #expect(activity.problems() == [])
    activity.userInfo["more"] = .boolean(true)
    #expect(activity.problems() == [.payloadTooLarge(3073, limit: 3072)])
    #expect(activity.problems().first?.description.contains("carry a key to the content") == true)
    #expect(activity.problems(payloadLimit: 4000) == [])
  }

  @Test func payloadIsShallowAndFinite() {
    var nested = PropertyValue.boolean(true)
    for _ in 0..<100 { nested = .array([nested]) }
    #expect(UserActivity("a.b", userInfo: ["x": nested]).problems() == [.payloadTooDeep])
    #expect(UserActivity("a.b", userInfo: ["x": .array([.real(.infinity)])]).problems() == [.payloadNotFinite])
  }

  @Test func onlyPagesOfTheWebAreWebpages() {
    #expect(UserActivity("a.b", webpageURL: URL(string: "https://example.com/fig")).problems() == [])
    #expect(
      UserActivity("a.b", webpageURL: URL(string: "file:///etc/fig")).problems()
        == [.webpageNotHTTP("file:///etc/fig")])
  }

  @Test func placeNeedsANameAndWholeCoordinates() {
    var activity = UserActivity.place("The Fig")
    #expect(activity.place?.locality == "Treetown")
    #expect(activity.phoneNumber == "+1 555 0100")
    activity.contentAttributes?.latitude = 48.1
    #expect(activity.place?.coordinate == nil)
    activity.contentAttributes?.longitude = 11.5
    #expect(activity.place?.coordinate == Coordinate(latitude: 48.1, longitude: 11.5))
    activity.contentAttributes?.supportsNavigation = false
    activity.contentAttributes?.supportsPhoneCall = false
    #expect(!activity.supportsNavigation && activity.phoneNumber == nil)
    activity.contentAttributes?.namedLocation = nil
    #expect(activity.place == nil)
    activity.mapItem = Placemark(locality: "Treetown")
    #expect(activity.place?.name == "The Fig")
  }
}
