import Foundation
import Parley
import Synchronization

/// A simulated house, and the code that serves a home's intents: what a real one has buses and radios for, it keeps.
final class House: Sendable {
  private let state: Mutex<HouseState>
  private let now: @Sendable () -> Date

  init(_ state: HouseState = .sample, now: @escaping @Sendable () -> Date) {
    self.state = Mutex(state)
    self.now = now
  }

  var handlers: [AnyIntentHandler] { deviceHandlers + coverHandlers + climateHandlers + doorHandlers + timerHandlers }

  private static func percentage(_ number: Int) -> ResolutionResult<Int> {
    (0...100).contains(number) ? .success(number) : .unsupported(NoPercentage.outOfRange)
  }

  private func read<Value>(_ body: (HouseState) -> Value) -> Value { state.withLock { body($0) } }
  private func change<Value>(_ body: (inout HouseState) -> Value) -> Value { state.withLock { body(&$0) } }
}

// MARK: Devices

extension House {
  private var deviceHandlers: [AnyIntentHandler] {
    [
      AnyIntentHandler(
        SwitchDeviceIntent.self,
        resolvers: [
          Resolver(\.device) { intent in self.read { $0.device(intent.device, in: intent.room) } },
          Resolver(\.room) { intent in self.read { $0.room(intent.room, of: intent.device) } },
          Resolver(\.power) { intent in intent.power.map { .success($0) } ?? .needsValue },
        ],
        handle: { intent in self.change { $0.turn(intent) } }),
      AnyIntentHandler(
        AdjustLightIntent.self,
        resolvers: [
          Resolver(\.device) { intent in self.read { $0.light(intent.device, in: intent.room) } },
          Resolver(\.room) { intent in self.read { $0.room(intent.room, of: intent.device, amongLights: true) } },
          Resolver(\.brightness) { intent in
            guard let percent = intent.brightness else {
              return intent.change == nil && intent.colour == nil ? .needsValue : .notRequired
            }
            return Self.percentage(percent)
          },
        ],
        handle: { intent in self.change { $0.adjust(intent) } }),
      AnyIntentHandler(
        CheckDeviceIntent.self,
        resolvers: [
          Resolver(\.device) { intent in self.read { $0.device(intent.device, in: intent.room) } },
          Resolver(\.room) { intent in self.read { $0.room(intent.room, of: intent.device) } },
        ],
        handle: { intent in self.read { $0.tell(intent) } }),
      AnyIntentHandler(
        ActivateSceneIntent.self,
        resolvers: [Resolver(\.scene) { intent in self.read { $0.scene(intent.scene) } }],
        handle: { intent in self.change { $0.activate(intent) } }),
    ]
  }

  private var coverHandlers: [AnyIntentHandler] {
    [
      AnyIntentHandler(
        MoveCoverIntent.self,
        resolvers: [
          Resolver(\.cover) { intent in self.read { $0.cover(intent.cover, in: intent.room) } },
          Resolver(\.room) { intent in self.read { $0.room(intent.room, ofCover: intent.cover) } },
          Resolver(\.position) { intent in
            guard let percent = intent.position else { return .notRequired }
            return Self.percentage(percent)
          },
          Resolver(\.move) { intent in
            if let move = intent.move { return .success(move) }
            return intent.position == nil ? .needsValue : .notRequired
          },
        ],
        handle: { intent in self.change { $0.move(intent) } })
    ]
  }
}

// MARK: Climate, doors and timers

extension House {
  private var climateHandlers: [AnyIntentHandler] {
    [
      AnyIntentHandler(
        SetTemperatureIntent.self,
        resolvers: [
          Resolver(\.room) { intent in self.read { $0.heatedRoom(intent.room) } },
          Resolver(\.degrees) { intent in
            guard let degrees = intent.degrees else { return intent.change == nil ? .needsValue : .notRequired }
            if degrees < 5 { return .unsupported(SetTemperatureIntent.NoTemperature.tooCold) }
            return degrees > 30 ? .unsupported(SetTemperatureIntent.NoTemperature.tooWarm) : .success(degrees)
          },
        ],
        handle: { intent in self.change { $0.heat(intent) } }),
      AnyIntentHandler(
        CheckTemperatureIntent.self,
        resolvers: [Resolver(\.room) { intent in self.read { $0.heatedRoom(intent.room) } }],
        handle: { intent in self.read { $0.tell(intent) } }),
    ]
  }

  private var doorHandlers: [AnyIntentHandler] {
    [
      AnyIntentHandler(
        LockDoorIntent.self,
        resolvers: [Resolver(\.door) { intent in self.read { $0.door(intent.door) } }],
        handle: { intent in self.change { $0.setLock(of: intent.door, to: true) } }),
      AnyIntentHandler(
        UnlockDoorIntent.self,
        resolvers: [Resolver(\.door) { intent in self.read { $0.door(intent.door) } }],
        confirm: { intent in
          self.read { HomeResponse($0.isLocked(intent.door) ? .ready : .failureAlreadyDone, $0.names(of: intent.door)) }
        },
        handle: { intent in self.change { $0.setLock(of: intent.door, to: false) } }),
      AnyIntentHandler(
        CheckDoorIntent.self,
        resolvers: [Resolver(\.door) { intent in self.read { $0.door(intent.door) } }],
        handle: { intent in self.read { $0.tell(intent) } }),
    ]
  }

  private var timerHandlers: [AnyIntentHandler] {
    [
      AnyIntentHandler(
        StartTimerIntent.self,
        resolvers: [
          Resolver(\.length) { intent in
            guard let length = intent.length else { return .needsValue }
            return length.seconds > 86400 ? .unsupported(StartTimerIntent.NoLength.tooLong) : .success(length)
          },
          Resolver(\.title) { intent in self.running { $0.newTitle(intent.title) } },
        ],
        handle: { intent in self.running { $0.start(intent, at: self.now()) } }),
      AnyIntentHandler(
        CancelTimerIntent.self,
        resolvers: [Resolver(\.title) { intent in self.running { $0.timer(intent.title) } }],
        handle: { intent in self.running { $0.cancel(intent) } }),
      AnyIntentHandler(
        CheckTimerIntent.self,
        resolvers: [Resolver(\.title) { intent in self.running { $0.timer(intent.title) } }],
        handle: { intent in self.running { $0.tell(intent, at: self.now()) } }),
    ]
  }

  /// Looks at the timers that have not rung yet.
  private func running<Value>(_ body: (inout HouseState) -> Value) -> Value {
    change { house in
      let now = now()
      house.timers.removeAll { $0.end <= now }
      return body(&house)
    }
  }
}
