import Foundation

/// Finds the mutable globals of Sources and compares them with the table of reasons in decision 16.
///
/// What counts:
/// - a stored `static var` and a stored `var` of a file, task-locals too;
/// - a `static let` and a `let` of a file whose type, or the first thing its value is made of, holds
///   state that is shared: a class of this package with a stored `var`, one of `SharedTypes.outside`,
///   or anything of this package that has such a thing in a stored property;
/// - in C a variable of a file, or a static one of a function, that is not constant.
///
/// A `let` whose value is made by a function that names no type is not seen; give it a type.
enum GlobalsCheck {
  static let page = "docs/decisions/0016-what-outlives-a-picture.md"

  private struct Global {
    /// The module and the qualified name, such as `UIKit/TraceRecorder.isOn`.
    var name: String
    var place: String
    var kind: String
  }

  static func run(in root: String, isStrict: Bool) throws -> CheckResult {
    let (found, fileCount) = try globals(in: root)
    var (known, problems) = entries(of: try readText("\(root)/\(page)"))
    // A check that found nothing to check must not pass.
    if fileCount == 0 { problems.append("no source was found; is this the package's folder?") }
    var places: [String: String] = [:]
    for global in found {
      if let other = places.updateValue(global.place, forKey: global.name) {
        problems.append(
          "\(global.place): \(global.name) is also at \(other); rename one of them, so that "
            + "each has its own reason")
      }
      guard let entry = known[global.name] else {
        problems.append(
          "\(global.place): \(global.name) is \(global.kind), which outlives a picture. Keep it in "
            + "the simulation it belongs to, or explain in \(page) why it can't affect a picture")
        continue
      }
      if isStrict, entry.isToGo {
        problems.append("\(global.place): \(global.name) still exists: \(entry.reason)")
      }
    }
    for (name, entry) in known.sorted(by: { $0.value.line < $1.value.line })
    where places[name] == nil {
      problems.append("\(page):\(entry.line): \(name) no longer exists; remove its row")
    }
    let toGo = known.values.count { $0.isToGo }
    return CheckResult(
      "Globals", problems: problems.map { "error: \($0)" },
      passed: "\(found.count) in \(fileCount) files, each with a reason"
        + (toGo > 0 ? "; \(toGo) to be removed" : ""))
  }

  // MARK: Sources

  private static func globals(in root: String) throws -> (globals: [Global], fileCount: Int) {
    let folder = "\(root)/Sources"
    var declarations: [(file: Substring, FileDeclarations)] = []
    var types: [String: DeclaredType] = [:]
    for path in files(in: folder, ".swift") {
      let file = path.dropFirst(root.count + 1)
      let found = FileDeclarations(try readText(path))
      declarations.append((file, found))
      // Private types of one name count as one.
      for (path, type) in found.types {
        let name = "\(module(of: file)).\(path)"
        types[name, default: .init()].inherited.formUnion(type.inherited)
        types[name]?.stored += type.stored
        if type.isClass { types[name]?.isClass = true }
      }
    }
    let shared = SharedTypes(types)
    var result: [Global] = []
    for (file, found) in declarations {
      let module = module(of: file)
      for value in found.globals {
        let held = shared.held(value.words, by: [module] + value.owner)
        guard value.isVariable || !held.isEmpty else { continue }
        let kind =
          value.isTaskLocal
          ? "a task-local value"
          : value.isVariable
            ? "a variable" : "a constant that holds \(held.sorted().joined(separator: " and "))"
        for name in value.names {
          let path = (value.owner + [name]).joined(separator: ".")
          result.append(
            Global(name: "\(module)/\(path)", place: "\(file):\(value.line)", kind: kind))
        }
      }
    }
    let sourcesInC = files(in: folder, ".c", ".h", ".m", ".cc", ".cpp")
    for path in sourcesInC {
      let file = path.dropFirst(root.count + 1)
      for variable in variables(inC: try readText(path)) {
        result.append(
          Global(
            name: "\(module(of: file))/\(variable.name)", place: "\(file):\(variable.line)",
            kind: "a variable in C"))
      }
    }
    return (result, declarations.count + sourcesInC.count)
  }

  /// The folder of the module that a file belongs to: `Sources/<door>/<module>/…`.
  private static func module(of file: Substring) -> String {
    let parts = file.split(separator: "/")
    return String(parts[min(2, parts.count - 1)])
  }

  // MARK: The table

  private struct Entry {
    var line: Int
    var reason: String

    var isToGo: Bool { reason.lowercased().hasPrefix("to go") }
  }

  /// The rows `| place | what it holds | why it can't reach a picture |`, by place.
  private static func entries(of text: String) -> (entries: [String: Entry], problems: [String]) {
    var result: [String: Entry] = [:]
    var problems: [String] = []
    for (index, line) in text.lines.enumerated() where line.hasPrefix("| `") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
      let place = "\(page):\(index + 1)"
      guard cells.count == 3 else {
        problems.append("\(place): a row needs three cells: place, contents, reason")
        continue
      }
      let name = cells[0].trimmingCharacters(in: ["`"])
      if cells[1].isEmpty || cells[2].isEmpty {
        problems.append("\(place): \(name) has no reason")
      }
      if result[name] != nil { problems.append("\(place): \(name) is listed twice") }
      result[name] = Entry(line: index + 1, reason: cells[2])
    }
    return (result, problems)
  }
}

/// The types of the package, by module and qualified name, and which of them hold state that is
/// shared and changes.
struct SharedTypes {
  /// Types from outside the package whose values are shared and change.
  private static let outside: Set<String> = [
    "Mutex", "Atomic", "NSLock", "NSRecursiveLock", "NSCondition", "NSCache", "NSMapTable",
    "NSMutableArray", "NSMutableData", "NSMutableDictionary", "NSMutableSet", "NSMutableString",
    "DispatchQueue", "DispatchSemaphore", "OperationQueue", "Process", "Thread", "Timer",
    "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafeMutableBufferPointer",
    "UnsafeMutableRawBufferPointer", "OpaquePointer", "ManagedBuffer", "DateFormatter",
    "NumberFormatter",
  ]
  private let types: [String: DeclaredType]
  /// Full names by last ones.
  private let fullNames: [String: [String]]
  private var shared: Set<String> = []

  init(_ types: [String: DeclaredType]) {
    self.types = types
    fullNames = Dictionary(grouping: types.keys.sorted()) {
      String($0.split(separator: ".").last ?? "")
    }
    var hasGrown = true
    while hasGrown {
      let known = shared
      for (name, type) in types where !known.contains(name) {
        let owner = name.split(separator: ".").map(String.init)
        let inherited = held(type.inherited, by: owner).filter { types[$0]?.isClass ?? true }
        let changes = type.isClass && type.stored.contains { $0.isVariable }
        let holds = type.stored.contains { !held($0.words, by: owner).isEmpty }
        if changes || holds || type.isClass && !inherited.isEmpty { shared.insert(name) }
      }
      hasGrown = shared != known
    }
  }

  /// The types among words of a declaration that are shared, by their full names.
  func held(_ words: Set<String>, by owner: [String]) -> Set<String> {
    Set(words.compactMap { full($0, in: owner) }.filter { shared.contains($0) })
      .union(words.intersection(Self.outside))
  }

  /// What a name means inside `owner`: what is declared nearest.
  private func full(_ word: String, in owner: [String]) -> String? {
    // Most words are no type of this package.
    guard let names = fullNames[word] else { return nil }
    for count in stride(from: owner.count, through: 0, by: -1) {
      let name = (owner.prefix(count) + [word]).joined(separator: ".")
      if types[name] != nil { return name }
    }
    // The last part of `A.B`; of several the one that matters, if any does.
    return names.first(where: shared.contains) ?? names.first
  }
}
