import Foundation
import Graphics

/// What rules are asked about one laid-out screen: a value that any thread can look at.
///
/// It holds what a layout tree lacks, as a tree is stored with a picture and this is not. Lengths are
/// points, rectangles those of the window.
package struct ScreenFacts: Sendable {
  /// The window's size.
  package var size: CGSize
  package var scale: CGFloat
  package var safeArea: ViewInsets
  /// Sensor housings, and what else of the system covers the screen, with names for messages.
  package var housings: [NamedArea]
  /// The home indicator, where it is shown.
  package var homeIndicator: CGRect?
  /// The fold with its margins, while it divides the screen.
  package var fold: CGRect?
  /// The screen's corners are rounded by this radius.
  package var cornerRadius: CGFloat
  package var isRightToLeft: Bool
  package var isDark: Bool
  /// The windows, back to front.
  package var windows: [ViewFacts]
  /// Conflicts of constraints, as UIKit logs them.
  package var conflicts: [ConstraintConflictFacts]
  /// Names of images that weren't found, as they were asked for.
  package var missingImages: [String]
  /// What is drawn, for the ground of texts; the system's signs are not in it.
  package var drawing: DisplayList

  package init(
    size: CGSize, scale: CGFloat, safeArea: ViewInsets = ViewInsets(), housings: [NamedArea] = [],
    homeIndicator: CGRect? = nil, fold: CGRect? = nil, cornerRadius: CGFloat = 0,
    isRightToLeft: Bool = false, isDark: Bool = false, windows: [ViewFacts],
    conflicts: [ConstraintConflictFacts] = [], missingImages: [String] = [],
    drawing: DisplayList = DisplayList()
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.housings = housings
    self.homeIndicator = homeIndicator
    self.fold = fold
    self.cornerRadius = cornerRadius
    self.isRightToLeft = isRightToLeft
    self.isDark = isDark
    self.windows = windows
    self.conflicts = conflicts
    self.missingImages = missingImages
    self.drawing = drawing
  }
}

/// A rectangle with what it is called.
package struct NamedArea: Sendable, Hashable {
  package var name: String
  package var area: CGRect

  package init(_ name: String, _ area: CGRect) {
    self.name = name
    self.area = area
  }
}

/// Distances from four edges.
package struct ViewInsets: Sendable, Hashable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat

  package init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A conflict of constraints.
package struct ConstraintConflictFacts: Sendable, Hashable {
  /// Classes and identifiers from the window to the views that the constraints are of.
  package var paths: [[String]]
  /// The constraint that was broken, as UIKit writes it.
  package var broken: String
  /// The whole text that UIKit logs.
  package var log: String

  package init(paths: [[String]], broken: String, log: String) {
    self.paths = paths
    self.broken = broken
    self.log = log
  }
}
