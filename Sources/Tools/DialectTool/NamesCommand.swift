import Foundation

/// `tateyoko-dialect names`: generates the rewriter's tables from UIKit's sources.
enum NamesCommand {
  static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.count > 2, arguments[0] == "--output" else {
      throw ToolError("names needs --output FOLDER and folders of sources")
    }
    let output = URL(fileURLWithPath: arguments[1], isDirectory: true)
    var sources: [[UInt8]] = []
    for folder in arguments.dropFirst(2) {
      guard let enumerator = FileManager.default.enumerator(atPath: folder) else {
        throw ToolError("cannot read the folder \(folder)")
      }
      let names = enumerator.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      for name in names {
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
          throw ToolError("cannot read \(folder)/\(name)")
        }
        sources.append([UInt8](data))
      }
    }
    let names = SystemNames(sources: sources)
    for (file, text) in [
      ("SystemClasses.swift", names.classesSource),
      ("SystemOptionals.swift", names.optionalsSource),
    ] {
      do {
        try Data(text.utf8).write(to: output.appendingPathComponent(file), options: .atomic)
      } catch {
        throw ToolError("cannot write \(file): \(error.localizedDescription)")
      }
    }
    return 0
  }
}
