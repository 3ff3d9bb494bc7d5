import TestSupport
import Testing

/// `check floors`, over the manifest of a small package with names of this one's modules.
@Suite struct FloorsCheckTests {
  private let sample: SampleFolder

  init() throws {
    sample = try SampleFolder()
    try sample.write("Sources/Base/Traces/Traces.swift", "import Foundation\n")
    try sample.write("Sources/UIKit/UIKit/View.swift", "@_exported import Traces\n")
    try sample.write(
      "Sources/UIKit/UIKit/Host/ViewCallback.swift", "TracedCall(\"layoutSubviews()\")\n")
    try sample.write("Sources/UIKit/UIKit/Host/ControllerCallback.swift", "\n")
  }

  private func target(_ name: String, _ path: String, _ dependencies: String...) -> String {
    let list = dependencies.map { "{\"byName\": [\"\($0)\", null]}" }.joined(separator: ",")
    return """
      {"name": "\(name)", "type": "regular", "path": "\(path)", "exclude": [], \
      "dependencies": [\(list)]}
      """
  }

  /// The problems but those of modules that the small package doesn't have.
  private func problems(_ targets: String...) throws -> [String] {
    try sample.write("manifest.json", "{\"targets\": [\(targets.joined(separator: ","))]}")
    let run = try sample.run("check", "floors", "--manifest", "manifest.json")
    #expect(run.status == 1)
    return run.lines.dropLast().map { String($0.dropFirst("error: ".count)) }
      .filter { !$0.hasSuffix("but is not a target") }
  }

  private var traces: String { target("Traces", "Sources/Base/Traces") }
  private var uikit: String { target("UIKit", "Sources/UIKit/UIKit", "Traces") }

  @Test func modulesDependOnLowerFloorsOnly() throws {
    #expect(try problems(traces, uikit) == [])
    #expect(
      try problems(target("Traces", "Sources/Base/Traces", "UIKit"), uikit) == [
        "Traces (floor 0) depends on UIKit (floor 4): only lower floors are allowed",
        "Traces (Base) depends on UIKit, which is in a higher folder of Sources",
      ])
    #expect(
      try problems(traces, uikit, target("Other", "Sources/Other")) == [
        "Other: has no floor; give it one in "
          + "Sources/Tools/DeveloperTool/Checks/FloorTables.swift",
        "Other: Sources/Other isn't in a folder of [\"Base\", \"Picture\", \"UIKit\", \"Services\", "
          + "\"SwiftUI\", \"Harness\", \"Tools\"]",
      ])
    #expect(
      try problems(
        traces, uikit, target("Raster", "Sources/Picture/Raster"),
        target("Layers", "Sources/Picture/Layers", "Raster"),
        target("Report", "Sources/Harness/Report", "Layers")
      ).contains("Report reaches Raster, which it must not depend on"))
  }

  @Test func importsAreDeclared() throws {
    try sample.write(
      "Sources/Base/Traces/Traces.swift",
      [
        "import Foundation", "@testable import struct UIKit.View", "import Testing; import Nothing",
        "public import Nothing", "let text = \"\"\"", "import Raster", "\"\"\"", "// import Raster",
      ].joined(separator: "\n"))
    #expect(
      try problems(traces, uikit) == [
        "Sources/Base/Traces/Traces.swift:2: imports UIKit, which Traces does not declare",
        "Sources/Base/Traces/Traces.swift:3: Testing is not allowed in Traces",
        "Sources/Base/Traces/Traces.swift:4: imports Nothing, which is not on the list of modules",
      ])
  }

  @Test func releasesAndClassesAreLeftToTheirOwners() throws {
    try sample.write(
      "Sources/Base/Traces/Traces.swift",
      "import Foundation\nlet a = release >= 13\nlet b = version.major\nlet c = \"UITableView\"\n")
    try sample.write(
      "Sources/UIKit/UIKit/View.swift",
      "if view is UILabel || view is UIButton\n  || view is UISlider || view is UISwitch {\n")
    #expect(
      try problems(traces, uikit) == [
        "Sources/Base/Traces/Traces.swift:2: compares releases of the OS; make it a fact in "
          + "SystemFacts",
        "Sources/Base/Traces/Traces.swift:3: compares releases of the OS; make it a fact in "
          + "SystemFacts",
        "Sources/Base/Traces/Traces.swift:4: names a class of UIKit's; have the class say what is "
          + "needed",
        "Sources/UIKit/UIKit/View.swift:1: lists classes; let each say so itself, in a member or "
          + "its entry",
      ])
  }

  @Test func callbacksGoThroughTheTables() throws {
    try sample.write(
      "Sources/UIKit/UIKit/View/UIView.swift",
      """
      open func layoutSubviews() {}
      open func didMove() {}
      open func draw(_ rect: CGRect) {}
      func f() { super.layoutSubviews(); self.layoutSubviews() }
      let text = "layoutSubviews()"

      """)
    #expect(
      try problems(traces, uikit) == [
        "Sources/UIKit/UIKit/View/UIView.swift:2: no table in Sources/UIKit/UIKit/Host has didMove",
        "Sources/UIKit/UIKit/View/UIView.swift:4: calls layoutSubviews()… itself; "
          + "write call(.…) instead",
      ])
  }
}
