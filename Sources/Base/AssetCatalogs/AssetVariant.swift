/// A resource of a set, and when it applies.
package protocol AssetVariant {
  var condition: AssetCondition { get }
}

extension Sequence where Element: AssetVariant {
  /// Returns the variant that fits the traits best, the first of several equal ones; `nil` if none
  /// may be shown.
  package func best(for traits: AssetTraits) -> Element? {
    var best: (variant: Element, fit: [Int])?
    for variant in self where variant.condition.allows(traits) {
      let fit = variant.condition.fit(traits)
      if let best, !best.fit.lexicographicallyPrecedes(fit) { continue }
      best = (variant, fit)
    }
    return best?.variant
  }
}
