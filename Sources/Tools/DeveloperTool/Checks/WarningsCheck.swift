import Foundation

/// Rejects compiler warnings in what depending packages build: Sources and Plugins.
enum WarningsCheck {
  static func run(log: String, kept: String) throws -> CheckResult {
    guard let text = try? readText(log) else { throw Failure("there is no log \(log)") }
    let folder = FileManager.default.currentDirectoryPath + "/"
    let lines = text.lines.map { $0.hasPrefix(folder) ? $0.dropFirst(folder.count) : $0 }
    // Each line of `kept`: the file's state, a tab, and the warning.
    var found = Set(
      lines.filter { $0.has(": warning: ") && $0.prefixMatch(of: ours) != nil }
        .map { "\(state(of: $0))\t\($0)" })
    let compiled = lines.filter { $0.has("Compiling ") }
    for line in (try? readText(kept))?.lines ?? [] {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let warning = line[line.index(after: tab)...]
      if line[..<tab] == state(of: warning), !isCompiled(warning, by: compiled) {
        found.insert(String(line))
      }
    }
    let sorted = found.sorted()
    let parent = URL(fileURLWithPath: kept).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(sorted.map { $0 + "\n" }.joined().utf8)
      .write(to: URL(fileURLWithPath: kept), options: .atomic)
    guard !sorted.isEmpty else { return CheckResult(problems: []) }
    let warnings = sorted.map { String($0.drop { $0 != "\t" }.dropFirst()) }
    let heading = "error: the compiler warns about what depending packages build:"
    return CheckResult(problems: [heading] + warnings)
  }

  nonisolated(unsafe) private static let ours = #/(Sources|Plugins)/[^:]+:\d+:\d+: warning: /#

  /// The date and the size of a warning's file.
  private static func state(of warning: Substring) -> String {
    var facts = stat()
    guard stat(String(warning.prefix { $0 != ":" }), &facts) == 0 else { return "gone" }
    return "\(facts.st_mtim.tv_sec).\(facts.st_size)"
  }

  private static func isCompiled(_ warning: Substring, by steps: [Substring]) -> Bool {
    let parts = warning.prefix { $0 != ":" }.split(separator: "/")
    return steps.contains { step in
      parts.dropFirst().contains { step.has("Compiling \($0) ") }
        && step.has(" \(parts.last ?? "")")
    }
  }
}
