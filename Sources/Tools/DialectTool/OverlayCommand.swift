import Foundation

/// `tateyoko-dialect overlay`: rewrites a module's files into a folder.
struct OverlayCommand {
  private var options = DialectOptions(moduleName: "")
  private var output = ""
  private var build: String?
  private var files: [String] = []
  private var printsSummary = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw ToolError("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--module": options.moduleName = try value(argument)
      case "--output": output = try value(argument)
      case "--build": build = try value(argument)
      case "--define": options.definitions.append(try value(argument))
      case "--runtime-module": options.runtimeModule = try value(argument)
      case "--no-tables": options.emitsTables = false
      case "--json": printsSummary = true
      case "--files-from":
        let list = try value(argument)
        guard let text = try? String(contentsOfFile: list, encoding: .utf8) else {
          throw ToolError("cannot read the list of files \(list)")
        }
        files += text.split(whereSeparator: \.isNewline).map(String.init)
      default:
        if argument.hasPrefix("-") {
          throw ToolError("no such option: \(argument)\n\(DialectTool.usage)")
        }
        files.append(argument)
      }
    }
    guard Self.isIdentifier(options.moduleName) else {
      throw ToolError("--module needs the module's name, not “\(options.moduleName)”")
    }
    guard Self.isIdentifier(options.runtimeModule) else {
      throw ToolError("--runtime-module needs a module's name, not “\(options.runtimeModule)”")
    }
    guard !output.isEmpty else { throw ToolError("--output needs a folder") }
  }

  static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  func run() throws -> Int32 {
    var paths: [String] = []
    var seen: Set<String> = []
    for file in files {
      let path = URL(fileURLWithPath: file).standardizedFileURL.path
      if seen.insert(path).inserted { paths.append(path) }
    }
    let summary = try OverlayFolder(output, build: build.map { BuildFolder($0) })
      .update(paths, options: options)
    for note in summary.notes {
      FileHandle.standardError.write(Data("\(note)\n".utf8))
    }
    if printsSummary {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(summary), as: UTF8.self))
    }
    return summary.notes.contains { $0.severity == .error } ? 1 : 0
  }
}
