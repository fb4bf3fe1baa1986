/// An app named in an utterance, with the words around the name that belong to it ("on MonkeyChat").
package struct AppSpan: Sendable {
  /// Why a name that is in no list is taken for an app's.
  package enum Doubt: UInt8 {
    case none
    /// "the Foobar app".
    case called
    /// "via Foobar".
    case led
  }

  package var app: Int
  /// The words of its name alone.
  package var name: Range<Int>
  package var start: Int
  package var end: Int
  /// Whether a word says that it is an app: "on …", "… app", "launch … to".
  package var isMarked = false
  private(set) var doubt = Doubt.none

  /// The number of an app that is not installed.
  package static let notInstalled = -2

  package init(app: Int, name: Range<Int>) {
    self.app = app
    self.name = name
    (start, end) = (name.lowerBound, name.upperBound)
  }

  package func doubted(by doubt: Doubt) -> AppSpan {
    var span = self
    span.doubt = doubt
    return span
  }
}
