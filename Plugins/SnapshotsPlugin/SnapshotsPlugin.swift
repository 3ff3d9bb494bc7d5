import Foundation
import PackagePlugin

/// `swift package snapshots …` in a package that uses Tateyoko.
///
/// `verify` and `record` run the package's tests; everything else is handed to the command
/// `tateyoko-baselines`, which is built from the dependency when it is first needed: a few files
/// and a link, where the tests are built.
@main
struct SnapshotsPlugin: CommandPlugin {
  private static let help = """
    usage: swift package snapshots [verify | record | test | <another command>] [options]

      verify           run the tests; nothing is recorded (the default)
      record           run the tests and record what differs or is missing as the new baselines,
                       then run them again to verify; --missing records only what has no baseline
                       yet, --all reports equal ones too, --listed only what a merge left
      test             what `swift test` does, with code for Objective-C platforms rewritten
      build            what `swift build` does, likewise
      previews         picture what #Preview declares, and compare the pictures with baselines
      gallery          put pictures of every screen on one page
      lint, see, mcp   other commands about the screens that the package has (docs/previews.md)
      screens          print the command line that runs these without this plugin
      accept           accept the last run's snapshots as the baselines (--all, names, --list FILE)
      review           the same, one by one
      report           regenerate the last run's page and print its path
      stale            list baselines that no test uses any more
      merge            merge the reports of several machines into one
      changes          say in sentences what changed
      diff A..B        compare the screens of two commits, without stored baselines
      merge-driver     have git merge baselines (--install)
      help COMMAND     show the options of one of these commands, such as accept; those of the
                       commands about screens are shown by COMMAND --help

    Options of verify, record and test are passed to `swift test`, such as --filter ForecastTests.
    Commands about screens build the tests first, which is where the package's code is linked;
    --skip-build leaves that out.
    Baselines and the report are inside the package, so writing there must be allowed:
      swift package --allow-writing-to-package-directory snapshots record

    exit codes: 0 everything equal, 1 differences, 2 could not run; `swift package` itself exits
    with 1 for both, and prints “Plugin ended with exit code 2” for the latter
    """

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = UserPackage(context)
    var arguments = arguments
    let command = arguments.first.map { $0.hasPrefix("-") ? "verify" : $0 } ?? "verify"
    if arguments.first == command { arguments.removeFirst() }
    if ["-h", "--help"].contains(arguments.first) || command == "help" && arguments.isEmpty {
      if ["verify", "record", "test", "build", "help"].contains(command) {
        print(Self.help)
        return
      }
    }
    let status: Int32
    switch command {
    case "verify": status = try package.test(arguments, mode: "never")
    case "record": status = try package.record(arguments)
    case "test", "build": status = try package.swift(command, arguments)
    case "previews", "gallery", "lint", "see":
      status = try package.screens([command] + arguments)
    case "screens", "mcp": status = try package.tellScreens()
    default: status = try package.tool([command] + arguments)
    }
    // After a diagnostic SwiftPM ends with 1 and doesn't speak of a plugin.
    if status == 1 {
      Diagnostics.error("Something failed, differs or was found, as said above.")
    } else if status != 0 {
      exit(status)
    }
  }
}
