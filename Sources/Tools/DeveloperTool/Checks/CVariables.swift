import Foundation

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
