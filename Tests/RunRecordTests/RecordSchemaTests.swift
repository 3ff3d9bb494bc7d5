import Findings
import Foundation
import LayoutTrees
import Testing

@testable import RunRecord

/// The documented schema matches the written records.
@Suite struct RecordSchemaTests {
  private static let docs = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs")

  private let schema: JSONSchema

  init() throws {
    let data = try Data(contentsOf: Self.docs.appendingPathComponent("run-record.schema.json"))
    schema = try JSONSchema(data)
  }

  /// A record with every optional field.
  private static var full: RunRecord {
    var record = RunRecord(header: RunRecordTests.header, snapshots: [RunRecordTests.full])
    record.header.commit = "0123abc"
    record.header.branch = "main"
    record.header.started = "2026-11-21T12:03:19Z"
    record.header.seconds = 12.5
    record.header.environment = [.init("system", "Debian")]
    record.header.shard = RunShard(index: 2, count: 4)
    record.header.shard?.plan = "0a"
    record.header.parts = [
      RunPart(
        name: "a", shard: RunShard(index: 1, count: 2), snapshotCount: 3, started: "x", seconds: 1,
        differences: ["cairo"])
    ]
    record.header.scenarios = [
      ScenarioFacts(id: "S", title: "t", screens: [.init(id: "s", title: "t")])
    ]
    record.header.parts?[0].finished = false
    record.header.finished = false
    record.header.recordingFails = true
    record.header.staleFails = true
    record.header.problems = ["Shard 2/2 is missing."]
    record.header.lint = LintFacts(
      screens: ["S"],
      cells: [
        FindingCell(
          name: "duo.closed", device: "iphone-duo", deviceName: "iPhone Duo", os: "27.0",
          orientation: "portrait", posture: "closed", language: "de", width: 402, height: 570)
      ], failing: .warning, ignored: 1)
    var snapshot = record.snapshots[0]
    snapshot.sourceFile = "Tests/A.swift"
    snapshot.sourceLine = 1
    snapshot.note = "n"
    snapshot.log = ["l"]
    snapshot.findings = [
      SnapshotFinding(
        ScreenFinding(
          rule: .truncatedText, severity: .error, view: "UILabel “title”",
          path: ["UIWindow", "UILabel “title”"],
          frame: LayoutArea(x: 16, y: 20, width: 80, height: .infinity),
          reason: .truncated(text: "Anmelden", shown: 3, of: 8),
          source: FindingSource(file: "Sources/A.swift", line: 3)),
        cells: [0, 1, 2, 5], onlyIn: "de", ignored: "known before")
    ]
    snapshot.unit = "u"
    snapshot.posture = "half-open"
    snapshot.step = .init(series: "s", number: 0, name: "first")
    snapshot.parts.comparison?.placeCount = 300
    snapshot.parts.comparison?.densities = "16>0:4"
    snapshot.parts.comparison?.ignored = [
      RegionRecord(x: 0, y: 0, width: 1, height: 1, pixelCount: 0)
    ]
    record.snapshots = [snapshot, RunRecordTests.snapshot("least"), RunRecordTests.text]
    record.snapshots[1].seconds = .infinity
    return record
  }

  private func object(_ record: RunRecord) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: record.json()) as? [String: Any])
  }

  @Test func whatIsWrittenFitsTheSchema() throws {
    #expect(schema.problems(with: try object(Self.full)) == [])
    #expect(
      schema.problems(with: try object(RunRecord(header: RunRecordTests.header))) == [])
    for outcome in SnapshotOutcome.allCases {
      let record = RunRecord(
        header: RunRecordTests.header, snapshots: [RunRecordTests.snapshot("a", "S", outcome)])
      #expect(schema.problems(with: try object(record)) == [])
    }
  }

  @Test("every field of the schema is written, and vice versa")
  func nothingIsMissing() throws {
    var written: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        for (key, value) in object {
          written.insert(key)
          // A finding's reason has its own fields, which depend on its rule.
          if key != "reason" { collect(value) }
        }
      } else if let array = value as? [Any] {
        array.forEach(collect)
      }
    }
    collect(try object(Self.full))
    #expect(schema.propertyNames == written)
  }

  @Test func whatDoesNotFitIsFound() throws {
    func problems(_ change: (inout [String: Any], inout [String: Any]) -> Void) throws -> Int {
      var record = try object(Self.full)
      var snapshots = try #require(record["snapshots"] as? [[String: Any]])
      change(&record, &snapshots[0])
      if record["snapshots"] != nil { record["snapshots"] = snapshots }
      return schema.problems(with: record).count
    }
    #expect(try problems { _, _ in } == 0)
    #expect(try problems { record, _ in record["schema"] = 5 } == 1)
    #expect(try problems { record, _ in record["header"] = nil } == 1)
    #expect(try problems { _, snapshot in snapshot["outcome"] = "exploded" } == 1)
    #expect(try problems { _, snapshot in snapshot["pending"] = "../x" } == 1)
    #expect(try problems { _, snapshot in snapshot["pending"] = "/x" } == 1)
    #expect(try problems { _, snapshot in snapshot["id"] = "" } >= 1)
    #expect(try problems { _, snapshot in snapshot["more"] = 1 } == 1)
    #expect(try problems { _, snapshot in snapshot["seconds"] = "soon" } == 1)
    #expect(try problems { _, snapshot in snapshot["actual"] = ["file": "a"] } == 2)
    #expect(try problems { _, snapshot in snapshot["causes"] = [["key": 1]] } == 1)
    #expect(try problems { _, snapshot in snapshot["layoutChanges"] = [1] } == 1)
  }
}

/// The part of JSON Schema that the record's schema needs.
struct JSONSchema {
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The names of all fields, of all kinds of objects.
  var propertyNames: Set<String> {
    var names: Set<String> = []
    func collect(_ schema: Any) {
      guard let schema = schema as? [String: Any] else { return }
      for (name, part) in schema["properties"] as? [String: Any] ?? [:] {
        names.insert(name)
        collect(part)
      }
      if let items = schema["items"] { collect(items) }
    }
    collect(root)
    for part in (root["$defs"] as? [String: Any] ?? [:]).values { collect(part) }
    return names
  }

  func problems(with value: Any) -> [String] { problems(value, root, "record") }

  private func problems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    var result: [String] = []
    for (key, rule) in schema.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "$ref":
        let name = (rule as? String)?.split(separator: "/").last.map(String.init) ?? ""
        let definitions = root["$defs"] as? [String: [String: Any]]
        guard let definition = definitions?[name] else { return ["\(place): no \(name)"] }
        result += problems(value, definition, place)
      case "type":
        if !Self.isType(rule as? String ?? "", value) { result.append("\(place): not \(rule)") }
      case "enum":
        let words = rule as? [String] ?? []
        if !words.contains(where: { $0 == value as? String }) { result.append("\(place): enum") }
      case "anyOf":
        let choices = rule as? [[String: Any]] ?? []
        if !choices.contains(where: { problems(value, $0, place).isEmpty }) {
          result.append("\(place): none of the choices")
        }
      case "required":
        for name in rule as? [String] ?? [] where (value as? [String: Any])?[name] == nil {
          result.append("\(place).\(name) is missing")
        }
      case "properties":
        let properties = rule as? [String: [String: Any]] ?? [:]
        for (name, part) in value as? [String: Any] ?? [:] {
          if let schema = properties[name] {
            result += problems(part, schema, "\(place).\(name)")
          } else if schema["additionalProperties"] as? Bool == false {
            result.append("\(place).\(name) is unknown")
          }
        }
      case "items":
        for (index, part) in (value as? [Any] ?? []).enumerated() {
          result += problems(part, rule as? [String: Any] ?? [:], "\(place)[\(index)]")
        }
      case "minimum", "maximum":
        guard let limit = rule as? Double, let number = value as? Double else { continue }
        if key == "minimum" ? number < limit : number > limit { result.append("\(place): \(key)") }
      case "minLength":
        if (value as? String)?.isEmpty == true { result.append("\(place): empty") }
      case "pattern":
        let text = value as? String ?? ""
        if text.range(of: rule as? String ?? "", options: .regularExpression) == nil {
          result.append("\(place): “\(text)”")
        }
      default:
        if !["$defs", "$schema", "title", "additionalProperties"].contains(key) {
          result.append("the schema's “\(key)” is not understood")
        }
      }
    }
    return result
  }

  private static func isType(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    case "number": value is Double
    default: false
    }
  }
}
