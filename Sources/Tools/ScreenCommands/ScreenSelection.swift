import CommandLines
import Foundation
import NearNames
import Tateyoko

/// The screens that a command line specifies.
package enum ScreenSelection {
  /// The operand for the screens.
  package static let operand = CommandSyntax.Operand(
    name: "screens", help: "The screens' names, or parts of them with *, as in 'Settings/*'.",
    isRepeated: true, standard: "all")

  /// The option that restricts the kinds.
  package static let kind = CommandSyntax.Option(
    names: ["--kind"], value: FoundScreen.Kind.allCases.map(\.rawValue).joined(separator: "|"),
    help: "Only screens of a kind; may be repeated.",
    choices: FoundScreen.Kind.allCases.map(\.rawValue), isRepeated: true)

  /// Returns the screens that the arguments specify, of the specified kinds.
  ///
  /// - Parameters:
  ///   - command: The command that was called, which lists the screens with `--list`.
  ///   - standard: The default kinds if neither kinds nor screens are specified; if only screens are,
  ///     all kinds.
  @MainActor
  package static func screens(
    _ words: CommandWords, of command: String,
    standard: Set<FoundScreen.Kind> = Set(FoundScreen.Kind.allCases)
  ) throws -> [FoundScreen] {
    let kinds = words.values["--kind"].map { Set($0.compactMap(FoundScreen.Kind.init(rawValue:))) }
    let names = words.operands
    let all = OriginalFiles.named(
      ScreenCatalogue.screens(
        kinds ?? (names.isEmpty ? standard : Set(FoundScreen.Kind.allCases))))
    guard !names.isEmpty else { return all }
    var chosen: Set<String> = []
    for name in names {
      let found = all.filter { matches($0.id, name) }
      guard !found.isEmpty else {
        throw UnknownScreen(name: name, known: all.map(\.id), command: command)
      }
      chosen.formUnion(found.map(\.id))
    }
    return all.filter { chosen.contains($0.id) }
  }

  /// Returns the screens that the arguments specify; `nil` if they were only to be listed, which is
  /// done.
  ///
  /// - Throws: An ``ExitStatus`` if there are none, which is printed.
  @MainActor
  static func screensUnlessListed(
    _ words: CommandWords, of command: String
  ) throws -> [FoundScreen]? {
    let screens = try screens(words, of: command)
    if words.has("--list") {
      ScreenList.print(screens)
      return nil
    }
    guard !screens.isEmpty else {
      Terminal.printError("Error: \(ScreenList.noScreens)")
      throw ExitStatus.couldNotRun
    }
    return screens
  }

  /// Whether the arguments specify neither screens nor kinds: those that they specify should all be
  /// shown.
  static func isOpen(_ words: CommandWords) -> Bool {
    words.operands.isEmpty && !words.has("--kind")
  }

  /// Whether a name matches a pattern, where `*` matches any characters.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return name == pattern
    }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

/// The error for a name that no screen has.
package struct UnknownScreen: Error, CustomStringConvertible {
  package var name: String
  package var known: [String]
  /// The command that was called, which lists the screens with `--list`.
  package var command: String

  package init(name: String, known: [String], command: String) {
    self.name = name
    self.known = known
    self.command = command
  }

  package var description: String {
    if known.isEmpty {
      return
        "There is no screen “\(name)”: this program has none. docs/previews.md says which are found."
    }
    let near = NearNames.suggestions(for: name, among: known)
    return "There is no screen “\(name)”. "
      + (near.isEmpty
        ? "“\(command) --list” lists them all." : "Did you mean \(near.joined(separator: ", "))?")
  }
}
