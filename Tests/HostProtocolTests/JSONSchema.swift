import Foundation
import HostProtocol
import Parley

/// Checks values against the parts of JSON Schema that the protocol's schema uses.
struct JSONSchema {
  private let root: JSONValue

  init(contentsOf file: String) throws {
    root = try JSONReader.value(of: Array(FileManager.default.contents(atPath: file) ?? Data()))
  }

  /// The schema of the repository.
  static func ofProtocol() throws -> JSONSchema {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    return try JSONSchema(contentsOf: "\(package)/Sources/HostProtocol/HostProtocol.schema.json")
  }

  /// What is wrong with a value, by the schema at a path such as `requests/hear/params`; `nil` where there is no such one.
  func problems(of value: JSONValue, by path: String) -> [String]? {
    guard let schema = find("#/$defs/\(path)") else { return nil }
    return problems(value, schema, at: "")
  }

  /// The names below a path: `requests`.
  func names(in path: String) -> [String] { (find("#/$defs/\(path)")?.members ?? [:]).keys.sorted() }

  private func find(_ reference: String) -> JSONValue? {
    reference.split(separator: "/").dropFirst().reduce(root as JSONValue?) { $0?.members[String($1)] }
  }

  private func problems(_ value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
    let rules = schema.members
    if case .string(let reference)? = rules["$ref"] {
      return find(reference).map { problems(value, $0, at: place) } ?? ["\(place): no schema '\(reference)'"]
    }
    if case .array(let choices)? = rules["anyOf"] {
      return choices.contains { problems(value, $0, at: place).isEmpty } ? [] : ["\(place): it is none of the choices"]
    }
    if case .string(let type)? = rules["type"], !value.isOf(type) { return ["\(place): it is no \(type)"] }
    var found: [String] = []
    if case .array(let known)? = rules["enum"], !known.contains(value) {
      found.append("\(place): it is not of the list")
    }
    if let number = value.double {
      if let least = rules["minimum"]?.double, number < least { found.append("\(place): it is below \(least)") }
      if let most = rules["maximum"]?.double, number > most { found.append("\(place): it is above \(most)") }
    }
    if case .array(let values) = value, let items = rules["items"] {
      for (index, value) in values.enumerated() { found += problems(value, items, at: "\(place)[\(index)]") }
    }
    if case .object(let members) = value { found += problems(members, rules, at: place) }
    return found
  }

  private func problems(
    _ members: [String: JSONValue], _ rules: [String: JSONValue], at place: String
  ) -> [String] {
    var found: [String] = []
    if case .array(let required)? = rules["required"] {
      for case .string(let name) in required where members[name] == nil {
        found.append("\(place).\(name): it is missing")
      }
    }
    if let least = rules["minProperties"]?.double, Double(members.count) < least { found.append("\(place): too few") }
    if let most = rules["maxProperties"]?.double, Double(members.count) > most { found.append("\(place): too many") }
    let known = rules["properties"]?.members ?? [:]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      if let schema = known[name] {
        found += problems(value, schema, at: "\(place).\(name)")
      } else if rules["additionalProperties"] == .boolean(false) {
        found.append("\(place).\(name): it is not known")
      } else if let schema = rules["additionalProperties"] {
        found += problems(value, schema, at: "\(place).\(name)")
      }
    }
    return found
  }
}

extension JSONValue {
  fileprivate var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }

  fileprivate var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  fileprivate func isOf(_ type: String) -> Bool {
    switch (self, type) {
    case (.string, "string"), (.integer, "integer"), (.integer, "number"), (.number, "number"), (.boolean, "boolean"),
      (.array, "array"), (.object, "object"), (.null, "null"):
      true
    default: false
    }
  }
}
