// Finds the mutable globals of Sources and compares them with the table of reasons in
// docs/decisions/0016-what-outlives-a-picture.md. Arguments: the package's folder, --strict.
//
// Read without a compiler. What counts:
// - a stored `static var` and a stored `var` of a file, task-locals too;
// - a `static let` and a `let` of a file whose type, or the first thing its value is made of, holds
//   state that is shared: a class of this package with a stored `var`, one of `outsideTypes`, or
//   anything of this package that has such a thing in a stored property;
// - in C a variable of a file, or a static one of a function, that is not constant.
// A `let` whose value is made by a function that names no type is not seen; give it a type.

import Foundation

/// Types from outside the package whose values are shared and change.
let outsideTypes: Set<String> = [
  "Mutex", "Atomic", "NSLock", "NSRecursiveLock", "NSCondition", "NSCache", "NSMapTable",
  "NSMutableArray", "NSMutableData", "NSMutableDictionary", "NSMutableSet", "NSMutableString",
  "DispatchQueue", "DispatchSemaphore", "OperationQueue", "Process", "Thread", "Timer",
  "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafeMutableBufferPointer",
  "UnsafeMutableRawBufferPointer", "OpaquePointer", "ManagedBuffer", "DateFormatter",
  "NumberFormatter",
]

struct Global {
  /// The module and the qualified name, such as `UIKit/TraceRecorder.isOn`.
  var name: String
  var place: String
  var kind: String
}

// MARK: - Swift

struct Token {
  var text: String
  var line: Int
  /// Whether it is the first of its line.
  var isFirst: Bool
}

/// The words and signs of a Swift source, without comments and the contents of strings.
func words(of source: String) -> [Token] {
  let scalars = Array(source.unicodeScalars)
  var result: [Token] = []
  var line = 1
  var isFirst = true
  var index = 0
  func at(_ offset: Int) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }
  func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "@" || scalar == "#" || scalar == "`"
      || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
  /// Passes over a string whose quotes are `quotes` long and have `hashes` before them.
  func skipString(_ quotes: Int, _ hashes: Int) {
    while let scalar = at(0) {
      if scalar == "\n" { line += 1 }
      if scalar == "\\", (1...max(1, hashes)).allSatisfy({ hashes == 0 || at($0) == "#" }) {
        if at(hashes + 1) == "(" {
          // The code of an interpolation declares nothing.
          index += hashes + 2
          var depth = 1
          while depth > 0, let inner = at(0) {
            if inner == "\n" { line += 1 }
            if inner == "(" { depth += 1 }
            if inner == ")" { depth -= 1 }
            index += 1
            if inner == "\"" { skipString(1, 0) }
          }
        } else {
          index += hashes + 2
        }
        continue
      }
      if scalar == "\"", (0..<quotes).allSatisfy({ at($0) == "\"" }),
        (0..<hashes).allSatisfy({ at(quotes + $0) == "#" })
      {
        index += quotes + hashes
        return
      }
      index += 1
    }
  }
  while let scalar = at(0) {
    if scalar == "\n" {
      line += 1
      isFirst = true
      index += 1
    } else if scalar.properties.isWhitespace {
      index += 1
    } else if scalar == "/", at(1) == "/" {
      while let next = at(0), next != "\n" {
        _ = next
        index += 1
      }
    } else if scalar == "/", at(1) == "*" {
      var depth = 0
      repeat {
        if at(0) == "/", at(1) == "*" {
          depth += 1
          index += 2
        } else if at(0) == "*", at(1) == "/" {
          depth -= 1
          index += 2
        } else {
          if at(0) == "\n" { line += 1 }
          index += 1
        }
      } while depth > 0 && index < scalars.count
    } else {
      let start = (line: line, isFirst: isFirst)
      isFirst = false
      var hashes = 0
      while at(hashes) == "#" { hashes += 1 }
      if at(hashes) == "\"" {
        index += hashes
        let quotes = at(1) == "\"" && at(2) == "\"" ? 3 : 1
        index += quotes
        skipString(quotes, hashes)
        result.append(Token(text: "\"\"", line: start.line, isFirst: start.isFirst))
        continue
      }
      var text = String(Character(scalar))
      index += 1
      if isWord(scalar) {
        while let next = at(0), isWord(next) {
          text.unicodeScalars.append(next)
          index += 1
        }
      } else if scalar == "-", at(0) == ">" {
        text = "->"
        index += 1
      }
      result.append(Token(text: text, line: start.line, isFirst: start.isFirst))
    }
  }
  return result
}

/// A stored property or variable as it is declared.
struct Stored {
  var names: [String]
  var owner: [String]
  var line: Int
  var isStatic: Bool
  var isVariable: Bool
  var isTaskLocal: Bool
  /// The words of its type and of the head of its value.
  var words: Set<String>
}

struct Kind {
  var isClass: Bool
  var inherited: Set<String>
  var stored: [Stored] = []
}

/// What one Swift file declares.
struct Declarations {
  private enum Scope {
    case type(String)
    case code
  }

  private(set) var stored: [Stored] = []
  private(set) var kinds: [String: Kind] = [:]
  private let tokens: [Token]
  private var index = 0
  private var scopes: [Scope] = []

  init(_ source: String) {
    tokens = words(of: source)
    read()
  }

  /// The types around the present place, outermost first.
  private var owner: [String] {
    scopes.compactMap { if case .type(let name) = $0 { name } else { nil } }
  }

  private func text(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].text : nil
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "class",
    "lazy", "weak", "unowned", "nonisolated", "override", "required", "dynamic", "indirect",
    "mutating", "nonmutating", "borrowing", "consuming", "isolated", "sending", "safe", "unsafe",
    "unchecked",
    "set", "async", "(", ")", "prefix", "postfix", "infix",
  ]

  private mutating func read() {
    var modifiers: Set<String> = []
    while index < tokens.count {
      let word = tokens[index].text
      let isInCode = if case .code? = scopes.last { true } else { false }
      switch word {
      case "class" where isKind(after: index), "struct", "enum", "actor", "protocol", "extension":
        if let name = text(index + 1), Self.isName(name), text(index - 1) != "." {
          declareKind(word, name)
          modifiers = []
          continue
        }
      case "var", "let":
        if !isInCode, text(index - 1) != "case", text(index - 1) != "." {
          declareStored(modifiers)
          modifiers = []
          continue
        }
      case "{":
        scopes.append(.code)
      case "}":
        _ = scopes.popLast()
      default: break
      }
      if Self.modifiers.contains(word) || word.hasPrefix("@") {
        modifiers.insert(word)
      } else {
        modifiers = []
      }
      index += 1
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.unicodeScalars.first.map { $0 == "_" || $0 == "`" || $0.properties.isAlphabetic } ?? false
  }

  /// Whether `class` declares a class, and is no modifier or constraint.
  private func isKind(after index: Int) -> Bool {
    guard let next = text(index + 1), Self.isName(next) else { return false }
    return !["func", "var", "let", "subscript", "override", "final"].contains(next)
  }

  private mutating func declareKind(_ word: String, _ first: String) {
    var name = first
    index += 2
    while text(index) == ".", let part = text(index + 1) {
      name += "." + part
      index += 2
    }
    var inherited: Set<String> = []
    while let next = text(index), next != "{" {
      // A stray keyword, as in a macro's argument: no declaration.
      if next == "}" { return }
      inherited.insert(next)
      index += 1
    }
    index += 1
    scopes.append(.type(name))
    if word == "extension" || word == "protocol" { return }
    let path = owner.joined(separator: ".")
    kinds[path, default: Kind(isClass: false, inherited: [])].inherited.formUnion(inherited)
    if word == "class" || word == "actor" { kinds[path]?.isClass = true }
  }

  private mutating func declareStored(_ modifiers: Set<String>) {
    let line = tokens[index].line
    // Those of immutable classes are set by their initialisers only (decision 16).
    let isVariable = tokens[index].text == "var" && !modifiers.contains("@exclusivity")
    index += 1
    var names: [String] = []
    var words: Set<String> = []
    var isComputed = false
    if text(index) == "(" {
      // A tuple's parts.
      while let next = text(index), next != ")" {
        if Self.isName(next) { names.append(next) }
        index += 1
      }
    } else if let name = text(index) {
      names = [name]
    }
    index += 1
    if text(index) == ":" {
      index += 1
      let start = index
      var depth = 0
      while let next = text(index) {
        if ["(", "[", "<"].contains(next) { depth += 1 }
        if [")", "]", ">"].contains(next) { depth -= 1 }
        if depth < 0 { break }
        if depth == 0, index > start {
          if ["=", "{", "}", ";"].contains(next) { break }
          let joins: Set<String> = [".", "&", "->"]
          if tokens[index].isFirst, !joins.contains(next), !joins.contains(text(index - 1) ?? "") {
            break
          }
        }
        index += 1
      }
      let type = tokens[start..<min(index, tokens.count)].map(\.text)
      // What a function takes and returns it does not hold.
      if !type.contains("->") { words.formUnion(type) }
    }
    if text(index) == "=" {
      var place = index + 1
      while let next = text(place), ["try", "await", "[", "(", "!", "?", "&"].contains(next) {
        place += 1
      }
      if let head = text(place) { words.insert(head) }
      // `A.B(…)` makes a B.
      while text(place + 1) == ".", let next = text(place + 2), Self.isName(next) {
        words.insert(next)
        place += 2
      }
      // `{ () -> A in … }()` makes an A.
      if text(place) == "{",
        let arrow = tokens[place...].prefix(8).firstIndex(where: { $0.text == "->" }),
        let result = text(arrow + 1)
      {
        words.insert(result)
      }
    } else if text(index) == "{" {
      isComputed = !["didSet", "willSet"].contains(text(index + 1))
    }
    guard !isComputed else { return }
    let isStatic = modifiers.contains("static")
    let value = Stored(
      names: names, owner: owner, line: line, isStatic: isStatic, isVariable: isVariable,
      isTaskLocal: modifiers.contains("@TaskLocal"), words: words)
    if owner.isEmpty || isStatic {
      stored.append(value)
    } else {
      kinds[owner.joined(separator: "."), default: Kind(isClass: false, inherited: [])].stored
        .append(value)
    }
  }
}

/// The types of the package, by module and qualified name, and which of them hold state that is
/// shared and changes.
struct SharedTypes {
  private let kinds: [String: Kind]
  /// Full names by last ones.
  private let fullNames: [String: [String]]
  private var shared: Set<String> = []

  init(_ kinds: [String: Kind]) {
    self.kinds = kinds
    fullNames = Dictionary(grouping: kinds.keys) { String($0.split(separator: ".").last ?? "") }
    var hasGrown = true
    while hasGrown {
      let known = shared
      for (name, kind) in kinds where !known.contains(name) {
        let owner = name.split(separator: ".").map(String.init)
        let inherited = held(kind.inherited, by: owner).filter { kinds[$0]?.isClass ?? true }
        let changes = kind.isClass && kind.stored.contains { $0.isVariable }
        let holds = kind.stored.contains { !held($0.words, by: owner).isEmpty }
        if changes || holds || kind.isClass && !inherited.isEmpty { shared.insert(name) }
      }
      hasGrown = shared != known
    }
  }

  /// The types among words of a declaration that are shared, by their full names.
  func held(_ words: Set<String>, by owner: [String]) -> Set<String> {
    Set(words.compactMap { full($0, in: owner) }.filter { shared.contains($0) })
      .union(words.intersection(outsideTypes))
  }

  /// What a name means inside `owner`: what is declared nearest.
  private func full(_ word: String, in owner: [String]) -> String? {
    for count in stride(from: owner.count, through: 0, by: -1) {
      let name = (owner.prefix(count) + [word]).joined(separator: ".")
      if kinds[name] != nil { return name }
    }
    // The last part of `A.B`; of several the one that matters, if any does.
    let names = fullNames[word] ?? []
    return names.first(where: shared.contains) ?? names.first
  }
}

// MARK: - C

/// The variables of a C source that outlive a call and are not constant.
func variables(inC source: String) -> [(name: String, line: Int)] {
  var text = ""
  var isInComment = false
  for var line in source.components(separatedBy: "\n") {
    if isInComment {
      guard let end = line.range(of: "*/") else {
        text += "\n"
        continue
      }
      line = String(line[end.upperBound...])
      isInComment = false
    }
    line = line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"").replacing(/'(\\.|[^'\\])+'/, with: "0")
    line = line.replacing(/\/\*.*?\*\//, with: " ").replacing(/\/\/.*/, with: "")
    if let start = line.range(of: "/*") {
      line = String(line[..<start.lowerBound])
      isInComment = true
    }
    // A macro's body is looked through as code; other directives are not.
    line = line.replacing(/^\s*#\s*define\s+\w+(\([^)]*\))?/, with: ";").replacing(/##/, with: "")
    if line.drop(while: { $0 == " " }).hasPrefix("#") { line = "" }
    if line.hasSuffix("\\") { line.removeLast() }
    text += line + "\n"
  }
  text = text.replacing(/_Atomic\s*\([^()]*\)/, with: "_Atomic")
  for _ in 0..<3 {
    text = text.replacing(/(__attribute__|_Alignas|alignas)\s*\((\([^()]*\)|[^()])*\)/, with: " ")
  }
  var found: [(name: String, line: Int)] = []
  var line = 1
  var statement = ""
  var start = 1
  /// What stands before each open brace.
  var heads: [String] = []
  func judge(isOfFile: Bool) {
    defer { statement = "" }
    let words = statement.trimmingCharacters(in: .whitespacesAndNewlines)
    let keywords = words.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let first = keywords.first, !["typedef", "extern", "return", "else"].contains(first)
    else { return }
    let lasts = keywords.contains("static") || keywords.contains("_Thread_local")
    guard isOfFile || lasts else { return }
    let declared = String(words.prefix { $0 != "=" })
    let pointer = declared.firstMatch(of: /\(\s*\*\s*(const\s+)?(\w+)/)
    if let pointer {
      if pointer.1 == nil { found.append((String(pointer.2), start)) }
      return
    }
    // A function, or a type that no variable is made of.
    guard !declared.contains("("), !declared.hasSuffix("}") else { return }
    let afterStar = declared.lastIndex(of: "*").map { String(declared[$0...]) } ?? declared
    guard !afterStar.contains(/\bconst\b/), keywords.count > 1 else { return }
    for part in declared.split(separator: ",") {
      let name = part.replacing(/\[[^\]]*\]/, with: "").matches(of: /\w+/).last
      if let name { found.append((String(name.0), start)) }
    }
  }
  for character in text {
    switch character {
    case "\n":
      line += 1
      statement.append(" ")
    case "{":
      heads.append(statement)
      statement = ""
    case "}":
      let head = heads.popLast() ?? ""
      let isBody = !head.contains("=") && head.contains(")")
      statement = isBody || !heads.isEmpty && !head.contains("struct") ? "" : head + "{}"
    case ";":
      judge(isOfFile: heads.isEmpty || heads.last?.contains("extern") == true)
    default:
      if statement.allSatisfy(\.isWhitespace) {
        statement = ""
        start = line
      }
      statement.append(character)
    }
  }
  return found
}

// MARK: - The table

struct Entry {
  var line: Int
  var holds: String
  var reason: String

  var isToGo: Bool { reason.lowercased().hasPrefix("to go") }
}

/// The rows `| place | what it holds | why it can't reach a picture |`, by place.
func entries(of page: String) -> (entries: [String: Entry], problems: [String]) {
  var result: [String: Entry] = [:]
  var problems: [String] = []
  for (index, line) in page.components(separatedBy: "\n").enumerated() where line.hasPrefix("| `") {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let place = "\(decision):\(index + 1)"
    guard cells.count == 3 else {
      problems.append("\(place): a row needs three cells: place, contents, reason")
      continue
    }
    let name = cells[0].trimmingCharacters(in: ["`"])
    if cells[1].isEmpty || cells[2].isEmpty {
      problems.append("\(place): \(name) has no reason")
    }
    if result[name] != nil { problems.append("\(place): \(name) is listed twice") }
    result[name] = Entry(line: index + 1, holds: cells[1], reason: cells[2])
  }
  return (result, problems)
}

let decision = "docs/decisions/0016-what-outlives-a-picture.md"

func files(in folder: String, _ endings: [String]) -> [String] {
  guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
  return files.compactMap { $0 as? String }
    .filter { file in endings.contains { file.hasSuffix($0) } }.sorted()
}

/// The folder of the module that a file belongs to: `Sources/<door>/<module>/…`.
func module(of file: String) -> String {
  let parts = file.split(separator: "/")
  return String(parts.count > 1 ? parts[1] : parts[0])
}

func globals(in root: String) throws -> (globals: [Global], fileCount: Int) {
  let folder = "\(root)/Sources"
  var declarations: [(file: String, Declarations)] = []
  var kinds: [String: Kind] = [:]
  for file in files(in: folder, [".swift"]) {
    let found = Declarations(try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8))
    declarations.append((file, found))
    // Private types of one name count as one.
    let module = module(of: file)
    for (path, kind) in found.kinds {
      let name = "\(module).\(path)"
      kinds[name, default: Kind(isClass: false, inherited: [])].inherited.formUnion(kind.inherited)
      kinds[name]?.stored += kind.stored
      if kind.isClass { kinds[name]?.isClass = true }
    }
  }
  let shared = SharedTypes(kinds)
  var result: [Global] = []
  for (file, found) in declarations {
    let module = module(of: file)
    for value in found.stored {
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
          Global(name: "\(module)/\(path)", place: "Sources/\(file):\(value.line)", kind: kind))
      }
    }
  }
  let cFiles = files(in: folder, [".c", ".h", ".m", ".cc", ".cpp"])
  for file in cFiles {
    let module = module(of: file)
    let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    for variable in variables(inC: source) {
      result.append(
        Global(
          name: "\(module)/\(variable.name)", place: "Sources/\(file):\(variable.line)",
          kind: "a variable in C"))
    }
  }
  return (result, declarations.count + cFiles.count)
}

@main
enum CheckGlobals {
  static func main() {
    do {
      let root = CommandLine.arguments.dropFirst().first ?? "."
      let isStrict = CommandLine.arguments.contains("--strict")
      let (found, fileCount) = try globals(in: root)
      let page = try String(contentsOfFile: "\(root)/\(decision)", encoding: .utf8)
      var (known, problems) = entries(of: page)
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
              + "the simulation it belongs to, or explain in \(decision) why it can't affect "
              + "a picture")
          continue
        }
        if isStrict, entry.isToGo {
          problems.append("\(global.place): \(global.name) still exists: \(entry.reason)")
        }
      }
      for (name, entry) in known.sorted(by: { $0.value.line < $1.value.line })
      where places[name] == nil {
        problems.append("\(decision):\(entry.line): \(name) no longer exists; remove its row")
      }
      guard problems.isEmpty else {
        for problem in problems { print("error: \(problem)") }
        print("Globals: \(problems.count) problem\(problems.count == 1 ? "" : "s")")
        exit(1)
      }
      let toGo = known.values.count { $0.isToGo }
      print(
        "Globals: \(found.count) in \(fileCount) files, each with a reason"
          + (toGo > 0 ? "; \(toGo) to be removed" : ""))
    } catch {
      print("error: the globals could not be checked: \(error.localizedDescription)")
      exit(2)
    }
  }
}
