import Devices
import Testing

@testable import UIKit

/// Margins depend on a class's override of `safeAreaInsets`.
@MainActor
struct OverriddenSafeAreaTests {
  private class InsetView: UIView {
    var own = UIEdgeInsets(10, 20, 30, 40)
    /// Created after the superclass's initialiser, which must not query before.
    var label: UILabel!
    private(set) var tellings = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      label = UILabel()
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets { label.isHidden ? .zero : own }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      tellings += 1
    }
  }

  private class InsetWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(11, 22, 33, 44) }
  }

  @Test("a view without a window computes its margins from its overridden safe area")
  func alone() {
    let view = InsetView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(view.layoutMargins == UIEdgeInsets(18, 28, 38, 48))
    view.frame.size.width = 400
    #expect(view.layoutMargins == UIEdgeInsets(18, 28, 38, 48))
    #expect(view.directionalLayoutMargins.trailing == 48)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 28, y: 18, width: 324, height: 244))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
  }

  @Test("a changed override is noticed, and reported once")
  func changing() {
    let stage = ConstraintStage()
    let view = InsetView(frame: CGRect(x: 50, y: 200, width: 300, height: 300))
    stage.root.addSubview(view)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.settle()
    #expect(inner.frame.origin == CGPoint(x: 28, y: 18))
    let told = view.tellings
    view.own.left = 50
    #expect(view.layoutMargins.left == 58)
    #expect(view.layoutMargins.left == 58)
    #expect(view.tellings == told + 1)
    stage.settle()
    #expect(inner.frame.origin == CGPoint(x: 58, y: 18))
    view.own.left = .nan
    #expect(view.layoutMargins.left == 8)
  }

  @Test("a window's override reaches its root view and its own margins")
  func window() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let window = InsetWindow(frame: host.geometry.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    host.settle()
    #expect(window.layoutMargins == UIEdgeInsets(19, 30, 41, 52))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(11, 22, 33, 44))
    #expect(root.view.layoutMargins == UIEdgeInsets(11, 38, 33, 60))
  }
}
