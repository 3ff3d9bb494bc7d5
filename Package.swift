// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

// A user's test run is a debug build. Without optimisation the loops over pixels, views and bytes would
// cost them 4 to 36 times as much, so their modules are optimised in debug builds too. The others are not:
// that would take a quarter of a first build's time, and make a run no faster.
// TATEYOKO_UNOPTIMIZED=1 turns that off, for stepping through the library in a debugger.
// UIKit and SwiftUI's core are half of a first build when they are optimised, and snapshots take half as long
// again when they aren't (docs/decisions/0004-optimised-in-debug.md): TATEYOKO_OPTIMIZED=UIKit optimises them
// too, as a toolset's are.
let environment = Context.environment
let plain = environment["TATEYOKO_UNOPTIMIZED"] == "1"
// A module at a time instead of file by file, which spares parsing each file again for every batch.
let optimized: [SwiftSetting] =
  plain
  ? []
  : [
    .unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "1", "-disable-batch-mode"])
  ]
let optimizedViews: [SwiftSetting] =
  plain || environment["TATEYOKO_OPTIMIZED"] != "UIKit" ? [] : [.unsafeFlags(["-O"])]

// The toolchain's own, which takes half the time of the usual one; it links whatever has a target with it.
let quickLinker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

// The toolchain's own SwiftSyntax, for DeveloperTool: in the folder next to that of the library which this
// manifest has loaded.
let hostLibraries: String = {
  #if canImport(Glibc)
    let library = "/pm/ManifestAPI/libPackageDescription.so\n"
    guard let maps = fopen("/proc/self/maps", "r") else { return "" }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    while getline(&line, &size, maps) > 0, let line {
      let text = String(cString: line)
      if text.hasSuffix(library), let start = text.firstIndex(of: "/") {
        return text[start...].dropLast(library.count) + "/host"
      }
    }
  #endif
  return ""
}()

// What view code imports, as the product UIKit offers it and a toolset has it.
let kits = [
  "UIKit", "CoreGraphics", "ImageIO", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics",
  "AVFoundation", "AVKit", "Accessibility", "AudioToolbox", "AuthenticationServices", "CoreData",
  "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "Intents",
  "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Network", "PDFKit", "Photos",
  "PhotosUI", "QuickLook", "SafariServices", "Security", "StoreKit", "UniformTypeIdentifiers",
  "UserNotifications", "WebKit", "_Testing_CoreImage",
]

let package = Package(
  name: "tateyoko",
  products: [
    .library(name: "UIKit", targets: kits),
    .library(name: "Tateyoko", targets: ["Tateyoko", "ScreenCommands"]),
    // With pictures of its views, for files that import both it and Tateyoko.
    .library(name: "SwiftUI", targets: ["SwiftUI", "_Tateyoko_SwiftUI"]),
    // Needs the trait of its name.
    .library(name: "Combine", targets: ["Combine"]),
    .executable(name: "tateyoko", targets: ["TateyokoCLI"]),
    // What a toolset has, as scripts/install builds it: more than the command needs.
    .library(
      name: "Toolset", type: .static,
      targets: kits + ["Tateyoko", "ScreenCommands", "SwiftUI", "_Tateyoko_SwiftUI"]),
    .plugin(name: "SnapshotsPlugin", targets: ["SnapshotsPlugin"]),
    .plugin(name: "DialectPlugin", targets: ["DialectPlugin"]),
    .executable(name: "tateyoko-compare", targets: ["CompareTool"]),
    .executable(name: "tateyoko-baselines", targets: ["BaselineTool"]),
  ],
  traits: [
    .trait(
      name: "Combine",
      description: "The module Combine, over OpenCombine, which is fetched and built for it.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // Only the trait's product uses it: without the trait it isn't even resolved.
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    // Floor 0: system libraries, and rooms that know nothing of each other.
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    // Names of Apple's modules, such as os and simd, for targets that depend on UIKit.
    .target(name: "CAppleModules"),
    // Says which modules the compiler adds to a file that imports Tateyoko.
    .systemLibrary(name: "CTateyokoOverlays"),
    .target(name: "CChildProcesses"),
    .target(name: "CDecoders"),
    .target(name: "CFoundTypes"),
    .target(name: "CLayerTime"),
    .target(name: "CMainQueue"),
    .target(name: "CWorlds"),
    .target(name: "CTestProcess"),
    // Its loops run over arrays of one object's: checks of exclusive access take half their time.
    .target(
      name: "LayoutSolver",
      swiftSettings: optimized + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    .target(name: "LayoutTrees"),
    .target(name: "Findings", dependencies: ["LayoutTrees"]),
    .target(name: "NearNames", swiftSettings: optimized),
    .target(
      name: "Pixels", dependencies: ["CDecoders", "CDeflate", "CLibPNG", "CXXHash"],
      swiftSettings: optimized, linkerSettings: quickLinker),
    .target(name: "ObjectObservation"),
    .target(name: "PropertyLists", swiftSettings: optimized),
    // The report page's files, compiled in.
    .target(name: "ReportAssets", exclude: ["assets"]),
    // `#Preview`: a program that the compiler starts. It depends on nothing, not even swift-syntax.
    .macro(name: "PreviewMacros"),
    .target(name: "SystemFacts"),
    .target(name: "Traces"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "Accessibility"),
    // In Swift 5, as `TestCaseOfTheMainActor.swift` says.
    .target(name: "XCTestEntries", swiftSettings: [.swiftLanguageMode(.v5)]),

    // Floor 1
    .target(name: "ChildProcesses", dependencies: ["CChildProcesses"]),
    .target(name: "AssetCatalogs", dependencies: ["PropertyLists"]),
    .target(name: "Devices", dependencies: ["SystemFacts"]),
    .target(name: "Graphics", dependencies: ["CDeflate"], swiftSettings: optimized),
    .target(name: "ImageDiff", dependencies: ["Pixels"], swiftSettings: optimized),
    .target(name: "NibDocuments", dependencies: ["PropertyLists"]),
    .target(name: "RunRecord", dependencies: ["Findings", "LayoutTrees", "SystemFacts"]),
    .target(name: "StringTables", dependencies: ["CXXHash", "PropertyLists"]),
    .target(name: "XcodeProjects", dependencies: ["PropertyLists"]),

    // Floor 2
    .target(name: "CommandLines", dependencies: ["NearNames", "RunRecord"]),
    .target(name: "InfoPlists", dependencies: ["Devices", "PropertyLists"]),
    .target(name: "Symbols", dependencies: ["Graphics", "SystemFacts"]),
    .target(
      name: "Typography", dependencies: ["Graphics", "CPango", "CXXHash", "SystemFacts"],
      swiftSettings: optimizedViews),
    .target(
      name: "Raster", dependencies: ["CDecoders", "CXXHash", "Graphics", "Pixels", "CPango"],
      swiftSettings: optimized),
    .target(
      name: "Report",
      dependencies: ["Findings", "LayoutTrees", "RunRecord", "Pixels", "ReportAssets"]),
    .target(
      name: "ScreenFacts", dependencies: ["Devices", "Graphics"], swiftSettings: optimized),
    .target(name: "ViewLayout", dependencies: ["Graphics"], swiftSettings: optimizedViews),

    // Floor 3
    .target(
      name: "Adopting",
      dependencies: [
        "AssetCatalogs", "ChildProcesses", "Devices", "InfoPlists", "NibDocuments", "Pixels",
        "Report", "RunRecord", "XcodeProjects",
      ]),
    .target(
      name: "Comparing", dependencies: ["Pixels", "ImageDiff", "RunRecord", "Report"]),
    .target(
      name: "Layers", dependencies: ["CLayerTime", "Graphics", "Typography"],
      swiftSettings: optimized),
    .target(
      name: "LayoutMetrics", dependencies: ["Graphics", "SystemFacts"],
      swiftSettings: optimizedViews),
    .target(
      name: "Linting",
      dependencies: [
        "Devices", "Findings", "Graphics", "LayoutTrees", "NearNames", "ScreenFacts", "SystemFacts",
      ],
      swiftSettings: optimizedViews),

    .target(
      name: "SwiftUICore",
      dependencies: [
        "Graphics", "ObjectObservation", "Symbols", "SystemFacts", "Typography", "ViewLayout",
      ], swiftSettings: optimizedViews),

    // What is compiled of this package, for packages that don't depend on it.
    .target(name: "Toolsets", dependencies: ["ChildProcesses", "RunRecord"]),

    // Floor 4
    .target(
      name: "ComparingCommand",
      dependencies: [
        "Comparing", "ImageDiff", "Pixels", "Report", "RunRecord",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "UIKit",
      dependencies: [
        "Accessibility", "AssetCatalogs", "CAppleModules", "CFoundTypes", "CMainQueue", "CWorlds",
        "Layers",
        "LayoutMetrics",
        "PreviewMacros",
        "Graphics", "PropertyLists", "StringTables",
        "Typography", "Devices",
        "InfoPlists",
        "LayoutSolver", "LayoutTrees", "NearNames", "NibDocuments", "ScreenFacts", "Symbols",
        "SystemFacts",
        "Traces",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: optimizedViews, linkerSettings: quickLinker),
    .target(name: "CoreGraphics", dependencies: ["Graphics"]),
    .target(name: "ImageIO", dependencies: ["Graphics", "UIKit"]),
    .target(name: "QuartzCore", dependencies: ["Graphics", "Layers", "UIKit"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    // Services of the system that view code names; most have no effect.
    .target(name: "AVFoundation", dependencies: ["Layers", "UIKit"]),
    .target(name: "AVKit", dependencies: ["AVFoundation", "UIKit"]),
    .target(name: "AudioToolbox", dependencies: ["UIKit"]),
    .target(name: "AuthenticationServices", dependencies: ["UIKit"]),
    .target(name: "CoreData", dependencies: ["NibDocuments", "UIKit"]),
    .target(name: "CoreImage", dependencies: ["Graphics", "UIKit"], swiftSettings: optimized),
    .target(name: "_Testing_CoreImage", dependencies: ["CoreImage"]),
    .target(name: "CoreLocation", dependencies: ["Layers", "UIKit"]),
    .target(name: "CoreMotion", dependencies: ["UIKit"]),
    .target(name: "CoreSpotlight", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
    .target(name: "CoreText", dependencies: ["Graphics", "Typography", "UIKit"]),
    .target(name: "CryptoKit", swiftSettings: optimized),
    .target(name: "Intents", dependencies: ["UIKit"]),
    .target(name: "LocalAuthentication"),
    .target(name: "MapKit", dependencies: ["CoreLocation", "UIKit"]),
    .target(name: "MessageUI", dependencies: ["UIKit"]),
    .target(name: "MobileCoreServices", dependencies: ["Graphics", "UniformTypeIdentifiers"]),
    .target(name: "Network", dependencies: ["UIKit"]),
    .target(name: "PDFKit", dependencies: ["UIKit"]),
    .target(name: "Photos", dependencies: ["UIKit"]),
    .target(name: "PhotosUI", dependencies: ["Photos", "UIKit", "UniformTypeIdentifiers"]),
    .target(name: "QuickLook", dependencies: ["UIKit"]),
    .target(name: "SafariServices", dependencies: ["UIKit"]),
    .target(name: "Security", dependencies: ["Graphics", "UIKit"]),
    .target(name: "StoreKit", dependencies: ["UIKit"]),
    .target(name: "UserNotifications", dependencies: ["Layers", "UIKit"]),
    .target(name: "WebKit", dependencies: ["UIKit"]),

    // Floor 5
    .target(
      name: "Tateyoko",
      dependencies: [
        "CFoundTypes", "CTateyokoOverlays", "CTestProcess", "UIKit", "_Testing_UIKit", "Devices",
        "Findings", "InfoPlists",
        "LayoutTrees", "Linting", "NearNames", "ScreenFacts", "Traces",
        "Graphics", "Layers",
        "Typography", "Raster", "Pixels", "ImageDiff", "Comparing", "RunRecord", "Report",
        "StringTables", "XCTestEntries",
      ]),

    // What SwiftUI has for Combine's publishers.
    .target(name: "_Combine_SwiftUICore", dependencies: ["Combine", "SwiftUICore"]),
    // SwiftUI's views on UIKit.
    .target(
      name: "SwiftUI",
      dependencies: [
        .target(name: "_Combine_SwiftUICore", condition: .when(traits: ["Combine"])),
        "Graphics", "Layers", "LayoutTrees", "PreviewMacros", "SwiftUICore", "Symbols",
        "SystemFacts", "Typography", "UIKit", "UniformTypeIdentifiers", "ViewLayout",
      ]),

    // Schedulers of Combine by a simulation's time.
    .target(
      name: "Combine",
      dependencies: [
        "Layers", "ObjectObservation", "UIKit",
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"])),
      ]),

    // Floor 6
    // Assertions and strategies for views of SwiftUI's: part of the product SwiftUI, since only packages that name it
    // build SwiftUI.
    .target(
      name: "_Tateyoko_SwiftUI",
      dependencies: ["Devices", "Findings", "SwiftUI", "Tateyoko", "Traces"]),
    .target(
      name: "Scenarios", dependencies: ["SwiftUI", "UIKit", "Tateyoko"], path: "scenarios",
      exclude: ["README.md"]),

    // What the plugin runs in a package that depends on this one. Nothing but these few files is built
    // for it there, as the tests have built the rest: so no scenarios and no argument parser.
    .target(
      name: "BaselineCommands",
      dependencies: [
        "ChildProcesses", "CommandLines", "NearNames", "Tateyoko", "Report", "RunRecord", "Pixels",
      ]),
    // Commands about screens that a program finds by itself; part of every test program, too.
    .target(
      name: "ScreenCommands",
      dependencies: [
        "ChildProcesses", "CommandLines", "CTestProcess", "Devices", "Findings", "LayoutTrees",
        "NearNames", "Tateyoko", "Report", "RunRecord", "Pixels", "UIKit",
      ]),

    // Floor 7
    .executableTarget(
      name: "BaselineTool",
      dependencies: ["BaselineCommands", "ChildProcesses", "CommandLines", "RunRecord"]),
    .executableTarget(
      name: "TateyokoCLI",
      dependencies: [
        "Adopting", "AssetCatalogs", "BaselineCommands", "ChildProcesses", "CommandLines",
        "ComparingCommand", "ScreenCommands", "Tateyoko", "Scenarios",
        "Report",
        "RunRecord", "Devices",
        "InfoPlists", "LayoutTrees", "NearNames", "Pixels", "SystemFacts", "Toolsets", "UIKit",
        "_Tateyoko_SwiftUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // `tateyoko compare` alone, which starts in a fraction of the time.
    .executableTarget(
      name: "CompareTool",
      dependencies: [
        "ComparingCommand", "RunRecord",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // `swift package snapshots` in a user's package. It depends on nothing: a tool that it depended on
    // would be built apart from the user's tests, with all of UIKit once more.
    .plugin(
      name: "SnapshotsPlugin",
      capability: .command(
        intent: .custom(
          verb: "snapshots", description: "Verify, record and accept snapshots; report on them."),
        permissions: [
          .writeToPackageDirectory(
            reason: "The baselines lie beside the tests, and the report in the package's folder.")
        ])),

    // Rewrites a target's dialect before plain `swift build`; it depends on nothing likewise.
    .plugin(name: "DialectPlugin", capability: .buildTool()),

    // Not for users: measures the rooms below the harness against bare library calls.
    .executableTarget(
      name: "RasterBenchmark",
      dependencies: ["Graphics", "Layers", "Raster", "Typography", "Pixels"],
      path: "scripts/benchmarks/Raster"),
    // Not for users: measures comparing a picture with its baseline.
    .executableTarget(
      name: "CompareBenchmark", dependencies: ["Pixels", "ImageDiff"],
      path: "scripts/benchmarks/Compare/InProcess"),
    // Not for users: measures the solver against kiwi's C++ core.
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["LayoutSolver"], path: "scripts/benchmarks/Solver",
      exclude: ["kiwi.cpp"]),

    // Not for users: many snapshots in one process, for checks of memory and of killed processes.
    .executableTarget(
      name: "EnduranceProbe", dependencies: ["Tateyoko", "UIKit", "Pixels"],
      path: "scripts/benchmarks/Endurance"),

    // Not for users: measures how the cost of layouts grows with their size.
    .executableTarget(
      name: "GrowthBenchmark", dependencies: ["SwiftUI", "Tateyoko", "UIKit"],
      path: "scripts/benchmarks/Growth"),

    // Not for users: measures how long the lint of a screen takes.
    .executableTarget(
      name: "LintBenchmark", dependencies: ["Devices", "Findings", "Tateyoko", "UIKit"],
      path: "scripts/benchmarks/Lint"),

    // Not for users: measures how long a warm server takes for a look at a screen.
    .executableTarget(name: "SeeBenchmark", path: "scripts/benchmarks/See"),

    // Not for users: runs generated cases of turns and of updates, and checks what must hold.
    .executableTarget(
      name: "CaseChecker", dependencies: ["GeneratedCases", "HistoryCases", "TurnCases"],
      path: "scripts/checking", exclude: ["run-cases"]),

    // Not for users: the checks of this package, its written pages, and the counts of its tests
    // (scripts/developer). The checks read 9 MB of Swift, so it is optimised.
    .executableTarget(
      name: "DeveloperTool",
      dependencies: [
        "ChildProcesses", "Symbols", "SystemFacts", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.unsafeFlags(["-O", "-I", hostLibraries])],
      linkerSettings: [
        .unsafeFlags(
          ["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
      ]),

    // What several test targets need.
    .target(name: "TestSupport", dependencies: ["CLibPNG"], path: "Tests/TestSupport"),
    // The same for tests that start programs; apart, as it needs Testing, which programs don't link.
    .target(
      name: "TestProcesses", dependencies: ["TestSupport"], path: "Tests/TestProcesses"),
    .target(
      name: "GeneratedCases", dependencies: ["TestSupport"], path: "Tests/GeneratedCases"),
    .target(
      name: "TurnCases",
      dependencies: ["GeneratedCases", "UIKit", "Devices", "LayoutTrees", "SystemFacts"],
      path: "Tests/TurnCases"),
    .target(
      name: "HistoryCases",
      dependencies: ["GeneratedCases", "UIKit", "Devices", "Graphics", "LayoutTrees"],
      path: "Tests/HistoryCases"),
    .testTarget(name: "SystemFactsTests", dependencies: ["TestSupport", "SystemFacts"]),
    .testTarget(name: "DevicesTests", dependencies: ["TestSupport", "Devices", "SystemFacts"]),
    .testTarget(name: "PropertyListsTests", dependencies: ["TestSupport", "PropertyLists"]),
    .testTarget(name: "AssetCatalogsTests", dependencies: ["TestSupport", "AssetCatalogs"]),
    .testTarget(
      name: "StringTablesTests", dependencies: ["TestSupport", "StringTables"],
      resources: [.copy("Plurals")]),
    .testTarget(name: "InfoPlistsTests", dependencies: ["InfoPlists", "Devices"]),
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver"], resources: [.copy("Oracle")]),
    .testTarget(name: "LayoutTreesTests", dependencies: ["LayoutTrees"]),
    .testTarget(name: "FindingsTests", dependencies: ["Findings", "LayoutTrees"]),
    .testTarget(
      name: "LintingTests",
      dependencies: ["Devices", "Findings", "Graphics", "LayoutTrees", "Linting", "ScreenFacts"]),
    .testTarget(
      name: "PixelsTests", dependencies: ["TestSupport", "Pixels", "CLibPNG"],
      exclude: ["Foreign"]),
    .testTarget(
      name: "ComparingTests",
      dependencies: [
        "TestProcesses", "TestSupport", "CompareTool", "Comparing", "CLibPNG", "Pixels",
        "RunRecord",
      ]),
    .testTarget(name: "NibDocumentsTests", dependencies: ["TestSupport", "NibDocuments"]),
    .testTarget(name: "RunRecordTests", dependencies: ["Findings", "LayoutTrees", "RunRecord"]),
    // What it tests is no target: scripts/dialect compiles it (decision 19). The corpus is compiled
    // against UIKit as the build has left it.
    .testTarget(
      name: "DialectTests", dependencies: ["TestProcesses", "TestSupport", "UIKit"],
      exclude: ["Corpus"]),
    // They run the program: linked into the tests, SwiftSyntax would be loaded by every test process.
    .testTarget(name: "DeveloperToolTests", dependencies: ["TestProcesses", "TestSupport"]),
    .testTarget(name: "TracesTests", dependencies: ["Traces"]),
    .testTarget(
      name: "AdoptingTests",
      dependencies: [
        "TestProcesses", "TestSupport", "Adopting", "AssetCatalogs", "Devices", "InfoPlists",
        "Pixels", "XcodeProjects",
      ]),
    .testTarget(name: "XcodeProjectsTests", dependencies: ["TestSupport", "XcodeProjects"]),
    .testTarget(name: "ToolsetsTests", dependencies: ["TestSupport", "Toolsets"]),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
    .testTarget(name: "ImageDiffTests", dependencies: ["TestSupport", "ImageDiff", "Pixels"]),
    .testTarget(
      name: "SymbolsTests", dependencies: ["TestSupport", "Symbols", "Graphics", "SystemFacts"]),
    .testTarget(name: "TypographyTests", dependencies: ["TestSupport", "Typography", "Graphics"]),
    .testTarget(
      name: "RasterTests",
      dependencies: ["TestProcesses", "TestSupport", "Raster", "Graphics", "Typography", "Pixels"]),
    .testTarget(name: "ViewLayoutTests", dependencies: ["TestSupport", "ViewLayout", "Graphics"]),
    .testTarget(name: "ObjectObservationTests", dependencies: ["ObjectObservation"]),
    .testTarget(
      name: "SwiftUICoreTests",
      dependencies: ["Graphics", "SwiftUICore", "SystemFacts", "Typography", "ViewLayout"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "Devices", "Graphics", "LayoutTrees", "SwiftUI", "SwiftUICore", "SystemFacts", "Tateyoko",
        "UIKit", "ViewLayout", "_Tateyoko_SwiftUI",
      ]),
    .testTarget(
      name: "ReportTests",
      dependencies: [
        "TestProcesses", "TestSupport", "Findings", "LayoutTrees", "Report", "RunRecord", "Pixels",
      ]),
    .testTarget(name: "LayersTests", dependencies: ["Layers", "Graphics", "Raster", "Pixels"]),
    .testTarget(
      name: "LayoutMetricsTests",
      dependencies: ["TestSupport", "LayoutMetrics", "Graphics", "SystemFacts"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "TestSupport", "GeneratedCases", "HistoryCases", "TurnCases", "CMainQueue", "QuartzCore",
        "UIKit", "_Testing_UIKit",
        "AVFoundation", "AVKit", "Accessibility", "AudioToolbox", "AuthenticationServices",
        "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreText",
        "CryptoKit", "Intents", "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices",
        "Network", "PDFKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "Security",
        "StoreKit",
        "UniformTypeIdentifiers", "UserNotifications", "WebKit",
        "Devices", "InfoPlists", "LayoutTrees", "Traces",
        "Graphics", "Layers", "NibDocuments", "ScreenFacts", "StringTables", "Symbols",
        "Typography",
        "SystemFacts",
      ]),
    .testTarget(
      name: "TateyokoTests",
      dependencies: [
        "TestProcesses", "TestSupport", "Tateyoko", "Comparing", "Devices", "ImageIO", "UIKit",
        "QuartzCore",
        "_Testing_UIKit", "Traces",
        "Pixels",
        "ImageDiff",
        "LayoutTrees", "RunRecord", "Findings", "Linting",
      ]),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "TestSupport", "LayoutTrees", "Scenarios", "Tateyoko", "UIKit", "_Testing_UIKit", "Pixels",
      ]),
    .testTarget(
      name: "ScreenCommandsTests",
      dependencies: [
        "TestSupport", "ChildProcesses", "ScreenCommands", "LayoutTrees", "Pixels", "Tateyoko",
        "UIKit",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "TestProcesses", "TestSupport", "BaselineCommands", "BaselineTool", "ChildProcesses",
        "CommandLines", "ScreenCommands", "TateyokoCLI", "Tateyoko", "Scenarios", "UIKit",
        "Devices", "Findings", "LayoutTrees", "NearNames", "Pixels", "RunRecord", "SystemFacts",
      ],
      exclude: ["Documentation"]),
  ]
)

// Where each module is inside Sources (docs/architecture.md#doors).
let doors = [
  "Base": [
    "AssetCatalogs", "CChildProcesses", "CFoundTypes", "ChildProcesses", "CLayerTime",
    "CMainQueue", "CTestProcess", "CWorlds", "CXXHash", "Devices", "InfoPlists", "LayoutSolver",
    "LayoutTrees", "NearNames", "NibDocuments", "ObjectObservation", "PropertyLists",
    "StringTables", "SystemFacts",
    "Traces",
  ],
  "Picture": [
    "CDecoders", "CDeflate", "CLibPNG", "CPango", "Graphics", "ImageDiff", "Layers", "Pixels",
    "Raster", "Symbols", "Typography",
  ],
  "UIKit": [
    "Accessibility", "_Testing_CoreGraphics", "_Testing_UIKit", "CAppleModules", "CoreGraphics",
    "ImageIO",
    "LayoutMetrics", "PreviewMacros", "QuartzCore", "ScreenFacts", "UIKit",
    "UniformTypeIdentifiers",
  ],
  "SwiftUI": ["SwiftUI", "SwiftUICore", "ViewLayout", "_Combine_SwiftUICore"],
  "Services": [
    "AVFoundation", "AVKit", "AudioToolbox", "AuthenticationServices", "Combine", "CoreData",
    "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "Intents",
    "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Network", "PDFKit",
    "Photos", "PhotosUI", "QuickLook", "SafariServices", "Security", "StoreKit",
    "UserNotifications", "WebKit", "_Testing_CoreImage",
  ],
  "Harness": [
    "Comparing", "Findings", "Linting", "Report", "ReportAssets", "RunRecord", "Tateyoko",
    "XCTestEntries", "_Tateyoko_SwiftUI", "CTateyokoOverlays",
  ],
  "Tools": [
    "Adopting", "BaselineCommands", "BaselineTool", "CommandLines", "CompareTool",
    "ComparingCommand", "DeveloperTool", "ScreenCommands", "TateyokoCLI", "Toolsets",
    "XcodeProjects",
  ],
]
for (door, modules) in doors {
  for target in package.targets where modules.contains(target.name) {
    target.path = "Sources/\(door)/\(target.name)"
  }
}

// Debug information takes a twelfth of a first build and half of its bytes; frames of a backtrace are named
// without it. TATEYOKO_UNOPTIMIZED=1, for stepping through the library in a debugger, has it.
// SwiftPM appends `-g` to a target's settings and the last of both wins, so the frontend gets the option itself.
if !plain {
  for target in package.targets
  where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-gnone"])]
  }
}
