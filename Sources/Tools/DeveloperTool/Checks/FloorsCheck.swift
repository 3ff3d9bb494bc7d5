import Foundation

/// Checks the package's rooms: a target depends on lower floors only, imports only what it declares,
/// and leaves questions about the OS's release to the facts; UIKit calls what apps override only where
/// traces record it, and lists no classes.
struct FloorsCheck {
  private var problems: [String] = []
  private var imports = 0
  private let targets: [Manifest.Target]
  private let floorOf: [String: Int]
  /// The targets of this package that a target depends on, as its declaration says.
  private let declared: [String: Set<String>]

  static func run(_ manifest: Manifest) throws -> CheckResult {
    var check = FloorsCheck(manifest)
    check.checkFloors()
    check.checkDoors()
    check.checkReach()
    try check.checkSources()
    check.problems += try CallbacksCheck.problems()
    // A check that found nothing to check must not pass.
    if check.imports == 0 {
      check.problems.append("no import line was found; is this the package's folder?")
    }
    return CheckResult(
      "Floors", problems: check.problems.map { "error: \($0)" },
      passed: "\(check.targets.count) targets and \(check.imports) imports comply")
  }

  private init(_ manifest: Manifest) {
    targets = manifest.targets
    let names = Set(targets.map(\.name))
    floorOf = Dictionary(
      uniqueKeysWithValues: FloorTables.floors.enumerated().flatMap { floor, names in
        names.map { ($0, floor) }
      })
    declared = Dictionary(
      uniqueKeysWithValues: targets.map {
        ($0.name, Set($0.dependencies.compactMap(\.name).filter(names.contains)))
      })
  }

  // MARK: Dependencies

  private static let table = "Sources/Tools/DeveloperTool/Checks/FloorTables.swift"

  private func dependencies(of name: String) -> [String] { declared[name, default: []].sorted() }

  private mutating func checkFloors() {
    for name in floorOf.keys.sorted() where declared[name] == nil {
      problems.append("\(name): has a floor in \(Self.table), but is not a target")
    }
    for target in targets where !target.isTest {
      guard let floor = floorOf[target.name] else {
        problems.append("\(target.name): has no floor; give it one in \(Self.table)")
        continue
      }
      for dependency in dependencies(of: target.name) {
        let other = floorOf[dependency, default: FloorTables.floors.count]
        let arrow = "\(target.name) → \(dependency)"
        if other >= floor, !FloorTables.arrowsWithinAFloor.contains(arrow) {
          problems.append(
            "\(target.name) (floor \(floor)) depends on \(dependency) (floor \(other)): "
              + "only lower floors are allowed")
        }
      }
    }
  }

  private mutating func checkDoors() {
    let doors = FloorTables.doors
    let doorOf = Dictionary(
      uniqueKeysWithValues: targets.compactMap { target in target.door.map { (target.name, $0) } })
    for target in targets where target.folder.hasPrefix("Sources/") {
      guard let door = target.door else {
        problems.append("\(target.name): \(target.folder) isn't in a folder of \(doors)")
        continue
      }
      for dependency in dependencies(of: target.name) where doorOf[dependency, default: 0] > door {
        problems.append(
          "\(target.name) (\(doors[door])) depends on \(dependency), which is in a higher folder "
            + "of Sources")
      }
    }
  }

  private mutating func checkReach() {
    for (name, forbidden) in FloorTables.unreachable.sorted(by: { $0.key < $1.key }) {
      var reached: Set<String> = []
      var open = [name]
      while let next = open.popLast() {
        open += dependencies(of: next).filter { reached.insert($0).inserted }
      }
      for module in forbidden where reached.contains(module) {
        problems.append("\(name) reaches \(module), which it must not depend on")
      }
    }
  }

  // MARK: Lines

  /// The room that alone may look into a version of the OS; all others use its facts.
  private static let roomOfReleases = "SystemFacts"
  private static let wordsOfVersions = [
    "major", "minor", "patch", "release", "version", "os <", "os >", "os =", "os !",
  ]

  private mutating func checkSources() throws {
    for target in targets where target.type != "system" {
      for file in target.swiftFiles {
        let text = try readText(file)
        let lines = text.lines
        // Most files have none of these words, and searching each line for them takes longer.
        let versions = target.isTest ? [] : Self.wordsOfVersions.filter(text.has)
        var isInText = false
        for (index, line) in lines.enumerated() {
          let place = "\(file):\(index + 1)"
          // Source text that a program writes or a test compares imports nothing here.
          if line.offsets(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
          if isInText { continue }
          if target.name != Self.roomOfReleases, versions.contains(where: line.has),
            comparesReleases(line)
          {
            problems.append(
              "\(place): compares releases of the OS; make it a fact in \(Self.roomOfReleases)")
          }
          if line.has("import "), let module = importedModule(line) {
            check(module, in: target, place)
          }
        }
        checkClasses(lines, of: target, file)
      }
    }
  }

  private mutating func check(_ module: String, in target: Manifest.Target, _ place: String) {
    imports += 1
    if declared[module] != nil {
      if module != target.name, !declared[target.name, default: []].contains(module) {
        problems.append("\(place): imports \(module), which \(target.name) does not declare")
      }
    } else if let allowed = FloorTables.outside[module] {
      if let allowed, !allowed.contains(target.name), !target.isTest {
        problems.append("\(place): \(module) is not allowed in \(target.name)")
      }
    } else if !(target.isTest && FloorTables.outsideForTests.contains(module)) {
      // An import that a `#if canImport` guards for another platform is one of these too.
      problems.append("\(place): imports \(module), which is not on the list of modules")
    }
  }

  /// The module of an import line, or nil; attributes, access levels and kinds are passed over.
  private func importedModule(_ line: Substring) -> String? {
    let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    var words = line.code.split(whereSeparator: { " \t;".contains($0) })
    while let first = words.first, first.hasPrefix("@") || modifiers.contains(first) {
      words.removeFirst()
    }
    guard words.count > 1, words.removeFirst() == "import" else { return nil }
    if words.count > 1, kinds.contains(words[0]) { words.removeFirst() }
    return words[0].split(separator: ".").first.map(String.init)
  }

  /// Whether a line compares releases by itself: by a version's parts, or with a version that it
  /// names.
  private func comparesReleases(_ line: Substring) -> Bool {
    line.code.contains(/\.(major|minor|patch)\b/)
      || line.code.contains(
        /\b(major|release|os|version)\s*(<|>|==|!=|<=|>=)\s*("?[0-9]|OSVersion\()/)
  }

  /// Where class names of UIKit's may be strings below it, and why.
  private static let namesOfViews: [String: String] = [
    "Sources/Base/LayoutTrees/CauseAnalysis.swift": "a stored tree knows a bar by its class only"
  ]

  /// Adds the lists of UIKit's classes outside the classes' own entries, and the names of views in
  /// rooms below UIKit, which can't know them.
  private mutating func checkClasses(
    _ lines: [Substring], of target: Manifest.Target, _ file: String
  ) {
    // Adopting reads the sources of apps, which name classes.
    guard !target.isTest, target.name != "Adopting", Self.namesOfViews[file] == nil else { return }
    if floorOf[target.name, default: 0] < floorOf["UIKit", default: 0] {
      let name =
        /"_?UI[A-Z]\w*(View|Bar|Toolbar|Cell|Field|Label|Button|Control|Controller|Window|Slider|Switch|Stepper)"/
      for (index, line) in lines.enumerated()
      where (line.has("\"UI") || line.has("\"_UI")) && line.code.contains(name) {
        problems.append(
          "\(file):\(index + 1): names a class of UIKit's; have the class say what is needed")
      }
    } else if target.name == "UIKit" {
      let test = /\bis UI[A-Z]\w+|ObjectIdentifier\(UI\w+\.self\)/
      for (index, line) in lines.enumerated()
      where (line.has("is UI") || line.has("ObjectIdentifier(UI")) && line.code.contains(test) {
        let three = lines[index..<min(index + 3, lines.count)].map { String($0.code) }
        if three.joined(separator: " ").matches(of: test).count >= 4 {
          problems.append(
            "\(file):\(index + 1): lists classes; let each say so itself, in a member or its entry")
        }
      }
    }
  }
}
