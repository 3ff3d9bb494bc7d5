import UIKit

/// The screens that the running program has.
@MainActor
public enum ScreenCatalogue {
  private static var providers: [@MainActor () -> [FoundScreen]] = []

  /// Adds screens that are listed when someone asks.
  package static func add(_ provider: @escaping @MainActor () -> [FoundScreen]) {
    providers.append(provider)
  }

  /// All screens, by kind and then by id.
  public static func screens() -> [FoundScreen] {
    let kinds = FoundScreen.Kind.allCases
    return providers.flatMap { $0() }.sorted {
      let (left, right) = (kinds.firstIndex(of: $0.kind) ?? 0, kinds.firstIndex(of: $1.kind) ?? 0)
      return (left, $0.id) < (right, $1.id)
    }
  }
}
