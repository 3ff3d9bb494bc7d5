/// How a picture in an asset catalog is sliced; lengths are in pixels of the picture.
package struct ImageResizing: Hashable, Sendable {
  /// The parts that the picture is cut into.
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    case threePartHorizontal = "3-part-horizontal"
    case threePartVertical = "3-part-vertical"
    case ninePart = "9-part"
  }

  /// How the middle is filled; `fill` in older files is `stretch`.
  package enum CenterMode: String, Sendable, Hashable, CaseIterable {
    case tile, stretch, fill
  }

  package var mode: Mode
  package var centerMode: CenterMode
  /// The size of the part of the middle that is shown, from its upper left corner; `nil` for all of
  /// it.
  package var centerWidth: Double?
  package var centerHeight: Double?
  /// The edges that keep their size; 0 for edges that the mode doesn't have.
  package var capInsets: AssetInsets

  package init(
    mode: Mode, centerMode: CenterMode, centerWidth: Double? = nil, centerHeight: Double? = nil,
    capInsets: AssetInsets
  ) {
    self.mode = mode
    self.centerMode = centerMode
    self.centerWidth = mode == .threePartVertical ? nil : centerWidth
    self.centerHeight = mode == .threePartHorizontal ? nil : centerHeight
    var caps = capInsets
    if mode == .threePartHorizontal { (caps.top, caps.bottom) = (0, 0) }
    if mode == .threePartVertical { (caps.left, caps.right) = (0, 0) }
    self.capInsets = caps
  }
}
