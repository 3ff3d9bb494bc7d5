import Devices
import InfoPlists
import Testing
import UIKit

/// Orientations that an app forces: behaviours C3 to C5.
@MainActor
struct OrientationRequestTests {
  private class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var preferred: UIInterfaceOrientation?
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }
  }

  /// Counts notifications of one object.
  private final class Counter: @unchecked Sendable {
    var values: [String] = []
    private var tokens: [NSObjectProtocol] = []

    @MainActor
    func listen(_ name: Notification.Name, _ object: AnyObject) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [unowned self] in
          let number = $0.userInfo?.values.first
          values.append("\(name.rawValue.dropFirst(2)) \(number ?? "")")
        })
    }

    func take() -> [String] {
      defer { values = [] }
      return values
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test("C3: flat orientations are reported too; one end call too many silences the device")
  func notifications() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let counter = Counter()
    counter.listen(UIDevice.orientationDidChangeNotification, host.deviceProxy)
    host.setRoot(Screen())
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    for orientation in [UIDeviceOrientation.faceUp, .faceDown, .faceDown, .portraitUpsideDown] {
      host.turn(to: orientation)
      #expect(device.orientation == orientation)
      #expect(host.interfaceOrientation == .portrait)
    }
    #expect(counter.take().count == 3)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    host.turn(to: .landscapeLeft)
    #expect(counter.take().count == 1)
    #expect(device.orientation == .landscapeLeft && host.interfaceOrientation == .landscapeRight)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    host.turn(to: .portrait)
    #expect(counter.take().isEmpty)
  }

  @Test("C3: the status bar's orientation is announced before and after, by UIKit's raw values")
  func statusBarNotifications() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let counter = Counter()
    counter.listen(UIApplication.willChangeStatusBarOrientationNotification, host.application)
    counter.listen(UIApplication.didChangeStatusBarOrientationNotification, host.application)
    host.setRoot(Screen())
    host.turn(to: .landscapeLeft)
    #expect(
      counter.take() == [
        "ApplicationWillChangeStatusBarOrientationNotification 3",
        "ApplicationDidChangeStatusBarOrientationNotification 1",
      ])
  }

  @Test("C4: a value set on the device rotates it until iOS 15; later it is a client's bug")
  func setValue() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let root = Screen()
    host.setRoot(root)
    UIDevice.current.setValue(
      UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    root.mask = .portrait
    UIDevice.current.setValue(
      NSNumber(value: UIInterfaceOrientation.landscapeLeft.rawValue), forKey: "orientation")
    #expect(host.interfaceOrientation == .landscapeRight, "the mask counts all the same")
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.takeIssues().isEmpty)

    let later = SimulationHost(device: .iPhone8, os: "16.0")
    later.setRoot(Screen())
    UIDevice.current.setValue(3, forKey: "orientation")
    #expect(later.interfaceOrientation == .portrait)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(
      later.takeIssues().first?.problem
        == "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
        + "UIWindowScene.requestGeometryUpdate(_:)")
  }

  @Test("C4: invalid orientations, and other keys, are issues", arguments: [true, false])
  func setNonsense(isKey: Bool) {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    host.setRoot(Screen())
    if isKey {
      UIDevice.current.setValue(3, forKey: "name")
      #expect(host.takeIssues().first?.problem.contains("not key value coding-compliant") == true)
    } else {
      for value in [nil, "landscape", 17, -1] as [Any?] {
        UIDevice.current.setValue(value, forKey: "orientation")
        #expect(host.takeIssues().first?.problem.contains("is not an orientation") == true)
      }
    }
    #expect(host.interfaceOrientation == .portrait)
  }

  @Test("C4, C5: a changed mask counts once it is announced", arguments: [true, false])
  func announced(isNew: Bool) {
    let host = SimulationHost(device: .iPhone8, os: isNew ? "16.0" : "15.0")
    let root = Screen()
    root.mask = .portrait
    host.setRoot(root)
    #expect(!host.turn(to: .landscapeLeft))
    root.mask = .all
    host.settle()
    #expect(host.interfaceOrientation == .portrait)
    if isNew {
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(host.interfaceOrientation == .portrait, "not before the screen settles")
      host.settle()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
    #expect(host.interfaceOrientation == .landscapeRight)
  }

  @Test("C5: a request rotates the interface against the device; the device's next rotation counts")
  func request() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    host.setRoot(Screen())
    var errors: [any Error] = []
    host.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) {
      errors.append($0)
    }
    host.settle()
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(host.windowScene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(UIDevice.current.orientation == .portrait)
    host.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    host.settle()
    #expect(host.interfaceOrientation == .landscapeRight, "it fits already")
    host.turn(to: .landscapeRight)
    host.turn(to: .portrait)
    #expect(host.interfaceOrientation == .portrait)
    #expect(errors.isEmpty)
  }

  @Test("C5: an unsupported request goes to the handler, with UIKit's domain and code")
  func refusedRequest() throws {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = Screen()
    root.mask = .portrait
    host.setRoot(root)
    var errors: [any Error] = []
    host.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      errors.append($0)
    }
    host.settle()
    #expect(host.interfaceOrientation == .portrait)
    let error = try #require(errors.first)
    #expect(errors.count == 1)
    #expect((error as NSError).domain == "UISceneErrorDomain")
    #expect((error as NSError).code == 101)
    #expect(
      error.localizedDescription
        == "None of the requested orientations are supported by the view controller. Requested: "
        + "landscapeLeft, landscapeRight; Supported: portrait")
    host.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: [])) { errors.append($0) }
    host.settle()
    #expect(errors.count == 2)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a presentation's preference counts, and must be supported")
  func preference() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = Screen()
    root.preferred = .landscapeLeft
    host.setRoot(root)
    #expect(host.interfaceOrientation == .portrait, "a root is not presented")
    #expect(host.orientationWishesDidChange(presenting: root))
    #expect(host.interfaceOrientation == .landscapeLeft)
    root.mask = .portrait
    host.orientationWishesDidChange(presenting: root)
    #expect(host.interfaceOrientation == .portrait)
    #expect(
      host.takeIssues().first?.problem.contains(
        "preferredInterfaceOrientationForPresentation 'landscapeLeft' must match a supported "
          + "interface orientation: 'portrait'!") == true)
    root.preferred = nil
    root.mask = .landscape
    host.orientationWishesDidChange(presenting: root)
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("bad input: a controller that rotates again in every callback is stopped")
  func restless() {
    final class Restless: UIViewController {
      var turns = 0
      var isFirm = false
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        again()
      }
      override func viewDidLayoutSubviews() { if isFirm { again() } }
      func again() {
        turns += 1
        let isUpright = UIDevice.current.orientation == .portrait
        UIDevice.current.setValue(isUpright ? 3 : 1, forKey: "orientation")
        UIViewController.attemptRotationToDeviceOrientation()
      }
    }
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = Restless()
    host.setRoot(root)
    host.turn(to: .landscapeLeft)
    host.turn(to: .landscapeRight)
    host.settle()
    #expect(root.turns < 1000)
    let issues = host.takeIssues().map(\.problem).joined()
    #expect(issues.contains("The interface does not settle"), "\(issues)")
    root.isFirm = true
    root.view.setNeedsLayout()
    host.settle()
    #expect(root.turns < 2000)
  }

  @Test("a request in a rotation callback runs after that rotation")
  func nested() {
    final class Nested: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("to \(Int(size.width))")
        if size.width > size.height {
          UIDevice.current.setValue(
            UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
        }
        coordinator.animate { _ in
        } completion: { [weak self] _ in
          self?.log.append("done \(Int(size.width))")
        }
      }
    }
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = Nested()
    host.setRoot(root)
    host.turn(to: .landscapeLeft)
    #expect(root.log == ["to 667", "done 667", "to 375", "done 375"])
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.takeIssues().isEmpty)
  }
}
