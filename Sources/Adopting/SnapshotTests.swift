/// The text of the tests that picture what a module has.
struct SnapshotTests {
  let module: AppModule
  let controllers: [AppSurvey.Picture]
  let views: [AppSurvey.Picture]

  private var devices: String {
    let families = Set(module.deviceFamilies.filter { $0.isNumber })
    if families == ["2"] { return "[.iPadPro11, .iPad10]" }
    return families.contains("2") ? "[.iPhone15, .iPadPro11]" : "[.iPhone15, .iPhoneSE]"
  }

  private var orientations: String {
    let hasPortrait = module.orientations.contains { $0.contains("Portrait") }
    let hasLandscape = module.orientations.contains { $0.contains("Landscape") }
    return switch (hasPortrait, hasLandscape) {
    case (true, false): "[.portrait]"
    case (false, true): "[.landscapeRight]"
    default: "[.portrait, .landscapeRight]"
    }
  }

  /// The text of the file; nil where there is nothing to picture.
  var text: String? {
    guard !controllers.isEmpty || !views.isEmpty else { return nil }
    var lines = [
      "// Written by `tateyoko adopt`, which replaces it when it is run again. Tests of your own can lie",
      "// beside it, for example of screens that need arguments.",
      "",
      "import Tateyoko",
      "import Testing",
      "import UIKit",
      "",
      "@testable import \(module.name)",
      "",
      "/// What \(module.name) can make without arguments, on two devices.",
      "@MainActor",
      "@Suite struct \(module.name)Snapshots {",
      "  private static let matrix = SnapshotMatrix(",
      "    \(devices), orientations: \(orientations))",
    ]
    if !controllers.isEmpty {
      lines += [
        "", "  @Test(arguments: AdoptedScreen.allCases) func screen(_ screen: AdoptedScreen) {",
        "    assertSnapshots(of: { screen.make() }, on: Self.matrix, named: screen.rawValue)",
        "  }",
      ]
    }
    if !views.isEmpty {
      lines += [
        "", "  @Test(arguments: AdoptedPart.allCases) func part(_ part: AdoptedPart) {",
        "    assertSnapshots(", "      of: { part.make() }, on: Self.matrix,",
        "      size: CGSize(width: 320, height: 160), named: part.rawValue)", "  }",
      ]
    }
    if !controllers.isEmpty {
      lines += Self.cases("AdoptedScreen", of: "UIViewController", controllers)
    }
    if !views.isEmpty { lines += Self.cases("AdoptedPart", of: "UIView", views) }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cases(
    _ name: String, of type: String, _ pictures: [AppSurvey.Picture]
  ) -> [String] {
    var used: Set<String> = []
    let labels = pictures.map { picture in
      // A case of the class's own name would hide the class.
      let name = picture.name.replacing(".", with: "_")
      var label = name.prefix(1).lowercased() + name.dropFirst()
      if label == name { label += "_" }
      // `A.B` and `A_B` are two classes.
      while !used.insert(label).inserted { label += "_" }
      return "`\(label)`"
    }
    var lines = ["", "  enum \(name): String, CaseIterable {"]
    lines += zip(labels, pictures).map { "    case \($0) = \"\($1.name)\"" }
    lines += ["", "    @MainActor func make() -> \(type) {", "      switch self {"]
    for (label, picture) in zip(labels, pictures) {
      // A path may have line breaks.
      let place = PackageManifest.quoted(picture.place).dropFirst().dropLast()
      lines += ["      // \(place)", "      case .\(label): \(picture.expression)"]
    }
    return lines + ["      }", "    }", "  }"]
  }
}
