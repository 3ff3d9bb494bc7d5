import Foundation
import Graphics
import ScreenFacts

/// A text, an image or a control of the app: the content of a screen.
struct ContentPiece: Sendable {
  enum Kind: Sendable {
    case text(TextFacts)
    case image(ImageFacts)
    case control
  }

  let kind: Kind
  /// The number of the view that shows it.
  let view: Int
  /// The number of the view created by the app: for a button's title, the button.
  let owner: Int
  /// Its frame in the window, before clipping: a text's lines, an image, a control's frame.
  let area: CGRect
  /// The part that isn't clipped.
  let visible: CGRect

  var isControl: Bool { if case .control = kind { true } else { false } }
  var isImage: Bool { if case .image = kind { true } else { false } }
  var text: TextFacts? { if case .text(let text) = kind { text } else { nil } }
  var image: ImageFacts? { if case .image(let image) = kind { image } else { nil } }

  /// Returns the visible content, from back to front, a control before its title.
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
        // An image view only hides the image beyond its frame if it clips; in either case, it was
        // laid out
        // for the frame.
        let area = image.drawn.overlap(facts.frame)
        add(.image(image), area.isNull ? facts.frame : area)
      }
    }
    return result
  }

  /// Returns the view that an app associates with a view's content; `nil` for content that UIKit
  /// shows by itself.
  ///
  /// The app sets the title of its button and the labels of its row, but not the glyphs of a
  /// keyboard or the labels of a bar, which UIKit positions.
  static func owner(of number: Int, in views: [SurveyedView]) -> Int? {
    let view = views[number]
    if let control = view.control, view.kinds.contains(.buttonTitle),
      views[control].kinds.contains(.button)
    {
      return control
    }
    guard view.isSystem else { return number }
    guard let owner = view.owner, view.bar.map({ $0 <= owner }) ?? true else { return nil }
    let kinds = views[owner].kinds
    if kinds.isControl || kinds.contains(.label) { return owner }
    // Rows have named properties for their own labels and images.
    if kinds.contains(.cell), view.kinds.contains(.label) || view.kinds.contains(.image) {
      return number
    }
    return nil
  }
}
