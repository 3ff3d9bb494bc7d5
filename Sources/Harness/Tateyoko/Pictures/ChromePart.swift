import LayoutTrees

/// A part of a device's chrome and its area: pixels that differ there belong to no view.
struct ChromePart: Sendable, Hashable {
  /// The user-visible name, such as "the status bar".
  var name: String
  var area: LayoutArea
  /// Whether the app shows it.
  var isShown = true

  /// Whether the area contains a rectangle, with a tolerance for antialiasing.
  func covers(_ other: LayoutArea) -> Bool {
    other.x >= area.x - 1 && other.y >= area.y - 1
      && other.x + other.width <= area.x + area.width + 1
      && other.y + other.height <= area.y + area.height + 1
  }
}
