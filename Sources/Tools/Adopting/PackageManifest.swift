import XcodeProjects

/// The text of a `Package.swift`.
struct PackageManifest {
  struct Target {
    var name: String
    var isExecutable = false
    var isTest = false
    var dependencies: [String] = []
    var products: [AppModule.PackageProduct] = []
    var usesCombine = false
    var excluded: [String] = []
    var resources: [PackagePlan.Resource] = []
    var settings: [String] = []
  }

  var name: String
  /// The path of Tateyoko's package, relative to the written one or absolute; `nil` for a package
  /// that is built with a toolset, and doesn't depend on it.
  var toolPath: String?
  var remotePackages: [PackageReference] = []
  var otherDependencies: [String] = []
  var targets: [Target] = []

  var text: String {
    var lines = [
      "// swift-tools-version: 6.2",
      "// Written by `tateyoko adopt`, which replaces it when it is run again.",
      "import PackageDescription",
      "",
      "let package = Package(",
      "  name: \(Self.quoted(name)),",
      "  defaultLocalization: \"en\",",
    ]
    var packages: [String] = []
    if let toolPath {
      packages.append(".package(name: \"tateyoko\", path: \(Self.quoted(toolPath))\(traits))")
    }
    packages += remotePackages.compactMap(Self.dependency) + otherDependencies
    if !packages.isEmpty {
      lines += ["  dependencies: ["] + packages.map { "    \($0)," } + ["  ],"]
    }
    lines.append("  targets: [")
    for target in targets { lines += self.lines(target) }
    lines += ["  ]", ")"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Combine is only built on request.
  private var traits: String {
    targets.contains(where: \.usesCombine) ? ", traits: [\"Combine\"]" : ""
  }

  private func lines(_ target: Target) -> [String] {
    let kind = target.isTest ? ".testTarget" : target.isExecutable ? ".executableTarget" : ".target"
    var lines = ["    \(kind)(", "      name: \(Self.quoted(target.name)),"]
    var dependencies = target.dependencies.map(Self.quoted)
    dependencies += target.products.map {
      ".product(name: \(Self.quoted($0.name)), package: \(Self.quoted($0.package)))"
    }
    if toolPath != nil {
      var products = target.isTest ? ["UIKit", "Tateyoko"] : ["UIKit"]
      if target.usesCombine { products.append("Combine") }
      dependencies += products.map { ".product(name: \"\($0)\", package: \"tateyoko\")" }
    }
    if !dependencies.isEmpty { lines += Self.list("dependencies", dependencies) }
    if !target.excluded.isEmpty { lines += Self.list("exclude", target.excluded.map(Self.quoted)) }
    if !target.resources.isEmpty {
      lines += Self.list(
        "resources",
        target.resources.map {
          ($0.isLocalized ? ".process" : ".copy") + "(\(Self.quoted($0.path)))"
        })
    }
    if !target.settings.isEmpty { lines += Self.list("swiftSettings", target.settings) }
    let last = lines.removeLast()
    lines.append(last.hasSuffix(",") ? String(last.dropLast()) : last)
    lines.append("    ),")
    return lines
  }

  private static func list(_ name: String, _ values: [String]) -> [String] {
    ["      \(name): ["] + values.map { "        \($0)," } + ["      ],"]
  }

  static func dependency(_ package: PackageReference) -> String? {
    guard case .remote(let url, let requirement) = package else { return nil }
    let rule =
      switch requirement {
      case .upToNextMajor(let version): "from: \(quoted(version))"
      case .upToNextMinor(let version): ".upToNextMinor(from: \(quoted(version)))"
      case .range(let first, let last): "\(quoted(first))..<\(quoted(last))"
      case .exact(let version): "exact: \(quoted(version))"
      case .branch(let branch): "branch: \(quoted(branch))"
      case .revision(let revision): "revision: \(quoted(revision))"
      }
    return ".package(url: \(quoted(url)), \(rule))"
  }

  /// Returns a string literal, so that a project's contents don't become code.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
