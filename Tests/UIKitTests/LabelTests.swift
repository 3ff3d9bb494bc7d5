import Devices
import Layers
import LayoutTrees
import TestSupport
import Testing
import UIKit

@Suite @MainActor struct LabelTests {
  /// Makes a label of a device.
  private func label(
    _ text: String?, size: CGFloat = 17, weight: UIFont.Weight = .regular,
    device: Device = .iPhone15Pro, os: OSVersion? = nil
  ) -> UILabel {
    _ = SimulationHost(device: device, os: os)
    let label = UILabel()
    label.font = .systemFont(ofSize: size, weight: weight)
    label.text = text
    return label
  }

  private func thirds(_ value: CGFloat) -> CGFloat { (value * 3).rounded() }

  /// Facts: layout §7.2, §7.3 (iOS 26.1 at 3x).
  @Test func linesAreAsHighAsOnADevice() {
    var tally = TruthTally()
    func check(_ device: Device, _ sizes: [(CGFloat, CGFloat)]) {
      for (size, height) in sizes {
        let found = label("Ag", size: size, device: device).intrinsicContentSize.height
        #expect(abs(found - height) < 0.001, "\(size)")
        tally.add(abs(found - height), exact: 0.001)
      }
    }
    check(
      .iPhone15Pro,
      [
        (14, 17), (15, 18), (16, 19.333), (17, 20.333), (20, 24), (22, 26.333), (34, 40.667),
        (58, 69.333),
      ])
    check(.iPhone8, [(11, 13.5), (12, 14.5), (13, 16), (17, 20.5), (34, 41)])
    #expect(tally == TruthSet["labelHeights"])
  }

  @Test(
    arguments: [
      ("Hello UIKit", UIFont.Weight.regular, 79.667), ("0123456789", .regular, 98.667),
      ("The quick brown fox jumps over the lazy dog", .regular, 339),
      ("The quick brown fox jumps over the lazy dog", .bold, 360.333),
      ("Hello UIKit", .semibold, 84),
    ] as [(String, UIFont.Weight, CGFloat)])
  func aLineIsAsWideAsOnADevice(text: String, weight: UIFont.Weight, width: CGFloat) {
    let size = label(text, weight: weight).sizeThatFits(CGSize(width: 10, height: 10))
    #expect(thirds(size.width) == thirds(width))
    #expect(abs(thirds(size.width) - size.width * 3) < 1e-6)
  }

  /// Recorded from UIKit of iOS 13, category medium, at 3x.
  @Test(
    arguments: [
      ("What's", UIFont.TextStyle.headline, 52.667, 19.333), ("the", .body, 23.667, 19.333),
      ("point", .body, 37, 19.333), ("?", .subheadline, 7.333, 17),
    ] as [(String, UIFont.TextStyle, CGFloat, CGFloat)])
  func labelsOfTextStylesHaveTheRecordedSizes(
    text: String, style: UIFont.TextStyle, width: CGFloat, height: CGFloat
  ) {
    var options = SimulationHost.Options()
    options.contentSizeCategory = .medium
    _ = SimulationHost(device: .iPhoneX, os: "13.0", options: options)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.text = text
    #expect(thirds(label.intrinsicContentSize.width) == thirds(width))
    #expect(thirds(label.intrinsicContentSize.height) == thirds(height))
  }

  @Test func emptyTextTakesNoRoom() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func linesWrapToTheWidthThatIsOffered() {
    let label = label("The quick brown fox jumps over the lazy dog")
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 120, height: 1))
    #expect(size.width <= 120 && size.width > 80)
    // Plain fonts set lines without leading: n times the line height, rounded up.
    #expect(thirds(size.height) == (4 * 20.287109375 * 3 as CGFloat).rounded(.up))
    label.numberOfLines = 2
    #expect(thirds(label.sizeThatFits(CGSize(width: 120, height: 1)).height) == 122)
    #expect(thirds(label.intrinsicContentSize.height) == 61)
    label.preferredMaxLayoutWidth = 120
    #expect(thirds(label.intrinsicContentSize.height) == 122)
  }

  /// Measured on alerts of iOS 26.1; facts: layout §7.2.
  @Test func linesOfTextStylesAreApartByTheirLeading() {
    let label = label("a\nb\nc")
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .subheadline)
    #expect(label.intrinsicContentSize.height == 58)
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "a\nb"
    #expect(thirds(label.intrinsicContentSize.height) == 127)
  }

  @Test func attributesCountAndTheRestComesFromTheLabel() {
    let label = label(nil)
    let text = NSMutableAttributedString(string: "wide")
    let small = UIFont.systemFont(ofSize: 8)
    text.addAttribute(.font, value: small, range: NSRange(location: 0, length: 2))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    #expect(label.font == small && label.text == "wide")
    #expect(thirds(label.intrinsicContentSize.height) == 108)
    let narrow = label.intrinsicContentSize.width
    text.addAttribute(.kern, value: 4, range: NSRange(location: 0, length: 4))
    #expect(
      label.intrinsicContentSize.width == narrow, "A later change of the string is not the label's."
    )
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > narrow + 10)
    // Setting the font covers the whole text.
    label.font = .systemFont(ofSize: 14)
    #expect(label.intrinsicContentSize.height == 17)
    label.text = "wide"
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test func paragraphStylesChangeHeights() {
    let label = label(nil)
    label.numberOfLines = 0
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    style.alignment = .center
    label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    #expect(thirds(label.intrinsicContentSize.height) == 152)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    label.textAlignment = .right
    let kept = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((kept as? NSParagraphStyle)?.alignment == .right)
    #expect((kept as? NSParagraphStyle)?.lineSpacing == 10)
    #expect(style.alignment == .center)
  }

  @Test func fontsOfTextStylesFollowTheCategory() {
    _ = SimulationHost()
    let view = UIView()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Ag"
    let fixed = UILabel()
    fixed.font = label.font
    fixed.text = "Ag"
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    view.addSubview(fixed)
    let traits = view.traitCollection.with { $0.preferredContentSizeCategory = .extraLarge }
    label.adoptTraits(traits)
    fixed.adoptTraits(traits)
    #expect(label.font.pointSize == 19 && fixed.font.pointSize == 17)
    #expect(thirds(label.intrinsicContentSize.height) == 69)
  }

  @Test func layoutTreesKnowTextAndFont() {
    let attributes = label("Ag").layoutNode.attributes.suffix(2)
    #expect(
      attributes == [
        LayoutAttribute("text", .text("Ag")), LayoutAttribute("font", .text(".SFUI-Regular 17")),
      ])
  }

  /// Recorded by UIKit of iOS 13.
  @Test func descriptionsReadAsUIKits() {
    var options = SimulationHost.Options()
    options.contentSizeCategory = .medium
    _ = SimulationHost(device: .iPhoneX, os: "13.0", options: options)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "the"
    label.frame = CGRect(origin: CGPoint(x: 0, y: 1204.0 / 3), size: label.intrinsicContentSize)
    #expect(
      label.description
        == "<UILabel; frame = (0 401.333; 23.6667 19.3333); text = 'the'; "
        + "userInteractionEnabled = NO; layer = <_UILabelLayer>>")
  }
}
