import Devices
import Graphics
import LayoutTrees
import SwiftUICore
import SystemFacts
import Testing

@testable import SwiftUI
@testable import UIKit

/// A view of SwiftUI's in the window of a simulated device.
@MainActor struct Stage<Content: View> {
  let host: SimulationHost
  let controller: UIHostingController<Content>

  init(
    device: Device = .iPhoneSE3, os: OSVersion? = nil, style: UIUserInterfaceStyle = .light,
    size: UIContentSizeCategory = .large, _ content: Content
  ) {
    var options = SimulationHost.Options()
    options.userInterfaceStyle = style
    options.contentSizeCategory = size
    host = SimulationHost(device: device, os: os, options: options)
    controller = UIHostingController(rootView: content)
    host.setRoot(controller)
    host.settle()
  }

  /// The description of a tree, a line for each view: its name and frame in its superview.
  var lines: [String] { lines(of: controller.view.layoutNode, 0) }

  private func lines(of node: LayoutNode, _ depth: Int) -> [String] {
    var numbers = ""
    for attribute in node.attributes where attribute.name == "frame" {
      numbers = "\(attribute.value)"
    }
    return [String(repeating: "  ", count: depth) + node.className + " " + numbers]
      + node.children.flatMap { lines(of: $0, depth + 1) }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    host.advance(by: 0.1)
    host.touches.send([.init(0, .began, at: CGPoint(x: x, y: y))])
    host.advance(by: 0.1)
    host.touches.send([.init(0, .ended, at: CGPoint(x: x, y: y))])
    host.advance(by: 0)
    host.settle()
  }

  /// The texts that assistive technologies read, in order.
  var spoken: [String] {
    func elements(_ view: UIView) -> [UIView] {
      if view.isHidden { return [] }
      return view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
    }
    return elements(controller.view).compactMap(\.accessibilityLabel)
  }

  private var all: [UIView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(controller.view)
  }

  func views<V: UIView>(_ type: V.Type) -> [V] { all.compactMap { $0 as? V } }

  /// The texts of SwiftUI's, in order.
  var texts: [String] {
    all.compactMap { ($0 as? NodeView)?.node.content as? TextContent }.map(\.string)
  }

  /// The frame in the window of the view with an identifier.
  func frame(_ identifier: String) -> CGRect? {
    view(identifier).map { $0.convert($0.bounds, to: nil) }
  }

  func view(_ identifier: String) -> UIView? {
    all.first { $0.accessibilityIdentifier == identifier }
  }
}

extension Stage {
  func tapView(_ identifier: String) {
    let frame = frame(identifier) ?? .zero
    tap(frame.midX, frame.midY)
    host.advance(by: 1)
    host.settle()
  }
}

extension UIView {
  private var withInner: [UIView] { [self] + subviews.flatMap(\.withInner) }

  /// The texts of SwiftUI's in the view, in order.
  var texts: [String] {
    withInner.compactMap { ($0 as? NodeView)?.node.content as? TextContent }.map(\.string)
  }

  func first(_ identifier: String) -> UIView? {
    withInner.first { $0.accessibilityIdentifier == identifier }
  }

  func all<V: UIView>(_ type: V.Type) -> [V] { withInner.compactMap { $0 as? V } }
}
