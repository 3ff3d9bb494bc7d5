/// The values of a colour of one name: a `.colorset` folder.
package struct ColorSet: Hashable, Sendable {
  /// The folder's path.
  package var path: String
  /// The variants that have a colour, in the file's order; empty slots are left out.
  package var variants: [Variant]

  /// One value.
  package struct Variant: AssetVariant, Hashable, Sendable {
    package var color: AssetColor
    package var condition: AssetCondition

    package init(color: AssetColor, condition: AssetCondition = AssetCondition()) {
      self.color = color
      self.condition = condition
    }
  }

  package init(path: String, variants: [Variant]) {
    self.path = path
    self.variants = variants
  }
}
