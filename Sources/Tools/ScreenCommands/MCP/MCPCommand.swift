import ChildProcesses
import CommandLines
import Foundation
import Tateyoko

/// `tateyoko mcp`
struct MCPCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "mcp",
    abstract: "Serves see and its steps over the Model Context Protocol.",
    discussion: """
      Speaks JSON-RPC over standard input and output, one message per line, until the input ends. \
      The app's output goes to standard error and into the answers. After a build, the new program \
      answers the next call. Exit status: 0 at the end of the input, 2 when it could not run.
      """,
    options: [
      .init(
        names: ["--folder"], value: "folder",
        help: "Where the last picture of each request is kept.", standard: LookFolder.usualPath),
      .init(
        names: ["--build"], value: "command",
        help: "A shell command that builds this program; run in the package's folder before a call "
          + "if a Swift file of it was edited since the last build."),
      .init(
        names: ["--limit"], value: "seconds", help: "How long a call may take.", standard: "60"),
    ])

  private let folder: String
  private var options = MCPServer.Options()

  init(_ words: CommandWords) throws(UsageError) {
    folder = words.value("--folder") ?? LookFolder.usualPath
    options.build = words.value("--build")
    if let limit = words.value("--limit") {
      guard let seconds = Double(limit), (1...86_400).contains(seconds) else {
        throw UsageError("--limit takes a number of seconds from 1 to 86400, not '\(limit)'")
      }
      options.limit = seconds
    }
  }

  @MainActor
  func run() throws {
    ProcessEnds.endWithParent()
    let toolbox = MCPToolbox(session: ScreenSession(folder: LookFolder(path: folder)))
    guard getenv(MCPWorker.variable) == nil else { return MCPWorker(toolbox: toolbox).run() }
    guard let program = MCPProgram.running else {
      Terminal.printError("Error: The file of this program can't be found.")
      throw ExitStatus.couldNotRun
    }
    // A disconnected client is noticed when writing to it.
    signal(SIGPIPE, SIG_IGN)
    let conversation = MCPProtocol(
      name: "tateyoko", version: Release.version, instructions: Self.instructions,
      tools: MCPToolbox.tools)
    MCPServer(
      conversation: conversation, program: program, options: options, input: STDIN_FILENO,
      output: STDOUT_FILENO
    ).run()
  }

  private static let instructions = """
    Shows the screens of an iOS app without a simulator or a Mac. Call list_screens for their names and \
    see to look at one; act taps, types, scrolls and rotates. Every answer lists places in points, \
    names to touch and what changed since the last look. After an edit, build the package; the next call \
    shows it.
    """
}
