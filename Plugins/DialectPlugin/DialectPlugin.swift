import Foundation
import PackagePlugin

/// Rewrites a target's code for Objective-C platforms before each build, for packages that want plain
/// `swift test` and whose manifest names the overlay (docs/dialect.md).
@main
struct DialectPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget,
      let script = Self.script(of: context.package)
    else { return [] }
    // Where the manifest expects it: manifests don't know of another scratch folder.
    let build = context.package.directoryURL.appendingPathComponent(".build", isDirectory: true)
    let folder = build.appendingPathComponent("dialect", isDirectory: true)
    let files = target.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
    return [
      .prebuildCommand(
        displayName: "Rewriting \(target.moduleName)", executable: script,
        arguments: [
          "overlay", "--module", target.moduleName,
          "--output", folder.appendingPathComponent(target.moduleName).path,
          "--build", build.path,
        ] + files.map(\.url.path),
        environment: Self.environment(tool: folder.appendingPathComponent("tool")),
        // All files in it would become sources; there are none.
        outputFilesDirectory: context.pluginWorkDirectoryURL.appendingPathComponent("none"))
    ]
  }

  /// What the script and the compiler need. SwiftPM prints it all if a file can't be rewritten.
  private static func environment(tool: URL) -> [String: String] {
    var result = ["TATEYOKO_DIALECT_BUILD": tool.path]
    for name in ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "TATEYOKO_DIALECT_BUILD"] {
      if let value = ProcessInfo.processInfo.environment[name] { result[name] = value }
    }
    return result
  }

  private static func script(of package: Package) -> URL? {
    var seen: Set<String> = []
    var rest = [package]
    while let package = rest.popLast() {
      guard seen.insert(package.id).inserted else { continue }
      let script = package.directoryURL.appendingPathComponent("scripts/dialect")
      if package.products.contains(where: { $0.name == "UIKit" }),
        FileManager.default.isExecutableFile(atPath: script.path)
      {
        return script
      }
      rest += package.dependencies.map(\.package)
    }
    return nil
  }
}
