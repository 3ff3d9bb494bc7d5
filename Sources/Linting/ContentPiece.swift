import Foundation
import Graphics
import ScreenFacts

/// A text, an image or a control of the app: what people look for on a screen.
struct ContentPiece: Sendable {
  enum Kind: Sendable {
    case text(TextFacts)
    case image(ImageFacts)
    case control
  }

  let kind: Kind
  /// The number of the view that shows it.
  let view: Int
  /// The number of the view that the app made: for a button's title, the button.
  let owner: Int
  /// What it fills in its window, before clipping: a text's lines, an image, a control's frame.
  let area: CGRect
  /// The part of it that is not clipped.
  let visible: CGRect

  var isControl: Bool { if case .control = kind { true } else { false } }
  var isImage: Bool { if case .image = kind { true } else { false } }
  var text: TextFacts? { if case .text(let text) = kind { text } else { nil } }
  var image: ImageFacts? { if case .image(let image) = kind { image } else { nil } }

  /// Returns what is shown, from back to front, a control before its title.
  static func pieces(of views: [SurveyedView]) -> [ContentPiece] {
    var result: [ContentPiece] = []
    for (number, view) in views.enumerated() where view.isShown {
      guard let owner = owner(of: number, in: views) else { continue }
      let facts = view.facts
      func add(_ kind: Kind, _ area: CGRect) {
        guard area.isFinite, !area.isNull else { return }
        let visible = area.overlap(facts.visible)
        result.append(
          ContentPiece(
            kind: kind, view: number, owner: owner, area: area,
            visible: visible.isNull ? .zero : visible))
      }
      if facts.kinds.isControl, owner == number { add(.control, facts.frame) }
      if let text = facts.text, text.string.contains(where: { !$0.isWhitespace }) {
        add(.text(text), text.used)
      }
      if let image = facts.image, image.size != nil, owner == number || facts.kinds.contains(.image)
      {
        // An image view shows nothing beyond its frame only if it clips; what it was laid out for is
        // the frame in either case.
        let area = image.drawn.overlap(facts.frame)
        add(.image(image), area.isNull ? facts.frame : area)
      }
    }
    return result
  }

  /// The view by which an app knows what a view shows; nil for what UIKit shows by itself.
  ///
  /// The app sets the title of its button and the labels of its row, but not the glyphs of a keyboard or
  /// the labels of a bar, whose places are UIKit's.
  private static func owner(of number: Int, in views: [SurveyedView]) -> Int? {
    let view = views[number]
    if let control = view.control, view.facts.className == titleClass,
      views[control].kinds.contains(.button)
    {
      return control
    }
    guard view.isSystem else { return number }
    guard let owner = view.owner, view.bar.map({ $0 <= owner }) ?? true else { return nil }
    let kinds = views[owner].kinds
    if kinds.isControl || kinds.contains(.label) { return owner }
    // Rows know their own labels and images by name.
    if kinds.contains(.cell), view.kinds.contains(.label) || view.kinds.contains(.image) {
      return number
    }
    return nil
  }

  /// The class of buttons' titles, which are labels that apps know, but not by themselves.
  private static let titleClass = "UIButtonLabel"
}
