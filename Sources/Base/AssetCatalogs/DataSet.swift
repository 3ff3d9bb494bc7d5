/// The files with a name: a `.dataset` folder.
package struct DataSet: Hashable, Sendable {
  /// The folder's path.
  package var path: String
  /// The files, in the order of `Contents.json`.
  package var variants: [AssetFile]
  /// The problems of variants, which are omitted.
  package var problems: [AssetProblem]

  package init(path: String, variants: [AssetFile], problems: [AssetProblem] = []) {
    self.path = path
    self.variants = variants
    self.problems = problems
  }
}
