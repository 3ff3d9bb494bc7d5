import ChildProcesses
import CommandLines
import Foundation
import Tateyoko

/// `tateyoko see`
struct SeeCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "see",
    abstract: "Shows one screen: its picture, views, touch targets and what has changed.",
    discussion: """
      Launches a screen on a device, performs steps and writes a picture. Prints where the picture \
      is, the views with their places, and what differs from the last call with the same options. \
      Exit status: 0 when the screen was shown, 2 when it or a step failed.

      Give each step as one line with --do, which may be repeated:
      \(ScreenStepReader.help)
      A NAME is an accessibility identifier, an accessibility label or a text on the screen. In \
      quotation marks it may also be a word of a step: --do 'scroll to "top"'.
      """,
    operand: .init(
      name: "screen", help: "The screen's name, as --list shows it."),
    options: [
      .init(names: ["--list"], help: "List the screens."),
      .init(
        names: ["--device"], value: "id", help: "The device, such as iphone-x.",
        standard: "the screen's own, or iphone-15"),
      .init(
        names: ["--os"], value: "version", help: "The OS version, such as 17.5.",
        standard: "the newest"),
      .init(
        names: ["--orientation"], value: "orientation",
        help: "portrait, landscape, landscape-left or upside-down."),
      .init(
        names: ["--posture"], value: "posture",
        help: "How far a foldable device is open: closed, half-open or open."),
      .init(
        names: ["--style"], value: "style",
        help: "light, dark, rtl, contrast or bold; may be repeated.", isRepeated: true),
      .init(
        names: ["--text-size"], value: "size", help: "XS to XXXL, or AX1 to AX5.", standard: "L"),
      .init(
        names: ["--language"], value: "language",
        help:
          "A language such as de, or pseudo-double, pseudo-accented, pseudo-bounded, pseudo-rtl."
      ),
      .init(names: ["--chrome"], help: "Draw status bar, housing and home indicator, too."),
      .init(
        names: ["--do"], value: "step", help: "Do something first, such as 'tap Continue'.",
        isRepeated: true),
      .init(
        names: ["--tree"], value: "compact|full", help: "How much to print of the views.",
        choices: ["compact", "full"], standard: "compact"),
      .init(names: ["--picture"], value: "file", help: "Write the picture to this file, too."),
      .init(
        names: ["--folder"], value: "folder",
        help: "Where the last picture of each request is kept.", standard: LookFolder.usualPath),
      .init(names: ["--json"], help: "Answer in JSON."),
      .init(names: ["--markdown"], help: "Answer in Markdown, to paste into an issue."),
    ])

  private let words: CommandWords

  init(_ words: CommandWords) throws(UsageError) {
    self.words = words
    if words.has("--json"), words.has("--markdown") {
      throw UsageError("--json and --markdown can't be combined")
    }
    if words.operands.isEmpty, !words.has("--list") {
      throw UsageError("Missing expected argument '<screen>'; --list shows the screens")
    }
  }

  @MainActor
  func run() throws {
    ProcessEnds.endWithParent()
    if words.has("--list") {
      let list = AppOutput.aside { ScreenListing(OriginalFiles.named(ScreenCatalogue.screens())) }
      print(words.has("--json") ? try list.json() : list.text)
      return
    }
    let session = ScreenSession(
      folder: LookFolder(path: words.value("--folder") ?? LookFolder.usualPath))
    // Output of the app would otherwise be mixed with the result.
    let result = try AppOutput.aside {
      try session.see(
        request, isWhole: words.value("--tree") == "full", copy: words.value("--picture"))
    }
    let seen = result.seen
    if words.has("--json") {
      print(try seen.json())
    } else if words.has("--markdown") {
      print(seen.markdown, terminator: "")
    } else {
      print(seen.lines.joined(separator: "\n"))
    }
    if let failure = seen.failure {
      Terminal.printError("Error: \(failure)")
      throw ExitStatus.couldNotRun
    }
  }

  private var request: ScreenRequest {
    ScreenRequest(
      screen: words.operands.first ?? "", device: words.value("--device"),
      os: words.value("--os"), orientation: words.value("--orientation"),
      posture: words.value("--posture"), styles: words.values["--style"] ?? [],
      textSize: words.value("--text-size"), language: words.value("--language"),
      chrome: words.has("--chrome"), steps: words.values["--do"] ?? [])
  }
}
