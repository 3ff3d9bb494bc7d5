import Foundation

/// Makes Swift code written for iOS compile without an Objective-C runtime (docs/dialect.md).
@main
enum DialectTool {
  static let usage = """
    usage: tateyoko-dialect overlay --module NAME --output FOLDER [options] [FILE …]
           tateyoko-dialect package --request FILE --output FOLDER --scratch FOLDER
           tateyoko-dialect rewrite <request.json >answer.json
           tateyoko-dialect holes --request FILE >answer.json
           tateyoko-dialect names --output FOLDER SOURCES …

    overlay   rewrites a module's files into FOLDER, and writes FOLDER/overlay.yaml for
              swiftc -vfsoverlay; what has not changed since the last run is left as it is
      --files-from LIST    reads more names of files, one a line
      --build FOLDER       where SwiftPM builds: objects of files whose text changes are removed
      --define NAME        a name that the compiler is given with -D (repeat it for more)
      --runtime-module M   the module of the run-time support (UIKit)
      --no-tables          emits no tables of selectors, outlets and keys
      --json               prints a summary
    package   the same for all modules of a request, into one overlay. The request has lines `module
              NAME` (or `other NAME`, if its manifest doesn't say that it depends on UIKit), `define NAME`
              and `file PATH`; the answer has `overlay PATH`, unless nothing is or was rewritten, and
              `importer NAME` for other modules that import UIKit
    rewrite   rewrites texts: {"options": {"moduleName": …}, "files": [{"path": …, "text": …}]}
    holes     replaces code that the compiler refuses, by its messages, and looks for uses of names
    names     writes the names of UIKit that the rewriter knows

    exit codes: 0 done, 1 done, but something will not compile (the notes say what), 2 could not run

    """

  static func main() {
    // Deeply nested code needs a deep stack.
    let thread = Thread { exit(run(Array(CommandLine.arguments.dropFirst()))) }
    thread.stackSize = ModuleRewriter.stackSize
    thread.start()
    while true { sleep(1000) }
  }

  static func run(_ arguments: [String]) -> Int32 {
    do {
      switch arguments.first {
      case "overlay": return try OverlayCommand(Array(arguments.dropFirst())).run()
      case "package": return try PackageCommand(Array(arguments.dropFirst())).run()
      case "rewrite" where arguments.count == 1: return try RewriteCommand.run()
      case "holes": return try HolesCommand.run(Array(arguments.dropFirst()))
      case "names": return try NamesCommand.run(Array(arguments.dropFirst()))
      case "-h", "--help":
        print(usage, terminator: "")
        return 0
      default: throw ToolError("no such command: \(arguments.first ?? "(none)")\n\(usage)")
      }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 2
    }
  }
}

/// Why the tool couldn't run.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
