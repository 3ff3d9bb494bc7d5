import Foundation
import Graphics

import struct Devices.ScreenInsets

/// The facts about a laid-out screen that rules need: a value that any thread can read.
///
/// It contains facts that a layout tree lacks, because trees are stored with pictures and this
/// isn't. Lengths are in points, rectangles in the window's coordinates.
package struct LaidOutScreen: Sendable {
  /// The size of the window.
  package var size: CGSize
  package var scale: CGFloat
  package var safeArea: ScreenInsets
  /// Sensor housings and other system elements that cover the screen, with names for messages.
  package var housings: [NamedArea]
  /// The home indicator, if it's shown.
  package var homeIndicator: CGRect?
  /// The fold with its margins, while it divides the screen.
  package var fold: CGRect?
  /// The sizes of a folding device's windows on its other displays and in other orientations, with
  /// names for messages: “the outer display”.
  package var otherSizes: [NamedSize]
  /// The radius of the screen's rounded corners.
  package var cornerRadius: CGFloat
  package var isRightToLeft: Bool
  package var isDark: Bool
  /// The windows, back to front.
  package var windows: [ViewFacts]
  /// Conflicts of constraints, as UIKit logs them.
  package var conflicts: [ConstraintConflictFacts]
  /// The requested names of images that weren't found.
  package var missingImages: [String]
  /// The drawing, for the background of texts, without the system's indicators.
  package var drawing: DisplayList

  package init(
    size: CGSize, scale: CGFloat, safeArea: ScreenInsets = ScreenInsets(),
    housings: [NamedArea] = [],
    homeIndicator: CGRect? = nil, fold: CGRect? = nil, otherSizes: [NamedSize] = [],
    cornerRadius: CGFloat = 0,
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
    self.otherSizes = otherSizes
    self.cornerRadius = cornerRadius
    self.isRightToLeft = isRightToLeft
    self.isDark = isDark
    self.windows = windows
    self.conflicts = conflicts
    self.missingImages = missingImages
    self.drawing = drawing
  }
}

/// A rectangle with a name.
package struct NamedArea: Sendable, Hashable {
  package var name: String
  package var area: CGRect

  package init(_ name: String, _ area: CGRect) {
    self.name = name
    self.area = area
  }
}

/// A size with a name.
package struct NamedSize: Sendable, Hashable {
  package var name: String
  package var size: CGSize

  package init(_ name: String, _ size: CGSize) {
    self.name = name
    self.size = size
  }
}

/// A conflict of constraints.
package struct ConstraintConflictFacts: Sendable, Hashable {
  /// The classes and identifiers from the window to the views of the constraints.
  package var paths: [[String]]
  /// The constraint that was broken, as UIKit writes it.
  package var broken: String
  /// UIKit's whole log message.
  package var log: String

  package init(paths: [[String]], broken: String, log: String) {
    self.paths = paths
    self.broken = broken
    self.log = log
  }
}
