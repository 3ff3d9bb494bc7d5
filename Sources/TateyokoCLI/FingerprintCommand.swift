import ArgumentParser
import BaselineCommands
import Foundation
import Tateyoko

/// `tateyoko fingerprint`
struct FingerprintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerprint",
    abstract: "Says everything but view code that decides about pixels here.",
    discussion: """
      Library versions, font files by digest, options: one a line, as baselines store it. With \
      --check it is compared with a file that another machine wrote; the status is 1 where they \
      differ.
      """)

  @Option(help: ArgumentHelp("A file with the fingerprint to have.", valueName: "file"))
  var check: String?

  func run() throws {
    let now = RendererFingerprint.current
    guard let check else { return print(now.text, terminator: "") }
    guard let data = FileManager.default.contents(atPath: check) else {
      throw ValidationError("\(check) cannot be read.")
    }
    let differences = now.differences(from: String(decoding: data, as: UTF8.self))
    let file = Terminal.harmless(check)
    guard !differences.isEmpty else { return print("Pictures are rendered as \(file) says.") }
    print("Pictures are rendered differently here than \(file) says:")
    for difference in differences { print("  " + Terminal.harmless("\(difference)")) }
    throw ExitStatus.different
  }
}
