/// The pictures with a name: an `.imageset` folder.
package struct ImageSet: Hashable, Sendable {
  /// The folder's path.
  package var path: String
  /// The variants with a picture, in the file's order; empty slots are omitted.
  package var variants: [Variant]
  package var renderingIntent: RenderingIntent?
  /// Whether a vector is drawn at each size, instead of once at its own size.
  package var preservesVectorData: Bool
  /// The problems of variants, which are omitted.
  package var problems: [AssetProblem]

  /// `template-rendering-intent`
  package enum RenderingIntent: String, Sendable, Hashable {
    case template, original
  }

  /// A picture of the set.
  package struct Variant: AssetVariant, Hashable, Sendable {
    /// The picture's path.
    package var path: String
    package var condition: AssetCondition
    package var resizing: ImageResizing?
    /// The insets that layout ignores, in pixels of the picture.
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
