/// The layout guides of a scroll view, created on first access.
@MainActor
struct ScrollGuides {
  var frame: UILayoutGuide?
  var content: UILayoutGuide?
}
