import Foundation
import Graphics
import Layers
import Testing

@testable import UIKit

/// Sizes, positions and pictures of text views, as measured (facts: controls §2 and text views).
@Suite("Text view") @MainActor
struct TextViewTests {
  private let host = SimulationHost(device: .iPhoneX, os: "17.0")

  private func view(
    _ text: String, width: CGFloat = 200, height: CGFloat = 100, size: CGFloat = 17
  ) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.font = .systemFont(ofSize: size)
    view.text = text
    host.window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  private func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-3 }

  private func close(_ a: CGRect, _ b: CGRect) -> Bool {
    close(a.minX, b.minX) && close(a.minY, b.minY) && close(a.width, b.width)
      && close(a.height, b.height)
  }

  @Test("defaults")
  func defaults() {
    let view = UITextView()
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.font == nil && view.textColor == nil && view.text == "")
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.textLayoutManager == nil)
    #expect(view.textStorage.layoutManagers.first === view.layoutManager)
    #expect(view.layoutManager.textContainers.first === view.textContainer)
    #expect(view.textContainer.widthTracksTextView && view.selectedRange == NSRange())
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  /// Heights of one line at 2x.
  @Test(
    "a line is as high as measured",
    arguments: [
      (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (20, 24),
      (24, 29), (28, 33.5),
    ] as [(Int, Double)])
  func heights(_ size: Int, _ height: Double) {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: CGFloat(size))
    view.text = "Ag"
    host.window.addSubview(view)
    let fitting = view.sizeThatFits(CGSize(width: 200, height: 1000))
    // Recorded in steps of half a point: at 2x there is nothing in between.
    #expect(fitting.height - 16 == CGFloat(height))
    let label = UILabel()
    label.font = view.font
    label.text = "Ag"
    host.window.addSubview(label)
    #expect(close(fitting.height - 16, label.intrinsicContentSize.height))
    #expect(abs(fitting.width - label.intrinsicContentSize.width - 10) <= 0.5)
  }

  @Test("the caret and the rectangles of ranges are where they were measured")
  func places() throws {
    let view = view("Hello\nWorld")
    func range(_ start: Int, _ end: Int) throws -> UITextRange {
      TextOffsetRange(NSRange(location: start, length: end - start))
    }
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(close(first, CGRect(x: 4, y: 7, width: 2, height: 22)))
    let second = view.caretRect(for: TextOffset(6))
    #expect(close(second, CGRect(x: 4, y: 27 + 1.0 / 3, width: 2, height: 22)))
    let empty = view.firstRect(for: try range(0, 0))
    #expect(close(empty, CGRect(x: 5, y: 8, width: 0, height: 61.0 / 3)))
    let part = view.firstRect(for: try range(0, 3))
    #expect(part.minX == 5 && close(part.minY, 7) && close(part.height, 22))
    let both = view.firstRect(for: try range(2, 8))
    #expect(close(both.height, 64.0 / 3) && close(both.maxX, 200))
    let rects = view.selectionRects(for: try range(2, 8))
    #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd)
    #expect(close(rects[0].rect.maxX, 200) && rects[1].rect.minX == 5)
    let small = self.view("A", size: 12)
    #expect(close(small.caretRect(for: small.beginningOfDocument).height, 16))
  }

  @Test("points map to the positions between characters")
  func points() throws {
    let view = view("Hello\nWorld\n")
    for offset in [0, 3, 8, 12] {
      let caret = view.caretRect(for: TextOffset(offset))
      let found = try #require(
        view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
      #expect(view.offset(from: view.beginningOfDocument, to: found) == offset)
    }
    let twice = self.view("Hello\nHello")
    let down = try #require(twice.position(from: TextOffset(2), in: .down, offset: 1))
    #expect(twice.offset(from: twice.beginningOfDocument, to: down) == 8)
    #expect(view.position(from: TextOffset(2), in: .up, offset: 1) == nil)
    let character = try #require(view.characterRange(at: CGPoint(x: 8, y: 15)))
    #expect(view.text(in: character) == "H")
    #expect(view.characterRange(at: CGPoint(x: 190, y: 15)) == nil)
  }

  @Test("the content is as high as the text with the insets")
  func contentSize() {
    let view = view(Array(repeating: "Line", count: 20).joined(separator: "\n"))
    #expect(view.contentSize.width == 200)
    let lines: CGFloat = 61.0 / 3 * 20
    #expect(close(view.contentSize.height, ceil((lines + 16) * 3) / 3))
    view.textContainerInset.top = 18
    view.layoutIfNeeded()
    #expect(close(view.contentSize.height, ceil((lines + 26) * 3) / 3))
    view.text = "One"
    view.layoutIfNeeded()
    #expect(close(view.contentSize.height, 61.0 / 3 + 26))
  }

  @Test("a view that doesn't scroll is as large as its text, and shows the lines that fit")
  func fitting() {
    let view = view("one\ntwo\nthree", height: 60)
    view.isScrollEnabled = false
    #expect(close(view.intrinsicContentSize.height, 61 + 16))
    view.layoutIfNeeded()
    #expect(view.layoutManager.glyphRange(for: view.textContainer).length == 8)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("constraints make such a view as high as its lines at its constrained width")
  func constraints() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.text = "The quick brown fox jumps over the lazy dog"
    text.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 500))
    host.window.addSubview(box)
    box.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: box.topAnchor),
      text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    box.layoutIfNeeded()
    let lines = ((text.frame.height - 16) * 3 / 61).rounded()
    #expect(text.frame.width == 150 && lines >= 3)
    #expect(close(text.frame.height, lines * 61 / 3 + 16))
  }

  @Test("setting text, font, colour and alignment covers the whole text")
  func attributes() {
    let view = view("Hello")
    view.textColor = .red
    view.textAlignment = .center
    let values = view.textStorage.attributes(at: 4, effectiveRange: nil)
    #expect(values[.foregroundColor] as? UIColor == .red)
    #expect((values[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    view.text = "Other"
    #expect(view.textColor == .red && view.textAlignment == .center)
    #expect(view.font == .systemFont(ofSize: 17))
    view.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    #expect(view.font == .boldSystemFont(ofSize: 20))
    #expect(view.typingAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
  }

  @Test("the storage's edits are laid out")
  func storage() {
    let view = view("One")
    let height = view.contentSize.height
    view.textStorage.append(NSAttributedString(string: "\nTwo"))
    view.layoutIfNeeded()
    #expect(view.text == "One\nTwo" && view.contentSize.height > height + 10)
  }

  @Test("a custom container keeps its size, and the view its storage")
  func ownContainer() {
    weak var kept: NSTextStorage?
    let view: UITextView
    do {
      let storage = NSTextStorage(string: "abc")
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 77, height: 0))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      view = UITextView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
      kept = storage
    }
    host.window.addSubview(view)
    view.layoutIfNeeded()
    #expect(kept != nil && view.textStorage === kept && view.text == "abc")
    #expect(view.textContainer.size.width == 77)
  }

  @Test("a range is scrolled to by the least amount")
  func scrolling() {
    let view = view((0..<50).map(String.init).joined(separator: "\n"))
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    let bottom = view.contentSize.height - 100
    #expect(view.contentOffset.y > bottom - 10 && view.contentOffset.y <= bottom)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y <= 8)
  }

  @Test("the font follows the content size category if it opts in")
  func categories() {
    let view = view("Hello")
    view.adjustsFontForContentSizeCategory = true
    view.font = .preferredFont(forTextStyle: .body)
    let size = view.font?.pointSize ?? 0
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.layoutIfNeeded()
    #expect((view.font?.pointSize ?? 0) > size)
  }

  // MARK: Drawing

  private func colors(_ view: UITextView) -> [RGBA] {
    view.layoutIfNeeded()
    let inner = view.content.textView
    inner.layer.displayIfNeeded()
    guard case .drawing(let list, _) = inner.layer.storedContents else { return [] }
    return list.commands.compactMap {
      if case .glyphs(_, _, let color) = $0 { color } else { nil }
    }
  }

  @Test("only lines near the visible ones are drawn, and others when they are scrolled to")
  func culling() {
    let view = view((0..<1000).map { "Line \($0)" }.joined(separator: "\n"))
    let first = colors(view).count
    #expect(first > 5 && first < 40)
    view.contentOffset.y = 5000
    let later = colors(view).count
    #expect(later > 5 && later < 60)
    #expect(view.content.textView.drawn.contains(view.bounds))
  }

  @Test("links use the tint, or the view's link attributes")
  func links() throws {
    let view = view("")
    view.tintColor = .green
    view.attributedText = NSAttributedString(
      string: "a", attributes: [.link: "https://example.com", .foregroundColor: UIColor.red])
    #expect(colors(view) == [UIColor.green.cgColor.rgba])
    view.linkTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(colors(view) == [UIColor.blue.cgColor.rgba])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    label.attributedText = view.attributedText
    host.window.addSubview(label)
    label.layer.displayIfNeeded()
    guard case .drawing(let list, _) = label.layer.storedContents else {
      Issue.record("nothing is drawn")
      return
    }
    let drawn = list.commands.compactMap { command -> RGBA? in
      if case .glyphs(_, _, let color) = command { color } else { nil }
    }
    #expect(drawn == [UIColor.link.resolvedColor(with: label.traitCollection).cgColor.rgba])
    #expect(list.commands.contains { if case .fillRect = $0 { true } else { false } }, "underlined")
  }

  @Test("images appear in text views, labels and drawn strings")
  func attachments() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    let view = view("")
    view.attributedText = text
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    label.attributedText = text
    host.window.addSubview(label)
    view.layoutIfNeeded()
    for layer in [view.content.textView.layer, label.layer] {
      layer.displayIfNeeded()
      guard case .drawing(let list, _) = layer.storedContents else {
        Issue.record("nothing is drawn")
        continue
      }
      let places = list.commands.compactMap { command -> CGRect? in
        if case .image(_, let rect, _) = command { rect } else { nil }
      }
      #expect(places.count == 1 && places.first?.size == CGSize(width: 12, height: 12))
    }
    #expect(abs(text.size().width - NSAttributedString(string: "a").size().width - 12) < 0.01)
  }

  @Test("a fitting size has room for the indents")
  func indents() {
    func width(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      let view = view("")
      view.attributedText = NSAttributedString(
        string: "Hello\nYou",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
      return view.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    }
    let plain = width { _ in }
    #expect(plain > 40 && plain < 80)
    #expect(close(width { ($0.firstLineHeadIndent, $0.headIndent) = (20, 20) }, plain + 20))
    #expect(close(width { $0.tailIndent = -30 }, plain + 30))
    #expect(close(width { $0.alignment = .center }, plain))
    #expect(close(width { $0.alignment = .right }, plain))
  }

  @Test("a fitting size for a text of that width keeps its lines")
  func indentsFit() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 24
    style.headIndent = 24
    let view = view("")
    view.attributedText = NSAttributedString(
      string: "Some words in a row",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let size = view.sizeThatFits(CGSize(width: 1000, height: 1000))
    #expect(view.sizeThatFits(size).height == size.height)
  }

  @Test("measuring queries the delegate with the view's own manager, and reports no layout")
  func measuring() {
    final class Delegate: NSObject, NSLayoutManagerDelegate {
      var managers: [NSLayoutManager] = []
      var finished = 0
      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat {
        managers.append(layoutManager)
        return 10
      }
      func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
      ) { finished += 1 }
    }
    let view = view("A\nB")
    let before = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    let delegate = Delegate()
    view.layoutManager.delegate = delegate
    #expect(close(view.sizeThatFits(CGSize(width: 200, height: 0)).height, before + 10))
    #expect(!delegate.managers.isEmpty)
    #expect(delegate.managers.allSatisfy { $0 === view.layoutManager } && delegate.finished == 0)
    #expect(view.layoutManager.textContainers.count == 1)
  }

  @Test("a view that forces a direction aligns natural text by it")
  func direction() {
    let view = view("Hello")
    func left() -> CGFloat { view.caretRect(for: view.beginningOfDocument).minX }
    #expect(left() == 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(left() > 140)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(left() == 4)
  }

  @Test("a subclass may observe its delegate, which is weak")
  func weakDelegates() {
    final class Hearer: NSObject, UITextViewDelegate, UITableViewDelegate,
      UICollectionViewDelegate
    {}
    final class Text: UITextView {
      var count = 0
      override weak var delegate: UITextViewDelegate? { didSet { count += 1 } }
    }
    final class Table: UITableView {
      var count = 0
      override weak var delegate: UITableViewDelegate? { didSet { count += 1 } }
    }
    final class Collection: UICollectionView {
      var count = 0
      override weak var delegate: UICollectionViewDelegate? { didSet { count += 1 } }
    }
    let text = Text(frame: .zero)
    let table = Table(frame: .zero, style: .plain)
    let collection = Collection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var hearer: Hearer? = Hearer()
    text.delegate = hearer
    table.delegate = hearer
    collection.delegate = hearer
    #expect(text.count == 1 && table.count == 1 && collection.count == 1)
    #expect(text.delegate === hearer && table.delegate === hearer)
    hearer = nil
    #expect(text.delegate == nil && table.delegate == nil && collection.delegate == nil)
  }

  private static let longText = (0..<10_000).map { "This is line number \($0) of a long text." }
    .joined(separator: "\n")

  @Test("a long text is laid out within a second or two")
  func speed() {
    let clock = ContinuousClock()
    let time = clock.measure {
      let view = view(Self.longText)
      #expect(view.contentSize.height > 200_000)
    }
    #expect(time < .seconds(8), "\(time); an upper bound for slow machines")
  }

  @Test("typing a character in a long text reshapes only its paragraph")
  func typing() {
    let view = view(Self.longText)
    view.becomeFirstResponder()
    for place in [0, length(view) / 2, length(view)] {
      view.selectedRange = NSRange(location: place, length: 0)
      view.insertText("x")
      view.layoutIfNeeded()
      #expect(view.layoutManager.layout.flow.reusedParagraphs == 9_999)
    }
    view.insertText("\n")
    view.deleteBackward()
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("\n")
    #expect(view.layoutManager.layout.flow.reusedParagraphs >= 9_999)
    view.font = .systemFont(ofSize: 9)
    #expect(view.layoutManager.layout.flow.reusedParagraphs == 1, "the empty one")
  }

  private func length(_ view: UITextView) -> Int { view.textStorage.length }
}
