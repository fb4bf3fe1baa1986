import Foundation
import IntentModel
import Testing

@testable import IntentSuggestions

@Suite struct RemindersTests {
  private func reminder(_ title: String, _ trigger: Reminder.Trigger, about key: String? = nil) -> Reminder {
    Reminder(
      title, activity: key.map { ViewedActivity(.place(title, key: $0), in: "com.example.reviews") }, trigger: trigger,
      date: saturdayMorning)
  }

  private func later(_ hours: Double) -> Date { saturdayMorning.addingTimeInterval(3600 * hours) }

  @Test func theyComeBackInTheirTimeAndOnlyOnce() async throws {
    let reminders = Reminders()
    try await reminders.add(reminder("late", .time(later(3))))
    try await reminders.add(reminder("early", .time(later(1))))
    #expect(await reminders.nextDate == later(1))
    #expect(try await reminders.due(at: saturdayMorning).isEmpty)
    #expect(try await reminders.due(at: later(4)).map(\.title) == ["early", "late"])
    #expect(try await reminders.due(at: later(4)).isEmpty)
    #expect(await reminders.nextDate == nil)
  }

  @Test func theyWaitForAPlace() async throws {
    let reminders = Reminders()
    let palace = Placemark(name: "Palace", coordinate: Coordinate(latitude: 48.1, longitude: 11.5))
    try await reminders.add(reminder("at home", .arriving(.home)))
    try await reminders.add(reminder("from work", .leaving(.work)))
    try await reminders.add(reminder("there", .arriving(.place(palace))))
    #expect(try await reminders.arrived(at: .work, on: saturdayMorning).isEmpty)
    #expect(try await reminders.left(.home, on: saturdayMorning).isEmpty)
    #expect(try await reminders.arrived(at: .home, on: saturdayMorning).map(\.title) == ["at home"])
    #expect(try await reminders.left(.work, on: saturdayMorning).map(\.title) == ["from work"])
    let near = Placemark(name: "Door", coordinate: Coordinate(latitude: 48.1004, longitude: 11.5004))
    #expect(try await reminders.arrived(at: .place(near), on: saturdayMorning).map(\.title) == ["there"])
  }

  @Test func aPlaceIsTheSameByItsNameWhereItHasNoCoordinate() {
    #expect(ReminderPlace.place(Placemark(name: "café")).isSame(as: .place(Placemark(name: "Café"))))
    #expect(!ReminderPlace.place(Placemark(name: "Café")).isSame(as: .place(Placemark(name: "Bar"))))
    #expect(!ReminderPlace.place(Placemark()).isSame(as: .place(Placemark())))
    #expect(!ReminderPlace.home.isSame(as: .work))
  }

  @Test func theyOutliveTheProcessAndLeaveTheFilesWhenTheyAreDeleted() async throws {
    let folder = try TemporaryFolder()
    do {
      let reminders = try Reminders(at: folder.url.path)
      try await reminders.add(reminder("Fig Palace", .arriving(.home), about: "fig"))
      try await reminders.add(reminder("Plum Palace", .arriving(.home), about: "plum"))
    }
    do {
      let reminders = try Reminders(at: folder.url.path)
      #expect(await reminders.all.map(\.title) == ["Fig Palace", "Plum Palace"])
      try await reminders.delete(itemIdentifiers: ["fig"], of: "com.example.reviews")
      #expect(try !folder.contains("Fig Palace"))
      #expect(try folder.contains("Plum Palace"))
      let added = try await reminders.add(reminder("Pear Palace", .arriving(.home)))
      #expect(added.id == "reminder-3")
    }
    let reminders = try Reminders(at: folder.url.path)
    #expect(try await reminders.arrived(at: .home, on: saturdayMorning).map(\.title) == ["Plum Palace", "Pear Palace"])
    #expect(try !folder.contains("Palace"))
  }

  @Test func theFilesCountWhatWasDeletedAndNotWhatCameBack() async throws {
    let folder = try TemporaryFolder()
    do {
      let reminders = try Reminders(at: folder.url.path)
      let deleted = try await reminders.add(reminder("deleted", .arriving(.home)))
      try await reminders.add(reminder("early", .time(later(1))))
      try await reminders.add(reminder("late", .time(later(2))))
      _ = try await reminders.due(at: later(1))
      #expect(await reminders.removals == 0)
      try await reminders.delete(identifiers: [deleted.id])
      try await reminders.delete(identifiers: [deleted.id])
      #expect(await reminders.removals == 1)
      // What has come back is in memory only, but its deletion counts.
      try await reminders.delete(identifiers: ["reminder-2"])
    }
    let reminders = try Reminders(at: folder.url.path)
    #expect(await reminders.removals == 2)
    #expect(await reminders.all.map(\.title) == ["late"])
    #expect(try await Reminders(reading: folder.url.path).removals == 2)
  }

  @Test func whatIsForgottenOfAnAppHasNoReminderLeft() async throws {
    let suggestions = Suggestions()
    try await suggestions.reminders.add(reminder("Fig", .arriving(.home), about: "fig"))
    try await suggestions.reminders.add(reminder("words", .arriving(.home)))
    try await suggestions.forget(app: "com.example.reviews")
    #expect(await suggestions.reminders.all.map(\.title) == ["words"])
    try await suggestions.forgetEverything()
    #expect(await suggestions.reminders.all.isEmpty)
  }

  @Test func tooManyAreRefused() async throws {
    let reminders = Reminders()
    for number in 0..<Reminders.capacity { try await reminders.add(reminder("\(number)", .arriving(.home))) }
    await #expect(throws: ReminderError.tooMany(Reminders.capacity)) {
      try await reminders.add(reminder("one more", .arriving(.home)))
    }
  }

  @Test func aFileThatWasTamperedWithLeavesRoomForTheNext() async throws {
    let folder = try TemporaryFolder()
    do {
      let store = try DurableStore(in: folder.url.path, name: "reminders") { _ in }
      var batch = StoreBatch()
      for (key, id) in [("reminder-\(Int.max)", "reminder-\(Int.max)"), ("reminder-3", "reminder-4"), ("x-2", "x-2")] {
        var wrong = reminder("wrong", .arriving(.home))
        wrong.id = id
        batch.put([UInt8](try JSONEncoder().encode(wrong)), for: key)
      }
      try store.commit(batch)
    }
    let reminders = try Reminders(at: folder.url.path)
    #expect(await reminders.all.isEmpty)
    #expect(try await reminders.add(reminder("right", .arriving(.home))).id == "reminder-1")
  }
}
