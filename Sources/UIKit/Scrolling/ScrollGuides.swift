/// The layout guides of a scroll view, made when they are first asked for.
@MainActor
struct ScrollGuides {
  var frame: UILayoutGuide?
  var content: UILayoutGuide?
}
