import Foundation

/// A block of Swift in a page of the documentation.
struct CodeBlock {
  enum Kind: String {
    /// Statements of a test, or declarations of a file.
    case code
    /// A part of a manifest: its first line is `// Package.swift`.
    case manifest
    /// Signatures of what is declared elsewhere: it begins with `swift interface`.
    case interface
  }

  var page: String
  /// The number of the block's first line of code in the page.
  var line: Int
  var kind: Kind
  var lines: [String]

  static func blocks(of text: String, page: String) -> [CodeBlock] {
    var result: [CodeBlock] = []
    var open: CodeBlock?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let block = open {
        if line == "```" {
          result.append(block)
          open = nil
        } else {
          if block.lines.isEmpty, line == "// Package.swift" { open?.kind = .manifest }
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```swift") {
        open = CodeBlock(
          page: page, line: index + 2, kind: line == "```swift interface" ? .interface : .code,
          lines: [])
      }
    }
    return result
  }

  /// The block as a file that compiles if the block is correct.
  ///
  /// - Parameter number: The block's number among all blocks, which makes its declarations unique.
  func file(number: Int) -> String {
    switch kind {
    case .interface: ""
    case .code: isDeclarations ? declarations : statements(number)
    case .manifest: manifest(number)
    }
  }

  private static let imports = """
    import Foundation
    import Tateyoko
    import Testing
    import UIKit

    """

  /// The modules of a reader's own package, represented by ``DocumentationCode``.
  private static let ownModules = ["import Screens"]

  private var source: String {
    place(line) + lines.map { Self.ownModules.contains($0) ? "" : $0 }.joined(separator: "\n")
      + "\n"
  }

  /// Makes the compiler report what follows as a line of the page.
  private func place(_ line: Int) -> String {
    "#sourceLocation(file: \"\(page)\", line: \(line))\n"
  }

  /// Whether the block begins with a file-level declaration, not with a statement.
  private var isDeclarations: Bool {
    let words = ["@", "import ", "enum ", "struct ", "class ", "extension ", "func ", "#Preview"]
    let first = lines.first { !$0.isEmpty && !$0.hasPrefix("//") } ?? ""
    return words.contains { first.hasPrefix($0) }
  }

  private var declarations: String { Self.imports + source }

  private func statements(_ number: Int) -> String {
    Self.imports + "@MainActor private func block\(number)() async throws {\n" + source + "}\n"
  }

  /// Code before the arguments of `Package` is the manifest's own code.
  private func manifest(_ number: Int) -> String {
    let start = lines.firstIndex { $0.hasPrefix("dependencies:") || $0.hasPrefix("targets:") }
    let rest = start ?? lines.count
    return "import PackageDescription\nfunc manifest\(number)() {\n" + place(line)
      + lines[..<rest].map { "\($0)\n" }.joined()
      // The call gets its own line.
      + place(line + rest - 1) + "_ = Package(name: \"App\",\n"
      + lines[rest...].joined(separator: "\n")
      + "\n)\n}\n"
  }
}
