import Devices
import InfoPlists
import SystemFacts

/// The orientations that an app as a whole supports.
package struct AppOrientations: Hashable, Sendable {
  package var mask: UIInterfaceOrientationMask
  package var source: Source
  /// The orientations in listed order, which determines the initial one.
  package var order: [UIInterfaceOrientation]

  package init(
    mask: UIInterfaceOrientationMask, source: Source, order: [UIInterfaceOrientation] = []
  ) {
    self.mask = mask
    self.source = source
    self.order = order
  }

  /// Reads the orientations that an `Info.plist` lists for an idiom.
  ///
  /// If a key is absent or lists nothing, the device's default applies: all on iPad, all but upside
  /// down on iPhone (observed on iOS 8 by an article, and documented by Apple; high). On an iPad,
  /// the default also applies if there is an empty `~ipad` key alongside a plain one with elements
  /// (low).
  package init(_ infoPlist: InfoPlist?, on idiom: Device.Idiom) {
    let listed = infoPlist?.supportedOrientations.value(on: idiom) ?? []
    order = listed.map { UIInterfaceOrientation($0) }
    if let infoPlist, !order.isEmpty {
      mask = order.reduce(into: []) { $0.formUnion($1.mask) }
      let suffix = infoPlist.supportedOrientations.suffix(on: idiom)
      source = .infoPlist(key: "UISupportedInterfaceOrientations\(suffix)")
    } else {
      mask = idiom == .pad ? .all : .allButUpsideDown
      source = .deviceDefault
    }
  }

  /// The source of an app's orientations.
  package enum Source: Hashable, Sendable {
    /// Nothing is listed, so the device's default applies.
    case deviceDefault
    /// A key of `Info.plist`.
    case infoPlist(key: String)
    /// `application(_:supportedInterfaceOrientationsFor:)` of the app's delegate.
    case delegate
    /// `supportedInterfaceOrientations(for:)` of the scene's delegate.
    case scene
    /// An override of `UIApplication.supportedInterfaceOrientations(for:)`.
    case application
  }
}

extension InfoPlist {
  /// Whether the app shares an iPad's screen with others: it lists all four orientations and
  /// doesn't require full screen (Apple; high). iPads that only support Slide Over count as well
  /// (radars 22887620 and 22854526; medium to high).
  package func sharesScreen(of device: Device, os: OSVersion) -> Bool {
    guard device.idiom == .pad, device.supportsSlideOver,
      AppFacts.sharesScreenIfListed[os.release]
    else { return false }
    return listsAllOrientations(on: .pad) && !requiresFullScreen(on: device, os: os)
  }

  /// Whether the app requires full screen but is resized anyway, through a series of fixed sizes,
  /// each with its own screen.
  package func isResizedInSteps(on device: Device, os: OSVersion) -> Bool {
    AppFacts.resizesFullScreenAppsInSteps[os.release] && device.idiom == .phone
      && (device.runsPhoneApp || device.isFoldable) && requiresFullScreen(on: device, os: os)
  }

  /// Whether every orientation is explicitly listed; defaults don't count.
  package func listsAllOrientations(on idiom: Device.Idiom) -> Bool {
    Set(supportedOrientations.value(on: idiom) ?? []).count == ScreenOrientation.allCases.count
  }

  /// Whether full screen is required, and the OS version doesn't ignore that.
  package func requiresFullScreen(on device: Device, os: OSVersion) -> Bool {
    guard requiresFullScreen.value(on: device.idiom) == true else { return false }
    guard let end = fullScreenIgnoredFrom.value(on: device.idiom) else { return true }
    return os < end
  }
}
