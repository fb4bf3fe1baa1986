#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentText

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

  /// The widget as a picture: dark text on a light ground, the app's letter and the widget's name above it.
  ///
  /// - `control`: the text at the right of the name, such as "Show More".
  public func svg(named name: String, control: String? = nil) -> String {
    let head = Self.headHeight
    let lines =
      [
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.plain(size.width))" \
        height="\(Self.plain(size.height + head))" \
        font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif" role="img" \
        aria-label="\(MarkupText.escaped(name))">
        """,
        "<rect width=\"100%\" height=\"100%\" rx=\"14\" fill=\"#f2f2f7\"/>",
      ] + heading(name, control) + separators.map(line)
      + boxes.map { box in
        Self.rect(
          box.x, box.y + head, box.width, box.height, radius: 10, fill: box.isButton ? "#0062cc" : "#ffffff")
      } + texts.map(element) + chevrons.map(chevron)
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static let headHeight = 36.0

  /// The app's letter in its colour, the widget's name, and the text of the control that changes the mode.
  private func heading(_ name: String, _ control: String?) -> [String] {
    let letter = MarkupText.escaped(String(name.first.map { $0.uppercased() } ?? ""))
    let hue = name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) % 360 }
    let room = size.width - 2 * Self.margin - 28 - (control == nil ? 0 : 90)
    let title = Self.cut(name.uppercased(), to: room, size: 12.5)
    var lines = [
      """
      <path d="M0 \(Self.plain(Self.headHeight)) V14 A14 14 0 0 1 14 0 H\(Self.plain(max(14, size.width - 14))) \
      A14 14 0 0 1 \(Self.plain(size.width)) 14 V\(Self.plain(Self.headHeight)) Z" fill="#ffffff" fill-opacity="0.6"/>
      """,
      Self.rect(Self.margin, 8, 20, 20, radius: 5, fill: "hsl(\(hue),62%,42%)"),
      """
      <text x="\(Self.plain(Self.margin + 10))" y="22.5" font-size="13" font-weight="700" text-anchor="middle" \
      fill="#ffffff" aria-hidden="true">\(letter)</text>
      """,
      """
      <text x="\(Self.plain(Self.margin + 28))" y="22.5" font-size="12" font-weight="600" letter-spacing="0.4" \
      fill="#3c3c43">\(MarkupText.escaped(title))</text>
      """,
    ]
    if let control {
      lines.append(
        """
        <text x="\(Self.plain(size.width - Self.margin))" y="22.5" font-size="13" text-anchor="end" \
        fill="#6b6b70">\(MarkupText.escaped(control))</text>
        """)
    }
    return lines
  }

  private func line(at y: Double) -> String {
    Self.rect(Self.margin, y + Self.headHeight - 0.25, size.width - 2 * Self.margin, 0.5, radius: 0, fill: "#c6c6c8")
  }

  private func element(_ text: Text) -> String {
    let box = boxes.first { box in
      text.isCentred && text.x >= box.x && text.x <= box.x + box.width && text.y >= box.y
        && text.y <= box.y + box.height
    }
    let fill = box?.isButton == true ? "#ffffff" : text.isSecondary ? "#6b6b70" : "#111114"
    let weight = text.isSecondary ? "400" : "500"
    let x = text.isCentred ? text.x + text.width / 2 : text.x
    return """
      <text x="\(Self.plain(x))" y="\(Self.plain(text.y + Self.headHeight))" font-size="\(Self.plain(text.size))" \
      font-weight="\(weight)"\(text.isCentred ? " text-anchor=\"middle\"" : "") \
      fill="\(fill)">\(MarkupText.escaped(text.text))</text>
      """
  }

  private func chevron(at y: Double) -> String {
    let right = size.width - Self.margin
    let middle = y + Self.headHeight
    return """
      <path d="M\(Self.plain(right - 6)) \(Self.plain(middle - 5)) l5 5 l-5 5" fill="none" stroke="#b0b0b5" \
      stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
      """
  }

  private static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, fill: String
  ) -> String {
    """
    <rect x="\(plain(x))" y="\(plain(y))" width="\(plain(width))" height="\(plain(height))" \
    rx="\(plain(radius))" fill="\(fill)"/>
    """
  }

  private static func plain(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}
