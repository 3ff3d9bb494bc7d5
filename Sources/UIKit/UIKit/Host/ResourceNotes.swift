import AssetCatalogs
import Foundation
import StringTables
import NearNames

/// A simulation's records of requested resources: the ones already reported as missing or damaged,
/// and the keys of its texts.
///
/// An app may request nonexistent resources and work without them, so reports are like UIKit's log
/// messages: the snapshot matches a device.
struct ResourceNotes {
  /// A subject that is reported once.
  enum Subject: Hashable {
    case image(String, bundle: String)
    case color(String, bundle: String)
    case data(String, bundle: String)
    case table(String, bundle: String)
    case text(String, table: String, bundle: String)
    case problem(String)
  }

  private var told: Set<Subject> = []
  /// The keys of the texts that were looked up; `nil` for a text with several keys.
  private var keys: [String: String?] = [:]

  /// The maximum number of resources that a simulation reports; an app that lacks more lacks them
  /// all.
  private static let limit = 200
  /// The maximum number of texts whose keys are remembered.
  private static let keyLimit = 20_000

  /// Returns the key that a text was looked up with, if it's unique.
  func key(of text: String) -> String? { keys[text] ?? nil }

  /// The missing images that were requested, sorted by name.
  var missingImages: [String] {
    told.compactMap { if case .image(let name, _) = $0 { name } else { nil } }.sorted()
  }

  private mutating func remember(key: String, of text: String) {
    if let known = keys[text] {
      if known != key { keys[text] = .some(nil) }
    } else if keys.count < Self.keyLimit {
      keys[text] = key
    }
  }

  /// Whether a subject has yet to be reported; it is then marked as reported.
  private mutating func isNew(_ subject: Subject) -> Bool {
    told.count < Self.limit && told.insert(subject).inserted
  }

  // MARK: The caller's simulation

  /// Remembers the key of a text for the caller's simulation.
  static func remember(key: String, of text: String) {
    _ = onMainQueue { SimulationHost.currentIfAny?.resources.remember(key: key, of: text) }
  }

  /// Reports a resource to the caller's simulation, if there is one.
  private static func tell(_ subject: Subject, _ makeIssue: () -> SimulationIssue?) {
    let isNew = onMainQueue { SimulationHost.currentIfAny?.resources.isNew(subject) ?? false }
    guard isNew == true, let issue = makeIssue() else { return }
    _ = onMainQueue { SimulationHost.currentIfAny?.report(issue) }
  }

  // MARK: Images, colours and data

  /// Reports that a bundle has no image with a name, suggesting similar names.
  static func tellMissing(image name: String, in bundle: Bundle?) {
    tell(.image(name, bundle: path(of: bundle))) {
      let folders = ImageFiles.folders(of: bundle)
      let known = AssetStore.index(of: bundle).names(of: .image) + ImageFiles.names(in: folders)
      return missing(
        "UIImage(named: \"\(name)\")", "no image set and no picture file", name, among: known,
        in: bundle)
    }
  }

  /// Reports that a bundle has no colour set with a name, suggesting similar names.
  static func tellMissing(color name: String, in bundle: Bundle?) {
    tell(.color(name, bundle: path(of: bundle))) {
      missing(
        "UIColor(named: \"\(name)\")", "no colour set", name,
        among: AssetStore.index(of: bundle).names(of: .color), in: bundle)
    }
  }

  /// Reports that a bundle has no data set with a name, suggesting similar names.
  static func tellMissing(data name: String, in bundle: Bundle) {
    tell(.data(name, bundle: path(of: bundle))) {
      missing(
        "NSDataAsset(name: \"\(name)\")", "no data set", name,
        among: AssetStore.index(of: bundle).names(of: .data), in: bundle)
    }
  }

  /// Reports problems with a catalog, one of its sets, or a file next to them.
  static func tell(_ problems: [AssetProblem], in place: String = "Asset catalog") {
    for problem in problems {
      let text = problem.description
      tell(.problem(text)) {
        SimulationIssue(
          where: place, what: text, advice: "It is left out.", isLogged: true)
      }
    }
  }

  private static func missing(
    _ place: String, _ kinds: String, _ name: String, among known: [String], in bundle: Bundle?
  ) -> SimulationIssue {
    SimulationIssue(
      where: place, what: "\(words(for: bundle)) has \(kinds) of that name; \(searched(bundle)).",
      advice: advice(
        name, among: known,
        otherwise: "Add it, and the catalog or file to the target's resources."),
      isLogged: true)
  }

  private static func advice(
    _ name: String, among known: [String], otherwise: String
  ) -> String {
    let near = NearNames.suggestions(for: name, among: known, limit: 3)
    return near.isEmpty
      ? otherwise : "Did you mean \(near.map { "“\($0)”" }.joined(separator: " or "))?"
  }

  private static func path(of bundle: Bundle?) -> String { (bundle ?? .main).bundlePath }

  private static func words(for bundle: Bundle?) -> String {
    let path = path(of: bundle)
    return path == Bundle.main.bundlePath ? "The main bundle" : "The bundle \(lastName(path))"
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Describes the searched places by the last path components of the folders, which are the same
  /// on every machine.
  private static func searched(_ bundle: Bundle?) -> String {
    let folders = ImageFiles.folders(of: bundle)
    let places = folders.prefix(6).map { folder in
      let catalogs = AssetIndex.catalogs(in: folder).map(lastName)
      return catalogs.isEmpty
        ? lastName(folder) : "\(lastName(folder)) (\(catalogs.joined(separator: ", ")))"
    }
    let more = folders.count - places.count
    return "looked in \(places.joined(separator: ", "))\(more > 0 ? " and \(more) more" : "")"
  }

  // MARK: Texts

  /// Reports problems with the files of a table.
  static func tell(_ problems: [StringTableProblem], of table: String) {
    for problem in problems {
      let text = problem.description
      tell(.problem(text)) {
        SimulationIssue(
          where: "Table “\(table)”", what: text,
          advice: "Its keys are shown instead.", isLogged: true)
      }
    }
  }

  /// Reports that a text has different placeholders than its key.
  static func tellUnfit(text: String, key: String, table: String) {
    let name = table.isEmpty ? "Localizable" : table
    let visible = String(text.unicodeScalars.filter { $0.properties.generalCategory != .format })
    let what = "The text “\(visible)” for “\(key)” has different format specifiers than its key."
    tell(.problem("\(name): \(what)")) {
      SimulationIssue(
        where: "Table “\(name)”", what: what,
        advice: "Use the key's specifiers; the key is shown.", isLogged: true)
    }
  }

  /// Reports that a text in code has different placeholders than the values it was given.
  static func tellUnfit(values text: String) {
    let what = "The text “\(text)” has different format specifiers than the interpolated values."
    tell(.problem(what)) {
      SimulationIssue(
        where: "String(localized:)", what: what,
        advice: "Give each value a specifier of its kind; the text is shown unfilled.",
        isLogged: true)
    }
  }

  /// Reports that a table, or its translation of a key, is missing.
  ///
  /// A key is often the text itself, and a bundle without any table belongs to a package that has
  /// none: neither is reported. A key that another language has is.
  static func tellMissing(
    key: String, hasDefault: Bool, of table: StringBundle.Table, named name: String,
    bundle path: String
  ) {
    tell(table.problems, of: name)
    guard !key.isEmpty else { return }
    if table.isMissing {
      tell(.table(name, bundle: path)) {
        missingTable(name, in: path)
      }
      return
    }
    guard let best = table.parts.first else { return }
    let others = table.parts.dropFirst().filter { $0.table[key] != nil }
    guard let other = others.first else { return }
    tell(.text(key, table: name, bundle: path)) {
      SimulationIssue(
        where: "Table “\(name)”",
        what: "It has no text for “\(key)” in \(best.localization), but one in "
          + "\(other.localization).",
        advice: "Translate it; \(hasDefault ? "the code's own text" : "the key") is shown.",
        isLogged: true)
    }
  }

  private static func missingTable(_ name: String, in path: String) -> SimulationIssue? {
    let tables = StringStore.bundle(at: path).tableNames()
    // A bundle without tables translates nothing.
    guard !tables.isEmpty else { return nil }
    let bundle = path == Bundle.main.bundlePath ? nil : Bundle(path: path)
    return SimulationIssue(
      where: "Table “\(name)”",
      what: "\(words(for: bundle)) has no table of that name; its tables are "
        + "\(tables.prefix(6).map { "“\($0)”" }.joined(separator: ", ")).",
      advice: advice(name, among: tables, otherwise: "Add it to the target's resources."),
      isLogged: true)
  }
}
