import Foundation
import Pixels
import Testing
import UIKit

@testable import Tateyoko

/// The values that an app's views get in each state of the iPhone Duo.
@MainActor
@Suite struct FoldingSimulatorTests {
  /// The device's orientation, its posture, and the values recorded for them on a simulator, iOS 27.1.
  struct State: Sendable, CustomTestStringConvertible {
    var posture: Device.Posture
    var held: UIDeviceOrientation
    var interface: UIInterfaceOrientation
    var size: CGSize
    var safeArea: UIEdgeInsets
    var classes: [UIUserInterfaceSizeClass]
    var testDescription: String { "\(posture), \(interface)" }
  }

  private nonisolated static let outerPortrait = State(
    posture: .closed, held: .portrait, interface: .portrait,
    size: CGSize(width: 466, height: 678),
    safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84), classes: [.compact, .regular])

  private nonisolated static func outer(
    _ held: UIDeviceOrientation, _ interface: UIInterfaceOrientation, left: CGFloat,
    right: CGFloat
  ) -> State {
    State(
      posture: .closed, held: held, interface: interface, size: CGSize(width: 678, height: 466),
      safeArea: UIEdgeInsets(top: 0, left: left, bottom: 34, right: right),
      classes: [.compact, .compact])
  }

  private nonisolated static func inner(
    _ posture: Device.Posture, _ held: UIDeviceOrientation, _ interface: UIInterfaceOrientation
  ) -> State {
    let isWide = interface.isLandscape
    return State(
      posture: posture, held: held, interface: interface,
      size: isWide ? CGSize(width: 951, height: 669) : CGSize(width: 669, height: 951),
      safeArea: isWide
        ? UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
        : UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0),
      classes: [.regular, .regular])
  }

  private nonisolated static let states: [State] = [
    outerPortrait, outer(.landscapeRight, .landscapeLeft, left: 0, right: 84),
    outer(.landscapeLeft, .landscapeRight, left: 84, right: 0),
    inner(.open, .portrait, .landscapeLeft), inner(.open, .portraitUpsideDown, .landscapeRight),
    inner(.open, .landscapeLeft, .portrait), inner(.open, .landscapeRight, .portraitUpsideDown),
    inner(.halfOpen, .portrait, .landscapeLeft), inner(.halfOpen, .landscapeLeft, .portrait),
  ]

  @Test(arguments: states)
  func aStateIsAsRecordedHoweverItIsReached(state: State) {
    check(Simulator(.iPhoneDuo), state) {
      $0.rotate(to: state.held)
      $0.fold(to: state.posture)
    }
    check(Simulator(.iPhoneDuo, posture: .open), state) {
      $0.fold(to: state.posture)
      $0.rotate(to: state.held)
    }
    let started = Simulator(.iPhoneDuo, orientation: state.interface, posture: state.posture)
    check(started, state) { _ in }
  }

  /// Launches a controller, and compares it after some steps.
  private func check(_ simulator: Simulator, _ state: State, after steps: (Simulator) -> Void) {
    let root = UIViewController()
    simulator.launch(root)
    steps(simulator)
    #expect(simulator.posture == state.posture)
    #expect(simulator.orientation == state.interface)
    #expect(simulator.window.bounds.size == state.size)
    #expect(root.view.frame == CGRect(origin: .zero, size: state.size))
    #expect(root.view.safeAreaInsets == state.safeArea)
    let traits = root.traitCollection
    #expect([traits.horizontalSizeClass, traits.verticalSizeClass] == state.classes)
    #expect(traits.userInterfaceIdiom == .phone && traits.displayScale == 3)
    #expect(simulator.tree.root.children.count == 1)
    #expect(simulator.issues.isEmpty)
  }

  @Test func aPictureHasThePixelsOfItsDisplay() throws {
    let simulator = Simulator(.iPhoneDuo, chrome: .all)
    let root = UIViewController()
    root.view.backgroundColor = .white
    simulator.launch(root)
    let outer = try simulator.capture()
    #expect((outer.width, outer.height) == (1398, 2034))
    let black = BitmapPixel(red: 0, green: 0, blue: 0)
    // The camera, the round corner next to it, and the flat one at the hinge.
    #expect(outer[1254, 143] == black && outer[1396, 1] == black && outer[12, 12] != black)
    #expect(outer[0, 0] == black)
    simulator.fold(to: .open)
    let inner = try simulator.capture()
    #expect((inner.width, inner.height) == (2853, 2007))
    #expect(inner[4, 4] == black && inner[2848, 2002] == black)
  }

  @Test func whatCannotBeFoldedSoIsAnIssue() {
    let phone = Simulator(.iPhone17)
    phone.launch(UIViewController())
    phone.fold(to: .closed)
    #expect(phone.posture == .open && phone.issues.count == 1)
    let started = Simulator(.iPhone17, posture: .halfOpen)
    #expect(started.posture == .open && started.issues.count == 1)
    let duo = Simulator(.iPhoneDuo)
    duo.fold(to: .halfOpen(degrees: 180))
    #expect(duo.posture == .closed && duo.issues.count == 1)
  }
}
