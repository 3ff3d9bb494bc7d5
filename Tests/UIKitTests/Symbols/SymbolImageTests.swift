import Foundation
import Graphics
import Layers
import LayoutTrees
import TestSupport
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct SymbolImageTests {
  private let host = SimulationHost(device: .iPhoneX, os: "16.0")
  private let twice = UITraitCollection(displayScale: 2)

  @Test("a symbol has the measured size and baseline")
  func sizes() throws {
    let star = try #require(UIImage(systemName: "star", compatibleWith: twice))
    #expect(star.size == CGSize(width: 22, height: 20) && star.scale == 2)
    #expect(star.hasBaseline && star.baselineOffsetFromBottom == 3.5)
    #expect(star.isSymbolImage && star.renderingMode == .automatic)
    let large = try #require(star.applyingSymbolConfiguration(.init(pointSize: 22)))
    #expect(large.size == CGSize(width: 28.5, height: 26) && large.baselineOffsetFromBottom == 4.5)
    #expect(large.symbolConfiguration != star.symbolConfiguration)
    #expect(star.imageWithoutBaseline().hasBaseline == false)
    #expect(star.withBaselineOffset(fromBottom: 9).baselineOffsetFromBottom == 9)
    let three = try #require(UIImage(systemName: "ellipsis"))
    #expect(three.scale == 3 && abs(three.size.width - 18.5) < 0.34)
  }

  @Test("its alignment rectangle is the line of text that it goes with")
  func insets() throws {
    for name in ["star", "ellipsis", "chevron.down", "doc.on.doc"] {
      let image = try #require(UIImage(systemName: name, compatibleWith: twice))
      let insets = image.alignmentRectInsets
      let font = UIFont.systemFont(ofSize: 17)
      #expect(abs(image.size.height - insets.top - insets.bottom - font.lineHeight) <= 0.5)
      #expect(insets.left == 0 && insets.right == 0)
    }
  }

  @Test("unknown names, and names from newer releases, are nil")
  func unknown() {
    #expect(UIImage(systemName: "no.such.symbol") == nil && UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "box.truck") != nil && UIImage(systemName: "globe.fill") == nil)
    _ = SimulationHost(device: .iPhoneX, os: "12.0")
    #expect(UIImage(systemName: "star") == nil)
    _ = SimulationHost(device: .iPhoneX, os: "13.0")
    #expect(UIImage(systemName: "star") != nil && UIImage(systemName: "gearshape") == nil)
  }

  /// The picture that a view shows, and the colours in it.
  private func shown(_ view: UIImageView) throws -> (recording: ImageRecording, tint: RGBA?) {
    view.layer.displayIfNeeded()
    let contents = try #require(view.layer.contents as? CGImage)
    guard case .recording(let recording) = contents.source else {
      throw CocoaError(.coderInvalidValue)
    }
    let tints = recording.list.commands.compactMap { command -> RGBA? in
      if case .image(_, _, let style) = command { return style.tint }
      return nil
    }
    return (recording, tints.first)
  }

  private func fills(_ recording: ImageRecording) -> [RGBA] {
    recording.list.commands.compactMap {
      if case .fillPath(_, _, let color) = $0 { return color }
      return nil
    }
  }

  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 1)

  @Test("symbols are painted in the tint unless configured otherwise")
  func tint() throws {
    let view = UIImageView(image: UIImage(systemName: "heart.fill"))
    view.tintColor = .red
    #expect(try shown(view).tint == red)
    #expect(try shown(view).recording.isScalable)
    view.image = UIImage(systemName: "heart.fill")?
      .withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(try shown(view).tint == blue)
  }

  @Test("palettes and hierarchical colours colour the layers")
  func colors() throws {
    let view = UIImageView(
      image: UIImage(
        systemName: "checkmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
    #expect(try shown(view).tint == nil && fills(shown(view).recording) == [blue, red])
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: .blue)
    view.image = UIImage(systemName: "checkmark.circle.fill")
    #expect(try fills(shown(view).recording) == [blue.multiplyingAlpha(by: 0.5), blue])
    view.preferredSymbolConfiguration = .init(hierarchicalColor: .label)
    view.overrideUserInterfaceStyle = .dark
    #expect(try fills(shown(view).recording).last == RGBA(red: 1, green: 1, blue: 1))
  }

  @Test("a symbol with a text style follows the content size category")
  func textStyles() throws {
    let image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    let view = UIImageView(image: image)
    let before = view.intrinsicContentSize
    view.traitOverrides(.accessibilityExtraLarge)
    #expect(view.intrinsicContentSize.height > before.height * 2)
    #expect(view.image === image)
    let fixed = UIImageView(image: UIImage(systemName: "star"))
    let size = fixed.intrinsicContentSize
    fixed.traitOverrides(.accessibilityExtraLarge)
    #expect(fixed.intrinsicContentSize == size)
  }

  @Test("views use their preferred configuration if the image has none")
  func preferred() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.sizeThatFits(.zero).width > 40)
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    #expect(view.sizeThatFits(.zero).width < 15)
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let small = button.sizeThatFits(.zero)
    button.setPreferredSymbolConfiguration(.init(pointSize: 34), forImageIn: .normal)
    #expect(button.currentPreferredSymbolConfiguration == .init(pointSize: 34))
    #expect(button.sizeThatFits(.zero).width > small.width + 15)
  }

  @Test("symbols and labels share a baseline")
  func baselines() throws {
    let label = UILabel()
    label.text = "Text"
    let view = UIImageView(image: UIImage(systemName: "star"))
    let stack = UIStackView(arrangedSubviews: [label, view])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.layoutIfNeeded()
    let symbol = view.frame.maxY - (try #require(view.image?.baselineOffsetFromBottom))
    let text = label.frame.minY + label.font.ascender
    #expect(abs(symbol - text) < 0.5)
  }

  @Test("nibs specify symbols, with a scale")
  func nibs() throws {
    let view = try #require(
      NibSamples.view(
        """
        <imageView id="i"><imageReference key="image" image="star.fill" catalog="system" \
        symbolScale="large"/></imageView>
        """, as: UIImageView.self))
    let large = UIImage(
      systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    #expect(view.image == large && view.image?.size != UIImage(systemName: "star.fill")?.size)
    let plain = NibSamples.view(
      "<imageView image=\"house\" catalog=\"system\" id=\"i\"/>", as: UIImageView.self)
    #expect(plain?.image == UIImage(systemName: "house"))
  }

  @Test("directions follow the text")
  func mirrored() {
    #expect(UIImage(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
    #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
  }

  @Test("a layout tree names the symbol")
  func tree() {
    var description = LayoutDescription()
    UIImageView(image: UIImage(systemName: "bird")).describeLayout(in: &description)
    #expect(description.attributes.contains { $0 == LayoutAttribute(.symbol, .text("bird")) })
  }

  @Test("a catalog's symbol set is a symbol by its name")
  func catalogs() throws {
    let assets = try AssetBundle()
    let set = "Media.xcassets/my.symbol.symbolset"
    try assets.write(
      "{\"symbols\": [{\"filename\": \"my.svg\", \"idiom\": \"universal\"}]}",
      "\(set)/Contents.json")
    try assets.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg"><line id="Baseline-M" y1="100" y2="100"/>\
      <line id="left-margin-Regular-M" x1="0" x2="0"/><line id="right-margin-Regular-M" x1="100" x2="100"/>\
      <g id="Regular-M"><path d="M0 100h100V20H0z"/></g></svg>
      """, "\(set)/my.svg")
    let image = try #require(
      UIImage(named: "my.symbol", in: assets.bundle, compatibleWith: twice))
    #expect(image.isSymbolImage && image.size == CGSize(width: 17, height: 15.5))
    let large = try #require(
      UIImage(
        named: "my.symbol", in: assets.bundle,
        with: UIImage.SymbolConfiguration(pointSize: 50).withTraitCollection(twice)))
    #expect(large.size.width == 50)
    #expect(UIImage(named: "my.other", in: assets.bundle, compatibleWith: nil) == nil)
  }
}

extension SymbolImageTests {
  @Test("images of one symbol share its picture, other symbols' images don't")
  func sharing() throws {
    func picture(_ name: String, _ configuration: UIImage.Configuration? = nil) throws -> CGImage {
      try #require(UIImage(systemName: name, withConfiguration: configuration)?.cgImage)
    }
    let star = try picture("star")
    #expect(try picture("star") === star)
    #expect(try picture("star.fill") !== star)
    #expect(try picture("star", UIImage.SymbolConfiguration(pointSize: 40)) !== star)
    #expect(try picture("star", UIImage.SymbolConfiguration(weight: .bold)) !== star)
    #expect(
      try picture("star", UIImage.SymbolConfiguration(hierarchicalColor: .red)) !== star)
    #expect(UIImage(systemName: "wifi", variableValue: 0.3)?.cgImage !== (try picture("wifi")))
  }

  @Test("an unreadable symbol set is reported once, and isn't an image")
  func damagedCatalogs() throws {
    let assets = try AssetBundle()
    let set = "Media.xcassets/bad.symbolset"
    try assets.write("{\"symbols\": [{\"filename\": \"bad.svg\"}]}", "\(set)/Contents.json")
    try assets.write("<svg/>", "\(set)/bad.svg")
    try assets.write("{", "Media.xcassets/worse.symbolset/Contents.json")
    let host = SimulationHost(device: .iPhoneX, os: "16.0")
    host.perform {
      for _ in 0..<2 {
        #expect(UIImage(named: "bad", in: assets.bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "worse", in: assets.bundle, compatibleWith: nil) == nil)
      }
    }
    let problems = host.issues.map(\.problem)
    #expect(problems.count { $0.contains("bad.svg can't be read: it has no outline") } == 1)
    #expect(problems.count { $0.contains("worse.symbolset") && $0.contains("not JSON") } == 1)
  }
}

extension UIView {
  fileprivate func traitOverrides(_ category: UIContentSizeCategory) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let controller = UIViewController()
    let parent = UIViewController()
    window.rootViewController = parent
    parent.addChild(controller)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: category), forChild: controller)
    parent.view.addSubview(controller.view)
    controller.view.addSubview(self)
    window.isHidden = false
  }
}
