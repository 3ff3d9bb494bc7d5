import Devices
import Testing

@testable import UIKit

/// F5: presentations consider both size classes, and call the delegate method that Apple documents.
@MainActor
struct LowScreenAdaptingTests {
  /// Records its calls; a separate class each, because conformances are looked up no further.
  private class Notes: NSObject {
    var chosen: [UIModalPresentationStyle] = []
    var wrapped: [UIModalPresentationStyle] = []

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) {
      chosen.append(style)
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      wrapped.append(style)
      return nil
    }
  }

  private typealias Delegate = Notes & UIPopoverPresentationControllerDelegate

  /// Leaves the style to UIKit.
  private final class Silent: Notes, UIPopoverPresentationControllerDelegate {}

  /// Implements the method of iOS 8.0.
  private final class OnlyOld: Notes, UIPopoverPresentationControllerDelegate {
    var questions = 0
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      questions += 1
      return .none
    }
  }

  /// Implements the method of iOS 8.3.
  private final class WithTraits: Notes, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var asked: [UIUserInterfaceSizeClass] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      asked.append(traitCollection.verticalSizeClass)
      return style
    }
  }

  private static let wanted = CGSize(width: 200, height: 150)

  private func present(
    _ device: Device, _ os: OSVersion, _ orientation: UIInterfaceOrientation,
    _ delegate: (any Delegate)?
  ) -> (host: SimulationHost, modal: UIViewController) {
    let root = UIViewController()
    let host = SimulationHost(device, os, orientation: orientation, root: root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = Self.wanted
    modal.popoverPresentationController?.sourceView = root.view
    modal.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
    modal.popoverPresentationController?.delegate = delegate
    root.present(modal, animated: false)
    host.settle()
    return (host, modal)
  }

  private func isPopover(_ modal: UIViewController) -> Bool {
    modal.presentation.controller is UIPopoverPresentationController
  }

  private func size(_ modal: UIViewController) -> CGSize {
    modal.view.convert(modal.view.bounds, to: nil).size
  }

  nonisolated static let wide: [(Device, OSVersion)] = [
    (.iPhone6Plus, "8.3"), (.iPhone6Plus, "9.3"), (.iPhone8Plus, "11.2"), (.iPhoneXSMax, "12.0"),
    (.iPhoneXR, "13.0"), (.iPhone11, "14.0"), (.iPhone15ProMax, "17.0"), (.iPhone17ProMax, "26.0"),
    (.iPhoneAir, "26.1"),
  ]

  @Test("F5: on a wide and low phone a popover is a form sheet", arguments: wide)
  func wideAndLow(device: Device, os: OSVersion) {
    let landscape = CGSize(width: device.portraitSize.height, height: device.portraitSize.width)
    // As high as the screen; as wide as preferred before iOS 13, and the full width since.
    let form = os.major < 13 ? CGSize(width: 200, height: landscape.height) : landscape
    for delegate in [nil, OnlyOld(), Silent()] as [(any Delegate)?] {
      let (host, modal) = present(device, os, .landscapeRight, delegate)
      #expect(!isPopover(modal) && size(modal) == form)
      #expect(delegate.map { $0.chosen == [.formSheet] && $0.wrapped == [.formSheet] } ?? true)
      #expect((delegate as? OnlyOld).map { $0.questions == 0 } ?? true)
      // In portrait the older method counts, and its answer persists.
      host.turn(to: .portrait)
      #expect(isPopover(modal) == (delegate is OnlyOld))
      host.turn(to: .landscapeLeft)
      #expect(isPopover(modal) == (delegate is OnlyOld))
      if !isPopover(modal) { #expect(size(modal) == form) }
      #expect(host.takeIssues().isEmpty)
    }
    let delegate = WithTraits()
    let (host, modal) = present(device, os, .landscapeRight, delegate)
    #expect(isPopover(modal) && delegate.asked == [.compact] && delegate.chosen == [.none])
    for orientation in [UIDeviceOrientation.portrait, .landscapeLeft] {
      host.turn(to: orientation)
      #expect(isPopover(modal))
    }
    delegate.style = .fullScreen
    host.turn(to: .portrait)
    #expect(size(modal) == device.portraitSize && modal.presentingViewController != nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("F5: a popover shown in portrait stays one in landscape", arguments: wide)
  func upright(device: Device, os: OSVersion) {
    let delegate = OnlyOld()
    let (host, modal) = present(device, os, .portrait, delegate)
    for orientation in [
      UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait, .landscapeLeft,
    ] {
      #expect(isPopover(modal) && delegate.questions > 0)
      host.turn(to: orientation)
    }
    #expect(isPopover(modal) && delegate.chosen == [.none])
    // Shown again in landscape, it adapts.
    let root = modal.presentingViewController
    root?.dismiss(animated: false)
    host.settle()
    modal.popoverPresentationController?.sourceView = root?.view
    modal.popoverPresentationController?.delegate = delegate
    root?.present(modal, animated: false)
    host.settle()
    #expect(!isPopover(modal))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("F5: before iOS 8.3 only the width counts, and only the older method is called")
  func beforeTraits() {
    for (delegate, isPopoverUpright) in [(nil, false), (OnlyOld(), true), (WithTraits(), false)]
      as [((any Delegate)?, Bool)]
    {
      for os in ["8.0", "8.2"] as [OSVersion] {
        let (host, modal) = present(.iPhone6Plus, os, .landscapeRight, delegate)
        #expect(isPopover(modal))
        host.turn(to: .portrait)
        #expect(isPopover(modal) == isPopoverUpright, "\(String(describing: delegate)) \(os)")
        host.turn(to: .landscapeLeft)
        #expect(isPopover(modal))
        #expect((delegate as? WithTraits).map { $0.asked.isEmpty } ?? true)
      }
    }
  }

  @Test("narrow and low phones, and iPads, are unchanged")
  func others() {
    for (device, os) in [(.iPhone8, "11.2"), (.iPhoneX, "13.0"), (.iPhone15, "17.0")]
      as [(Device, OSVersion)]
    {
      let landscape = CGSize(width: device.portraitSize.height, height: device.portraitSize.width)
      let (_, sheet) = present(device, os, .landscapeRight, nil)
      #expect(!isPopover(sheet) && size(sheet) == landscape)
      let old = OnlyOld()
      let (host, popover) = present(device, os, .landscapeRight, old)
      #expect(isPopover(popover) && old.questions > 0)
      host.turn(to: .portrait)
      #expect(isPopover(popover))
    }
    let old = OnlyOld()
    let (pad, popover) = present(.iPadPro11, "17.0", .landscapeRight, old)
    pad.setMultitasking(.slideOver)
    #expect(isPopover(popover) && old.questions > 0)
    let delegate = Silent()
    let (host, modal) = present(.iPadPro11, "17.0", .landscapeRight, delegate)
    host.setMultitasking(.slideOver)
    #expect(!isPopover(modal) && delegate.chosen == [.none, .pageSheet])
    host.setMultitasking(.fullScreen)
    #expect(isPopover(modal) && delegate.chosen == [.none, .pageSheet, .none])
  }

  @Test("form sheets on low screens are as high as the screen, before iOS 13 as wide as preferred")
  func forms() {
    for (device, os, expected) in [
      (.iPhone6Plus, "8.0", CGSize(width: 200, height: 414)),
      (.iPhone8Plus, "12.0", CGSize(width: 200, height: 414)),
      (.iPhone11, "13.0", CGSize(width: 896, height: 414)),
      (.iPhone8, "12.0", CGSize(width: 667, height: 375)),
    ] as [(Device, OSVersion, CGSize)] {
      let root = UIViewController()
      let host = SimulationHost(device, os, orientation: .landscapeRight, root: root)
      let form = UIViewController()
      form.preferredContentSize = Self.wanted
      host.present(form, as: .formSheet, on: root)
      #expect(size(form) == expected, "\(device.id) \(os)")
      host.turn(to: .portrait)
      host.turn(to: .landscapeLeft)
      #expect(size(form) == expected, "\(device.id) \(os)")
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("F5: action sheets come from below on wide and low phones, too")
  func actionSheets() {
    for (device, os) in Self.wide {
      let root = UIViewController()
      let host = SimulationHost(device, os, orientation: .landscapeRight, root: root)
      let alert = host.presentActionSheet(message: "Message", on: root)
      #expect(!isPopover(alert) && alert.form == .sheet)
      #expect(root.view.window != nil && size(alert).width < host.geometry.size.width)
      host.turn(to: .portrait)
      #expect(alert.form == .sheet)
      #expect(host.takeIssues().isEmpty)
    }
  }
}
