import AssetCatalogs
import Devices
import InfoPlists

/// The source of the tests that picture a module's screens.
struct SnapshotTests {
  let module: AppModule
  /// The `Info.plist` of the app that shows the screens; `nil` if there is none.
  let plist: InfoPlist?
  /// The name of that file, without its extension.
  let plistName: String
  let controllers: [AppSurvey.Picture]
  /// What is set before a controller is shown.
  let settings: [AppSurvey.Setting]
  let views: [AppSurvey.Picture]
  /// Whether any file declares a preview.
  let hasPreviews: Bool

  /// The package's folder with the apps' completed files.
  static let plistFolder = "InfoPlists"

  /// A file that one of the package's test targets has.
  static let gapsName = "MissingClasses.swift"
  static let gaps = """
    // Written by `tateyoko adopt`, which replaces it when it is run again.

    /// Storyboards may name classes and outlets that code lacks (`AdoptedApp.missingClasses`).
    @_cdecl("tateyoko_tolerates_gaps") public func tateyokoToleratesGaps() -> Bool { true }

    """

  private var families: Set<Character> { Set(module.deviceFamilies.filter { $0.isNumber }) }

  private var devices: String {
    if families == ["2"] { return "[.iPadPro11, .iPad10]" }
    return families.contains("2") ? "[.iPhone15, .iPadPro11]" : "[.iPhone15, .iPhoneSE]"
  }

  /// The orientations that the app supports on any of the devices; the matrix skips invalid
  /// combinations.
  private var orientations: String {
    let idioms: [Device.Idiom] =
      families == ["2"] ? [.pad] : families.contains("2") ? [.phone, .pad] : [.phone]
    let all: [ScreenOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    var seen: Set<ScreenOrientation> = []
    for idiom in idioms {
      // An app that lists no orientations supports all of them.
      let listed = plist?.supportedOrientations.value(on: idiom) ?? []
      let possible = listed.isEmpty ? all : all.filter(listed.contains)
      let upright = possible.first { $0 == .portrait }
      let turned = possible.first { $0 == .landscapeRight || $0 == .landscapeLeft }
      let found = [upright, turned].compactMap(\.self)
      seen.formUnion(found.isEmpty ? possible : found)
    }
    return "[\(all.filter(seen.contains).map { ".\($0)" }.joined(separator: ", "))]"
  }

  /// The text of the file; `nil` if there is nothing to picture.
  var text: String? {
    guard !controllers.isEmpty || !views.isEmpty || hasPreviews else { return nil }
    var lines = [
      "// Written by `tateyoko adopt`, which replaces it when it is run again. Add your own tests",
      "// next to it, for example of screens that need arguments.",
      "",
    ]
    let expressions =
      controllers.map(\.expression) + views.map(\.expression) + settings.map(\.value)
    if expressions.contains(where: { $0.contains(PlausibleValue.managedContext) }) {
      lines.append("import CoreData")
    }
    if expressions.contains(where: { $0.hasPrefix(AppSurvey.Picture.host) }) {
      lines.append(AppSurvey.Picture.hostImport)
    }
    lines += [
      "import Tateyoko",
      "import Testing",
      "import UIKit",
      "",
      "@testable import \(module.name)",
      "",
      "/// Screens of \(module.name) that a storyboard or plain arguments make, on two devices.",
      "///",
      "/// Each is tried in its own process first, so that a crash names the screen and ends nothing else.",
      "@MainActor",
      "@Suite(.serialized) struct \(module.name)Snapshots {",
    ]
    if plist == nil {
      lines += [
        "  fileprivate static func matrix() throws -> SnapshotMatrix {",
        "    return SnapshotMatrix(\(devices), orientations: \(orientations))", "  }",
      ]
    } else {
      let place = PackageManifest.quoted("../../\(Self.plistFolder)/\(plistName).plist")
      lines += [
        "  /// Uses the app's orientations, device families, scenes and launch screen.",
        "  fileprivate static func matrix() throws -> SnapshotMatrix {",
        "    let file = URL(filePath: \(place), relativeTo: URL(filePath: #filePath))",
        "    return SnapshotMatrix(", "      \(devices), orientations: \(orientations),",
        "      infoPlist: try InfoPlist(contentsOf: file))", "  }",
      ]
    }
    if !controllers.isEmpty {
      lines += test(
        of: "screen", "AdoptedScreen", name: "screen.rawValue", making: "screen.make()",
        asserting: ["assertSnapshots(of: { screen.make() }, on: matrix, named: screen.rawValue)"])
    }
    if !views.isEmpty {
      lines += test(
        of: "part", "AdoptedPart", name: "part.rawValue", making: "Rehearsal.stage(part.make())",
        asserting: [
          "assertSnapshots(", "  of: { part.make() }, on: matrix,",
          "  size: CGSize(width: 320, height: 160), named: part.rawValue)",
        ])
    }
    if hasPreviews {
      lines += test(
        of: "preview", nil, name: "preview", making: "AdoptedApp.preview(name)",
        asserting: [
          "assertSnapshots(",
          "  of: { AdoptedApp.preview(preview) ?? UIViewController() }, on: matrix,",
          "  named: preview)",
        ])
    }
    if !globals.isEmpty { lines += starting }
    if !controllers.isEmpty {
      if !furnished.isEmpty { lines += furnishing }
      lines += cases("AdoptedScreen", of: "UIViewController", controllers)
    }
    if !views.isEmpty { lines += cases("AdoptedPart", of: "UIView", views) }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a test that pictures each argument, and first tries it in its own process.
  ///
  /// - Parameters:
  ///   - argument: The name of the test and its argument.
  ///   - cases: The type of the arguments; `nil` for the names of the module's previews.
  ///   - name: The expression for the argument's name.
  ///   - making: The expression that makes the argument's screen in its process.
  ///   - asserting: The lines that compare the pictures.
  private func test(
    of argument: String, _ cases: String?, name: String, making: String, asserting: [String]
  ) -> [String] {
    let stage = "\(module.name)-\(argument)"
    let all =
      cases.map { "\($0).allCases" }
      ?? "await AdoptedApp.previews(of: \(PackageManifest.quoted(module.name)))"
    let making =
      cases.map {
        [
          "        guard let \(argument) = \(suite).\($0)(rawValue: name) else { return nil }",
          "        return \(making)",
        ]
      }
      ?? ["        \(making)"]
    return [
      "",
      "  @Test(arguments: \(all)) func \(argument)(_ \(argument): \(cases ?? "String")) async throws {",
      "    try Rehearsal.announce(\(name), in: \"\(stage)\")",
      "    let trial = await #expect(",
      "      processExitsWith: .success, observing: [\\.standardOutputContent],",
      "      \"\\(\(name)) ends its process\"",
      "    ) {",
      "      try await Rehearsal.perform(in: \"\(stage)\", on: \(suite).matrix()) { name in",
    ] + making + [
      "      }", "    }",
      "    let output = trial?.standardOutputContent",
      "    guard let rehearsal = Rehearsal(output, of: \(name), in: \"\(stage)\")",
      "    else { return }",
      "    let matrix = try Self.matrix()",
      "    withSnapshotTesting(record: rehearsal.mayBeRecorded ? nil : .never) {",
    ] + asserting.map { "      \($0)" } + [
      "    }", "    rehearsal.tell(\(name))", "  }",
    ]
  }

  private var suite: String { "\(module.name)Snapshots" }

  private var globals: [AppSurvey.Setting] { settings.filter(\.controller.isEmpty) }
  private var furnished: [AppSurvey.Setting] { settings.filter { !$0.controller.isEmpty } }

  /// The function that sets variables of types.
  private var starting: [String] {
    var lines = [
      "", "  /// Sets what the app sets when it starts, with made-up values.",
      "  fileprivate static func start() {",
    ]
    lines += globals.map { "    if \($0.property) == nil { \($0.property) = \($0.value) }" }
    return lines + ["  }"]
  }

  /// The function that sets the properties of a controller and its children.
  private var furnishing: [String] {
    var lines = [
      "", "  /// Sets what the screen before sets on a device, with made-up values.",
      "  fileprivate static func furnish(_ screen: UIViewController) -> UIViewController {",
    ]
    for (controller, settings) in Dictionary(grouping: furnished, by: \.controller)
      .sorted(by: { $0.key < $1.key })
    {
      lines.append("    if let screen = screen as? \(SwiftName.code(controller)) {")
      lines += settings.map { setting in
        let property = "screen.\(SwiftName.code(setting.property))"
        return "      if \(property) == nil { \(property) = \(setting.value) }"
      }
      lines.append("    }")
    }
    return lines + [
      "    for child in screen.children { _ = furnish(child) }", "    return screen", "  }",
    ]
  }

  private func cases(
    _ name: String, of type: String, _ pictures: [AppSurvey.Picture]
  ) -> [String] {
    var used: Set<String> = []
    let labels = pictures.map { picture in
      // A case with the class's own name would hide the class. An identifier may be any string.
      let name = String(
        picture.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      var label = name.prefix(1).lowercased() + name.dropFirst()
      if label == name { label += "_" }
      // `A.B` and `A_B` are different classes.
      while !used.insert(label).inserted { label += "_" }
      return "`\(label)`"
    }
    var lines = ["", "  enum \(name): String, CaseIterable {"]
    lines += zip(labels, pictures).map { "    case \($0) = \(PackageManifest.quoted($1.name))" }
    lines += ["", "    @MainActor func make() -> \(type) {"]
    if !globals.isEmpty { lines.append("      \(suite).start()") }
    lines.append(globals.isEmpty ? "      switch self {" : "      return switch self {")
    for (label, picture) in zip(labels, pictures) {
      // A path may contain newlines.
      let place = PackageManifest.quoted(picture.place).dropFirst().dropLast()
      let isFurnished = type == "UIViewController" && !furnished.isEmpty
      let screen = isFurnished ? "\(suite).furnish(\(picture.expression))" : picture.expression
      let expression = ScreenContainer.expression(screen, in: picture.containers)
      lines += ["      // \(place)", "      case .\(label): \(expression)"]
    }
    return lines + ["      }", "    }", "  }"]
  }
}
