import Foundation

/// Where everything of a widget stands, in points; what does not fit is left out from the end.
public struct WidgetLayout: Sendable, Hashable {
  /// A text in its place.
  public struct Text: Sendable, Hashable {
    public var text: String
    public var x: Double
    /// The base line.
    public var y: Double
    public var size: Double
    public var isSecondary: Bool
    public var width: Double
  }

  public var size: WidgetSize
  public var texts: [Text] = []
  /// The lines between rows and around cells.
  public var boxes: [Box] = []
  /// How many elements had no room.
  public var leftOut = 0

  /// A rounded box behind a cell or a button.
  public struct Box: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
  }

  /// The points kept free on each side.
  public static let margin = 16.0
  static let rowHeight = 44.0
  /// The points between cells.
  static let gap = 6.0
  static let titleSize = 16.0
  static let detailSize = 13.0
  /// The width of a character in parts of the text's size, on the average.
  static let characterWidth = 0.55

  public init(_ content: WidgetContent, in size: WidgetSize) {
    self.size = size
    var y = (size.height == Widget.compactHeight ? 11 : Self.margin)
    for element in content.elements {
      let height = Self.height(of: element)
      guard y + height <= size.height, leftOut == 0 else {
        leftOut += 1
        continue
      }
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
        add(cell.title, x: x + 9, y: top + 27, Self.detailSize, isSecondary: false, width: width - 18)
      }
    case .signIn(let title, _):
      boxes.append(Box(x: Self.margin, y: y + 3, width: size.width - 2 * Self.margin, height: Self.rowHeight - 6))
      add(
        title, x: Self.margin + 9, y: y + 28, Self.titleSize, isSecondary: false,
        width: size.width - 2 * Self.margin - 18)
    }
  }

  private mutating func place(_ row: WidgetContent.Row, at y: Double) {
    let width = size.width - 2 * Self.margin
    let hasDetail = row.detail != nil
    add(row.title, x: Self.margin, y: y + (hasDetail ? 19 : 27), Self.titleSize, isSecondary: false, width: width)
    if let detail = row.detail {
      add(detail, x: Self.margin, y: y + 37, Self.detailSize, isSecondary: true, width: width)
    }
  }

  private mutating func add(
    _ text: String, x: Double, y: Double, _ size: Double, isSecondary: Bool, width: Double
  ) {
    let most = max(1, Int(max(0, width) / (size * Self.characterWidth)))
    let cut = text.count > most ? text.prefix(most - 1) + "…" : text[...]
    texts.append(Text(text: String(cut), x: x, y: y, size: size, isSecondary: isSecondary, width: width))
  }
}

extension WidgetLayout {
  /// The widget as lines of text: what a terminal shows.
  public func text(named name: String) -> String {
    var lines: [(y: Double, parts: [String])] = []
    for text in texts {
      if let last = lines.last, last.y == text.y {
        lines[lines.count - 1].parts.append(text.text)
      } else {
        lines.append((text.y, [(text.isSecondary ? "  " : "") + text.text]))
      }
    }
    return ([name.uppercased()] + lines.map { $0.parts.joined(separator: " | ") }).joined(separator: "\n")
  }

  /// The widget as a picture: dark text on a light ground, the widget's name above it.
  public func svg(named name: String) -> String {
    let head = 32.0
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.plain(size.width))" \
      height="\(Self.plain(size.height + head))" font-family="sans-serif" role="img" aria-label="\(Self.escaped(name))">
      """,
      "<rect width=\"100%\" height=\"100%\" rx=\"13\" fill=\"#f2f2f7\"/>",
      "<text x=\"16\" y=\"21\" font-size=\"13\" fill=\"#3c3c43\">\(Self.escaped(name.uppercased()))</text>",
    ]
    for box in boxes {
      lines.append(
        """
        <rect x="\(Self.plain(box.x))" y="\(Self.plain(box.y + head))" width="\(Self.plain(box.width))" \
        height="\(Self.plain(box.height))" rx="8" fill="#ffffff"/>
        """)
    }
    for text in texts {
      lines.append(
        """
        <text x="\(Self.plain(text.x))" y="\(Self.plain(text.y + head))" font-size="\(Self.plain(text.size))" \
        fill="\(text.isSecondary ? "#3c3c43" : "#000000")">\(Self.escaped(text.text))</text>
        """)
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func plain(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: if scalar.value >= 0x20 { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }
}
