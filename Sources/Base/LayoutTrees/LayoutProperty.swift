/// A property of a view or of the screen in layout trees.
///
/// A single table (``LayoutProperty/entry``) describes each property: a new one is a case and a row
/// there, and a view contributes it by its name. The raw value is the name in stored trees, with
/// the prefix `screen.` for properties of the screen.
public enum LayoutProperty: String, CaseIterable, Hashable, Sendable {
  // The screen
  case device = "screen.device"
  case system = "screen.os"
  case orientation = "screen.orientation"
  case screenSize = "screen.size"
  case screenScale = "screen.scale"

  // The view itself
  case className = "class"

  // Measurements of any view
  case frame, boundsOrigin, hidden, alpha, transform, safeAreaInsets, layoutMargins

  // Measurements of some views
  case size
  case contentOffset, contentSize, contentInset, adjustedContentInset, separatorInset
  case text, font, title, image, symbol
  case enabled, selected, highlighted, editing
  case animating, progress, on, segment, pages, currentPage, value, date, selectedRows
  case omitsSubviews

  // Inputs: traits
  case style, textSize, direction, contrast, horizontalSizeClass, verticalSizeClass

  // Inputs of any view
  case backgroundColor, tintColor, clipsToBounds
  case cornerRadius, borderWidth, shadowOpacity, shadowRadius
  case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, additionalSafeAreaInsets

  // Inputs of some views: the origin of their content
  case imageName, textKey, outlet

  // Inputs of some views
  case textColor, numberOfLines, textAlignment, lineBreakMode
  case axis, spacing, alignment, distribution
  case contentMode
  case contentInsetAdjustmentBehavior, rowHeight

  // Inputs of SwiftUI's views: the arguments as written
  case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
  case padding, x, y
  case horizontalSpacing, verticalSpacing, minLength, layoutPriority, aspectRatio

  // Guides
  case readableContent, firstBaseline, lastBaseline
  /// The view or modifier of SwiftUI's as written, such as `Text “Continue”` or `.padding(.top, 16)`.
  case written

  /// The name in a stored tree.
  public var name: String {
    group == .screen ? String(rawValue.dropFirst(Self.screenPrefix.count)) : rawValue
  }

  /// The part of a tree that contains the property.
  public var group: Group { entry.group }

  /// The kind of its values.
  public var kind: LayoutValue.Kind { entry.kind }

  /// What its change can cause.
  public var tier: CauseTier { entry.tier }

  /// The name of the property in sentences, such as "layout margins".
  public var words: String { entry.words }

  /// Whether it's only a difference between two trees that both have it: a tree stored before the
  /// property was added says nothing about it.
  public var isComparedWhereKnown: Bool { entry.isComparedWhereKnown }

  /// The property's default; `nil` if it depends on the view.
  public var usualValue: ChangedValue? { entry.usualValue }

  static let screenPrefix = "screen."

  /// The part of a tree that contains a property.
  public enum Group: Hashable, Sendable {
    /// The facts of the screen.
    case screen
    /// The view itself, such as its class.
    case node
    /// Measurements of a view; part of the text form.
    case measurement
    /// Values that a view was given and that determine its geometry.
    case input
    /// Values that are only drawn over pictures and are never a difference.
    case guide
  }
}
