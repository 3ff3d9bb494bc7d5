import CommandLines
import Tateyoko

/// `tateyoko previews`
struct PreviewsCommand: ScreenCommand {
  static let syntax = CommandSyntax(
    name: "previews",
    abstract: "Lists the screens that a program has.",
    discussion: "Exit status: 0, or 2 when it could not run.",
    operand: ScreenSelection.operand,
    options: [
      .init(names: ["-l", "--list"], help: "List the screens, one a line."), ScreenSelection.kind,
    ])

  private let words: CommandWords

  init(_ words: CommandWords) throws(UsageError) { self.words = words }

  @MainActor
  func run() throws { ScreenList.print(try ScreenSelection.screens(words)) }
}
