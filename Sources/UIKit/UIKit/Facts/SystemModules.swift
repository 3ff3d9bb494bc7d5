/// The modules that a device's system has, by their names here: Apple's, and those in which parts of
/// Apple's are declared.
///
/// The manifest's `kits` has the same modules of Apple's; a test compares the two.
package enum SystemModules {
  /// In the order in which classes are searched by name.
  package static let names = [
    "UIKit", "Layers", "Typography", "Graphics", "AVFoundation", "AVKit", "Accessibility",
    "AudioToolbox", "AuthenticationServices", "CoreData", "CoreGraphics", "CoreImage",
    "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "ImageIO", "Intents",
    "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Network", "PDFKit",
    "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "Security", "StoreKit",
    "SwiftUI", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  package static func contains(_ module: String) -> Bool { all.contains(module) }

  private static let all = Set(names)
}
