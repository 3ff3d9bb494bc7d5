import Devices
import InfoPlists
import Testing
import Traces
import UIKit

/// Behaviour B12: Split View and Slide Over go through the same steps as a rotation.
@MainActor
struct MultitaskingTests {
  private final class Root: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in
      } completion: { _ in
      }
    }
  }

  @Test("B12: a resize in which the horizontal class flips, in order")
  func order() {
    let host = SimulationHost(device: .iPadPro11, os: "12.0", orientation: .landscapeRight)
    host.setRoot(Root())
    host.beginTrace()
    #expect(host.setMultitasking(.splitView(.oneHalf)))
    #expect(
      host.takeTrace().text == """
        0.000  Simulator  setMultitasking(_:)  splitView(oneHalf)
        0.000  Root  willTransition(to:with:)  horizontalSizeClass regular → compact
        0.000  Root  viewWillTransition(to:with:)  592 × 834
        0.000  Root  traitCollectionDidChange(_:)  horizontalSizeClass regular → compact
        0.000  Root  viewWillLayoutSubviews()
        0.000  Root  viewDidLayoutSubviews()
        0.000  Root  alongsideTransition  bounds: 592 × 834
        0.400  Root  completion  bounds: 592 × 834

        """)
    host.setMultitasking(.splitView(.twoThirds))
    let methods = host.takeTrace().entries.map(\.method)
    #expect(methods.contains("willTransition(to:with:)"))
    #expect(host.window.bounds.size == CGSize(width: 809, height: 834))
  }

  @Test("§1.4: recorded widths and size classes are reproduced, also after a rotation")
  func widths() {
    func check(
      _ device: Device, _ multitasking: Device.Multitasking, landscape: CGFloat,
      portrait: CGFloat, _ classes: [UIUserInterfaceSizeClass]
    ) {
      let host = SimulationHost(device: device, os: "12.0", orientation: .landscapeRight)
      let root = Root()
      host.setRoot(root)
      host.setMultitasking(multitasking)
      #expect(root.view.bounds.width == landscape)
      #expect(root.traitCollection.horizontalSizeClass == classes[0])
      #expect(host.screen.bounds.width == device.portraitSize.height)
      host.turn(to: .portrait)
      #expect(root.view.bounds.width == portrait)
      #expect(root.view.bounds.height == device.portraitSize.height)
      #expect(root.traitCollection.horizontalSizeClass == classes[1])
      #expect(root.traitCollection.verticalSizeClass == .regular)
      host.setMultitasking(.fullScreen)
      #expect(root.view.bounds.size == device.portraitSize)
      #expect(root.traitCollection.horizontalSizeClass == .regular)
      #expect(host.takeIssues().isEmpty)
    }
    check(.iPadAir2, .splitView(.oneThird), landscape: 320, portrait: 320, [.compact, .compact])
    check(.iPadAir2, .splitView(.oneHalf), landscape: 507, portrait: 438, [.compact, .compact])
    check(.iPadAir2, .splitView(.twoThirds), landscape: 694, portrait: 438, [.regular, .compact])
    check(.iPadAir2, .slideOver, landscape: 320, portrait: 320, [.compact, .compact])
    check(
      .iPadPro12_9_2, .splitView(.oneHalf), landscape: 678, portrait: 639, [.regular, .compact])
    check(.iPadPro12_9_2, .slideOver, landscape: 375, portrait: 375, [.compact, .compact])
    check(.iPadPro11, .splitView(.twoThirds), landscape: 809, portrait: 504, [.regular, .compact])
  }

  @Test("safe area and margins of an app that has a part of the screen")
  func insets() {
    let host = SimulationHost(device: .iPadPro11, os: "12.0", orientation: .landscapeRight)
    let root = Root()
    host.setRoot(root)
    host.setMultitasking(.slideOver)
    #expect(host.window.frame == CGRect(x: 874, y: 0, width: 320, height: 834))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(24, 0, 20, 0))
    #expect(root.systemMinimumLayoutMargins.leading == 16)
    host.setMultitasking(.splitView(.twoThirds))
    #expect(host.window.frame.origin == .zero)
    #expect(root.systemMinimumLayoutMargins.leading == 20)
  }

  @Test("a device that can't share its screen reports it, and keeps the app's size")
  func refused() {
    func issue(_ device: Device, _ os: OSVersion, _ multitasking: Device.Multitasking) -> String {
      let host = SimulationHost(device: device, os: os)
      host.setRoot(Root())
      #expect(!host.setMultitasking(multitasking))
      #expect(host.window.bounds.size == device.portraitSize)
      return host.takeIssues().first?.description ?? ""
    }
    #expect(issue(.iPhoneX, "12.0", .slideOver).contains("does not support slideOver"))
    #expect(issue(.iPadAir, "10.3", .splitView(.oneHalf)).contains("does not support splitView"))
    #expect(issue(.iPadAir2, "8.4", .slideOver).contains("on OS 8.4"))
    #expect(issue(.iPadPro11_M4, "26.0", .splitView(.oneHalf)).contains("on OS 26.0"))
    let host = SimulationHost(device: .iPadAir, os: "10.3")
    host.setRoot(Root())
    #expect(host.setMultitasking(.slideOver))
    #expect(host.window.bounds.width == 320)
  }

  @Test("A10: an app that needs the full screen doesn't share it: an issue says why")
  func fullScreenApps() {
    let four = ScreenOrientation.allCases
    func host(_ device: Device, _ os: OSVersion, _ plist: InfoPlist) -> SimulationHost {
      var options = SimulationHost.Options()
      options.infoPlist = plist
      let host = SimulationHost(
        device: device, os: os, orientation: .landscapeRight, options: options)
      host.setRoot(Root())
      return host
    }
    let full = InfoPlist(supportedOrientations: four, requiresFullScreen: true)
    let three = InfoPlist(supportedOrientations: four.filter { $0 != .portraitUpsideDown })
    let phoneOnly = InfoPlist(supportedOrientations: four, onIPad: [.landscapeRight])
    let refusals: [(InfoPlist, String)] = [
      (full, "UIRequiresFullScreen"), (three, "portrait, landscapeLeft, landscapeRight only"),
      (phoneOnly, "landscapeRight only"),
      (InfoPlist(supportedOrientations: nil), "lists no orientations"),
    ]
    let shares: [Device.Multitasking] = [
      .slideOver, .splitView(.oneThird), .splitView(.oneHalf), .splitView(.twoThirds),
    ]
    for (device, os) in [
      (.iPadAir2, "9.3"), (.iPadAir2, "12.0"), (.iPadPro11, "15.0"), (.iPadPro12_9_3, "18.6"),
    ] as [(Device, OSVersion)] {
      for (plist, reason) in refusals {
        for share in shares {
          let host = host(device, os, plist)
          let size = host.window.bounds.size
          #expect(!host.setMultitasking(share))
          #expect(host.window.bounds.size == size && host.multitasking == .fullScreen)
          let problems = host.takeIssues().map(\.problem)
          #expect(problems.count == 1 && problems.first?.contains(reason) == true, "\(problems)")
          #expect(host.setMultitasking(.fullScreen) && host.takeIssues().isEmpty)
        }
      }
      let sharing = host(device, os, InfoPlist(supportedOrientations: [.portrait], onIPad: four))
      #expect(sharing.setMultitasking(.slideOver) && sharing.window.bounds.width < 400)
      #expect(sharing.takeIssues().isEmpty)
    }
    // Only Slide Over is available, and the key may end.
    #expect(!host(.iPadAir, "9.3", full).setMultitasking(.slideOver))
    var ending = full
    ending.fullScreenIgnoredFrom.base = "18.0"
    #expect(!host(.iPadPro11, "17.0", ending).setMultitasking(.slideOver))
    #expect(host(.iPadPro11, "18.0", ending).setMultitasking(.slideOver))
    // Windows replaced fractions in iPadOS 26, and a phone's half requests nothing.
    let window = Device.Multitasking.window(CGSize(width: 500, height: 600))
    #expect(!host(.iPadPro11, "26.0", full).setMultitasking(window))
    #expect(host(.iPadPro11, "26.0", three).setMultitasking(window))
  }
}
