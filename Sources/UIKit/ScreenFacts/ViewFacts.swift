import Foundation
import Graphics

import struct Devices.ScreenInsets

/// The facts about a view that rules need.
package struct ViewFacts: Sendable {
  /// The kinds of a view that rules distinguish; a view may have several.
  package struct Kind: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let control = Kind(rawValue: 1)
    package static let button = Kind(rawValue: 1 << 1)
    package static let label = Kind(rawValue: 1 << 2)
    package static let image = Kind(rawValue: 1 << 3)
    /// A text field, an editable text view, a search field.
    package static let textInput = Kind(rawValue: 1 << 4)
    package static let scrollView = Kind(rawValue: 1 << 5)
    /// A table or a collection view.
    package static let list = Kind(rawValue: 1 << 6)
    /// A row, an item, a header or a footer of a list.
    package static let cell = Kind(rawValue: 1 << 7)
    /// A navigation bar, tab bar, toolbar or search bar.
    package static let bar = Kind(rawValue: 1 << 8)
    package static let window = Kind(rawValue: 1 << 9)
    /// The root view of a controller.
    package static let controllerRoot = Kind(rawValue: 1 << 10)
    /// Created by this UIKit internally: an app can't change it directly.
    package static let system = Kind(rawValue: 1 << 11)
    /// With a class that the app declares.
    package static let appClass = Kind(rawValue: 1 << 12)
    /// With a height that UIKit determines.
    package static let systemHeight = Kind(rawValue: 1 << 13)
    /// A stack view, which has no size before it arranges something.
    package static let stack = Kind(rawValue: 1 << 14)
    /// The label that UIKit makes for a button's title.
    package static let buttonTitle = Kind(rawValue: 1 << 15)
    /// Of SwiftUI's, which people know by what it shows.
    package static let declared = Kind(rawValue: 1 << 16)
  }

  /// The class without its module.
  package var className: String
  /// An accessibility identifier, or an index path.
  package var identifier: String?
  /// The app's property that holds the view, from a nib or by name, if known.
  package var outlet: String?
  package var kinds: Kind
  /// The bounding rectangle of the view in its window, including its transform.
  package var frame: CGRect
  /// The part inside the window that isn't clipped by ancestors; empty if there is none.
  package var visible: CGRect
  /// Whether the view or one of its ancestors is hidden.
  package var isHidden: Bool
  /// The product of the opacities of the view and its ancestors.
  package var opacity: CGFloat
  package var clips: Bool
  /// Whether the view fills its bounds with its own colour, image or border.
  package var hasBackground: Bool
  /// Whether a touch in the view has an effect: an enabled control with an action, or a recognizer.
  package var isTouchable: Bool
  /// Whether the user can interact with it: it's enabled, and no ancestor rejects touches.
  package var isEnabled: Bool
  /// The area that receives touches, in window coordinates: larger than the frame if the view
  /// extends it.
  package var touchArea: CGRect
  package var text: TextFacts?
  package var image: ImageFacts?
  package var scrolling: ScrollFacts?
  package var accessibility: AccessibilityFacts
  /// The components of the frame that the constraints leave ambiguous: `x`, `y`, `width`, `height`.
  package var ambiguities: [String]
  package var safeArea: ScreenInsets
  /// The subviews, back to front.
  package var children: [ViewFacts]

  package init(
    className: String, identifier: String? = nil, outlet: String? = nil, kinds: Kind = [],
    frame: CGRect, visible: CGRect? = nil, isHidden: Bool = false, opacity: CGFloat = 1,
    clips: Bool = false, hasBackground: Bool = false, isTouchable: Bool = false,
    isEnabled: Bool = true, touchArea: CGRect? = nil, text: TextFacts? = nil,
    image: ImageFacts? = nil, scrolling: ScrollFacts? = nil,
    accessibility: AccessibilityFacts = AccessibilityFacts(), ambiguities: [String] = [],
    safeArea: ScreenInsets = ScreenInsets(), children: [ViewFacts] = []
  ) {
    self.className = className
    self.identifier = identifier
    self.outlet = outlet
    self.kinds = kinds
    self.frame = frame
    self.visible = visible ?? frame
    self.isHidden = isHidden
    self.opacity = opacity
    self.clips = clips
    self.hasBackground = hasBackground
    self.isTouchable = isTouchable
    self.isEnabled = isEnabled
    self.touchArea = touchArea ?? frame
    self.text = text
    self.image = image
    self.scrolling = scrolling
    self.accessibility = accessibility
    self.ambiguities = ambiguities
    self.safeArea = safeArea
    self.children = children
  }
}

/// A text that a view shows.
package struct TextFacts: Sendable, Hashable {
  package var string: String
  /// Whether the text is a placeholder.
  package var isPlaceholder: Bool
  /// The union of its lines' rectangles in the window.
  package var used: CGRect
  /// The size of the text with all of its lines at the view's width.
  package var needed: CGSize
  /// The number of characters shown before an ellipsis or the end of the last line; the count if
  /// all are.
  package var shownCharacters: Int
  /// The colour of the first character, including the view's opacity.
  package var color: RGBA
  /// The size in points of the smallest font, and whether the font is bold.
  package var pointSize: CGFloat
  package var isBold: Bool
  /// Whether the font follows the user's text size: it was created from a text style or by
  /// `UIFontMetrics`.
  package var isScaled: Bool
  /// Whether the text belongs to a disabled control.
  package var isDisabled: Bool

  package init(
    string: String, isPlaceholder: Bool = false, used: CGRect, needed: CGSize,
    shownCharacters: Int? = nil, color: RGBA = .black, pointSize: CGFloat = 17,
    isBold: Bool = false, isScaled: Bool = true, isDisabled: Bool = false
  ) {
    self.string = string
    self.isPlaceholder = isPlaceholder
    self.used = used
    self.needed = needed
    self.shownCharacters = shownCharacters ?? string.count
    self.color = color
    self.pointSize = pointSize
    self.isBold = isBold
    self.isScaled = isScaled
    self.isDisabled = isDisabled
  }
}

/// An image that a view shows.
package struct ImageFacts: Sendable, Hashable {
  /// The name in a catalog or of a symbol, if any.
  package var name: String?
  /// The size in points; `nil` if the view shows no image.
  package var size: CGSize?
  /// The drawn rectangle in the window, before clipping.
  package var drawn: CGRect
  /// Whether it may be distorted: its view scales it to fill, and it has no cap insets.
  package var isScaledToFill: Bool
  package var isSymbol: Bool
  /// Whether cap insets or tiling make it suitable for stretching.
  package var isResizable: Bool

  package init(
    name: String? = nil, size: CGSize?, drawn: CGRect, isScaledToFill: Bool = false,
    isSymbol: Bool = false, isResizable: Bool = false
  ) {
    self.name = name
    self.size = size
    self.drawn = drawn
    self.isScaledToFill = isScaledToFill
    self.isSymbol = isSymbol
    self.isResizable = isResizable
  }
}

/// The content of a scroll view.
package struct ScrollFacts: Sendable, Hashable {
  package var contentSize: CGSize
  package var offset: CGPoint
  package var adjustedInset: ScreenInsets
  package var isEnabled: Bool
  /// Whether it stops at multiples of its own size.
  package var pages: Bool

  package init(
    contentSize: CGSize, offset: CGPoint = .zero, adjustedInset: ScreenInsets = ScreenInsets(),
    isEnabled: Bool = true, pages: Bool = false
  ) {
    self.contentSize = contentSize
    self.offset = offset
    self.adjustedInset = adjustedInset
    self.isEnabled = isEnabled
    self.pages = pages
  }
}

/// The accessibility properties of a view.
package struct AccessibilityFacts: Sendable, Hashable {
  /// Whether a screen reader stops at the view.
  package var isElement: Bool
  /// Whether the view or one of its ancestors hides its contents from screen readers.
  package var isHidden: Bool
  /// The text announced first; `nil` or empty if there is none.
  package var label: String?
  package var value: String?
  /// The traits' names: `button`, `image`, `header`, ….
  package var traits: [String]

  package init(
    isElement: Bool = false, isHidden: Bool = false, label: String? = nil, value: String? = nil,
    traits: [String] = []
  ) {
    self.isElement = isElement
    self.isHidden = isHidden
    self.label = label
    self.value = value
    self.traits = traits
  }
}
