import Foundation
import Testing

@testable import UIKit

/// The positions of a layout manager's lines and characters.
@Suite("Layout manager") @MainActor
struct LayoutManagerTests {
  private static let traits = SimulationHost(device: .iPhoneX, os: "17.0").window.traitCollection
  /// The line height of 17 points, which isn't rounded without a text view.
  private static let line: CGFloat = 17 * 2444.0 / 2048

  @MainActor
  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat, height: CGFloat = 0) {
      storage = NSTextStorage(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      container = NSTextContainer(size: CGSize(width: width, height: height))
      // The screen's own traits, whatever simulation is current when lines are requested.
      manager.surroundings.traits = LayoutManagerTests.traits
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }
  }

  private func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test("a container has a padding of 5 points, no limits, and wraps")
  func defaults() {
    let container = NSTextContainer()
    #expect(container.size == .zero && container.lineFragmentPadding == 5)
    #expect(container.maximumNumberOfLines == 0 && container.lineBreakMode == .byWordWrapping)
    #expect(!container.widthTracksTextView && container.exclusionPaths.isEmpty)
  }

  @Test("lines, the used rect and the extra line fragment at the end")
  func lines() {
    let stack = Stack("Ab\nCd\n", width: 100)
    var shown: [NSRange] = []
    stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 6)) {
      rect, used, container, range, _ in
      #expect(container === stack.container && rect.width == 100)
      #expect(used.minX == 0 && used.width < 60)
      shown.append(range)
    }
    #expect(shown == [NSRange(location: 0, length: 3), NSRange(location: 3, length: 3)])
    #expect(close(stack.manager.extraLineFragmentRect.minY, 2 * Self.line))
    let used = stack.manager.usedRect(for: stack.container)
    #expect(close(used.height, 3 * Self.line))
    var range = NSRange()
    let rect = stack.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range)
    #expect(close(rect.minY, Self.line) && range == NSRange(location: 3, length: 3))
    let place = stack.manager.location(forGlyphAt: 3)
    #expect(place.x == 5 && close(place.y, 17 * 1950.0 / 2048), "the ascender")
  }

  @Test("a text without characters has one line")
  func empty() {
    let stack = Stack("", width: 100)
    #expect(stack.manager.usedRect(for: stack.container).width == 10)
    #expect(stack.manager.extraLineFragmentRect.height > 10)
    #expect(stack.manager.extraLineFragmentTextContainer === stack.container)
  }

  @Test("points and characters map to one another")
  func points() {
    let stack = Stack("Hello\nWorld", width: 100)
    let manager = stack.manager
    for index in [0, 2, 4, 6, 9] {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: stack.container)
      #expect(close(rect.height, Self.line))
      var fraction: CGFloat = 0
      let point = CGPoint(x: rect.minX + rect.width * 0.75, y: rect.midY)
      let found = manager.glyphIndex(
        for: point, in: stack.container, fractionOfDistanceThroughGlyph: &fraction)
      #expect(found == index && abs(fraction - 0.75) < 0.01)
    }
    var fraction: CGFloat = 0
    let last = manager.characterIndex(
      for: CGPoint(x: 500, y: 500), in: stack.container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(last == 10 && fraction == 1)
  }

  @Test("a rectangle maps to the lines that it touches")
  func rectangles() {
    let stack = Stack("1\n2\n3\n4", width: 100)
    let rect = CGRect(x: 0, y: Self.line + 1, width: 10, height: Self.line)
    let range = stack.manager.glyphRange(forBoundingRect: rect, in: stack.container)
    #expect(range == NSRange(location: 2, length: 4))
  }

  @Test("text continues in the next container")
  func containers() {
    let stack = Stack("1\n2\n3\n4", width: 100, height: 41)
    let second = NSTextContainer(size: CGSize(width: 100, height: 25))
    stack.manager.addTextContainer(second)
    let manager = stack.manager
    #expect(manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 4))
    #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 2))
    #expect(manager.textContainer(forGlyphAt: 4, effectiveRange: nil) === second)
    #expect(manager.textContainer(forGlyphAt: 6, effectiveRange: nil) == nil)
    #expect(manager.firstUnlaidCharacterIndex() == 6)
    manager.removeTextContainer(at: 1)
    #expect(manager.firstUnlaidCharacterIndex() == 4 && second.layoutManager == nil)
  }

  @Test("the range truncated by an ellipsis")
  func truncation() {
    let stack = Stack("One two three four five six seven", width: 100)
    #expect(
      stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    stack.container.maximumNumberOfLines = 1
    stack.container.lineBreakMode = .byTruncatingTail
    let hidden = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(hidden.location > 3 && hidden.location + hidden.length == 33)
  }

  /// Five lines in pictures of a label that is 102 points high.
  @Test("lines are exactly as high as the font, so that the last one of a label has room")
  func exactLines() {
    let stack = Stack("1\n2\n3\n4\n5", width: 375, height: 102)
    let last = stack.manager.boundingRect(
      forGlyphRange: NSRange(location: 8, length: 1), in: stack.container)
    #expect(close(last.minY, 4 * Self.line) && close(last.height, Self.line))
    #expect(stack.manager.firstUnlaidCharacterIndex() == 9)
    // In a text view, pixels count.
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "A"
    let line = view.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(line.height > Self.line + 0.01)
  }

  @Test("the box of hidden characters is the ellipsis'")
  func hiddenBox() {
    let stack = Stack("Lorem ipsum dolor sit amet", width: 130)
    stack.container.maximumNumberOfLines = 1
    stack.container.lineBreakMode = .byTruncatingTail
    let manager = stack.manager
    let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    func box(_ range: NSRange) -> CGRect {
      manager.boundingRect(forGlyphRange: range, in: stack.container)
    }
    let shown = box(NSRange(location: 0, length: hidden.location))
    let mark = box(hidden)
    #expect(mark.width > 8 && close(mark.minX, shown.maxX))
    #expect(box(NSRange(location: 24, length: 2)) == mark)
    let word = box(NSRange(location: hidden.location - 1, length: 3))
    #expect(close(word.maxX, mark.maxX) && word.minX < mark.minX)
  }

  @Test("changed texts and containers are laid out again")
  func changes() {
    let stack = Stack("One two three four", width: 300)
    func height() -> CGFloat { stack.manager.usedRect(for: stack.container).height }
    #expect(close(height(), Self.line))
    stack.storage.append(NSAttributedString(string: "\nmore"))
    #expect(height() > Self.line + 10)
    stack.container.size.width = 60
    #expect(height() > 3 * Self.line)
  }

  @Test("a delegate's spacing replaces the style's, if it returns some")
  func delegates() {
    final class Spacing: NSObject, NSLayoutManagerDelegate {
      var finished = 0
      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { 9 }
      func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
      ) { if layoutFinishedFlag, textContainer != nil { finished += 1 } }
    }
    final class Silent: NSObject, NSLayoutManagerDelegate {}
    let stack = Stack("A\nB", width: 100)
    func top() -> CGFloat {
      stack.manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil).minY
    }
    let spacing = Spacing()
    stack.manager.delegate = spacing
    #expect(close(top(), Self.line + 9))
    #expect(spacing.finished == 1)
    let silent = Silent()
    stack.manager.delegate = silent
    #expect(close(top(), Self.line))
  }

  @Test("an attachment is queried for its bounds, with its position")
  func attachments() {
    final class Picture: NSTextAttachment, @unchecked Sendable {
      var asked: [(Int, CGFloat)] = []
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        asked.append((charIndex, lineFrag.width))
        return CGRect(x: 0, y: -2, width: 20, height: 30)
      }
    }
    let stack = Stack("ab", width: 100)
    let picture = Picture()
    stack.storage.insert(NSAttributedString(attachment: picture), at: 1)
    #expect(stack.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 20, height: 30))
    #expect(stack.manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    #expect(picture.asked.map(\.0) == [1] && picture.asked.map(\.1) == [90])
    let rect = stack.manager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 1), in: stack.container)
    #expect(abs(rect.width - 20) < 1e-3)
    #expect(rect.height > 32, "28 above the baseline, and the letters' descender below")
  }

  @Test("a delegate receives a container's previous size")
  func geometry() {
    final class Sizes: NSObject, NSLayoutManagerDelegate {
      var old: [CGSize] = []
      func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
      ) { old.append(oldSize) }
    }
    let stack = Stack("A", width: 100)
    let sizes = Sizes()
    stack.manager.delegate = sizes
    stack.container.size.width = 120
    stack.container.size.width = 90
    #expect(sizes.old.map(\.width) == [100, 120])
    stack.manager.removeTextContainer(at: 0)
    stack.container.size.width = 70
    stack.manager.addTextContainer(stack.container)
    stack.container.size.width = 80
    #expect(sizes.old.map(\.width) == [100, 120, 70])
  }

  /// Requests the layout in each of its callbacks.
  private final class Curious: NSObject, NSLayoutManagerDelegate {
    var asked = 0
    var finished = 0
    var changes: NSTextContainer?
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked += 1
      #expect(layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil) == .zero)
      changes?.lineFragmentPadding += 1
      return 3
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) {
      finished += 1
      #expect(layoutManager.firstUnlaidCharacterIndex() == 3)
    }
  }

  @Test("layout requested while lines are laid out doesn't recurse")
  func reentry() {
    let stack = Stack("A\nB", width: 100)
    let curious = Curious()
    stack.manager.delegate = curious
    #expect(stack.manager.firstUnlaidCharacterIndex() == 3)
    #expect(curious.asked == 1 && curious.finished == 1)
    // A change meanwhile isn't lost: the next request lays out again.
    curious.changes = stack.container
    stack.container.size.width = 90
    #expect(stack.manager.firstUnlaidCharacterIndex() == 3)
    curious.changes = nil
    let x = stack.manager.location(forGlyphAt: 0).x
    #expect(x == stack.container.lineFragmentPadding && x > 5)
  }

  @Test("an attachment is shown only for its own character")
  func attachmentsElsewhere() {
    let stack = Stack("ab", width: 100)
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 50, height: 200)
    stack.storage.addAttribute(
      .attachment, value: picture, range: NSRange(location: 0, length: 2))
    #expect(close(stack.manager.usedRect(for: stack.container).height, Self.line))
    #expect(stack.manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    stack.storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "\u{FFFC}")
    #expect(stack.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 50, height: 200))
    #expect(stack.manager.usedRect(for: stack.container).height > 200)
  }

  @Test("an attachment keeps its padding free on both sides")
  func attachmentPadding() {
    let stack = Stack("ab", width: 200)
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    stack.storage.insert(NSAttributedString(attachment: picture), at: 1)
    func left() -> CGFloat { stack.manager.location(forGlyphAt: 2).x }
    let before = left()
    picture.lineLayoutPadding = 7
    stack.manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: 3), actualCharacterRange: nil)
    #expect(close(left() - before, 14))
    #expect(stack.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 20, height: 10))
  }

  @Test("infinite tabs and indents lay text out")
  func boundless() {
    for length in [CGFloat.infinity, -.infinity, .nan, .greatestFiniteMagnitude] {
      let style = NSMutableParagraphStyle()
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: length),
        NSTextTab(textAlignment: .right, location: length),
      ]
      style.defaultTabInterval = length
      style.headIndent = length
      style.firstLineHeadIndent = length
      style.tailIndent = length
      style.minimumLineHeight = length
      style.paragraphSpacing = length
      let stack = Stack("a\tb\tc\td e f\ng", width: 100)
      stack.storage.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: stack.storage.length))
      let used = stack.manager.usedRect(for: stack.container)
      #expect(used.width.isFinite && used.height.isFinite)
      #expect(stack.manager.firstUnlaidCharacterIndex() == stack.storage.length)
    }
  }
}
