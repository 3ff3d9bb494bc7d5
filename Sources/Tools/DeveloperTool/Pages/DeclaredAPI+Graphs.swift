import Foundation

extension DeclaredAPI {
  /// The modules that an app sees by `import UIKit`, and those of other frameworks.
  private static let modules = [
    "UIKit", "Layers", "LayoutMetrics", "Graphics", "ImageIO", "AVFoundation", "AVKit",
    "Accessibility", "AudioToolbox", "AuthenticationServices", "Combine", "CoreData", "CoreImage",
    "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "Intents",
    "LocalAuthentication",
    "MapKit",
    "MessageUI", "MobileCoreServices", "Network", "PDFKit", "StoreKit", "Photos", "PhotosUI",
    "QuickLook",
    "SafariServices", "Security", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  /// Builds the modules, and has the compiler write what they declare.
  static func extractGraphs(into folder: String) throws {
    _ = try output(of: "swift", "build", "--target", "UIKit")
    let built = try output(of: "swift", "build", "--show-bin-path").trimmed
    let maps = files(in: "Sources", "module.modulemap").map { "-fmodule-map-file=\($0)" }
    // Without these, system headers are found only where an earlier build left its modules in the cache.
    let headers = try output(
      of: "pkg-config", "--cflags-only-I", "pangocairo", "pangoft2", "libpng", "libdeflate",
      "libxxhash"
    ).trimmed.split(separator: " ").map(String.init)
    let machine = try output(of: "uname", "-m").trimmed
    for module in modules {
      if !FileManager.default.fileExists(atPath: "\(built)/Modules/\(module).swiftmodule") {
        _ = try output(of: "swift", "build", "--target", module)
      }
      _ = try output(
        of: [
          "swift", "symbolgraph-extract", "-module-name", module, "-target",
          "\(machine)-unknown-linux-gnu", "-I", "\(built)/Modules", "-minimum-access-level",
          "public",
          "-skip-synthesized-members", "-output-dir", folder,
        ] + (maps + headers).flatMap { ["-Xcc", $0] })
    }
  }
}
