import XcodeProjects

/// What Xcode imports into every file of a target with Objective-C: the modules that its bridging header
/// or its umbrella header imports, by way of other headers of the app's too.
struct ImplicitImports {
  /// Headers that are read at most for one target.
  private static let headerLimit = 400
  /// What practically every header imports, if only by way of others that aren't here.
  private static let usual: Set<String> = ["Foundation", "UIKit"]

  private let headers: HeaderIndex
  private let available: Set<String>

  init(headers: HeaderIndex, available: Set<String>) {
    self.headers = headers
    self.available = available
  }

  /// The modules to import into every file of a module; none for one without such a header.
  func modules(of module: AppModule) -> [String] {
    guard let first = module.bridgingHeader ?? headers.umbrella(of: module) else { return [] }
    var found = Self.usual
    var waiting = [first]
    var seen: Set<String> = []
    while let path = waiting.popLast(), seen.count < Self.headerLimit {
      guard seen.insert(path).inserted, let text = try? TextFile.text(path) else { continue }
      for imported in HeaderImport.all(in: text) {
        switch imported {
        case .module(let name): found.insert(name)
        case .file(let name): waiting += headers.paths(named: name)
        }
      }
    }
    return found.intersection(available).sorted()
  }

  static func compilerArguments(_ modules: [String]) -> [String] {
    modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }
}

/// What a header imports.
enum HeaderImport: Hashable {
  case module(String)
  /// The name of a file.
  case file(String)

  /// The imports of a header's text, as `#import "A.h"`, `#import <A/B.h>` and `@import A;`.
  static func all(in text: String) -> [HeaderImport] {
    var found: [HeaderImport] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0.isWhitespace }
      if line.hasPrefix("@import ") {
        let name = line.dropFirst("@import ".count).prefix {
          $0.isLetter || $0.isNumber || $0 == "_"
        }
        if !name.isEmpty { found.append(.module(String(name))) }
        continue
      }
      guard line.hasPrefix("#") else { continue }
      let rest = line.dropFirst().drop { $0.isWhitespace }
      guard rest.hasPrefix("import") || rest.hasPrefix("include") else { continue }
      let parts = rest.split(omittingEmptySubsequences: false) { "<>\"".contains($0) }
      guard parts.count >= 2 else { continue }
      let path = parts[1]
      if let slash = path.firstIndex(of: "/"), rest.contains("<") {
        found.append(.module(String(path[..<slash])))
      }
      found.append(.file(path.split(separator: "/").last.map(String.init) ?? String(path)))
    }
    return found
  }
}
