/// Two layout trees as one, in which each view stands once with what became of it.
///
/// It is what the report's page shows: nothing of it is read back.
public struct JoinedLayout: Encodable, Sendable {
  /// The window; its views are numbered as they come, from 0.
  public let root: JoinedView
  /// Whether one of the trees records baselines and readable widths.
  public let knowsGuides: Bool
  /// Whether there was only one tree, so that nothing can be said of changes.
  public let isAlone: Bool

  /// Joins a reference tree with the tree laid out now; nil without any.
  public init?(from old: LayoutTree?, to new: LayoutTree?) {
    guard old != nil || new != nil else { return nil }
    var joiner = LayoutJoiner(
      comparesInputs: old?.knowsInputs == true && new?.knowsInputs == true,
      isAlone: old == nil || new == nil)
    var root = joiner.join(old?.root, new?.root)
    ConstraintResolver.resolve(in: &root)
    self.root = root
    knowsGuides = old?.knowsGuides == true || new?.knowsGuides == true
    isAlone = joiner.isAlone
  }
}
