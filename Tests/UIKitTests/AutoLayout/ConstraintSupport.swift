import Devices
import Foundation
import UIKit

@testable import UIKit

/// A controller in a window with an explicit size on a simulated device, with imposed insets.
@MainActor
struct ConstraintStage {
  let host: SimulationHost
  let window: UIWindow
  let controller = UIViewController()
  var root: UIView { controller.view }

  init(
    _ size: CGSize = CGSize(width: 375, height: 667), safeArea: UIEdgeInsets? = nil,
    margin: CGFloat? = nil, device: Device = .iPhone15, os: OSVersion = "17.0",
    isRightToLeft: Bool = false
  ) {
    var options = SimulationHost.Options()
    if isRightToLeft { options.layoutDirection = .rightToLeft }
    host = SimulationHost(device: device, os: os, options: options)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    host.settle()
    if let safeArea {
      let own = controller.view.safeAreaInsets
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: safeArea.top - own.top, left: safeArea.left - own.left,
        bottom: safeArea.bottom - own.bottom, right: safeArea.right - own.right)
    }
    if let margin {
      controller.viewRespectsSystemMinimumLayoutMargins = false
      controller.view.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
  }

  func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  func settle() { host.settle() }
}

/// A view with a natural size.
class SizedView: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

/// Reads constraints written as `top<=root.top+100 @750`.
@MainActor
struct Equation {
  let text: String

  private static func attribute(_ name: Substring) -> NSLayoutConstraint.Attribute? {
    let all: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    ]
    return all.first { "\($0)" == name }
  }

  func constraint(on view: UIView, _ items: [Substring: Any]) -> NSLayoutConstraint? {
    let parts = text.split(separator: "@")
    let body = parts[0].replacingOccurrences(of: " ", with: "")
    let signs: [(String, NSLayoutConstraint.Relation)] = [
      ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ]
    guard let (sign, relation) = signs.first(where: { body.contains($0.0) }) else { return nil }
    let sides = body.components(separatedBy: sign)
    guard let attribute = Self.attribute(Substring(sides[0])) else { return nil }
    var right = Substring(sides[1])
    var multiplier: CGFloat = 1
    if let star = right.firstIndex(of: "*") {
      multiplier = CGFloat(Double(right[..<star]) ?? 1)
      right = right[right.index(after: star)...]
    }
    var constant: CGFloat = 0
    if let number = Double(right) {
      constant = CGFloat(number)
      right = ""
    } else if let index = right.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      constant = CGFloat(Double(right[index...]) ?? 0)
      right = right[..<index]
    }
    let name = right.split(separator: ".")
    let other: Any? = name.count == 2 ? items[name[0]] : name.count == 1 ? view : nil
    let result = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: name.last.flatMap(Self.attribute) ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
    if parts.count == 2 { result.priority = UILayoutPriority(Float(parts[1]) ?? 1000) }
    return result
  }
}
