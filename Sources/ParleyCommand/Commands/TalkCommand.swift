extension Command {
  static let talk = Command(
    "talk", "Holds a conversation with apps at a prompt.",
    operands: "[APP-FOLDER…]",
    run: { _, console in
      console.complain("parley talk: not there yet.")
      return .unusable
    })
}
