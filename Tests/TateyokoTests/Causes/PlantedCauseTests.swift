import Foundation
import ImageDiff
import LayoutTrees
import Pixels
import Testing
import UIKit

@testable import Tateyoko

/// A view that draws content that no layout describes.
private final class ChartView: UIView {
  var level: CGFloat = 0.5 { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
  }
}

/// A screen with a variety of content that faults can be injected into.
@MainActor
private final class ProfileViewController: UIViewController {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let stack = UIStackView()
  let card = UIView()
  let chart = ChartView()
  let picture = UIImageView()
  let list = UIScrollView()
  let badge = UIView(frame: CGRect(x: 20, y: 400, width: 30, height: 30))
  let band = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 40))
  var top: NSLayoutConstraint!
  var hidesIndicator = false
  var statusBar = UIStatusBarStyle.darkContent
  var hidesStatusBar = false

  override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  override var preferredStatusBarStyle: UIStatusBarStyle { statusBar }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.accessibilityIdentifier = "card"
    card.backgroundColor = UIColor(white: 0.9, alpha: 1)
    titleLabel.text = "Apple"
    titleLabel.accessibilityIdentifier = "title"
    titleLabel.font = .systemFont(ofSize: 17)
    subtitleLabel.text = "A round fruit"
    subtitleLabel.accessibilityIdentifier = "subtitle"
    stack.axis = .vertical
    stack.spacing = 8
    stack.addArrangedSubview(titleLabel)
    stack.addArrangedSubview(subtitleLabel)
    for view in [card, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(card)
    card.addSubview(stack)
    top = card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
    NSLayoutConstraint.activate([
      top,
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
    ])
    chart.frame = CGRect(x: 20, y: 200, width: 100, height: 50)
    chart.backgroundColor = .white
    picture.frame = CGRect(x: 150, y: 200, width: 50, height: 50)
    picture.image = Self.image(.red)
    picture.accessibilityIdentifier = "photo"
    list.frame = CGRect(x: 0, y: 450, width: 375, height: 200)
    list.contentSize = CGSize(width: 375, height: 400)
    for row in 0..<4 {
      let line = UIView(frame: CGRect(x: 0, y: row * 100, width: 375 - row * 40, height: 40))
      line.backgroundColor = .darkGray
      list.addSubview(line)
    }
    badge.backgroundColor = .orange
    band.accessibilityIdentifier = "band"
    view.addSubview(band)
    let note = UILabel()
    note.text = "A note"
    note.translatesAutoresizingMaskIntoConstraints = false
    band.addSubview(note)
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: band.layoutMarginsGuide.leadingAnchor),
      note.topAnchor.constraint(equalTo: band.topAnchor),
    ])
    for part in [chart, picture, list, badge] { view.addSubview(part) }
  }

  static func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
  }
}

/// Each fault is explained like a person would who saw the code change.
@MainActor
@Suite struct PlantedCauseTests {
  private func capture(
    on device: Device = .iPhone8, chrome: ScreenChrome = [],
    traits: UITraitCollection = UITraitCollection(),
    _ fault: (ProfileViewController) -> Void = { _ in }
  ) throws -> Capture {
    let controller = ProfileViewController()
    controller.loadViewIfNeeded()
    fault(controller)
    let image = try Snapshotting<UIViewController, UIImage>.image(
      on: device, os: "13.5", traits: traits, chrome: chrome
    ).snapshot(controller)
    return try #require(image.capture)
  }

  /// The causes in words.
  private struct Explanation {
    var line: String
    var effect: String?
    var others: [String]

    init(_ cause: PictureCause) {
      line = cause.causes.first?.words ?? ""
      effect = cause.effect?.words
      others = cause.causes.dropFirst().map(\.words)
    }
  }

  private func cause(
    on device: Device = .iPhone8, chrome: ScreenChrome = [],
    traits: UITraitCollection = UITraitCollection(),
    from start: (ProfileViewController) -> Void = { _ in },
    _ fault: (ProfileViewController) -> Void
  ) throws -> Explanation {
    // Through a file, like a baseline.
    let reference = try #require(
      try Diffing<UIImage>.image.fromData(
        PictureBaseline.data(capture(on: device, chrome: chrome, start))
      ).capture)
    let verdict = PictureComparison.compare(
      reference: reference,
      capture: try capture(on: device, chrome: chrome, traits: traits, fault), tolerance: .exact)
    guard case .different(let difference) = verdict else {
      Issue.record("The fault changes no pixel.")
      throw CancellationError()
    }
    let lines = difference.words.split(separator: "\n").map(String.init)
    let explanation = Explanation(difference.cause)
    #expect(lines.first == "cause     \(explanation.line)")
    return explanation
  }

  @Test func aConstraintsConstant() throws {
    let cause = try cause { $0.top.constant = 28 }
    #expect(
      cause.line == "constraint UIView “card”.top = safeArea.top in UIView: constant 20 → 28")
    #expect(cause.effect?.hasPrefix("UIView “card” 8 down") == true, "\(cause)")
    #expect(cause.others.isEmpty, "\(cause)")
  }

  @Test func aConstraintWithAName() throws {
    let cause = try cause {
      $0.top.isActive = false
      $0.top = $0.card.topAnchor.constraint(equalTo: $0.view.topAnchor, constant: 90)
      $0.top.identifier = "card-top"
      $0.top.isActive = true
    }
    #expect(cause.line == "constraint “card-top” in UIView is new, constant 90", "\(cause)")
    #expect(
      cause.others
        == ["constraint UIView “card”.top = safeArea.top in UIView is gone, constant 20"])
  }

  @Test func anAdditionalInset() throws {
    let cause = try cause { $0.additionalSafeAreaInsets.top = 15 }
    #expect(cause.line == "additional safe area of UIView: top 0 → 15")
    #expect(cause.effect?.hasPrefix("UIView “card” 15 down") == true, "\(cause)")
  }

  @Test func aMarginThatWasSet() throws {
    let cause = try cause {
      $0.card.layoutMargins = UIEdgeInsets(top: 20, left: 8, bottom: 8, right: 8)
    }
    #expect(cause.line == "layout margins of UIView “card”: top 8 → 20", "\(cause)")
    #expect(cause.effect?.contains("12 taller") == true, "\(cause)")
  }

  @Test func aMarginFlag() throws {
    let cause = try cause { $0.band.preservesSuperviewLayoutMargins = true }
    #expect(
      cause.line == "preserves superview layout margins of UIView “band”: false → true", "\(cause)")
    #expect(cause.effect == "UIView “band” › UILabel 8 right", "\(cause)")
    #expect(cause.others.isEmpty, "\(cause)")
  }

  @Test func aFontsSize() throws {
    let cause = try cause { $0.titleLabel.font = .systemFont(ofSize: 20) }
    #expect(cause.line == "font size of UILabel “title”: 17 → 20", "\(cause)")
    #expect(cause.effect != nil)
    #expect(cause.others.isEmpty, "\(cause)")
  }

  @Test func aMissingView() throws {
    let cause = try cause { $0.subtitleLabel.removeFromSuperview() }
    #expect(cause.line.hasPrefix("UILabel “subtitle” is gone, from ("), "\(cause)")
    #expect(cause.line.hasSuffix("), with “A round fruit”"), "\(cause)")
    #expect(cause.others.allSatisfy { !$0.contains("frame") }, "\(cause)")
  }

  @Test func anAddedView() throws {
    let cause = try cause {
      let extra = UIView(frame: CGRect(x: 300, y: 300, width: 20, height: 20))
      extra.backgroundColor = .red
      extra.accessibilityIdentifier = "dot"
      $0.view.addSubview(extra)
    }
    #expect(cause.line == "UIView “dot” is new, at (300 300 20 20)")
    #expect(cause.effect == nil && cause.others.isEmpty, "\(cause)")
  }

  @Test func aText() throws {
    let cause = try cause { $0.titleLabel.text = "Pear" }
    #expect(cause.line == "text of UILabel “title”: “Apple” → “Pear”", "\(cause)")
  }

  @Test func aColour() throws {
    let cause = try cause {
      $0.badge.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    #expect(cause.line.hasPrefix("background colour of UIView["), "\(cause)")
    #expect(cause.line.hasSuffix(": #FF8000 → #0000FF"), "\(cause)")
    #expect(cause.effect == nil && cause.others.isEmpty, "\(cause)")
  }

  /// A text's changed line break mode isn't a consequence of the size that results from it.
  @Test func aLineBreakMode() throws {
    func long(_ controller: ProfileViewController) {
      controller.titleLabel.numberOfLines = 2
      controller.titleLabel.text = String(repeating: "Apples and pears ", count: 6)
    }
    let cause = try cause(from: long) {
      long($0)
      $0.titleLabel.lineBreakMode = .byClipping
    }
    #expect(
      cause.line == "line break mode of UILabel “title”: byTruncatingTail → byClipping", "\(cause)")
  }

  @Test func aTextAlignment() throws {
    let cause = try cause { $0.titleLabel.textAlignment = .center }
    #expect(cause.line == "text alignment of UILabel “title”: natural → center", "\(cause)")
    #expect(cause.effect == nil && cause.others.isEmpty, "\(cause)")
  }

  @Test func aContentMode() throws {
    let cause = try cause(from: { $0.picture.frame.size.width = 70 }) {
      $0.picture.frame.size.width = 70
      $0.picture.contentMode = .scaleAspectFit
    }
    #expect(
      cause.line == "content mode of UIImageView “photo”: scaleToFill → scaleAspectFit",
      "\(cause)")
    #expect(cause.effect == nil && cause.others.isEmpty, "\(cause)")
  }

  @Test func whetherAViewClips() throws {
    func overflow(_ controller: ProfileViewController) {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      inner.backgroundColor = .blue
      controller.badge.addSubview(inner)
    }
    let cause = try cause(from: overflow) {
      overflow($0)
      $0.badge.clipsToBounds = true
    }
    #expect(cause.line.hasPrefix("clips to bounds of UIView["), "\(cause)")
    #expect(cause.line.hasSuffix(": false → true"), "\(cause)")
    #expect(cause.effect == nil, "\(cause)")
  }

  @Test func aTextsColour() throws {
    let cause = try cause { $0.titleLabel.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    #expect(cause.line == "text colour of UILabel “title”: #000000 → #FF0000", "\(cause)")
  }

  @Test func aTrait() throws {
    let dark = try cause(traits: UITraitCollection(userInterfaceStyle: .dark)) { _ in }
    #expect(dark.line == "interface style: light → dark", "\(dark)")
    let right = try cause(traits: UITraitCollection(layoutDirection: .rightToLeft)) { _ in }
    #expect(right.line == "layout direction: left to right → right to left", "\(right)")
  }

  @Test func aScrollPosition() throws {
    let cause = try cause { $0.list.contentOffset.y = 30 }
    #expect(cause.line == "scroll position of UIScrollView: y 0 → 30", "\(cause)")
    #expect(cause.others.isEmpty, "\(cause)")
  }

  @Test func aFrameThatWasSet() throws {
    let cause = try cause { $0.badge.frame.origin.x = 28 }
    #expect(cause.line.hasSuffix(" moved 8 right: x 20 → 28"), "\(cause)")
    #expect(cause.effect == nil, "\(cause)")
    let wider = try self.cause { $0.badge.frame.size.width = 42 }
    #expect(wider.line.hasSuffix(" is 12 wider: width 30 → 42"), "\(wider)")
  }

  @Test func aHiddenView() throws {
    let cause = try cause { $0.subtitleLabel.isHidden = true }
    #expect(cause.line == "UILabel “subtitle” is hidden", "\(cause)")
  }

  // MARK: What no layout explains

  @Test func aDrawing() throws {
    let cause = try cause { $0.chart.level = 0.8 }
    #expect(
      cause.line == "ChartView is drawn differently, mostly #FFFFFF → #0000FF; "
        + "nothing in its layout changed", "\(cause)")
  }

  @Test func aPicture() throws {
    let cause = try cause { $0.picture.image = ProfileViewController.image(.green) }
    #expect(
      cause.line == "UIImageView “photo” shows a different image, mostly #FF0000 → #00FF00; "
        + "nothing in its layout changed", "\(cause)")
  }

  /// What the device draws belongs to no view, whatever view is below it.
  @Test func theScreensChrome() throws {
    let indicator = try cause(on: .iPhoneX, chrome: .all) { $0.hidesIndicator = true }
    #expect(
      indicator.line.hasPrefix("the home indicator is no longer shown, mostly #000000 → #FFFFFF"),
      "\(indicator)")
    let style = try cause(on: .iPhoneX, chrome: .all) { $0.statusBar = .lightContent }
    #expect(style.line.hasPrefix("the status bar is drawn differently"), "\(style)")
    let hidden = try cause(on: .iPhoneX, chrome: .all) { $0.hidesStatusBar = true }
    #expect(hidden.line.contains("the status bar is no longer shown"), "\(hidden)")
    // A view that is drawn differently elsewhere is reported as before.
    let chart = try cause(on: .iPhoneX, chrome: .all) { $0.chart.level = 0.8 }
    #expect(chart.line.hasPrefix("ChartView is drawn differently"), "\(chart)")
  }

  @Test func aDrawingBesideAMove() throws {
    let cause = try cause {
      $0.badge.frame.origin.x = 28
      $0.chart.level = 0.8
    }
    #expect(cause.line.hasSuffix(" moved 8 right: x 20 → 28"), "\(cause)")
    #expect(
      cause.others == ["ChartView is drawn differently, mostly #FFFFFF → #0000FF"], "\(cause)")
  }

  @Test func whatHasNothingToDoWithTheFirstIsToldToo() throws {
    let cause = try cause {
      $0.top.constant = 28
      $0.titleLabel.text = "Pear"
    }
    #expect(cause.line.hasPrefix("constraint UIView “card”.top"))
    #expect(cause.others == ["text of UILabel “title”: “Apple” → “Pear”"], "\(cause)")
  }

  @Test func aBaselineWithoutALayout() throws {
    let reference = try capture()
    let data = try reference.bitmap.pngData()
    let verdict = PictureComparison.compare(
      reference: try #require(try Diffing<UIImage>.image.fromData(data).capture),
      capture: try capture { $0.chart.level = 0.8 }, tolerance: .exact)
    guard case .different(let difference) = verdict else { throw CancellationError() }
    #expect(
      Explanation(difference.cause).line.hasSuffix("; the baseline has no stored layout"),
      "\(difference.cause)")
  }
}
