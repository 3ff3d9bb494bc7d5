import Devices

/// What changed between releases of the OS, as far as views and controllers are concerned.
///
/// Every question about the release is asked here, so that a rule stands beside its source.
package struct SystemBehavior: Hashable, Sendable {
  package let os: OSVersion

  package init(_ os: OSVersion) {
    self.os = os
  }

  /// Size classes and the callbacks that announce transitions came with iOS 8 (Apple).
  package var announcesTransitions: Bool { os.major >= 8 }
  /// Safe areas, and margins of root views that can be changed, came with iOS 11 (Apple).
  package var hasSafeArea: Bool { os.major >= 11 }
  /// From iOS 14 on, scaled and turned views keep stale insets (Apple, developer forum 671541).
  package var freezesInsetsOfTransformedViews: Bool { os.major >= 14 }
  /// From iOS 13 on views know their traits before they are in a window (useyourloaf.com).
  package var predictsTraits: Bool { os.major >= 13 }
  /// Trait collections, and with them `traitCollectionDidChange`, came with iOS 8 (Apple).
  package var tellsTraits: Bool { os.major >= 8 }
  /// From iOS 17 on a controller's traits come from its view's superview (WWDC 2023, 10057).
  package var takesControllerTraitsFromSuperview: Bool { os.major >= 17 }
  /// From iOS 13 on presented controllers are sheets unless they ask for something else (Apple).
  package var presentsAsSheets: Bool { os.major >= 13 }
  /// `viewIsAppearing` is called from iOS 13 on (Apple: back-deployed to 13).
  package var callsViewIsAppearing: Bool { os.major >= 13 }
  /// The readable width grew in iOS 26 (WordPress-iOS 24813; facts: layout §2.5).
  package var hasWideReadableContent: Bool { os.major >= 26 }
  /// `shouldAutorotate` is ignored from iOS 16 on (Apple).
  package var asksShouldAutorotate: Bool { os.major < 16 }
  /// `setValue(_:forKey: "orientation")` on the device has no effect from iOS 16 on (reports,
  /// flutter/flutter issue 111587; high).
  package var takesForcedDeviceOrientation: Bool { os.major < 16 }
  /// Controllers can lock the orientation from iOS 26 on (Apple; high).
  package var locksOrientation: Bool { os.major >= 26 }
  /// Whether a half turn, which leaves the size as it is, still calls `viewWillTransition`.
  ///
  /// An article on iOS 8 says it does; devices were seen to skip it. Behaviour B5.
  package var transitionsSizeOnHalfTurn: Bool { os.major < 11 }
  /// Before iOS 13 a phone with a home button may show its status bar in landscape (medium).
  package var canShowStatusBarInLandscape: Bool { os.major < 13 }
}
