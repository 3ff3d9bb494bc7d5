import Foundation
import NibDocuments

/// The button configurations in a nib.
@MainActor
extension NibCoder {
  func configuration(_ part: NibElement) -> UIButton.Configuration {
    var made = NibNames.buttonConfiguration(part.attribute("style") ?? "") ?? .plain()
    set(NibNames.buttonSize(part.attribute("buttonSize") ?? "")) { made.buttonSize = $0 }
    set(NibNames.cornerStyle(part.attribute("cornerStyle") ?? "")) { made.cornerStyle = $0 }
    applyTexts(part, &made)
    set(builder.image(part)) { made.image = $0 }
    set(NibNames.edge(part.attribute("imagePlacement") ?? "")) { made.imagePlacement = $0 }
    set(part.length("imagePadding")) { made.imagePadding = CGFloat($0) }
    set(part.length("titlePadding")) { made.titlePadding = CGFloat($0) }
    set(NibNames.titleAlignment(part.attribute("titleAlignment") ?? "")) {
      made.titleAlignment = $0
    }
    set(NibNames.lineBreak(part.attribute("titleLineBreakMode") ?? "")) {
      made.titleLineBreakMode = $0
    }
    set(NibNames.indicator(part.attribute("indicator") ?? "")) { made.indicator = $0 }
    set(part.flag("showsActivityIndicator")) { made.showsActivityIndicator = $0 }
    set(part.flag("automaticallyUpdateForSelection")) {
      made.automaticallyUpdateForSelection = $0
    }
    set(builder.color(part, "baseForegroundColor")) { made.baseForegroundColor = $0 }
    set(builder.color(part, "baseBackgroundColor")) { made.baseBackgroundColor = $0 }
    set(part.child(key: "contentInsets", "directionalEdgeInsets")) { insets in
      func length(_ name: String) -> CGFloat { CGFloat(insets.length(name) ?? 0) }
      made.contentInsets = NSDirectionalEdgeInsets(
        top: length("top"), leading: length("leading"), bottom: length("bottom"),
        trailing: length("trailing"))
    }
    set(part.child(key: "background", "backgroundConfiguration")) { background in
      set(builder.color(background, "backgroundColor")) { made.background.backgroundColor = $0 }
      set(builder.color(background, "strokeColor")) { made.background.strokeColor = $0 }
      set(background.length("cornerRadius")) { made.background.cornerRadius = CGFloat($0) }
      set(background.length("strokeWidth")) { made.background.strokeWidth = CGFloat($0) }
      set(background.length("strokeOutset")) { made.background.strokeOutset = CGFloat($0) }
      set(builder.image(background)) { made.background.image = $0 }
      set(NibNames.contentMode(background.attribute("imageContentMode") ?? "")) {
        made.background.imageContentMode = $0
      }
    }
    return made
  }

  private func applyTexts(_ part: NibElement, _ made: inout UIButton.Configuration) {
    set(text("title", of: part, key: "configuration.title")) { made.title = $0 }
    set(builder.attributedText(part, "attributedTitle")) {
      made.attributedTitle = AttributedString($0)
    }
    set(text("subtitle", of: part, key: "configuration.subtitle")) { made.subtitle = $0 }
    set(builder.attributedText(part, "attributedSubtitle")) {
      made.attributedSubtitle = AttributedString($0)
    }
    set(builder.font(part, "titleFontDescription")) { font in
      made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
  }
}
