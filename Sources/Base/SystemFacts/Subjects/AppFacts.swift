import Foundation

/// How the system treats an app as a whole.
package enum AppFacts: FactSubject {
  package static let title = "Apps"

  package static let padSystemName = ReleaseFact<String>(
    "Name of the system on iPads", .since(7, "iOS", "Apple", .high),
    .since(13, "iPadOS", "Apple", .high))

  package static let hasScenes = ReleaseFact(
    "Scenes exist, and are notified of changes before the app", since: 13,
    "Apple; the order is recalled", .low)

  package static let resizesPadsInBackground = ReleaseFact(
    "An iPad's app is resized to the other orientation and back in the background", since: 9,
    "an open radar, and an app that worked around it", .high)

  package static let sharesScreenIfListed = ReleaseFact(
    "An app that lists all four orientations, and doesn't require full screen, shares an iPad's "
      + "screen", since: 9, "Apple", .high)

  package static let frameworkName = ReleaseFact<String>(
    "Framework that is named in logs about constraints",
    .since(7, "UIKit", "published logs", .high),
    .since(12, "UIKitCore", "published logs", .high))

  package static let orientationExceptionNamesClass = ReleaseFact(
    "The exception for orientations without a common one names the controller's class", since: 9,
    "crash reports of iOS 6 to 17", .high)

  // MARK: Builds

  package static let refusesAppsWithoutScenes = ReleaseFact(
    "Apps whose SDK requires the scene life cycle do not launch without it", since: 27,
    "iOS 27 release notes, 141837548; Apple, TN3187", .high)

  package static let knowsDesignCompatibility = ReleaseFact(
    "`UIDesignRequiresCompatibility` asks for the design of before iOS 26", since: 26, "Apple",
    .high)

  package static let phoneSizeWithoutLaunchScreen = ReleaseFact<CGSize?>(
    "Size of an iPhone app that has no launch screen, upright; the rest of the display is black",
    .since(7, nil, "launch images counted too", .low),
    .since(
      26, CGSize(width: 320, height: 480),
      "960 × 1440 pixels on a display of 1206 × 2622, iOS 26.5", .medium))

  package static let padSizeWithoutLaunchScreen = ReleaseFact<CGSize?>(
    "Size of an iPad app that has no launch screen, upright; the rest of the display is black",
    .since(7, nil, "launch images counted too", .low),
    .since(
      26, CGSize(width: 768, height: 1024),
      "1536 × 2048 pixels on a display of 1668 × 2420, iPadOS 26.5", .medium))

  // MARK: Windows

  package static let resizesPadWindows = ReleaseFact(
    "The windows of iPad apps can be resized, unless the app requires full screen", since: 26,
    "Apple, TN3192", .high)

  package static let resizesPhoneAppsOnPads = ReleaseFact(
    "An iPhone app on an iPad is in a window that can be resized", since: 27, "WWDC 2026, 278",
    .high)

  package static let ignoresOrientationsOfWindows = ReleaseFact(
    "The orientations that an app supports do not count in a window that can be resized",
    since: 27, "WWDC 2026, 278", .high)

  package static let resizesFullScreenAppsInSteps = ReleaseFact(
    "An iPhone app that requires full screen is resized all the same: each size is another screen, "
      + "and its orientations count", since: 27, "Apple, TN3192; WWDC 2026, 278", .high)

  package static let announcesSceneGeometry = ReleaseFact(
    "`windowScene(_:didUpdateEffectiveGeometry:)` is called", since: 26, "Apple", .high)

  package static let asksScenesForOrientations = ReleaseFact(
    "A scene's delegate says which orientations the scene supports, in place of `Info.plist`",
    since: 27, "Apple", .high)

  // MARK: Status bar

  package static let hidesLandscapeStatusBar = ReleaseFact(
    "Phones hide their status bar in landscape, and controllers prefer that where height is compact",
    since: 8, "Apple", .high)

  package static let canShowStatusBarInLandscape = ReleaseFact(
    "A phone with a home button may show its status bar in landscape", until: 13, "recalled",
    .medium)

  // MARK: Rotation

  package static let asksShouldAutorotate = ReleaseFact(
    "`shouldAutorotate` is respected", until: 16, "Apple", .high)

  package static let takesForcedDeviceOrientation = ReleaseFact(
    "`setValue(_:forKey: \"orientation\")` on the device has an effect", until: 16,
    "reports, flutter/flutter issue 111587", .high)

  package static let locksOrientation = ReleaseFact(
    "Controllers can lock the orientation", since: 26, "Apple", .high)

  package static let transitionsSizeOnHalfTurn = ReleaseFact(
    "A half turn, which leaves the size as it is, still calls `viewWillTransition`", until: 11,
    "an article on iOS 8; devices were seen to skip it later. Behaviour B5", .medium)

  package static let all: [any AnyReleaseFact] = [
    padSystemName, hasScenes, resizesPadsInBackground, sharesScreenIfListed, frameworkName,
    orientationExceptionNamesClass, hidesLandscapeStatusBar, canShowStatusBarInLandscape,
    refusesAppsWithoutScenes, knowsDesignCompatibility, phoneSizeWithoutLaunchScreen,
    padSizeWithoutLaunchScreen, resizesPadWindows, resizesPhoneAppsOnPads,
    ignoresOrientationsOfWindows, resizesFullScreenAppsInSteps, announcesSceneGeometry,
    asksScenesForOrientations, asksShouldAutorotate, takesForcedDeviceOrientation, locksOrientation,
    transitionsSizeOnHalfTurn,
  ]
}
