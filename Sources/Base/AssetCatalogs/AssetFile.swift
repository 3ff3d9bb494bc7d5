/// A file in a set, and when it applies.
package struct AssetFile: AssetVariant, Hashable, Sendable {
  /// The file's path.
  package var path: String
  package var condition: AssetCondition
  /// `universal-type-identifier`, such as `public.json`.
  package var typeIdentifier: String?

  package init(
    path: String, condition: AssetCondition = AssetCondition(), typeIdentifier: String? = nil
  ) {
    self.path = path
    self.condition = condition
    self.typeIdentifier = typeIdentifier
  }
}
