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
    asksShouldAutorotate, takesForcedDeviceOrientation, locksOrientation,
    transitionsSizeOnHalfTurn,
  ]
}
