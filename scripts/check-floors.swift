// Checks the package's rooms: a target depends on lower floors only, imports only what it
// declares, and leaves questions about the OS's release to the facts; UIKit calls what apps override
// only where traces record it. Arguments: the output of `swift package dump-package`; run in the package's folder.

import Foundation

/// The floors, lowest first. A target's dependencies all lie on floors below its own.
let floors: [[String]] = [
  [
    "CAppleModules", "CChildProcesses", "CDecoders", "CDeflate", "CFoundTypes", "CLayerTime",
    "CLibPNG", "CMainQueue",
    "CPango",
    "CTateyokoOverlays", "CTestProcess", "CWorlds", "CXXHash", "Findings",
    "LayoutSolver", "LayoutTrees", "NearNames", "ObjectObservation", "Pixels", "PreviewMacros",
    "PropertyLists",
    "ReportAssets",
    "SystemFacts", "Traces",
    "Accessibility", "LocalAuthentication", "UniformTypeIdentifiers", "XCTestEntries",
  ],
  [
    "AssetCatalogs", "ChildProcesses", "Devices", "Graphics", "ImageDiff", "NibDocuments",
    "RunRecord",
    "StringTables", "TestSupport", "XcodeProjects",
  ],
  [
    "CommandLines", "GeneratedCases", "InfoPlists", "Symbols", "TestProcesses", "Typography",
    "Raster", "Report", "ScreenFacts", "ViewLayout",
  ],
  ["Adopting", "Comparing", "Layers", "LayoutMetrics", "Linting", "SwiftUICore", "Toolsets"],
  [
    "ComparingCommand", "UIKit", "CoreGraphics", "ImageIO", "QuartzCore", "_Testing_UIKit",
    "_Testing_CoreGraphics", "AVFoundation", "AVKit", "AudioToolbox", "AuthenticationServices",
    "CoreData", "CoreImage", "CoreLocation", "Intents", "MapKit", "MessageUI",
    "MobileCoreServices", "Photos", "PhotosUI", "QuickLook", "SafariServices",
    "UserNotifications", "WebKit",
  ],
  ["Combine", "HistoryCases", "SwiftUI", "Tateyoko", "TurnCases"],
  ["BaselineCommands", "Scenarios", "ScreenCommands", "_Tateyoko_SwiftUI"],
  [
    "APIPageWriter", "TateyokoCLI", "BaselineTool", "CompareTool", "CompareBenchmark",
    "EnduranceProbe", "FactPageWriter", "GrowthBenchmark", "LintBenchmark",
    "RasterBenchmark", "SeeBenchmark", "SolverBenchmark", "SnapshotsPlugin", "SymbolPageWriter",
    "DialectPlugin", "CaseChecker",
  ],
]

/// The folders of `Sources`, lowest first. A module depends on modules of its own and of lower ones.
let doors = ["Base", "Picture", "UIKit", "SwiftUI", "Services", "Harness", "Tools"]

/// Arrows within a floor. System libraries lie below everything, and the one-line modules that
/// make users' imports resolve lie beside the module they stand for.
let arrowsWithinAFloor: Set<String> = [
  // A finding's frame is a layout's.
  "Findings → LayoutTrees",
  "Pixels → CDecoders", "Pixels → CDeflate", "Pixels → CLibPNG", "Pixels → CXXHash",
  "AVFoundation → UIKit", "AVKit → AVFoundation", "AVKit → UIKit", "CoreLocation → UIKit",
  "AudioToolbox → UIKit", "AuthenticationServices → UIKit", "CoreData → UIKit",
  "CoreImage → UIKit", "Intents → UIKit", "Photos → UIKit", "PhotosUI → Photos",
  "PhotosUI → UIKit", "QuickLook → UIKit",
  "MapKit → CoreLocation", "MapKit → UIKit", "WebKit → UIKit",
  "ImageIO → UIKit", "MessageUI → UIKit", "QuartzCore → UIKit", "SafariServices → UIKit",
  "UserNotifications → UIKit",
  "_Testing_UIKit → UIKit", "_Testing_CoreGraphics → CoreGraphics",
]

/// What a room must not reach by any path: pixels and files are not UIKit's business, and the
/// report is made of recorded facts.
let unreachable: [String: [String]] = [
  "UIKit": ["Raster", "Pixels", "ImageDiff", "RunRecord", "Report"],
  "Report": ["UIKit", "Layers", "Graphics", "Raster", "Typography"],
  // Whoever only compares pictures waits for none of these to load.
  // Built when a picture is first accepted.
  "BaselineTool": ["Scenarios", "ComparingCommand"],
  "CompareTool": ["UIKit", "Layers", "Graphics", "Raster", "Typography", "Tateyoko"],
]

/// Modules from outside the package, with the only targets that may import them; nil: all.
let outside: [String: Set<String>?] = [
  // Clang modules of CAppleModules, for view code.
  "os": ["UIKit"], "ObjectiveC": [], "simd": [],
  "Foundation": nil, "Glibc": nil, "Synchronization": nil, "Dispatch": nil,
  "ArgumentParser": ["TateyokoCLI", "ComparingCommand", "CompareTool"],
  "PackagePlugin": ["SnapshotsPlugin", "DialectPlugin"],
  "OpenCombine": ["Combine"],
  // What bodies read of observable objects, and the fields of views.
  "Observation": ["SwiftUI", "SwiftUICore"], "Swift": ["SwiftUICore"],
  // Tateyoko hands failures to the test library that is running.
  "Testing": ["Tateyoko", "TestProcesses"], "XCTest": ["Tateyoko", "XCTestEntries"],
  // Where requests are declared on Linux: UIKit exports it, Tateyoko compares them as texts.
  "FoundationNetworking": ["Combine", "Tateyoko", "UIKit"],
  "FoundationXML": ["NibDocuments"],
]
let outsideForTests: Set<String> = ["FoundationNetworking", "FoundationXML"]

/// The room that alone may look into a version of the OS; all others ask its facts.
let roomOfReleases = "SystemFacts"

/// Where class names of UIKit's may be strings below it, and why.
let namesOfViews: [String: String] = [
  "Sources/Base/LayoutTrees/CauseAnalysis.swift": "a stored tree knows a bar by its class only"
]

/// The lists of UIKit's classes outside the classes' own entries, and the names of views in rooms
/// below UIKit, which can't know them.
func listedClasses(in targets: [Manifest.Target], floorOf: [String: Int]) throws -> [String] {
  var problems: [String] = []
  // Adopting reads the sources of apps, which name classes.
  for target in targets where !target.isTest && target.type != "system" && target.name != "Adopting"
  {
    let isBelow = floorOf[target.name, default: 0] < floorOf["UIKit", default: 0]
    guard isBelow || target.name == "UIKit" else { continue }
    for file in swiftFiles(in: target.folder) where namesOfViews[file] == nil {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.contains("//") ? String($0.prefix { $0 != "/" }) : String($0) }
      for (index, line) in lines.enumerated() {
        if isBelow, line.contains(nameOfView) {
          problems.append(
            "\(file):\(index + 1): names a class of UIKit's; have the class say what is asked")
        }
        guard target.name == "UIKit" else { continue }
        let three = lines[index..<min(index + 3, lines.count)].joined(separator: " ")
        if line.contains(testForClass), three.matches(of: testForClass).count >= 4 {
          problems.append(
            "\(file):\(index + 1): lists classes; let each say so itself, in a member or its entry")
        }
      }
    }
  }
  return problems
}

nonisolated(unsafe) let nameOfView =
  /"_?UI[A-Z]\w*(View|Bar|Toolbar|Cell|Field|Label|Button|Control|Controller|Window|Slider|Switch|Stepper)"/
nonisolated(unsafe) let testForClass = /\bis UI[A-Z]\w+|ObjectIdentifier\(UI\w+\.self\)/

/// Whether a line of a rule compares releases by itself: by a version's parts, or with a version
/// that it names.
func comparesReleases(_ line: Substring) -> Bool {
  let code = line.prefix { $0 != "/" }
  guard code.contains(where: { "<>=.".contains($0) }) else { return false }
  return code.contains(partsOfAVersion) || code.contains(comparisonWithAVersion)
}

nonisolated(unsafe) let partsOfAVersion = /\.(major|minor|patch)\b/
nonisolated(unsafe) let comparisonWithAVersion =
  /\b(major|release|os|version)\s*(<|>|==|!=|<=|>=)\s*("?[0-9]|OSVersion\()/

/// The tables that alone call the methods of views and controllers that apps override.
let callbackTables = [
  "Sources/UIKit/UIKit/Host/ControllerCallback.swift",
  "Sources/UIKit/UIKit/Host/ViewCallback.swift",
]
/// The classes whose methods without a body are there for apps to override.
let overriddenClasses = [
  "Sources/UIKit/UIKit/Controllers/UIViewController.swift", "Sources/UIKit/UIKit/View/UIView.swift",
]
/// Methods of these that traces leave out: drawing and colours, and what is never called.
let unrecorded: Set<String> = [
  "didReceiveMemoryWarning", "draw", "layerWillDraw", "tintColorDidChange",
]
/// Calls methods of presentation controllers, which are named as those of view controllers are.
let callersOfNamesakes: Set<String> = [
  "Sources/UIKit/UIKit/Controllers/Presentation/UIPresentationController+Placing.swift",
  // Cells have a willTransition(to:) of their own.
  "Sources/UIKit/UIKit/Scrolling/Editing/UITableViewCell+Editing.swift",
]

/// The calls in UIKit of methods that apps override which go past the tables, and the methods that
/// the tables lack.
func unrecordedCallbacks() throws -> [String] {
  var starts: Set<String> = []
  for table in callbackTables {
    let text = try String(contentsOfFile: table, encoding: .utf8)
    for match in text.matches(of: /TracedCall\(\s*"(\w+\()(\w+:|\))/) {
      starts.insert(String(match.1 + (match.2 == "_:" ? "" : match.2)))
    }
  }
  var problems = starts.isEmpty ? ["the tables of callbacks are empty"] : []
  for file in swiftFiles(in: "Sources/UIKit/UIKit") where !callbackTables.contains(file) {
    if callersOfNamesakes.contains(file) { continue }
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let code = String(line.prefix { $0 != "/" })
      for start in starts where calls(start, in: code) {
        problems.append("\(file):\(index + 1): calls \(start)… itself; write call(.…) instead")
      }
      if overriddenClasses.contains(file), let match = code.firstMatch(of: hookWithoutBody),
        !unrecorded.contains(String(match.1)),
        !starts.contains(where: { $0.hasPrefix(match.1 + "(") })
      {
        problems.append("\(file):\(index + 1): no table in Sources/UIKit/UIKit/Host has \(match.1)")
      }
    }
  }
  return problems
}

nonisolated(unsafe) let hookWithoutBody = /open func (\w+)\(.*\{\}$/

/// Whether a line calls a method: neither declares it, nor calls the superclass's, nor names it in a
/// text or as a case.
func calls(_ start: String, in code: String) -> Bool {
  code.ranges(of: start).contains { range in
    let before = code[..<range.lowerBound]
    if before.count(where: { $0 == "\"" }) % 2 == 1 { return false }
    if let last = before.last, last.isLetter || last.isNumber || last == "_" { return false }
    return !["func ", "super.", "(."].contains(where: before.hasSuffix)
  }
}

struct Manifest: Decodable {
  struct Target: Decodable {
    struct Dependency: Decodable {
      let name: String?
      let isProduct: Bool

      private enum Key: String, CodingKey { case byName, target, product }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        isProduct = container.contains(.product)
        guard let key = container.allKeys.first else {
          name = nil
          return
        }
        var values = try container.nestedUnkeyedContainer(forKey: key)
        name = try values.decodeIfPresent(String.self)
      }
    }

    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]
    /// What of the folder is not compiled, such as files that tests read.
    let exclude: [String]

    var isTest: Bool { type == "test" }
    var folder: String {
      let parent = isTest ? "Tests" : type == "plugin" ? "Plugins" : "Sources"
      return path ?? "\(parent)/\(name)"
    }
    /// The index in `doors` of the folder that the module is in.
    var door: Int? {
      let parts = folder.split(separator: "/")
      guard parts.count == 3, parts[0] == "Sources" else { return nil }
      return doors.firstIndex(of: String(parts[1]))
    }
  }

  let targets: [Target]
}

/// The module of an import line, or nil; attributes, access levels and kinds are passed over.
func importedModule(_ line: Substring) -> String? {
  let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
  var words = line.prefix { $0 != "/" }.split(whereSeparator: { " \t;".contains($0) })
  while let first = words.first, first.hasPrefix("@") || modifiers.contains(first) {
    words.removeFirst()
  }
  guard words.count > 1, words.removeFirst() == "import" else { return nil }
  if words.count > 1, kinds.contains(words[0]) { words.removeFirst() }
  return words[0].split(separator: ".").first.map(String.init)
}

func swiftFiles(in folder: String) -> [String] {
  guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
  return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    .map { "\(folder)/\($0)" }
}

func problems(in manifest: Manifest) throws -> (problems: [String], imports: Int) {
  var problems: [String] = []
  var floorOf: [String: Int] = [:]
  for (floor, names) in floors.enumerated() {
    for name in names { floorOf[name] = floor }
  }
  let targets = manifest.targets
  let names = Set(targets.map(\.name))
  var declared: [String: Set<String>] = [:]
  for target in targets {
    declared[target.name] = Set(target.dependencies.compactMap(\.name).filter(names.contains))
  }

  for name in floorOf.keys.sorted() where !names.contains(name) {
    problems.append("\(name): has a floor in scripts/check-floors.swift, but is not a target")
  }
  for target in targets where !target.isTest {
    guard let floor = floorOf[target.name] else {
      problems.append("\(target.name): has no floor; give it one in scripts/check-floors.swift")
      continue
    }
    for dependency in declared[target.name, default: []].sorted() {
      let other = floorOf[dependency, default: floors.count]
      if other >= floor, !arrowsWithinAFloor.contains("\(target.name) → \(dependency)") {
        problems.append(
          "\(target.name) (floor \(floor)) depends on \(dependency) (floor \(other)): "
            + "only lower floors are allowed")
      }
    }
  }

  let doorOf = Dictionary(
    uniqueKeysWithValues: targets.compactMap { target in target.door.map { (target.name, $0) } })
  for target in targets where target.folder.hasPrefix("Sources/") {
    guard let door = target.door else {
      problems.append("\(target.name): \(target.folder) isn't in a folder of \(doors)")
      continue
    }
    for dependency in declared[target.name, default: []].sorted()
    where doorOf[dependency, default: 0] > door {
      problems.append(
        "\(target.name) (\(doors[door])) depends on \(dependency), which is in a higher folder "
          + "of Sources")
    }
  }

  for (name, forbidden) in unreachable.sorted(by: { $0.key < $1.key }) {
    var reached: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for dependency in declared[next, default: []] where reached.insert(dependency).inserted {
        open.append(dependency)
      }
    }
    for module in forbidden where reached.contains(module) {
      problems.append("\(name) reaches \(module), which it must not depend on")
    }
  }

  var imports = 0
  for target in targets where target.type != "system" {
    for file in swiftFiles(in: target.folder) {
      if target.exclude.contains(where: { file.hasPrefix("\(target.folder)/\($0)/") }) { continue }
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var isInText = false
      for (index, line) in lines.enumerated() {
        let place = "\(file):\(index + 1)"
        // Source text that a program writes or a test compares imports nothing here.
        if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
        if isInText { continue }
        if !target.isTest, target.name != roomOfReleases, comparesReleases(line) {
          problems.append(
            "\(place): compares releases of the OS; make it a fact in \(roomOfReleases)")
        }
        guard let module = importedModule(line) else { continue }
        imports += 1
        if names.contains(module) {
          if module != target.name, !declared[target.name, default: []].contains(module) {
            problems.append("\(place): imports \(module), which \(target.name) does not declare")
          }
        } else if let allowed = outside[module] {
          if let allowed, !allowed.contains(target.name), !target.isTest {
            problems.append("\(place): \(module) is not allowed in \(target.name)")
          }
        } else if !(target.isTest && outsideForTests.contains(module)) {
          // An import that a `#if canImport` guards for another platform is one of these too.
          problems.append("\(place): imports \(module), which is not on the list of modules")
        }
      }
    }
  }
  problems += try unrecordedCallbacks()
  problems += try listedClasses(in: targets, floorOf: floorOf)
  // A check that found nothing to check must not pass.
  if imports == 0 { problems.append("no import line was found; is this the package's folder?") }
  return (problems, imports)
}

@main
enum CheckFloors {
  static func main() {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments.last ?? ""))
      let manifest = try JSONDecoder().decode(Manifest.self, from: data)
      let (found, imports) = try problems(in: manifest)
      guard found.isEmpty else {
        for problem in found { print("error: \(problem)") }
        print("Floors: \(found.count) problem\(found.count == 1 ? "" : "s")")
        exit(1)
      }
      print("Floors: \(manifest.targets.count) targets and \(imports) imports comply")
    } catch {
      print("error: the floors could not be checked: \(error)")
      exit(2)
    }
  }
}
