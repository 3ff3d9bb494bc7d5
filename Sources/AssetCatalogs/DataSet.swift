/// The files of one name: a `.dataset` folder.
package struct DataSet: Hashable, Sendable {
  /// The folder's path.
  package var path: String
  /// The files, in the order of `Contents.json`.
  package var variants: [AssetFile]
  /// What is wrong with some of the variants; these are left out.
  package var problems: [AssetProblem]

  package init(path: String, variants: [AssetFile], problems: [AssetProblem] = []) {
    self.path = path
    self.variants = variants
    self.problems = problems
  }
}
