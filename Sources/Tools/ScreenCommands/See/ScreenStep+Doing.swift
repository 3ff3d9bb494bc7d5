import Tateyoko
import UIKit

extension ScreenStep {
  /// Performs the step on a device.
  ///
  /// - Throws: `TouchError` if a finger can't be put there, and ``ScreenStepError`` if there is
  ///   nothing to scroll.
  @MainActor
  func perform(on simulator: Simulator) throws {
    switch action {
    case .tap(let target, let count): try simulator.tap(target.touchable, count: count)
    case .longPress(let target, let seconds):
      try simulator.longPress(target.touchable, for: seconds)
    case .type(let text, let target): try simulator.type(text, into: target?.touchable)
    case .clear(let target): try simulator.clear(target?.touchable)
    case .press(let key):
      simulator.press(key.key, modifiers: key.modifiers)
    case .dismissKeyboard: simulator.dismissKeyboard()
    case .swipe(let direction, let target):
      try simulator.swipe(direction.swipe, on: target?.touchable)
    case .drag(let target, let end): try simulator.pan(from: target.touchable, to: end, hold: 0.1)
    case .pinch(let target, let scale): try simulator.pinch(target.touchable, scale: scale)
    case .scroll(let target, let destination): try scroll(target, destination, simulator)
    case .refresh(let target): try simulator.pullToRefresh(target?.touchable)
    case .openMenu(let target): try simulator.openMenu(target.touchable)
    case .tapStatusBar: simulator.tapStatusBar()
    case .turn(let orientation):
      simulator.rotate(
        to: orientation.deviceOrientation(on: simulator.device.display(in: simulator.posture)))
    case .fold(let posture):
      if let reason = simulator.device.reasonNotToFold(to: posture) {
        throw ScreenStepError(step: text, reason: reason)
      }
      simulator.fold(to: posture)
    case .style(let isDark): simulator.userInterfaceStyle = isDark ? .dark : .light
    case .textSize(let name):
      simulator.contentSizeCategory = UIContentSizeCategory(rawValue: name)
    case .wait(let seconds): simulator.advance(by: seconds)
    }
  }

  @MainActor
  private func scroll(
    _ target: Target?, _ destination: Destination, _ simulator: Simulator
  ) throws {
    let place: any Touchable
    if let target {
      place = target.touchable
    } else if let view = simulator.mainScrollView {
      place = view
    } else {
      throw ScreenStepError(
        step: text, reason: "nothing on the screen can be scrolled.")
    }
    switch destination {
    case .end(.top): try simulator.scroll(place, to: .top)
    case .end(.bottom): try simulator.scroll(place, to: .bottom)
    case .offset(let point): try simulator.scroll(place, to: .offset(point))
    case .row(let section, let row):
      try simulator.scroll(place, to: .row(IndexPath(row: row, section: section)))
    case .element(let name): try simulator.scroll(place, to: .element(name))
    case .further(let direction): try further(direction, place, simulator)
    }
  }

  /// Scrolls by four fifths of the visible length.
  @MainActor
  private func further(
    _ direction: Direction, _ place: any Touchable, _ simulator: Simulator
  ) throws {
    guard let view = try simulator.scrollView(of: place) else {
      throw ScreenStepError(step: text, reason: "it is not a scroll view, nor inside one.")
    }
    var goal = view.contentOffset
    let inset = view.adjustedContentInset
    let page = CGSize(
      width: max(1, view.bounds.width - inset.left - inset.right) * 0.8,
      height: max(1, view.bounds.height - inset.top - inset.bottom) * 0.8)
    switch direction {
    case .up: goal.y -= page.height
    case .down: goal.y += page.height
    case .left: goal.x -= page.width
    case .right: goal.x += page.width
    }
    try simulator.scroll(view, to: .offset(goal))
  }
}

extension ScreenStep.Target {
  fileprivate var touchable: any Touchable {
    switch self {
    case .name(let name): name
    case .point(let point): point
    }
  }
}

extension ScreenStep.Direction {
  fileprivate var swipe: UISwipeGestureRecognizer.Direction {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
