import Foundation
import ScreenFacts
import Testing

@testable import UIKit

/// The visible part of a text, and the view that shows it.
@Suite @MainActor struct TextFactsTests {
  private func label(_ text: String, _ frame: CGRect, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func text(
    of view: UIView, _ stage: FactStage = FactStage()
  ) throws -> TextFacts {
    view.accessibilityIdentifier = "it"
    return try #require(stage.facts { $0.addSubview(view) }.named("it")?.text)
  }

  @Test func aTextThatFitsIsShownWhole() throws {
    let text = try text(of: label("Fits", CGRect(x: 20, y: 100, width: 200, height: 21)))
    #expect(text.shownCharacters == 4 && text.string == "Fits")
    #expect(text.used.minX == 20 && text.used.minY >= 100 && text.used.maxY <= 121)
    #expect(text.used.width == text.needed.width && text.used.width < 60)
    #expect(text.pointSize == 17 && !text.isBold && !text.isScaled && !text.isPlaceholder)
  }

  @Test func aTruncatedTextSaysWhatItWouldTake() throws {
    let text = try text(
      of: label("A text that is much too long", CGRect(x: 0, y: 100, width: 90, height: 21)))
    #expect(text.shownCharacters > 3 && text.shownCharacters < 15)
    #expect(text.needed.width > 150 && text.used.width <= 90)
  }

  @Test func linesThatAreLeftOutAreMissing() throws {
    let long = "One two three four five six seven eight nine ten"
    let text = try text(of: label(long, CGRect(x: 0, y: 100, width: 90, height: 41), lines: 0))
    #expect(text.shownCharacters < long.count && text.shownCharacters > 10)
    #expect(text.needed.height > 60)
    let roomy = try self.text(
      of: label(long, CGRect(x: 0, y: 100, width: 90, height: 300), lines: 0))
    #expect(roomy.shownCharacters == long.count)
  }

  /// A label may draw its text in a smaller rectangle than its bounds.
  private final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.insetBy(dx: 30, dy: 0))
    }
  }

  @Test func aLabelThatDrawsByItselfIsAskedWhatItDrew() throws {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 100, width: 120, height: 21))
    label.text = "Just too long"
    let text = try text(of: label)
    #expect(text.used.minX == 30 && text.shownCharacters < 13)
  }

  @Test func aShrunkTextHasTheSizeThatIsSeen() throws {
    let label = label("Shrinks to the width", CGRect(x: 0, y: 100, width: 80, height: 21))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    let text = try text(of: label)
    #expect(text.pointSize < 12 && text.shownCharacters == 20)
  }

  @Test func fontsOfTextStylesAreScaled() throws {
    let label = label("Style", CGRect(x: 0, y: 100, width: 200, height: 30))
    label.font = .preferredFont(forTextStyle: .headline)
    var text = try text(of: label)
    #expect(text.isScaled && text.isBold)
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    text = try self.text(of: label)
    #expect(text.isScaled && text.pointSize == 20)
    let mixed = NSMutableAttributedString(
      string: "Style", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    mixed.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 11), range: NSRange(location: 0, length: 2))
    label.attributedText = mixed
    text = try self.text(of: label)
    #expect(!text.isScaled && text.pointSize == 11)
  }

  @Test func coloursAreThoseOnTheScreen() throws {
    let label = label("Red", CGRect(x: 0, y: 100, width: 200, height: 30))
    label.textColor = .red
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    box.alpha = 0.5
    box.addSubview(label)
    label.accessibilityIdentifier = "it"
    let found = FactStage().facts { $0.addSubview(box) }.named("it")
    #expect(found?.text?.color == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(found?.opacity == 0.5)
  }

  @Test func fieldsSayTheirTextOrTheirPlaceholder() throws {
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
    field.placeholder = "Name"
    var text = try text(of: field)
    #expect(text.string == "Name" && text.isPlaceholder && text.used.minX >= 10)
    field.text = "Ann"
    text = try self.text(of: field)
    #expect(text.string == "Ann" && !text.isPlaceholder)
    let facts = FactStage().facts { $0.addSubview(field) }
    // The text counts once.
    #expect(facts.first { $0.className == "UITextFieldLabel" }?.text == nil)
  }

  @Test func aTextViewThatScrollsLacksNothing() throws {
    let long = String(repeating: "word ", count: 60)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 120, height: 60))
    view.text = long
    var text = try text(of: view)
    #expect(text.shownCharacters == text.string.count)
    view.isScrollEnabled = false
    text = try self.text(of: view)
    #expect(text.shownCharacters < text.string.count / 2 && text.needed.height > 200)
  }

  @Test func theTitleOfADisabledButtonIsDisabled() throws {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
    button.isEnabled = false
    let facts = FactStage().facts { $0.addSubview(button) }
    let title = try #require(facts.saying("Send"))
    #expect(title.text?.isDisabled == true && !title.kinds.contains(.system))
    #expect(title.className == "UIButtonLabel")
  }
}
