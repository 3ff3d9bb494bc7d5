/// The drawings of a custom symbol: a `.symbolset` folder.
package struct SymbolSet: Hashable, Sendable {
  /// The folder's path.
  package var path: String
  /// The SVG templates, in the file's order.
  package var variants: [AssetFile]
  /// What is wrong with some of the variants; these are left out.
  package var problems: [AssetProblem]

  package init(path: String, variants: [AssetFile], problems: [AssetProblem] = []) {
    self.path = path
    self.variants = variants
    self.problems = problems
  }
}
