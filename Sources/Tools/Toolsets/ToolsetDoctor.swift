import Foundation
import RunRecord

/// Reports what is available for building packages, and what is missing.
package struct ToolsetDoctor {
  package struct Finding: Equatable {
    package var subject: String
    package var text: String
    /// Whether nothing works without it.
    package var isMissing = false
  }

  private let toolset: Toolset?
  private let environment: [String: String]
  private let dependencyScript: URL?

  /// - Parameters:
  ///   - toolset: The toolset that contains the program; `nil` in a clone.
  ///   - dependencyScript: The script that checks for Debian's packages, in a clone.
  package init(toolset: Toolset?, dependencyScript: URL?, environment: [String: String]) {
    self.toolset = toolset
    self.environment = environment
    self.dependencyScript = toolset?.dependencyScript ?? dependencyScript
  }

  package func findings() -> [Finding] {
    [toolsetFinding, compiler, packages, browser]
  }

  private var toolsetFinding: Finding {
    guard let toolset else {
      return Finding(
        subject: "toolset",
        text: "none: this is the program of a clone; `scripts/install` makes one (docs/install.md)")
    }
    do {
      _ = try toolset.release()
      return Finding(
        subject: "toolset", text: "Tateyoko \(ToolVersion.current) in \(toolset.folder.path)")
    } catch {
      return Finding(subject: "toolset", text: "\(error)", isMissing: true)
    }
  }

  private var compiler: Finding {
    do {
      let toolchain = try Toolchain(path: environment["PATH"] ?? "")
      let version = try toolchain.version()
      try toolset?.check(toolchain)
      return Finding(subject: "compiler", text: "\(version), \(toolchain.compiler.path)")
    } catch {
      return Finding(subject: "compiler", text: "\(error)", isMissing: true)
    }
  }

  /// Libraries and fonts; the script's own output if something is missing.
  private var packages: Finding {
    guard let script = dependencyScript,
      FileManager.default.isExecutableFile(atPath: script.path)
    else {
      return Finding(
        subject: "packages", text: "not checked: scripts/install-dependencies isn't there",
        isMissing: true)
    }
    do {
      let (status, words) = try Command.complaints([script.path, "--check"])
      return status == 0
        ? Finding(subject: "packages", text: "libraries and fonts are installed")
        : Finding(subject: "packages", text: words, isMissing: true)
    } catch {
      return Finding(subject: "packages", text: "\(error)", isMissing: true)
    }
  }

  private var browser: Finding {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let found = folders.lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return Finding(
      subject: "browser",
      text: found ?? "none; only this project's own tests of the report's page need one")
  }

  /// Returns a line for each finding, followed by its details.
  package static func text(_ findings: [Finding]) -> String {
    findings.map { finding in
      let lines = finding.text.split(separator: "\n").map(String.init)
      let head = finding.subject.padding(toLength: 10, withPad: " ", startingAt: 0)
      return ([head + (lines.first ?? "")] + lines.dropFirst().map { "          " + $0 })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
