/// The pictures of one name: an `.imageset` folder.
package struct ImageSet: Hashable, Sendable {
  /// The folder's path.
  package var path: String
  /// The variants that have a picture, in the file's order; empty slots are left out.
  package var variants: [Variant]
  package var renderingIntent: RenderingIntent?
  /// Whether a vector is drawn anew at each size, instead of once at its own.
  package var preservesVectorData: Bool
  /// What is wrong with some of the variants; these are left out.
  package var problems: [AssetProblem]

  /// `template-rendering-intent`
  package enum RenderingIntent: String, Sendable, Hashable {
    case template, original
  }

  /// One picture.
  package struct Variant: AssetVariant, Hashable, Sendable {
    /// The picture's path.
    package var path: String
    package var condition: AssetCondition
    package var resizing: ImageResizing?
    /// The edges that layout leaves out, in pixels of the picture.
    package var alignmentInsets: AssetInsets

    package init(
      path: String, condition: AssetCondition = AssetCondition(), resizing: ImageResizing? = nil,
      alignmentInsets: AssetInsets = AssetInsets()
    ) {
      self.path = path
      self.condition = condition
      self.resizing = resizing
      self.alignmentInsets = alignmentInsets
    }
  }

  package init(
    path: String, variants: [Variant], renderingIntent: RenderingIntent? = nil,
    preservesVectorData: Bool = false, problems: [AssetProblem] = []
  ) {
    self.path = path
    self.variants = variants
    self.renderingIntent = renderingIntent
    self.preservesVectorData = preservesVectorData
    self.problems = problems
  }
}
