/// Two layout trees combined into one that contains each view once, with its changes.
///
/// It's displayed by the report's page, and never read back.
public struct JoinedLayout: Encodable, Sendable {
  /// The window; its views are numbered in order, starting at 0.
  public let root: JoinedView
  /// Whether one of the trees contains baselines and readable widths.
  public let knowsGuides: Bool
  /// Whether there was only one tree, so that there is nothing to compare.
  public let isAlone: Bool

  /// Joins a reference tree with the current tree; `nil` without any.
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
