import Tateyoko
import UIKit

extension Scenario {
  /// Symbols by name, in the sizes, weights and colours that configurations give them.
  public static let symbols = Scenario(
    id: "Symbols",
    title: "Symbols – the ones that apps use most, as look-alikes in measured frames",
    screens: [
      Screen(
        id: "gallery", title: "The 110 symbols used most, then weights, scales, colours, baselines",
        variants: [Variant(.iPhone15, os: "26.0")]
      ) { SymbolsViewController() }
    ])
}
