import Graphics
import ScreenFacts
import Typography

/// The facts about one view while they're being collected, and the view's position.
///
/// Classes add their own facts in `describeFacts(in:)`.
package struct FactDescription {
  package var facts: ViewFacts
  /// The transform from the view's coordinates to the ones of the window that the facts describe.
  let toWindow: CGAffineTransform
  /// Whether an enclosing control is disabled.
  let isInDisabledControl: Bool

  /// Converts a rectangle of the view to its window.
  func area(_ rect: CGRect) -> CGRect { rect.applying(toWindow) }

  /// Returns the description of a subview, for a view that describes a part of itself.
  @MainActor
  func inside(_ subview: UIView) -> FactDescription {
    FactDescription(
      facts: facts, toWindow: subview.transformToSuperview.concatenating(toWindow),
      isInDisabledControl: isInDisabledControl)
  }
}

// What a module above UIKit describes of its views, which have no classes of their own.
extension FactDescription {
  /// Adds a text in lines, at a position in the view.
  @MainActor
  package mutating func addText(
    _ string: String, _ layout: TextLayout, at origin: CGPoint, needed: CGSize, isScaled: Bool,
    isEnabled: Bool
  ) {
    facts.kinds.insert([.label, .declared])
    var text = TextFacts(
      string, layout, at: origin, needed: needed, isScaled: isScaled, in: self)
    text?.isDisabled = isInDisabledControl || !isEnabled
    facts.text = text
  }

  /// Adds an image, with the rectangle of the view that it's drawn in.
  package mutating func addImage(
    _ name: String?, size: CGSize?, drawn: CGRect, isSymbol: Bool, isScaledToFill: Bool
  ) {
    facts.kinds.insert([.image, .declared])
    facts.hasBackground = true
    facts.image = ImageFacts(
      name: name, size: size, drawn: area(drawn), isScaledToFill: isScaledToFill,
      isSymbol: isSymbol)
  }

  /// Adds that a touch in the view has an effect.
  package mutating func addTouches(isButton: Bool, isEnabled: Bool) {
    facts.kinds.insert(.declared)
    if isButton { facts.kinds.insert([.control, .button]) }
    facts.isTouchable = true
    facts.isEnabled = facts.isEnabled && isEnabled
  }
}
