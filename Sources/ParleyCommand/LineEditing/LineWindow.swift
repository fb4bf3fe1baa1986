import ConversationScripts

extension TextWidth {
  /// The part of a line that fits, with the cursor in it, and the cursor's column in that part.
  static func window(_ characters: [Character], cursor: Int, width: Int) -> (text: String, column: Int) {
    let width = max(4, width)
    let cursor = min(max(0, cursor), characters.count)
    var start = cursor
    var column = 0
    while start > 0, column + columns(of: characters[start - 1]) < width {
      start -= 1
      column += columns(of: characters[start])
    }
    var end = cursor
    var used = column
    while end < characters.count, used + columns(of: characters[end]) < width {
      used += columns(of: characters[end])
      end += 1
    }
    return (String(characters[start..<end]), column)
  }
}
