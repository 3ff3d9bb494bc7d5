import CommandLines
import Tateyoko

/// Chooses the cells for checking screens.
enum LintAxes {
  static let options = MatrixOptions.options(
    devices: "a small set", orientations: "portrait and landscape", styles: "light and dark",
    textSizes: "L and AX3", languages: "every language of the app")

  /// Returns the matrix that the arguments specify.
  ///
  /// Without styles and text sizes, screens are checked in light and dark appearance, in the
  /// default size and in a large one; without languages, in each language that the app has texts
  /// in.
  ///
  /// - Parameter languages: The languages that the app has texts in.
  static func matrix(
    _ words: CommandWords, languages: [String]
  ) throws(UsageError) -> SnapshotMatrix {
    // More cells take longer, which is obvious to anyone who requests every device.
    var matrix = try MatrixOptions.matrix(words, standard: .lint, limit: 100_000)
    let namesLooks = words.has("--style") || words.has("--text-size")
    let namesLanguages = words.has("--language") || words.has("--pseudo")
    if namesLanguages, !namesLooks {
      matrix.styles = every(SnapshotMatrix.lint.styles, matrix.styles)
    } else if !namesLanguages, languages.count > 1 {
      matrix.styles = every(matrix.styles, languages.map { .language($0) })
    }
    return matrix
  }

  /// Combines every style with every language.
  private static func every(
    _ styles: [SnapshotStyle], _ languages: [SnapshotStyle]
  ) -> [SnapshotStyle] {
    languages.flatMap { language in styles.map { $0.with(language) } }
  }
}
