import Tateyoko
import Testing
import UIKit

/// Several simulators in one process, used alternately.
@MainActor
struct InterleavingTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var mask: UIInterfaceOrientationMask
    init(_ mask: UIInterfaceOrientationMask) { self.mask = mask }
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      mask
    }
  }

  /// Queries everything from its device, in each layout.
  private final class Curious: UIViewController {
    var answers: [String] = []
    override func viewDidLayoutSubviews() {
      answers.append(
        "\(UIScreen.main.bounds.size.width) \(UIDevice.current.systemVersion) "
          + "\(UITraitCollection.current.userInterfaceIdiom == .pad) "
          + "\(view.window?.windowScene?.interfaceOrientation.isLandscape ?? false)")
    }
  }

  @Test("two simulators used alternately keep their configurations and orientations separate")
  func byTurns() {
    let phone = Simulator(
      .iPhone8, os: "12.0", infoPlist: InfoPlist(supportedOrientations: [.portrait]))
    let pad = Simulator(.iPadPro11, os: "17.0", delegate: Delegate(.landscape))
    let onPhone = Curious()
    let onPad = Curious()
    phone.launch(onPhone)
    pad.launch(onPad)
    for orientation in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      phone.rotate(to: orientation)
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      pad.rotate(to: orientation)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }
    #expect(phone.orientation == .portrait)
    #expect(pad.orientation == .landscapeLeft)
    #expect(Set(onPhone.answers) == ["375.0 12.0 false false"])
    #expect(onPad.answers.last == "1194.0 17.0 true true")
    _ = phone.tree
    #expect(UIApplication.shared.delegate == nil)
    _ = pad.tree
    #expect(UIApplication.shared.delegate is Delegate)
    onPhone.view.setNeedsLayout()
    _ = phone.recursiveDescription
    #expect(onPhone.answers.last == "375.0 12.0 false false")
    #expect(phone.issues.isEmpty && pad.issues.isEmpty)
  }

  @Test("a screen is the same alone and between two others")
  func samePicture() throws {
    func table() -> UITableViewController { UITableViewController(style: .grouped) }
    let alone = Simulator(.iPhone8, os: "12.0")
    alone.launch(table())
    alone.rotate(to: .landscapeLeft)
    let expected = (alone.tree, try alone.capture())

    let first = Simulator(.iPhone8, os: "12.0")
    let second = Simulator(.iPadPro11, os: "26.0")
    let third = Simulator(.iPhone5s, os: "7.1")
    first.launch(table())
    second.launch(table())
    third.launch(table())
    first.rotate(to: .landscapeLeft)
    third.rotate(to: .landscapeRight)
    second.rotate(to: .landscapeLeft)
    #expect(first.tree == expected.0)
    #expect(try first.capture().hasSamePixels(as: expected.1))
  }

  @Test("an app launches through its delegate, on its simulator's device")
  func launches() throws {
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Curious()
        window?.makeKeyAndVisible()
        return true
      }
    }
    let app = App()
    let simulator = Simulator(
      .iPhone8, os: "12.0", held: .landscapeLeft,
      infoPlist: InfoPlist(supportedOrientations: [.landscapeRight, .landscapeLeft]),
      delegate: app)
    _ = Simulator(.iPadPro11)
    simulator.launch()
    #expect(simulator.window === app.window)
    #expect(app.window?.frame.size == CGSize(width: 667, height: 375))
    #expect(simulator.orientation == .landscapeRight)
    #expect(simulator.application.delegate === app)
    #expect(simulator.issues.isEmpty)
    let empty = Simulator(.iPhone8)
    empty.launch()
    #expect(empty.issues.first?.contains("There is no app to launch.") == true)
  }
}
