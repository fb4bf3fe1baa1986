import Foundation
import Parley
import ParleySuggestions

extension Command {
  static let structuredData = Command(
    "structured-data", "Shows the places that a page describes by JSON-LD, Microdata and RDFa.",
    operands: "PAGE.html…",
    options: [.flag("things", "Shows everything that is described, not only the places."), .format],
    discussion: """
      '-' is the standard input. The first 4 MB of a page are read; nothing of it is executed and nothing is fetched.
      Exits with 0 when every page describes a place, 1 when one does not, 2 when one cannot be read.
      """,
    run: { arguments, console in
      var status = ExitStatus.success
      let paths = try arguments.operands(atLeastOne: "a page")
      var told: [PageLines] = []
      for path in paths {
        let page = StructuredPage(html: try PageFile.bytes(at: path))
        let lines = PageLines(path, page, showsThings: arguments.isSet("things"))
        if lines.places.isEmpty { status = max(status, .failure) }
        told.append(lines)
      }
      if arguments.isJSON {
        console.print(StoreText.json(told))
      } else {
        console.print(told.map { $0.text(isNamed: paths.count > 1) }.joined(separator: "\n\n"))
      }
      return status
    })
}

/// A page file, read up to the parser's size limit.
enum PageFile {
  /// - Parameter path: A file, or `-` for the standard input.
  static func bytes(at path: String) throws -> [UInt8] {
    let opened = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let file = opened else { throw StoreProblem.noFile(path) }
    return Array(try file.read(upToCount: StructuredPage.greatestSize) ?? Data())
  }
}

/// What a page describes, as it is printed.
private struct PageLines: Encodable {
  var page: String
  var places: [Place]
  var things: [Thing]?

  struct Place: Encodable {
    var name: String
    var types: [String]
    var address: String?
    var coordinate: Coordinate?
    var phoneNumbers: [String]
    var description: String?
    var url: String?
  }

  struct Thing: Encodable {
    var types: [String]
    var identifier: String?
    var properties: [String: [Value]]
  }

  enum Value: Encodable {
    case text(String)
    indirect case thing(Thing)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.encode(to: encoder)
      case .thing(let thing): try thing.encode(to: encoder)
      }
    }
  }

  init(_ path: String, _ page: StructuredPage, showsThings: Bool) {
    self.page = path
    places = page.places.map { place in
      Place(
        name: place.name, types: place.types, address: place.place.addressLine.isEmpty ? nil : place.place.addressLine,
        coordinate: place.place.coordinate, phoneNumbers: place.phoneNumbers, description: place.description,
        url: place.url)
    }
    things = showsThings ? page.things.map(Self.thing) : nil
  }

  private static func thing(_ thing: StructuredThing) -> Thing {
    Thing(
      types: thing.types, identifier: thing.identifier,
      properties: thing.properties.mapValues { values in
        values.map { value in
          switch value {
          case .text(let text): .text(text)
          case .thing(let inner): .thing(Self.thing(inner))
          }
        }
      })
  }

  func text(isNamed: Bool) -> String {
    var lines = isNamed ? ["\(page):"] : []
    if places.isEmpty { lines.append("No place is described.") }
    for place in places {
      let types = place.types.isEmpty ? "" : " (\(place.types.joined(separator: ", ")))"
      lines.append(place.name + types)
      lines += [place.address, place.coordinate.map { StoreText.text($0) }].compactMap { $0 }.map { "  \($0)" }
      lines += (place.phoneNumbers + [place.description, place.url].compactMap { $0 }).map { "  \($0)" }
    }
    for thing in things ?? [] { lines += Self.lines(thing, indent: "") }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ thing: Thing, indent: String) -> [String] {
    let name = thing.types.isEmpty ? "something" : thing.types.joined(separator: ", ")
    var lines = ["\(indent)- \(name)\(thing.identifier.map { " <\($0)>" } ?? "")"]
    for (property, values) in thing.properties.sorted(by: { $0.key < $1.key }) {
      for value in values {
        switch value {
        case .text(let text): lines.append("\(indent)  \(property): \(text)")
        case .thing(let inner): lines += ["\(indent)  \(property):"] + Self.lines(inner, indent: indent + "    ")
        }
      }
    }
    return lines
  }
}
