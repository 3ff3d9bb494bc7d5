import Devices
import Foundation
import Testing

@testable import UIKit

/// Running the run loop lays out invalidated views, as on a device.
@MainActor
struct RunLoopTests {
  private final class CountingView: UIView {
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  private let host = SimulationHost(device: .iPhone8, os: "12.0")
  private let counting = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Shows a screen without a call to the simulator.
  private func show() -> UIViewController {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    root.view.addSubview(counting)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return root
  }

  @Test("run(until:) lays out, however short it is")
  func runUntil() {
    let root = show()
    #expect(counting.passes == 0)
    RunLoop.current.run(until: Date())
    #expect(counting.passes == 1)
    counting.setNeedsLayout()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001))
    #expect(counting.passes == 2)
    // Nothing is pending: nothing is laid out.
    RunLoop.current.run(until: Date())
    #expect(counting.passes == 2)
    #expect(host.time == 0)
    _ = root
  }

  @Test("constraints take effect in it")
  func constraints() {
    let root = show()
    counting.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      counting.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 12),
      counting.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 34),
      counting.widthAnchor.constraint(equalToConstant: 56),
      counting.heightAnchor.constraint(equalToConstant: 78),
    ])
    RunLoop.current.run(until: Date())
    #expect(counting.frame == CGRect(x: 12, y: 34, width: 56, height: 78))
  }

  @Test("any mode does", arguments: [RunLoop.Mode.default, .common, RunLoop.Mode("own")])
  func modes(_ mode: RunLoop.Mode) {
    let root = show()
    _ = RunLoop.current.run(mode: mode, before: Date())
    #expect(counting.passes == 1)
    _ = root
  }

  @Test("a presentation begins, and pending work runs")
  func commits() {
    let root = show()
    let modal = UIViewController()
    var order: [String] = []
    DispatchQueue.main.async { order.append("now") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { order.append("later") }
    root.present(modal, animated: false) { order.append("presented") }
    RunLoop.current.run(until: Date())
    #expect(modal.view.window != nil)
    #expect(order.sorted() == ["now", "presented"])
  }
}
