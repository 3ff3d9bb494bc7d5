import ArgumentParser
import CommandLines
import Foundation
import Toolsets

/// `tateyoko doctor`
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Lists what is installed and what is missing, with the command to run.",
    discussion: "Exit status: 0 when nothing is missing, or else 2.")

  func run() throws {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let clone = (program ?? "").components(separatedBy: "/.build/")
    let script =
      clone.count > 1
      ? URL(fileURLWithPath: clone[0]).appendingPathComponent("scripts/install-dependencies") : nil
    let findings = ToolsetDoctor(
      toolset: .own, dependencyScript: script, environment: ProcessInfo.processInfo.environment
    ).findings()
    print(ToolsetDoctor.text(findings))
    if findings.contains(where: \.isMissing) { throw ExitStatus.couldNotRun }
  }
}
