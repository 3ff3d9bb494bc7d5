import UIKit

/// The screens of the running program.
@MainActor
public enum ScreenCatalogue {
  private static var providers: [@MainActor () -> [FoundScreen]] = []

  /// Adds a provider of screens, called whenever screens are listed.
  package static func add(_ provider: @escaping @MainActor () -> [FoundScreen]) {
    providers.append(provider)
  }

  /// All screens, by kind and then by identifier.
  ///
  /// Controllers are created once in a child process to determine whether they can be: one that
  /// crashes throws ``ScreenTrialProblem`` when it is created again. So do providers of previews.
  public static func screens() -> [FoundScreen] {
    screens(Set(FoundScreen.Kind.allCases))
  }

  /// Returns the screens of some kinds, by kind and then by identifier.
  public static func screens(_ kinds: Set<FoundScreen.Kind>) -> [FoundScreen] {
    screens(kinds, triesPreviews: true)
  }

  static func screens(_ kinds: Set<FoundScreen.Kind>, triesPreviews: Bool) -> [FoundScreen] {
    var found: [FoundScreen] = []
    if kinds.contains(.preview) { found += PreviewScreens.all(tries: triesPreviews) }
    if kinds.contains(.controller) { found += ControllerScreens.all() }
    if kinds.contains(.scene) { found += StoryboardScreens.all() }
    found += providers.flatMap { $0() }.filter { kinds.contains($0.kind) }
    return unique(found)
  }

  /// Sorts screens, and adds the kind to duplicate names.
  static func unique(_ screens: [FoundScreen]) -> [FoundScreen] {
    let kinds = FoundScreen.Kind.allCases
    let sorted = screens.sorted {
      let (left, right) = (kinds.firstIndex(of: $0.kind) ?? 0, kinds.firstIndex(of: $1.kind) ?? 0)
      return (left, $0.id, $0.file ?? "", $0.line ?? 0)
        < (right, $1.id, $1.file ?? "", $1.line ?? 0)
    }
    var used: Set<String> = []
    return sorted.map { screen in
      var screen = screen
      if used.contains(screen.id) { screen.id = "\(screen.kind.rawValue)/\(screen.id)" }
      let name = screen.id
      var number = 2
      while !used.insert(screen.id).inserted {
        screen.id = "\(name)-\(number)"
        number += 1
      }
      return screen
    }
  }
}
