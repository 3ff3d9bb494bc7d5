import XcodeProjects

/// The targets that the manifest of a Swift package in the app's folder declares.
///
/// The manifest is parsed, not run: computed values are missed. Running it would take a second per
/// package.
struct LocalPackage {
  private(set) var modules: [AppModule] = []
  /// The folders of packages that it depends on.
  private(set) var localDependencies: [String] = []
  /// The text of its other dependencies, by package identity.
  private(set) var remoteDependencies: [String: String] = [:]
  private(set) var problems: [String] = []
  /// The parts of its targets that the modules don't include, with absolute paths.
  private(set) var notTaken: [NotTaken] = []

  private let path: String
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  private let closings: [Int: Int]
  private var targetCount = 0
  /// The language mode of targets that specify none.
  private var packageMode = 5
  /// The number of files in the folders of its targets.
  private(set) var fileCount = 0

  init(path: String) throws(AdoptingError) {
    self.path = path
    bytes = try TextFile.bytes("\(path)/Package.swift")
    tokens = SwiftScanner.tokens(bytes)
    closings = Self.closings(tokens)
    packageMode = modeOfPackage
    let calls = calls()
    targetCount = calls.count { $0.name != "package" }
    for call in calls {
      switch call.name {
      case "package": dependency(call)
      case "target", "executableTarget": target(call)
      default: break
      }
    }
    if modules.isEmpty { problems.append("no target is found in its manifest") }
  }

  /// A call such as `.target(name: "A")`.
  private struct Call {
    var name: String
    /// The tokens inside its parentheses.
    var range: Range<Int>
    var arguments: [String: Range<Int>] = [:]
  }

  private static let names = ["package", "target", "executableTarget"]

  /// Returns the calls that declare dependencies and targets, which have a `name:`, `path:` or
  /// `url:` string.
  private func calls() -> [Call] {
    var calls: [Call] = []
    var end = 0
    for index in tokens.indices.dropFirst() where Self.names.contains(tokens[index].text) {
      // Inside another target's dependencies, `.target(name:)` is a reference.
      guard index >= end, tokens[index].kind == .word, tokens[index - 1].isSign("."),
        index + 1 < tokens.count, tokens[index + 1].isSign("("),
        let close = close(index + 1)
      else { continue }
      var call = Call(name: tokens[index].text, range: index + 2..<close)
      call.arguments = arguments(call.range)
      calls.append(call)
      end = close
    }
    return calls
  }

  private func close(_ opening: Int) -> Int? { closings[opening] }

  /// Returns the position of the bracket that closes each opening one, found in one pass: a manifest may have thousands
  /// of unclosed ones.
  private static func closings(_ tokens: [SwiftToken]) -> [Int: Int] {
    var open: [Int] = []
    var closings: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let opening = open.popLast() { closings[opening] = index }
      default: break
      }
    }
    return closings
  }

  private func arguments(_ range: Range<Int>) -> [String: Range<Int>] {
    var arguments: [String: Range<Int>] = [:]
    var start = range.lowerBound
    var depth = 0
    func add(_ end: Int) {
      guard start + 1 < end, tokens[start].kind == .word, tokens[start + 1].isSign(":") else {
        return
      }
      arguments[tokens[start].text] = start + 2..<end
    }
    for index in range where tokens[index].kind == .sign {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        add(index)
        start = index + 1
      default: break
      }
    }
    add(range.upperBound)
    return arguments
  }

  /// Returns the text of a string literal without interpolations.
  private func string(_ range: Range<Int>?) -> String? {
    guard let range, range.count == 1, let first = range.first, tokens[first].kind == .string,
      !tokens[first].text.contains("\\")
    else { return nil }
    return tokens[first].text
  }

  /// Returns the version requirement of a dependency, from literals only: a manifest's text must
  /// not become code.
  private func requirement(_ call: Call) -> PackageReference.Requirement? {
    if let version = string(call.arguments["from"]) { return .upToNextMajor(version) }
    if let version = string(call.arguments["exact"]) { return .exact(version) }
    if let name = string(call.arguments["branch"]) { return .branch(name) }
    if let name = string(call.arguments["revision"]) { return .revision(name) }
    // Requirements without a label: `.upToNextMinor(from: "1.0.0")`, `"1.0.0"..<"2.0.0"`.
    for index in call.range.prefix(64) {
      let rest = tokens[index..<call.range.upperBound]
      if tokens[index].kind == .word, index + 1 < call.range.upperBound,
        tokens[index + 1].isSign("("), let end = close(index + 1)
      {
        let inner = arguments(index + 2..<end)
        let only = string(index + 2..<end)
        switch tokens[index].text {
        case "upToNextMajor": return string(inner["from"]).map { .upToNextMajor($0) }
        case "upToNextMinor": return string(inner["from"]).map { .upToNextMinor($0) }
        case "exact": return only.map { .exact($0) }
        case "branch": return only.map { .branch($0) }
        case "revision": return only.map { .revision($0) }
        default: return nil
        }
      }
      let signs = rest.dropFirst().prefix(3)
      guard signs.count == 3, signs.allSatisfy({ $0.kind == .sign }), rest.count == 5,
        let first = string(index..<index + 1), let last = string(index + 4..<index + 5)
      else { continue }
      switch signs.map(\.text).joined() {
      case "..<": return .range(first, last)
      case "...": return Self.next(last).map { .range(first, $0) }
      default: return nil
      }
    }
    return nil
  }

  /// Returns the next version, which SwiftPM uses as the end of a closed range.
  private static func next(_ version: String) -> String? {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let major = parts[0], let minor = parts[1], let patch = parts[2],
      patch < Int.max
    else { return nil }
    return "\(major).\(minor).\(patch + 1)"
  }

  private mutating func dependency(_ call: Call) {
    if let place = string(call.arguments["path"]) {
      localDependencies.append(ProjectPath.joined(path, place))
    } else if let url = string(call.arguments["url"]), let requirement = requirement(call) {
      let package = PackageReference.remote(url: url, requirement: requirement)
      remoteDependencies[package.identity] = PackageManifest.dependency(package)
    } else {
      problems.append("a dependency's place or versions are computed in its manifest")
    }
  }

  private mutating func target(_ call: Call) {
    guard let name = string(call.arguments["name"]) else {
      problems.append("a target's name is computed in its manifest")
      return
    }
    let place: String
    if let given = string(call.arguments["path"]) {
      place = ProjectPath.joined(path, given)
    } else {
      let usual = ["Sources", "Source", "src", "srcs"].map { "\(path)/\($0)" }
      // A single target's files may be in the folder itself.
      let whole = targetCount == 1 ? usual.first { FolderFiles.kind($0) == .folder } : nil
      place =
        usual.map { "\($0)/\(name)" }.first { FolderFiles.kind($0) == .folder }
        ?? whole ?? "\(path)/Sources/\(name)"
    }
    guard fileCount <= FolderFiles.limit else {
      problems.append("its targets have more than \(FolderFiles.limit) files")
      return
    }
    let excluded = Set(strings(call.arguments["exclude"]))
    guard let files = try? FolderFiles(place, skips: { _, path in excluded.contains(path) }) else {
      problems.append("the folder of its target \(name) doesn't exist")
      return
    }
    fileCount += files.count
    var module = AppModule(target: name, name: BuildSettings.identifier(name), kind: .package)
    for file in files.paths where !excluded.contains(file) {
      let full = "\(place)/\(file)"
      let ending = ProjectPath.ending(of: file)
      if ending == "swift" {
        module.sources.append(full)
      } else if ProjectTarget.foreignEndings.contains(ending) {
        module.foreignSources.append(full)
        leaveOut(.foreignSource, full, "SwiftPM doesn't mix it with Swift in one target")
      } else if AppResources.isDataModel(full) {
        leaveOut(.resource, full, "Core Data models of packages aren't read")
      } else if AppResources.isResource(full) {
        module.resources.append(full)
      }
    }
    for link in files.links {
      leaveOut(.link, "\(place)/\(link)", "links to folders are not followed")
    }
    for folder in files.unreadable {
      leaveOut(.unreadable, "\(place)/\(folder)", "the folder can't be opened")
    }
    module.folders = [place]
    module.languageMode = languageMode(call)
    for (product, package) in products(call) {
      module.products.append(AppModule.PackageProduct(name: product, package: package.lowercased()))
    }
    modules.append(module)
  }

  private mutating func leaveOut(_ kind: NotTaken.Kind, _ name: String, _ reason: String) {
    notTaken.append(NotTaken(kind: kind, name: name, reason: reason))
  }

  private func strings(_ range: Range<Int>?) -> [String] {
    guard let range else { return [] }
    return range.filter { tokens[$0].kind == .string }.map { tokens[$0].text }
  }

  /// Returns a target's products from other packages.
  private func products(_ call: Call) -> [(String, String)] {
    guard let range = call.arguments["dependencies"] else { return [] }
    var found: [(String, String)] = []
    for index in range where tokens[index].isWord("product") && tokens[index + 1].isSign("(") {
      guard let end = close(index + 1) else { continue }
      let arguments = arguments(index + 2..<end)
      if let name = string(arguments["name"]), let package = string(arguments["package"]) {
        found.append((name, package))
      }
    }
    return found
  }

  /// Returns the language mode of a target, of the package, or of its tools version.
  private func languageMode(_ call: Call) -> Int {
    mode(in: call.range, ["swiftLanguageMode", "swiftLanguageVersion"]) ?? packageMode
  }

  private var modeOfPackage: Int {
    if let mode = mode(in: 0..<tokens.count, ["swiftLanguageModes", "swiftLanguageVersions"]) {
      return mode
    }
    let first = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    let version = first.split(separator: ":").last.map { $0.drop { $0 == " " } } ?? ""
    return version.hasPrefix("6") || version.hasPrefix("7") ? 6 : 5
  }

  private func mode(in range: Range<Int>, _ names: [String]) -> Int? {
    for index in range where names.contains(tokens[index].text) {
      for next in tokens[index...].prefix(6) where next.kind == .word {
        if next.text.hasPrefix("v6") { return 6 }
        if next.text.hasPrefix("v5") || next.text.hasPrefix("v4") { return 5 }
      }
    }
    return nil
  }
}
