/// The values of a named colour: a `.colorset` folder.
package struct ColorSet: Hashable, Sendable {
  /// The folder's path.
  package var path: String
  /// The variants with a colour, in the file's order; empty slots are omitted.
  package var variants: [Variant]

  /// A value of the colour.
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
