import Findings
import Foundation
import Graphics
import Linting
import ScreenFacts

import struct Devices.ScreenInsets

/// Views as a test writes them: plain frames in the window, which determine visibility.
enum Make {
  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  static func view(
    _ frame: CGRect, _ className: String = "UIView", id: String? = nil,
    kinds: ViewFacts.Kind = [], clips: Bool = false, background: Bool = false,
    _ children: [ViewFacts] = []
  ) -> ViewFacts {
    ViewFacts(
      className: className, identifier: id, kinds: kinds, frame: frame, clips: clips,
      hasBackground: background, children: children)
  }

  /// A label whose text fits unless `used` or `shown` specifies otherwise.
  static func label(
    _ string: String, _ frame: CGRect, id: String? = nil, used: CGRect? = nil, shown: Int? = nil,
    size: CGFloat = 17, color: RGBA = .black, isBold: Bool = false, background: Bool = false,
    kinds: ViewFacts.Kind = [], opacity: CGFloat = 1
  ) -> ViewFacts {
    ViewFacts(
      className: "UILabel", identifier: id, kinds: kinds.union(.label), frame: frame,
      opacity: opacity, hasBackground: background,
      text: TextFacts(
        string: string, used: used ?? frame, needed: (used ?? frame).size,
        shownCharacters: shown, color: color, pointSize: size, isBold: isBold),
      accessibility: AccessibilityFacts(isElement: true, label: string, traits: ["staticText"]))
  }

  /// An app's button, with the label that UIKit creates for its title.
  static func button(
    _ title: String?, _ frame: CGRect, id: String? = nil, background: Bool = false,
    isEnabled: Bool = true, touch: CGRect? = nil, titleFrame: CGRect? = nil,
    label: String? = nil
  ) -> ViewFacts {
    let place = titleFrame ?? frame.insetBy(dx: frame.width / 4, dy: frame.height / 4)
    var titles: [ViewFacts] = []
    if let title {
      var shown = Self.label(title, place)
      shown.className = "UIButtonLabel"
      shown.kinds.insert(.buttonTitle)
      titles.append(shown)
    }
    return ViewFacts(
      className: "UIButton", identifier: id, kinds: [.button, .control], frame: frame,
      hasBackground: background, isTouchable: true, isEnabled: isEnabled, touchArea: touch,
      accessibility: AccessibilityFacts(
        isElement: true, label: label ?? title, traits: ["button"]),
      children: titles)
  }

  static func image(
    _ size: CGSize?, _ frame: CGRect, drawn: CGRect? = nil, name: String? = nil,
    fills: Bool = false, isSymbol: Bool = false, isResizable: Bool = false,
    isTouchable: Bool = false, accessibility: AccessibilityFacts = AccessibilityFacts()
  ) -> ViewFacts {
    ViewFacts(
      className: "UIImageView", kinds: .image, frame: frame, isTouchable: isTouchable,
      image: ImageFacts(
        name: name, size: size, drawn: drawn ?? frame, isScaledToFill: fills, isSymbol: isSymbol,
        isResizable: isResizable), accessibility: accessibility)
  }

  static func scroll(
    _ frame: CGRect, content: CGSize, offset: CGPoint = .zero, inset: ScreenInsets = ScreenInsets(),
    isEnabled: Bool = true, pages: Bool = false, className: String = "UIScrollView",
    kinds: ViewFacts.Kind = [], _ children: [ViewFacts] = []
  ) -> ViewFacts {
    ViewFacts(
      className: className, kinds: kinds.union(.scrollView), frame: frame, clips: true,
      scrolling: ScrollFacts(
        contentSize: content, offset: offset, adjustedInset: inset, isEnabled: isEnabled,
        pages: pages), children: children)
  }

  static func bar(_ frame: CGRect, _ className: String, _ children: [ViewFacts] = []) -> ViewFacts {
    view(frame, className, kinds: [.bar, .system], children)
  }

  /// A row with a content view that UIKit created.
  static func cell(
    _ frame: CGRect, row: Int, isTouchable: Bool = false, background: Bool = true,
    _ children: [ViewFacts]
  ) -> ViewFacts {
    ViewFacts(
      className: "UITableViewCell", identifier: "0-\(row)", kinds: .cell, frame: frame,
      clips: true, hasBackground: background, isTouchable: isTouchable,
      children: [view(frame, "UITableViewCellContentView", kinds: .system, children)])
  }

  static let size = CGSize(width: 390, height: 844)

  /// A window with a controller's view that fills it.
  static func screen(
    _ children: [ViewFacts], size: CGSize = size, safeArea: ScreenInsets = ScreenInsets(),
    bars: [ViewFacts] = [], overlays: [ViewFacts] = [],
    _ change: (inout LaidOutScreen) -> Void = { _ in }
  ) -> LaidOutScreen {
    let bounds = CGRect(origin: .zero, size: size)
    var root = view(bounds, "UIView", kinds: .controllerRoot, background: true, children)
    root.safeArea = safeArea
    var content = [root]
    if !bars.isEmpty {
      content = [view(bounds, "UILayoutContainerView", kinds: .system, content + bars)]
    }
    let window = view(bounds, "UIWindow", kinds: [.window, .system], content + overlays)
    var facts = LaidOutScreen(
      size: size, scale: 3, safeArea: safeArea,
      windows: [seen(window, within: bounds, isHidden: false, opacity: 1)])
    change(&facts)
    return facts
  }

  /// Computes the visible part of each view.
  private static func seen(
    _ view: ViewFacts, within clip: CGRect, isHidden: Bool, opacity: CGFloat
  ) -> ViewFacts {
    var result = view
    let visible = view.frame.overlap(clip)
    result.visible = visible.isNull ? .zero : visible
    result.isHidden = view.isHidden || isHidden
    result.opacity = view.opacity * opacity
    let inner = view.clips ? result.visible : clip
    result.children = view.children.map {
      seen($0, within: inner, isHidden: result.isHidden, opacity: result.opacity)
    }
    return result
  }
}

extension LaidOutScreen {
  func found(_ rule: FindingRule, measure: ScreenLint.GroundMeasure? = nil) -> [ScreenFinding] {
    ScreenLint(rules: [rule], measure: measure).findings(in: self)
  }

  /// A rule's findings, one sentence each.
  func words(_ rule: FindingRule) -> [String] {
    found(rule).map { "\($0.severity) \($0.view): \($0.reason.words)" }
  }
}
