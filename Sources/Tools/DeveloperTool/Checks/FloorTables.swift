/// Which module may depend on which (docs/architecture.md).
enum FloorTables {
  /// The floors, lowest first. A target's dependencies are on floors below its own.
  static let floors: [[String]] = [
    [
      "CAppleModules", "CChildProcesses", "CDecoders", "CDeflate", "CFoundTypes", "CLayerTime",
      "CLibPNG", "CMainQueue",
      "CPango",
      "CTateyokoOverlays", "CTestProcess", "CWorlds", "CXXHash", "Findings",
      "LayoutSolver", "LayoutTrees", "NearNames", "ObjectObservation", "Pixels", "PreviewMacros",
      "PropertyLists",
      "ReportAssets",
      "SystemFacts", "Traces",
      "Accessibility", "CryptoKit", "LocalAuthentication", "UniformTypeIdentifiers",
      "XCTestEntries",
    ],
    [
      "AssetCatalogs", "ChildProcesses", "Devices", "Graphics", "ImageDiff", "NibDocuments",
      "RunRecord",
      "StringTables", "TestSupport", "XcodeProjects",
    ],
    [
      "CommandLines", "GeneratedCases", "InfoPlists", "Symbols", "TestProcesses", "Typography",
      "Raster", "Report", "ScreenFacts", "ViewLayout",
    ],
    ["Adopting", "Comparing", "Layers", "LayoutMetrics", "Linting", "SwiftUICore", "Toolsets"],
    [
      "ComparingCommand", "UIKit", "CoreGraphics", "ImageIO", "QuartzCore", "_Testing_UIKit",
      "_Testing_CoreGraphics", "AVFoundation", "AVKit", "AudioToolbox", "AuthenticationServices",
      "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreText", "Intents",
      "MapKit",
      "MessageUI", "MobileCoreServices", "Network", "PDFKit", "Photos", "StoreKit", "PhotosUI",
      "QuickLook",
      "SafariServices", "Security",
      "UserNotifications", "WebKit", "_Testing_CoreImage",
    ],
    ["Combine", "HistoryCases", "SwiftUI", "Tateyoko", "TurnCases", "_Combine_SwiftUICore"],
    ["BaselineCommands", "Scenarios", "ScreenCommands", "_Tateyoko_SwiftUI"],
    [
      "TateyokoCLI", "BaselineTool", "CompareTool", "CompareBenchmark",
      "EnduranceProbe", "GrowthBenchmark", "LintBenchmark",
      "RasterBenchmark", "SeeBenchmark", "SolverBenchmark", "SnapshotsPlugin",
      "DeveloperTool", "DialectPlugin", "CaseChecker",
    ],
  ]

  /// The folders of `Sources`, lowest first. A module depends on modules of its own and of lower ones.
  static let doors = ["Base", "Picture", "UIKit", "Services", "SwiftUI", "Harness", "Tools"]

  /// Arrows within a floor. System libraries are below everything, and the one-line modules that
  /// make users' imports resolve are next to the module that they export.
  static let arrowsWithinAFloor: Set<String> = [
    // A finding's frame is a layout's.
    "Findings → LayoutTrees",
    "Pixels → CDecoders", "Pixels → CDeflate", "Pixels → CLibPNG", "Pixels → CXXHash",
    "AVFoundation → UIKit", "AVKit → AVFoundation", "AVKit → UIKit", "CoreLocation → UIKit",
    "AudioToolbox → UIKit", "AuthenticationServices → UIKit", "CoreData → UIKit",
    "CoreImage → UIKit", "Intents → UIKit", "Photos → UIKit", "PhotosUI → Photos",
    "PhotosUI → UIKit", "QuickLook → UIKit", "CoreMotion → UIKit", "CoreSpotlight → UIKit",
    "Network → UIKit", "Security → UIKit", "CoreText → UIKit",
    "PDFKit → UIKit", "StoreKit → UIKit",
    "MapKit → CoreLocation", "MapKit → UIKit", "WebKit → UIKit",
    "ImageIO → UIKit", "MessageUI → UIKit", "QuartzCore → UIKit", "SafariServices → UIKit",
    "UserNotifications → UIKit",
    "_Testing_CoreImage → CoreImage",
    // Only where Combine's trait is on.
    "_Combine_SwiftUICore → Combine", "SwiftUI → _Combine_SwiftUICore",
    "_Testing_UIKit → UIKit", "_Testing_CoreGraphics → CoreGraphics",
  ]

  /// What a room must not reach by any path: pixels and files are not UIKit's business, and the
  /// report is made of recorded facts.
  static let unreachable: [String: [String]] = [
    "UIKit": ["Raster", "Pixels", "ImageDiff", "RunRecord", "Report"],
    "Report": ["UIKit", "Layers", "Graphics", "Raster", "Typography"],
    // Whoever only compares pictures waits for none of these to load.
    // Built when a picture is first accepted.
    "BaselineTool": ["Scenarios", "ComparingCommand"],
    "CompareTool": ["UIKit", "Layers", "Graphics", "Raster", "Typography", "Tateyoko"],
    // The checks are built before the rest.
    "DeveloperTool": ["Layers", "Typography", "UIKit"],
  ]

  /// Modules from outside the package, with the only targets that may import them; nil: all.
  static let outside: [String: Set<String>?] = [
    // Clang modules of CAppleModules, for view code.
    "os": ["UIKit"], "OSLog": [], "ObjectiveC": [], "simd": [],
    "Foundation": nil, "Glibc": nil, "Synchronization": nil, "Dispatch": nil,
    "ArgumentParser": ["TateyokoCLI", "ComparingCommand", "CompareTool", "DeveloperTool"],
    "PackagePlugin": ["SnapshotsPlugin", "DialectPlugin"],
    "OpenCombine": ["Combine"],
    // What bodies and methods read of observable objects, and the fields of views.
    "Observation": ["SwiftUI", "SwiftUICore", "UIKit"], "Swift": ["SwiftUICore"],
    // Tateyoko hands failures to the test library that is running.
    "Testing": ["Tateyoko", "TestProcesses"], "XCTest": ["Tateyoko", "XCTestEntries"],
    // Where requests are declared on Linux: UIKit exports it, Tateyoko compares them as texts.
    "FoundationNetworking": ["Combine", "Tateyoko", "UIKit"],
    "FoundationXML": ["NibDocuments"],
    // The toolchain's own.
    "SwiftParser": ["DeveloperTool"], "SwiftSyntax": ["DeveloperTool"],
  ]
  static let outsideForTests: Set<String> = ["FoundationNetworking", "FoundationXML"]
}
