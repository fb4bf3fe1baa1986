import Parley
import Synchronization

/// `:step`: the turn pauses after each phase until the user continues it.
final class TalkStepping: Sendable {
  private let input: TalkInput
  private let goesOn = Mutex(false)

  init(_ input: TalkInput) { self.input = input }

  /// A new turn stops at its first phase again.
  func begin() { goesOn.withLock { $0 = false } }

  /// Waits for Enter; `go`, or the end of the input, lets the turn go on to its end.
  func pause() async {
    if goesOn.withLock({ $0 }) { return }
    switch await input.next(prompt: "(step: Enter goes on, 'go' to the end) ", isRemembered: false) {
    case .line(let line): if line == "go" || line == ":go" { goesOn.withLock { $0 = true } }
    case .interrupt, .end: goesOn.withLock { $0 = true }
    }
  }
}

extension TalkSession {
  /// Stops after each phase from now on, or no longer.
  func step(_ isOn: Bool) async {
    guard isOn else {
      view.pause = nil
      stepping = nil
      return
    }
    let stepping = TalkStepping(await input())
    self.stepping = stepping
    view.pause = { [view] in
      view.spinner.stop()
      await stepping.pause()
      view.spinner.start()
    }
  }
}
