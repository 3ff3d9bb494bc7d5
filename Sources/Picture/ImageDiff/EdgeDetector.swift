/// Finds pixels between the two colours of an edge that antialiasing has added.
///
/// After V. Vysniauskas, *Anti-aliased Pixel and Intensity Slope Detector* (2009): such a pixel has
/// a darker and a lighter neighbour, few with its own colour, and its darkest or lightest neighbour
/// belongs to an area of one colour in both pictures.
enum EdgeDetector {
  /// Returns whether the pixel softens an edge in either picture.
  static func softensEdge(_ x: Int, _ y: Int, _ one: Plane, _ other: Plane) -> Bool {
    softens(x, y, one, other) || softens(x, y, other, one)
  }

  private static func softens(_ x: Int, _ y: Int, _ plane: Plane, _ other: Plane) -> Bool {
    let own = plane[x, y]
    let lightness = ColorDistance.lightness(own)
    // The picture's border counts as a neighbour of the same colour.
    var equal = isAtBorder(x, y, plane) ? 1 : 0
    var darkest = (difference: 0.0, x: x, y: y)
    var lightest = (difference: 0.0, x: x, y: y)
    var row = max(0, y - 1)
    while row <= min(plane.height - 1, y + 1) {
      defer { row += 1 }
      var column = max(0, x - 1)
      while column <= min(plane.width - 1, x + 1) {
        defer { column += 1 }
        if column == x, row == y { continue }
        let neighbour = plane[column, row]
        if neighbour == own {
          equal += 1
          if equal > 2 { return false }
          continue
        }
        let difference = ColorDistance.lightness(neighbour) - lightness
        if difference < darkest.difference { darkest = (difference, column, row) }
        if difference > lightest.difference { lightest = (difference, column, row) }
      }
    }
    guard darkest.difference < 0, lightest.difference > 0 else { return false }
    return isInArea(darkest.x, darkest.y, plane) && isInArea(darkest.x, darkest.y, other)
      || isInArea(lightest.x, lightest.y, plane) && isInArea(lightest.x, lightest.y, other)
  }

  /// Returns whether at least three neighbours have exactly the pixel's colour.
  private static func isInArea(_ x: Int, _ y: Int, _ plane: Plane) -> Bool {
    let own = plane[x, y]
    var equal = isAtBorder(x, y, plane) ? 1 : 0
    var row = max(0, y - 1)
    while row <= min(plane.height - 1, y + 1) {
      var column = max(0, x - 1)
      while column <= min(plane.width - 1, x + 1) {
        if (column != x || row != y) && plane[column, row] == own { equal += 1 }
        column += 1
      }
      row += 1
    }
    return equal > 2
  }

  private static func isAtBorder(_ x: Int, _ y: Int, _ plane: Plane) -> Bool {
    x == 0 || y == 0 || x == plane.width - 1 || y == plane.height - 1
  }
}
