import Foundation

extension Device {
  /// How an app shares the screen with others: on iPads of iOS 9 to 18 and on an iPhone Duo next to
  /// or over another app, later on iPads in a window.
  public enum Multitasking: Sendable, Hashable {
    /// The app has the whole screen.
    case fullScreen
    /// Next to another app.
    case splitView(SplitShare)
    /// In a narrow strip over another app.
    case slideOver
    /// In a window with a size, in points, at the upper left of the screen (iPadOS 26 and later).
    ///
    /// The window is at most as large as the screen, and at least as large as the system requires.
    case window(CGSize)
  }

  /// An app's share of the screen's width in Split View.
  public enum SplitShare: String, Sendable, Hashable, CaseIterable {
    case oneThird
    /// In portrait two thirds, as no source documents a half there.
    case oneHalf
    case twoThirds
  }

  /// The widths of an app that shares an iPad's screen (iOS 9 to 18), in points.
  public struct SharedScreenWidths: Sendable, Hashable {
    /// Width next to an app that has two thirds.
    public let oneThird: CGFloat
    /// Nil in portrait: no half existed there before iPadOS 13, and no source documents it since.
    public let oneHalf: CGFloat?
    /// Width next to an app that has one third.
    public let twoThirds: CGFloat
    /// Width in Slide Over.
    public let slideOver: CGFloat
  }

  /// Returns Split View's widths in an orientation; nil on a device without Split View.
  ///
  /// There is a divider of 10 points; a third is 375 if there is enough space, otherwise 320.
  /// Recorded for screens 1024, 1080, 1112, 1194 and 1366 high (high); the same rule is used for
  /// the others (low-medium).
  public func sharedScreenWidths(_ orientation: ScreenOrientation) -> SharedScreenWidths? {
    guard supportsSplitView else { return nil }
    let isLandscape = orientation.isLandscape
    let width = isLandscape ? portraitSize.height : portraitSize.width
    let oneThird: CGFloat = width >= (isLandscape ? 1133 : 1024) ? 375 : 320
    return SharedScreenWidths(
      oneThird: oneThird,
      oneHalf: isLandscape ? (width - Device.splitDivider) / 2 : nil,
      twoThirds: width - Device.splitDivider - oneThird,
      slideOver: slideOverWidth)
  }

  /// Slide Over was already available on the first iPad Air and the iPad mini 2 (recalled; high).
  public var supportsSlideOver: Bool {
    supportsSplitView
      || [Device.iPadAir.id, Device.iPadMini2.id, Device.iPadMini3.id].contains(id)
  }

  private var slideOverWidth: CGFloat { portraitSize.width >= 1024 ? 375 : 320 }

  /// Returns the width of an app in points; nil if the device or OS version doesn't support such
  /// sharing.
  public func width(
    of multitasking: Multitasking, os: OSVersion, orientation: ScreenOrientation
  ) -> CGFloat? {
    size(of: multitasking, os: os, orientation: orientation, posture: nil)?.width
  }

  /// Returns the size of an app in points; nil if the device or OS version doesn't support such
  /// sharing.
  package func size(
    of multitasking: Multitasking, os: OSVersion, orientation: ScreenOrientation,
    posture: Posture?
  ) -> CGSize? {
    let screen = screen(os: os, orientation: orientation, posture: posture)
    if case .window(let size) = multitasking {
      guard hasResizableWindows(os: os), size.width.isFinite, size.height.isFinite else {
        return nil
      }
      let least = ScreenFacts.leastWindowSize[os.release]
      return CGSize(
        width: min(max(size.width, least.width), screen.size.width),
        height: min(max(size.height, least.height), screen.size.height))
    }
    let width =
      isFoldable
      ? foldableWidth(of: multitasking, on: screen)
      : padWidth(of: multitasking, os: os, orientation: orientation)
    return width.map { CGSize(width: $0, height: screen.size.height) }
  }

  /// Returns whether an app's window can be freely resized: on iPads that run iPadOS 26 or later,
  /// for an iPhone app from iPadOS 27 on.
  package func hasResizableWindows(os: OSVersion) -> Bool {
    guard family == .iPad else { return false }
    return runsPhoneApp
      ? AppFacts.resizesPhoneAppsOnPads[os.release] : AppFacts.resizesPadWindows[os.release]
  }

  /// On the inner display of an iPhone Duo, with the fold upright, two apps have a half each.
  ///
  /// 475 of 951 points (a device frame measured on the simulator; another note has 469; low).
  private func foldableWidth(of multitasking: Multitasking, on screen: ScreenGeometry) -> CGFloat? {
    switch multitasking {
    case .fullScreen: return screen.size.width
    case .splitView(.oneHalf):
      guard let fold = screen.division?.rect, fold.height >= screen.size.height else { return nil }
      return (screen.size.width / 2).rounded(.down)
    case .splitView, .slideOver, .window: return nil
    }
  }

  private func padWidth(
    of multitasking: Multitasking, os: OSVersion, orientation: ScreenOrientation
  ) -> CGFloat? {
    let isShared = ScreenFacts.sharesScreens[os.release]
    switch multitasking {
    case .fullScreen:
      return orientation.isLandscape ? portraitSize.height : portraitSize.width
    case .slideOver:
      return isShared && supportsSlideOver ? slideOverWidth : nil
    case .splitView(let share):
      guard isShared, let widths = sharedScreenWidths(orientation) else { return nil }
      switch share {
      case .oneThird: return widths.oneThird
      case .oneHalf: return widths.oneHalf ?? widths.twoThirds
      case .twoThirds: return widths.twoThirds
      }
    case .window: return nil
    }
  }

  /// Returns the screen of an app that shares it; nil if the device or OS version doesn't support
  /// such sharing.
  public func screen(
    os: OSVersion, orientation: ScreenOrientation, multitasking: Multitasking,
    posture: Posture? = nil
  ) -> ScreenGeometry? {
    guard multitasking != .fullScreen else {
      return screen(os: os, orientation: orientation, posture: posture)
    }
    return size(of: multitasking, os: os, orientation: orientation, posture: posture).map {
      screen(os: os, orientation: orientation, posture: posture, sharedSize: $0)
    }
  }

  /// Returns the horizontal size class of an iPad app with this width: one limit explains every
  /// recorded row.
  ///
  /// 639 is compact, 678 regular; 640 from a snapshot library's table (medium).
  public static func horizontalSizeClass(ofSharedWidth width: CGFloat) -> ScreenSizeClass {
    width >= 640 ? .regular : .compact
  }

  static let splitDivider: CGFloat = 10
}
