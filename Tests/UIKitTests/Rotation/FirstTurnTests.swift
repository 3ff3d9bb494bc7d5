import Devices
import Testing
import UIKit

/// Rotations that the first screen forces while it appears.
@MainActor
struct FirstTurnTests {
  enum Moment: CaseIterable {
    case initialization, loadView, viewDidLoad, viewWillAppear, viewDidLayoutSubviews, viewDidAppear
  }

  enum Way: CaseIterable { case device, attempt }

  /// Forces the interface to landscape once.
  private final class Forcing: UIViewController {
    let moment: Moment
    let way: Way
    private var mask = UIInterfaceOrientationMask.allButUpsideDown
    private(set) var loadCount = 0
    private var hasForced = false

    init(_ moment: Moment, _ way: Way) {
      self.moment = moment
      self.way = way
      super.init(nibName: nil, bundle: nil)
      force(in: .initialization)
    }

    required init?(coder: NSCoder) { nil }

    private func force(in moment: Moment) {
      guard moment == self.moment, !hasForced else { return }
      hasForced = true
      switch way {
      case .device:
        UIDevice.current.setValue(
          UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
      case .attempt:
        mask = .landscapeRight
        UIViewController.attemptRotationToDeviceOrientation()
      }
    }

    func free() {
      mask = .allButUpsideDown
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func loadView() {
      loadCount += 1
      force(in: .loadView)
      super.loadView()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let content = UIView(frame: view.bounds.insetBy(dx: 20, dy: 20))
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      force(in: .viewDidLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      force(in: .viewWillAppear)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      force(in: .viewDidLayoutSubviews)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      force(in: .viewDidAppear)
    }
  }

  @Test(
    "a rotation forced by the first screen rotates window and view, and rotating back restores",
    arguments: Moment.allCases, Way.allCases)
  func forced(moment: Moment, way: Way) {
    for os in ["9.0", "12.0", "15.0"] as [OSVersion] {
      let host = SimulationHost(device: Device.iPhoneX.runs(os) ? .iPhoneX : .iPhone6s, os: os)
      let upright = host.geometry.size
      let turned = CGSize(width: upright.height, height: upright.width)
      let root = Forcing(moment, way)
      host.setRoot(root)
      #expect(root.loadCount == 1)
      #expect(host.interfaceOrientation == .landscapeRight)
      #expect(host.window.frame == CGRect(origin: .zero, size: turned))
      #expect(root.view.frame == CGRect(origin: .zero, size: turned))
      #expect(root.view.subviews.first?.frame == root.view.bounds.insetBy(dx: 20, dy: 20))

      root.free()
      // Already held in portrait if only the mask decided.
      host.turn(to: .portrait)
      #expect(host.window.frame == CGRect(origin: .zero, size: upright))
      #expect(root.view.frame == CGRect(origin: .zero, size: upright))
      #expect(root.view.subviews.first?.frame == root.view.bounds.insetBy(dx: 20, dy: 20))
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("a window created before a rotation fills the screen when it is shown after it")
  func hiddenWindow() {
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    host.setRoot(UIViewController())
    let before = UIWindow(frame: UIScreen.main.bounds)
    let imposed = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    host.turn(to: .landscapeLeft)
    for window in [before, imposed] {
      window.rootViewController = UIViewController()
      window.isHidden = false
    }
    #expect(before.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(before.rootViewController?.view.frame == before.bounds)
    #expect(imposed.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("a window as large as the rotated screen that is shown in portrait keeps its size")
  func imposedWindow() {
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 812, height: 375))
    window.rootViewController = UIViewController()
    window.isHidden = false
    #expect(window.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(host.takeIssues().isEmpty)
  }
}
