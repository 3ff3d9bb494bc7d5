/// The drawings of a custom symbol: a `.symbolset` folder.
package struct SymbolSet: Hashable, Sendable {
  /// The folder's path.
  package var path: String
  /// The SVG templates, in the file's order.
  package var variants: [AssetFile]
  /// The problems of variants, which are omitted.
  package var problems: [AssetProblem]

  package init(path: String, variants: [AssetFile], problems: [AssetProblem] = []) {
    self.path = path
    self.variants = variants
    self.problems = problems
  }
}
