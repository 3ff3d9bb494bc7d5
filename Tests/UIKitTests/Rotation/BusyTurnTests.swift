import Devices
import Testing
import Traces
import UIKit

/// Hierarchies that change while the screen rotates.
@MainActor
struct BusyTurnTests {
  private final class Root: UIViewController {
    var onTransition: ((UIViewControllerTransitionCoordinator) -> Void)?

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      onTransition?(coordinator)
    }
  }

  private func launched(_ device: Device = .iPhoneX) -> (SimulationHost, Root) {
    let host = SimulationHost(device: device, os: "12.0")
    let root = Root()
    host.setRoot(root)
    return (host, root)
  }

  @Test("a push in a rotation callback shows the new controller in the new size")
  func push() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = Root()
    let navigation = UINavigationController(rootViewController: root)
    host.setRoot(navigation)
    let pushed = Root()
    root.onTransition = { [weak root] _ in
      if navigation.topViewController === root {
        navigation.pushViewController(pushed, animated: false)
      }
    }
    host.turn(to: .landscapeLeft)
    #expect(navigation.topViewController === pushed)
    #expect(pushed.view.bounds.width == 812)
    #expect(pushed.view.window === host.window)
    #expect(root.view.window == nil)
    host.turn(to: .portrait)
    #expect(pushed.view.bounds.width == 375)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a presentation in a rotation callback covers the rotated screen")
  func presentation() {
    let (host, root) = launched()
    let modal = Root()
    modal.modalPresentationStyle = .fullScreen
    root.onTransition = { [weak root] coordinator in
      coordinator.animate { _ in
        if root?.presentedViewController == nil { root?.present(modal, animated: false) }
      }
    }
    host.turn(to: .landscapeLeft)
    #expect(modal.view.window === host.window)
    #expect(modal.view.bounds.size == CGSize(width: 812, height: 375))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("another root set in a rotation callback is laid out in the new size")
  func otherRoot() {
    let (host, root) = launched()
    let next = Root()
    root.onTransition = { _ in host.window.rootViewController = next }
    host.turn(to: .landscapeLeft)
    #expect(next.view.bounds.size == CGSize(width: 812, height: 375))
    #expect(next.traitCollection.verticalSizeClass == .compact)
    #expect(root.view.window == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a child removed in a rotation callback gets no callbacks beyond those announced")
  func goingChild() {
    let (host, root) = launched()
    let child = Root()
    root.addChild(child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    host.settle()
    child.onTransition = { [weak child] _ in
      child?.willMove(toParent: nil)
      child?.view.removeFromSuperview()
      child?.removeFromParent()
    }
    host.turn(to: .landscapeLeft)
    #expect(child.view.bounds.width == 375)
    #expect(root.children.isEmpty)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("settings changed in a rotation callback, and a resize in one, come to rest")
  func settings() {
    let (host, root) = launched(.iPadPro11)
    var count = 0
    root.onTransition = { _ in
      count += 1
      host.changeOptions("userInterfaceStyle", "dark") { $0.userInterfaceStyle = .dark }
      host.setMultitasking(.splitView(.oneThird))
    }
    host.turn(to: .landscapeLeft)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.bounds.size == CGSize(width: 375, height: 834))
    #expect(root.transitionCoordinator == nil)
    #expect(count <= 4)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("alternating resizes in each other's callbacks are cut off and reported")
  func endlessResizes() {
    let (host, root) = launched(.iPadPro11)
    var isNarrow = false
    root.onTransition = { _ in
      isNarrow.toggle()
      host.setMultitasking(isNarrow ? .slideOver : .fullScreen)
    }
    host.turn(to: .landscapeLeft)
    #expect(root.transitionCoordinator == nil)
    #expect(host.takeIssues().contains { $0.description.contains("The interface does not settle") })
  }

  @Test("a rotation in a resize callback happens after it")
  func turnInResize() {
    let (host, root) = launched(.iPadPro11)
    root.onTransition = { _ in host.turn(to: .landscapeLeft) }
    host.setMultitasking(.splitView(.twoThirds))
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(root.view.bounds.size == CGSize(width: 809, height: 834))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("an orientation requested in a resize callback is the one it gets afterwards")
  func requestInResize() {
    let host = SimulationHost(device: .iPadPro11, os: "17.0")
    let root = Root()
    host.setRoot(root)
    host.setMultitasking(.splitView(.oneHalf))
    root.onTransition = { [weak root] _ in
      root?.onTransition = nil
      host.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
    }
    host.setMultitasking(.fullScreen)
    #expect(host.interfaceOrientation == .landscapeLeft)
    #expect(root.view.bounds.size == CGSize(width: 1194, height: 834))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("an app sent to the background during a rotation is resized for its snapshots after it")
  func backgroundInTurn() {
    let (host, root) = launched(.iPadPro11)
    var calls: [String] = []
    root.onTransition = { [unowned root] coordinator in
      if calls.isEmpty { host.enterBackground() }
      calls.append("begin")
      coordinator.animate(alongsideTransition: nil) { _ in
        calls.append("end \(Int(root.view.bounds.width))")
      }
    }
    host.turn(to: .landscapeLeft)
    #expect(calls == ["begin", "end 1194", "begin", "end 834", "begin", "end 1194"])
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a rotation from layout happens after the pass, and the scene's delegate is notified")
  func turnInLayout() {
    final class Scene: NSObject, UIWindowSceneDelegate {
      var orientations: [UIInterfaceOrientation] = []
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        orientations.append(windowScene.interfaceOrientation)
      }
    }
    final class Turning: UIViewController {
      var widths: [CGFloat] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        UIDevice.current.setValue(
          UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
        widths.append(view.bounds.width)
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    let delegate = Scene()
    host.windowScene.delegate = delegate
    let root = Turning()
    host.setRoot(root)
    #expect(root.widths == [375, 812])
    #expect(delegate.orientations == [.landscapeRight])
    #expect(host.takeIssues().isEmpty)
  }
}
