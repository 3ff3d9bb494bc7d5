import Testing
import UIKit

@testable import UIKit

@Suite("Layer transactions")
@MainActor
struct TransactionTests {
  /// The test's own device, created within the test: between a suite's initialiser and the test another test
  /// may have made its own device current.
  private func launch() -> (host: SimulationHost, navigation: UINavigationController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(navigation)
    host.settle()
    return (host, navigation)
  }

  @Test("a completion waits for its group's animations, and for no others")
  func animations() {
    let (host, _) = launch()
    let view = UIView()
    var ended: [String] = []
    let start = host.time
    UIView.animate(withDuration: 2) {
      view.alpha = 0
    } completion: { _ in
      ended.append("before")
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [host] in ended.append("group \(host.time - start)") }
    UIView.animate(withDuration: 0.5) {
      view.alpha = 1
    } completion: { _ in
      ended.append("in")
    }
    CATransaction.commit()
    #expect(ended.isEmpty)
    host.settle()
    #expect(ended == ["in", "group 0.5", "before"])
  }

  @Test("a completion waits for a pushed controller, which shows in the next layout")
  func push() {
    let (host, navigation) = launch()
    let next = UIViewController()
    var shown: UIViewController?
    var time = host.time
    CATransaction.begin()
    CATransaction.setCompletionBlock { [host, navigation] in
      shown = navigation.transitionCoordinator == nil ? navigation.topViewController : nil
      time = host.time - time
    }
    navigation.pushViewController(next, animated: true)
    CATransaction.commit()
    host.settle()
    #expect(shown === next)
    #expect(time > 0)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("without animations the completion runs at the commit")
  func quiet() {
    let (host, _) = launch()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    CALayer().opacity = 0
    CATransaction.commit()
    #expect(isDone && host.transactions.isEmpty)
  }

  @Test("settings apply until the end of their group, and to nested groups")
  func settings() {
    let (host, _) = launch()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock {}
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 3)
    #expect(CATransaction.completionBlock() == nil)
    var values: [Float] = [0, 0]
    CATransaction.animationTimingFunction()?.getControlPoint(at: 1, values: &values)
    #expect(values == [0.42, 0])
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    // One commit too many, and settings outside of any group, which end with the next layout.
    CATransaction.commit()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    host.settle()
    #expect(!CATransaction.disableActions() && host.transactions.isEmpty)
  }
}
