import LayoutTrees

/// A part of what a device shows around an app, and where: pixels that differ there are no view's.
struct ChromePart: Sendable, Hashable {
  /// What people call it, such as "the status bar".
  var name: String
  var area: LayoutArea
  /// Whether the app leaves it on the screen.
  var isShown = true

  /// Whether a rectangle lies in it; antialiasing reaches a little beyond.
  func covers(_ other: LayoutArea) -> Bool {
    other.x >= area.x - 1 && other.y >= area.y - 1
      && other.x + other.width <= area.x + area.width + 1
      && other.y + other.height <= area.y + area.height + 1
  }
}
