import CFoundTypes
import UIKit

/// Controllers of the program that can be made without arguments.
@MainActor
enum ControllerScreens {
  /// - Parameter isApps: Whether a module is looked at, by its name.
  static func all(of isApps: (String) -> Bool = AppModules.contains) -> [FoundScreen] {
    let classes = ProgramTypes.classes(ofModules: isApps)
      .compactMap { module, type in (type as? UIViewController.Type).map { (module, $0) } }
      .sorted { String(reflecting: $0.1) < String(reflecting: $1.1) }
    guard !classes.isEmpty else { return [] }
    let initializers = ProgramTypes.initializers()
    let screens = classes.map { module, type -> FoundScreen in
      var screen = named(type, module: module)
      let function = initializer(of: type, among: initializers, isApps)
      screen.make = { made(type, by: function) }
      return screen
    }
    return ScreenTrials.makeable(screens, classNames: classes.map { String(reflecting: $0.1) })
  }

  private static func named(_ type: UIViewController.Type, module: String) -> FoundScreen {
    let name = String(reflecting: type)
    var screen = FoundScreen(
      id: name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name,
      kind: .controller, module: module, make: { UIViewController() })
    screen.className = name
    return screen
  }

  /// The `init()` of a class, or that of the nearest class above it that it may have inherited one of.
  private static func initializer(
    of type: UIViewController.Type, among known: [String: UnsafeRawPointer],
    _ isApps: (String) -> Bool
  ) -> UnsafeRawPointer? {
    var next: AnyClass? = type
    while let current = next, isApps(module(of: current)) {
      if let mangled = _mangledTypeName(current) {
        let found = known.first { name, _ in
          guard name.hasPrefix("$s" + mangled) else { return false }
          // A substitution for the class, as the result's type.
          return name.dropFirst(mangled.count + 2).wholeMatch(of: /A[a-z]*[A-Z]ycfC/) != nil
        }
        if let found { return found.value }
      }
      next = _getSuperclass(current)
    }
    return nil
  }

  private static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  private static func made(
    _ type: UIViewController.Type, by initializer: UnsafeRawPointer?
  ) -> UIViewController {
    guard let initializer else {
      // Without one of the app's, `init()` is UIKit's, which calls this one.
      return type.init(nibName: nil, bundle: nil)
    }
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    return Unmanaged<UIViewController>.fromOpaque(found_call_initializer(initializer, metadata))
      .takeRetainedValue()
  }
}

/// The modules of the app, among those that the program is linked from.
enum AppModules {
  static func contains(_ name: String) -> Bool {
    !own.contains(name) && !name.hasSuffix("Tests") && !name.hasPrefix("_")
  }

  /// Modules of this package that have classes, and of what it depends on.
  private static let own: Set<String> = [
    "AVFoundation", "AVKit", "Adopting", "ArgumentParser", "AssetCatalogs",
    "BaselineCommands", "Combine", "CommandLines", "Comparing", "ComparingCommand",
    "CoreGraphics", "CoreLocation", "Devices", "Findings", "Foundation", "Graphics", "HistoryCases",
    "ImageDiff", "ImageIO", "InfoPlists", "Layers", "LayoutMetrics", "LayoutSolver", "LayoutTrees",
    "Linting",
    "LocalAuthentication", "MapKit", "MessageUI", "NearNames", "NibDocuments", "OpenCombine",
    "Pixels", "PropertyLists", "QuartzCore", "Raster", "Report", "ReportAssets", "RunRecord",
    "SafariServices", "Scenarios", "ScreenCommands", "ScreenFacts", "StringTables", "Symbols",
    "SystemFacts", "Tateyoko", "TateyokoCLI", "TestSupport", "Traces", "TurnCases", "Typography",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "XCTestEntries",
    "XcodeProjects",
  ]
}
