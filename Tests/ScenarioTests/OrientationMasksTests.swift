@testable import Scenarios
import Tateyoko
import Testing
import UIKit

/// A1 to A6: the results of the tables in the pictures of OrientationMasks.
@MainActor
@Suite struct OrientationMasksTests {
  /// The interface after the device was held in portrait, rotated to the left, upside down, rotated to the
  /// right, and laid on its back.
  private func followed(
    _ root: UIViewController, _ device: Device = .iPhone8, os: OSVersion = "12.0",
    infoPlist: InfoPlist? = allBoxes, delegate: (any UIApplicationDelegate)? = nil
  ) -> [UIInterfaceOrientation] {
    let simulator = Simulator(device, os: os, infoPlist: infoPlist, delegate: delegate)
    simulator.launch(root)
    let holds: [UIDeviceOrientation] = [
      .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight, .faceUp,
    ]
    let interfaces = holds.map { hold in
      simulator.rotate(to: hold)
      return simulator.orientation
    }
    #expect(simulator.issues == [])
    return interfaces
  }

  private static let allBoxes = InfoPlist(
    supportedOrientations: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
  private var allBoxes: InfoPlist { Self.allBoxes }

  // A device resting on its left side has its interface rotated to the right.
  private let everyWay: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft, .landscapeLeft,
  ]
  private let notUpsideDown: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeRight, .landscapeLeft, .landscapeLeft,
  ]
  private let upright = [UIInterfaceOrientation](repeating: .portrait, count: 5)

  @Test("A4: the checkboxes alone keep an iPhone in portrait, while an iPad follows all of them")
  func boxes() {
    #expect(followed(TurnTableViewController()) == notUpsideDown)
    #expect(followed(TurnTableViewController(), .iPadPro11, os: "15.0") == everyWay)
  }

  @Test("A4, A6: a root that returns all, on a phone that can be upside down and one that can't")
  func root() {
    #expect(followed(AllWaysViewController()) == everyWay)
    #expect(followed(AllWaysViewController(), .iPhoneX) == notUpsideDown)
  }

  @Test("A5: a navigation controller answers for its child, unless it queries it")
  func navigation() {
    #expect(
      followed(UINavigationController(rootViewController: AllWaysViewController()))
        == notUpsideDown)
    #expect(
      followed(ForwardingNavigationController(rootViewController: AllWaysViewController()))
        == everyWay)
    #expect(
      followed(
        UINavigationController(rootViewController: UprightViewController()), infoPlist: nil)
        == notUpsideDown)
  }

  /// A tab bar controller that lets the selected tab decide.
  private final class ForwardingTabBarController: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      selectedViewController?.supportedInterfaceOrientations
        ?? super.supportedInterfaceOrientations
    }
  }

  @Test("A5: a tab bar controller answers for its tabs, unless it queries the selected one")
  func tabs() {
    func tabs(
      _ controller: UITabBarController, _ child: UIViewController
    ) -> UITabBarController {
      controller.viewControllers = [child, UIViewController()]
      return controller
    }
    #expect(followed(tabs(UITabBarController(), UprightViewController())) == notUpsideDown)
    #expect(followed(tabs(UITabBarController(), AllWaysViewController())) == notUpsideDown)
    #expect(followed(tabs(ForwardingTabBarController(), UprightViewController())) == upright)
    #expect(followed(tabs(ForwardingTabBarController(), AllWaysViewController())) == everyWay)
    #expect(
      followed(tabs(UITabBarController(), UprightViewController()), .iPadPro11, os: "15.0")
        == everyWay)
    // A stack in a tab: neither container queries further.
    let stack = ForwardingNavigationController(rootViewController: UprightViewController())
    #expect(followed(tabs(UITabBarController(), stack)) == notUpsideDown)
    #expect(followed(tabs(ForwardingTabBarController(), stack)) == upright)
  }

  /// A split view that lets its detail decide.
  private final class ForwardingSplitViewController: UISplitViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      viewControllers.last?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
  }

  @Test("A5: a split view controller answers for its columns, unless it queries one of them")
  func columns() {
    func split(
      _ controller: UISplitViewController, _ children: [UIViewController]
    ) -> UISplitViewController {
      controller.viewControllers = children
      return controller
    }
    let children = { [UprightViewController(), UprightViewController()] }
    #expect(followed(split(UISplitViewController(), children())) == notUpsideDown)
    #expect(
      followed(split(UISplitViewController(), children()), .iPadPro11, os: "15.0") == everyWay)
    #expect(
      followed(
        split(ForwardingSplitViewController(), children()), .iPadPro11, os: "15.0",
        infoPlist: fullScreen) == upright)
    #expect(followed(split(ForwardingSplitViewController(), children())) == upright)
  }

  /// Without multitasking an iPad's app is queried (A10).
  private var fullScreen: InfoPlist {
    InfoPlist(
      supportedOrientations: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight],
      requiresFullScreen: true)
  }

  @Test("A1: each idiom follows its own list")
  func idioms() {
    let plist = InfoPlist(
      supportedOrientations: [.portrait], onIPad: [.landscapeLeft, .landscapeRight])
    #expect(followed(AllWaysViewController(), infoPlist: plist) == upright)
    let sideways = followed(AllWaysViewController(), .iPadPro11, os: "15.0", infoPlist: plist)
    let isSideways = sideways.allSatisfy { $0.isLandscape }
    #expect(isSideways)
    #expect(sideways.suffix(2) == [.landscapeLeft, .landscapeLeft])
  }

  @Test("A3: the delegate's orientations replace Info.plist's")
  func delegate() {
    let interfaces = followed(
      AllWaysViewController(), infoPlist: InfoPlist(supportedOrientations: [.portrait]),
      delegate: SidewaysAppDelegate())
    let isSideways = interfaces.allSatisfy { $0.isLandscape }
    #expect(isSideways)
  }
}
