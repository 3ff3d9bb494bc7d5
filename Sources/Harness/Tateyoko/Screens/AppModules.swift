import UIKit

/// The app's modules, among all that the program is linked from.
enum AppModules {
  static func contains(_ name: String) -> Bool {
    !SystemModules.contains(name) && !own.contains(name) && !name.hasSuffix("Tests")
      && !name.hasPrefix("_")
  }

  /// The other modules with classes in this package and its dependencies.
  private static let own: Set<String> = [
    "Adopting", "ArgumentParser", "AssetCatalogs", "BaselineCommands", "Combine", "CommandLines",
    "Comparing", "ComparingCommand", "Devices", "Findings", "Foundation", "HistoryCases",
    "ImageDiff", "InfoPlists", "LayoutMetrics", "LayoutSolver", "LayoutTrees", "Linting",
    "NearNames", "NibDocuments", "ObjectObservation", "OpenCombine", "Pixels", "PropertyLists",
    "Raster", "Report", "ReportAssets", "RunRecord", "Scenarios", "ScreenCommands", "ScreenFacts",
    "StringTables", "SwiftUICore", "Symbols", "SystemFacts", "Tateyoko", "TateyokoCLI",
    "TestSupport", "Traces", "TurnCases", "XCTestEntries", "XcodeProjects",
  ]
}
