import ArgumentParser
import BaselineCommands
import CommandLines
import Foundation
import Tateyoko

/// `tateyoko fingerprint`
struct FingerprintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerprint",
    abstract: "Prints everything but view code that affects pixels on this machine.",
    discussion: """
      Library versions, font files by digest, options: one per line, in the format stored in \
      baselines. --check compares it with a file from another machine; the exit status is 1 if \
      they differ.
      """)

  @Option(help: ArgumentHelp("A file with the expected fingerprint.", valueName: "file"))
  var check: String?

  func run() throws {
    let now = RendererFingerprint.current
    guard let check else { return print(now.text, terminator: "") }
    guard let data = FileManager.default.contents(atPath: check) else {
      throw ValidationError("\(check) can't be read.")
    }
    let differences = now.differences(from: String(decoding: data, as: UTF8.self))
    let file = Terminal.harmless(check)
    guard !differences.isEmpty else { return print("Rendering matches \(file).") }
    print("Rendering differs from \(file):")
    for difference in differences { print("  " + Terminal.harmless("\(difference)")) }
    throw ExitStatus.different
  }
}
