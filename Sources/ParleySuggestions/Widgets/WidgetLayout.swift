#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The positions of all parts of a widget, in points; parts at the end that do not fit are left out.
public struct WidgetLayout: Sendable, Hashable {
  /// A text in its place.
  public struct Text: Sendable, Hashable {
    /// The text, cut with an ellipsis where it does not fit.
    public var text: String
    /// The distance from the left edge, in points.
    public var x: Double
    /// The base line.
    public var y: Double
    /// The size of the type, in points.
    public var size: Double
    /// Whether it is the second line of a row, which is paler.
    public var isSecondary: Bool
    /// The width that is available for the text, in points.
    public var width: Double
    /// Whether it is centred in its width, as in cells and buttons.
    public var isCentred = false
  }

  /// The size of the whole widget, in points.
  public var size: WidgetSize
  /// The texts with their places.
  public var texts: [Text] = []
  /// The boxes behind cells and buttons.
  public var boxes: [Box] = []
  /// The heights at which a line separates two rows.
  public var separators: [Double] = []
  /// The base lines of the rows whose tap opens the app at an activity.
  public var chevrons: [Double] = []
  /// How many elements did not fit.
  public var leftOut = 0

  /// A rounded box behind a cell or a button.
  public struct Box: Sendable, Hashable {
    /// The distance from the left edge, in points.
    public var x: Double
    /// The distance from the top, in points.
    public var y: Double
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double
    /// Whether it is the button for signing in, which is the only thing to tap then.
    public var isButton = false
  }

  /// The points kept free on each side.
  public static let margin = 16.0
  static let rowHeight = 44.0
  /// The points between cells.
  static let gap = 6.0
  static let titleSize = 16.0
  static let detailSize = 13.0
  /// The width of the mark on rows that open something, in points.
  static let chevronWidth = 18.0

  /// Lays the elements out from the top; the first that does not fit is left out with all that follow.
  public init(_ content: WidgetContent, in size: WidgetSize) {
    self.size = size
    var y = (size.height == WidgetSession.compactHeight ? 11 : Self.margin)
    var isAfterRow = false
    for element in content.elements {
      let height = Self.height(of: element)
      guard y + height <= size.height, leftOut == 0 else {
        leftOut += 1
        continue
      }
      let isRow = if case .row = element { true } else { false }
      if isRow, isAfterRow { separators.append(y) }
      isAfterRow = isRow
      place(element, at: y)
      y += height
    }
  }

  private static func height(of element: WidgetContent.Element) -> Double {
    switch element {
    case .row, .signIn: rowHeight
    case .grid(let cells): rowHeight * Double((max(cells.count, 1) + 3) / 4)
    case .scrolling(let rows): rowHeight * Double(max(rows.count, 1))
    }
  }

  private mutating func place(_ element: WidgetContent.Element, at y: Double) {
    switch element {
    case .row(let row): place(row, at: y)
    case .scrolling(let rows):
      for (index, row) in rows.enumerated() { place(row, at: y + Self.rowHeight * Double(index)) }
    case .grid(let cells):
      let columns = Double(min(4, max(1, cells.count)))
      let width = (size.width - 2 * Self.margin - (columns - 1) * Self.gap) / columns
      for (index, cell) in cells.enumerated() {
        let x = Self.margin + (width + Self.gap) * Double(index % 4)
        let top = y + Self.rowHeight * Double(index / 4)
        boxes.append(Box(x: x, y: top + 3, width: width, height: Self.rowHeight - 6))
        add(cell.title, x: x + 6, y: top + 26.5, Self.detailSize, width: width - 12, isCentred: true)
      }
    case .signIn(let title, _):
      boxes.append(
        Box(x: Self.margin, y: y + 2, width: size.width - 2 * Self.margin, height: Self.rowHeight - 4, isButton: true))
      add(
        title, x: Self.margin + 9, y: y + 27.5, Self.titleSize, width: size.width - 2 * Self.margin - 18,
        isCentred: true)
    }
  }

  private mutating func place(_ row: WidgetContent.Row, at y: Double) {
    let opens = row.activity != nil
    let width = size.width - 2 * Self.margin - (opens ? Self.chevronWidth : 0)
    let hasDetail = row.detail != nil
    if opens { chevrons.append(y + Self.rowHeight / 2) }
    add(row.title, x: Self.margin, y: y + (hasDetail ? 19 : 27.5), Self.titleSize, width: width)
    if let detail = row.detail {
      add(detail, x: Self.margin, y: y + 36.5, Self.detailSize, isSecondary: true, width: width)
    }
  }

  private mutating func add(
    _ text: String, x: Double, y: Double, _ size: Double, isSecondary: Bool = false, width: Double,
    isCentred: Bool = false
  ) {
    let cut = Self.cut(text, to: width, size: size)
    texts.append(
      Text(
        text: cut, x: x, y: y, size: size, isSecondary: isSecondary, width: width, isCentred: isCentred))
  }

  /// The text as far as it fits in a width, with an ellipsis where it does not.
  static func cut(_ text: String, to width: Double, size: Double) -> String {
    var used = 0.0
    var fitting = text.startIndex
    for index in text.indices {
      used += characterWidth(text[index]) * size
      if used > width {
        var part = text[..<fitting]
        while part.last == " " { part.removeLast() }
        return part + "…"
      }
      if used + size <= width { fitting = text.index(after: index) }
    }
    return text
  }

  /// The width of a character as a share of the text's size, typical of common fonts.
  private static func characterWidth(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first, scalar.isASCII else {
      // A character outside Latin is as wide as it is high.
      return character.unicodeScalars.first.map { $0.value < 0x500 ? 0.6 : 1 } ?? 1
    }
    switch character {
    case "i", "j", "l", "t", "f", "r", "I", " ", ".", ",", ":", ";", "'", "!", "|", "(", ")", "/", "-": return 0.31
    case "m", "w", "M", "W", "@", "%": return 0.89
    case "A"..."Z", "&": return 0.69
    default: return 0.56
    }
  }
}
