import XcodeProjects

/// The modules that Xcode imports into every file of a target with Objective-C: the ones its bridging or umbrella
/// header imports, directly or through other headers of the app.
struct ImplicitImports {
  /// The maximum number of headers to read for one target.
  private static let headerLimit = 400
  /// The modules that nearly every header imports, possibly through headers that aren't available here.
  private static let usual: Set<String> = ["Foundation", "UIKit"]

  private let headers: HeaderIndex
  private let available: Set<String>

  init(headers: HeaderIndex, available: Set<String>) {
    self.headers = headers
    self.available = available
  }

  /// Returns the modules to import into every file of a module; empty if it has no such header.
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

/// An import in a header.
enum HeaderImport: Hashable {
  case module(String)
  /// A file name.
  case file(String)

  /// Returns the imports in a header: `#import "A.h"`, `#import <A/B.h>` and `@import A;`.
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
