import Foundation
import HistorySamples
import IntentModel
import TemporaryFolders
import TestSupport
import Testing

@testable import IntentHistory

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
    #expect(await reminders.due(at: saturdayMorning).isEmpty)
    let due = await reminders.due(at: later(4))
    #expect(due.map(\.title) == ["early", "late"])
    #expect(await reminders.due(at: later(4)) == due, "until they are handed over")
    try await reminders.handedOver(due.prefix(1), at: later(4))
    #expect(await reminders.due(at: later(4)).map(\.title) == ["late"])
    try await reminders.handedOver(due, at: later(4))
    #expect(await reminders.due(at: later(4)).isEmpty)
    #expect(await reminders.nextDate == nil)
  }

  @Test func theyWaitForAPlace() async throws {
    let reminders = Reminders()
    let palace = Placemark(name: "Palace", coordinate: Coordinate(latitude: 48.1, longitude: 11.5))
    try await reminders.add(reminder("at home", .arriving(.home)))
    try await reminders.add(reminder("from work", .leaving(.work)))
    try await reminders.add(reminder("there", .arriving(.place(palace))))
    #expect(await reminders.arrived(at: .work, on: saturdayMorning).isEmpty)
    #expect(await reminders.left(.home, on: saturdayMorning).isEmpty)
    #expect(await reminders.arrived(at: .home, on: saturdayMorning).map(\.title) == ["at home"])
    #expect(await reminders.left(.work, on: saturdayMorning).map(\.title) == ["from work"])
    #expect(await reminders.due(at: later(1)).map(\.title) == ["at home", "from work"])
    let near = Placemark(name: "Door", coordinate: Coordinate(latitude: 48.1004, longitude: 11.5004))
    #expect(await reminders.arrived(at: .place(near), on: saturdayMorning).map(\.title) == ["there"])
  }

  @Test func aPlaceIsTheSameByItsNameWhereItHasNoCoordinate() {
    #expect(Reminder.Place.place(Placemark(name: "café")).isSame(as: .place(Placemark(name: "Café"))))
    #expect(!Reminder.Place.place(Placemark(name: "Café")).isSame(as: .place(Placemark(name: "Bar"))))
    #expect(!Reminder.Place.place(Placemark()).isSame(as: .place(Placemark())))
    #expect(!Reminder.Place.home.isSame(as: .work))
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
    let back = await reminders.arrived(at: .home, on: saturdayMorning)
    #expect(back.map(\.title) == ["Plum Palace", "Pear Palace"])
    #expect(try folder.contains("Palace"))
    try await reminders.handedOver(back, at: saturdayMorning)
    #expect(try !folder.contains("Palace"))
  }

  @Test func whatHasComeBackAndWasNotHandedOverComesBackInTheNextProcess() async throws {
    let folder = try TemporaryFolder()
    do {
      let reminders = try Reminders(at: folder.url.path)
      try await reminders.add(reminder("by the clock", .time(later(1))))
      try await reminders.add(reminder("at home", .arriving(.home)))
      try await reminders.add(reminder("from work", .leaving(.work)))
      #expect(await reminders.due(at: later(2)).count == 1)
      #expect(await reminders.arrived(at: .home, on: later(0.5)).count == 1)
    }
    do {
      let reminders = try Reminders(at: folder.url.path)
      let due = await reminders.due(at: later(2))
      #expect(due.map(\.title) == ["at home", "by the clock"])
      #expect(due.first?.trigger == .arriving(.home))
      try await reminders.handedOver(due, at: later(2))
    }
    let reminders = try Reminders(at: folder.url.path)
    #expect(await reminders.due(at: later(2)).isEmpty)
    #expect(await reminders.all.map(\.title) == ["from work"])
    #expect(await reminders.removals == 0)
  }

  /// Of the room on the disk so much is left that a change can be written, and not the files anew.
  @Test func aDiskThatIsFullLosesNoneThatAreDue() async throws {
    for room in TestEffort.sample(0..<1800, every: 37) {
      let folder = try TemporaryFolder()
      do {
        let reminders = try Reminders(at: folder.url.path)
        for number in 1...3 { try await reminders.add(reminder("due \(number)", .time(later(1)))) }
      }
      let disk = FailingDisk(room: room, .full)
      let reminders = try Reminders(at: folder.url.path, disk: disk)
      let due = await reminders.due(at: later(1))
      #expect(due.count == 3)
      let isWritten = (try? await reminders.handedOver(due, at: later(1))) != nil
      #expect(await reminders.due(at: later(1)).isEmpty, "nobody is told twice by one process")
      #expect(await reminders.back(at: later(1)).count == 3)
      let kept = try Reminders(reading: folder.url.path)
      #expect(await kept.all.count == (isWritten ? 0 : 3), "\(room) bytes")
      disk.makeRoom()
      try await reminders.tidy()
      #expect(try !folder.contains("due"))
    }
  }

  @Test func whatAKillLeftOfDeletedWordsGoesWhenTheyAreOpened() async throws {
    let folder = try TemporaryFolder()
    do {
      let reminders = try Reminders(at: folder.url.path)
      try await reminders.add(reminder("Fig Palace", .arriving(.home)))
    }
    do {
      // As a process that is killed between the deletion and the compaction.
      let store = try DurableStore(in: folder.url.path, name: "reminders") { _ in }
      var batch = StoreBatch()
      batch.delete("reminder-1")
      try store.commit(batch)
    }
    #expect(try folder.contains("Fig Palace"))
    #expect(try await Reminders(at: folder.url.path).all.isEmpty)
    #expect(try !folder.contains("Fig Palace"))
  }

  @Test func theFilesCountWhatWasDeletedAndNotWhatCameBack() async throws {
    let folder = try TemporaryFolder()
    do {
      let reminders = try Reminders(at: folder.url.path)
      let deleted = try await reminders.add(reminder("deleted", .arriving(.home)))
      try await reminders.add(reminder("early", .time(later(1))))
      try await reminders.add(reminder("late", .time(later(2))))
      try await reminders.handedOver(await reminders.due(at: later(1)), at: later(1))
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
    let history = UserHistory()
    try await history.reminders.add(reminder("Fig", .arriving(.home), about: "fig"))
    try await history.reminders.add(reminder("words", .arriving(.home)))
    try await history.forget(app: "com.example.reviews")
    #expect(await history.reminders.all.map(\.title) == ["words"])
    try await history.forgetEverything()
    #expect(await history.reminders.all.isEmpty)
  }

  @Test func tooManyAreRefused() async throws {
    let reminders = Reminders()
    for number in 0..<Reminders.capacity { try await reminders.add(reminder("\(number)", .arriving(.home))) }
    await #expect(throws: Reminders.Failure.tooMany(Reminders.capacity)) {
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
