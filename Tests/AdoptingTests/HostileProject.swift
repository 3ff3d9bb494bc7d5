import Foundation
import TestSupport
import Testing

/// A project that no one would write by hand, made to exhaust time, memory or the stack of whoever reads it.
struct HostileProject: CustomTestStringConvertible {
  /// Five sizes of each kind, from 0 to 4.
  static let all = Kind.allCases.flatMap { kind in
    (0..<5).map { HostileProject(kind: kind, size: $0) }
  }

  enum Kind: String, CaseIterable {
    case packageCycles, manifests, groupCycles, manyTargets, manyFiles, workspaces, storyboards
    case headers, sparseFiles, garbage, links, missingFiles, deepFolders, settings, sources
    case classes, propertyLists, libraries, generators, pins
  }

  var kind: Kind
  /// From 0 to 4.
  var size: Int

  var testDescription: String { "\(kind.rawValue) \(size)" }

  /// A number that grows with the size.
  private var count: Int { [1, 10, 100, 1_000, 10_000][size] }

  private static let header = "// !$*UTF8*$!\n"

  private func repeated(_ text: String, _ count: Int? = nil) -> String {
    String(repeating: text, count: count ?? self.count)
  }

  private func lines(_ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  /// Makes the project in a folder.
  func make(in folder: TemporaryFolder) throws {
    func write(_ text: String, _ path: String) throws {
      try folder.write(Data(text.utf8), path)
    }
    try write("import UIKit\nimport Gone\nclass A: UIViewController {}\n", "App/A.swift")
    switch kind {
    case .packageCycles:
      try write(project("", packages: ["P0"]), "A.xcodeproj/project.pbxproj")
      for index in 0..<min(count, 100) {
        let next = (index + 1) % min(count, 100)
        try write(
          "let p = Package(dependencies: [.package(path: \"../P\(next)\"), .package(path: \".\")],"
            + " targets: [.target(name: \"T\(index)\", path: \"..\")])", "P\(index)/Package.swift")
      }
    case .manifests:
      let text =
        [
          repeated(".target(name: \"A\", dependencies: ["), repeated(".package(url: \"a\", "),
          repeated(".target(", count * 10), repeated("([{", count * 10),
          lines { ".target(name: \"T\($0)\", path: \"../App\")," },
        ][size % 5]
      try write(project("", packages: ["P"]), "A.xcodeproj/project.pbxproj")
      try write("let package = Package(targets: [" + text, "P/Package.swift")
    case .groupCycles:
      let groups = lines {
        "G\($0) = { isa = PBXGroup; path = g; children = ( G\(($0 + 1) % count), G\($0), G, ); };"
      }
      try write(
        project(groups, group: "G = { isa = PBXGroup; children = ( G0, G, P, T0, ); };"),
        "A.xcodeproj/project.pbxproj")
    case .manyTargets:
      let targets = lines {
        """
        U\($0) = { isa = PBXNativeTarget; name = U\($0); buildPhases = ( S0, S0, ); dependencies = ( D\($0), );
          fileSystemSynchronizedGroups = ( Y, Y, );
          productType = "com.apple.product-type.framework"; };
        D\($0) = { isa = PBXTargetDependency; target = U\((1 + $0) % count); };
        """
      }
      let group = "Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Many; };"
      for index in 0..<min(count, 100) { try write("let a = 1", "Many/F\(index).swift") }
      try write(
        project(targets + group, targets: (0..<count).map { "U\($0)" }, children: ["Y"]),
        "A.xcodeproj/project.pbxproj")
    case .manyFiles:
      let many = count * 2
      let names = (0..<many).map { "F\($0)" }
      let files = names.map {
        "\($0) = { isa = PBXFileReference; path = \(size % 2 == 0 ? "no/" : "")\($0).swift; };"
          + "B\($0) = { isa = PBXBuildFile; fileRef = \($0); };"
      }
      try write(
        project(
          files.joined(separator: "\n"), children: names, sources: names.map { "B\($0)" }),
        "A.xcodeproj/project.pbxproj")
    case .workspaces:
      let inner =
        [
          repeated("<Group location=\"group:a\" name=\"b\">"),
          lines { _ in "<FileRef location=\"group:A.xcodeproj\"/>" },
          lines { _ in "<FileRef location=\"group:B.xcworkspace\"/>" },
          "<!DOCTYPE a [<!ENTITY a \"\(repeated("b"))\">]>" + repeated("&a;"),
          lines { "<FileRef location=\"absolute:/proc/\($0)/root\"/>" },
        ][size % 5]
      try write("<Workspace version=\"1.0\">\(inner)", "B.xcworkspace/contents.xcworkspacedata")
      try write(project(""), "A.xcodeproj/project.pbxproj")
    case .storyboards:
      let scenes = lines {
        """
        <scene sceneID="s\($0)"><objects><viewController id="c\($0)" storyboardIdentifier="i\($0)"
        customClass="A"><connections><segue destination="c\(($0 + 1) % count)" kind="embed"/><segue
        destination="c\($0)" kind="relationship"/></connections></viewController></objects></scene>
        """
      }
      let views = "<scene><objects><view>" + repeated("<view><subviews>")
      try write(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>"
          + (size % 2 == 0 ? scenes + "</scenes></document>" : views), "App/Main.storyboard")
    case .headers:
      let text =
        [
          repeated("@interface A : "), repeated("- (void (^)(NSArray<"),
          repeated("NS_ENUM(", count * 10), repeated("typedef NS_ENUM(int, A) { B = (((", 200),
          lines { "#import \"H\($0).h\"" } + repeated("(", count * 20),
        ][size]
      try write(text, "App/H0.h")
      for index in 1..<min(count, 100) + 1 {
        try write("#import \"H\(index - 1).h\"\n#import \"H\(index + 1).h\"\n", "App/H\(index).h")
      }
      try write("", "App/A.m")
      try write(project("", header: "App/H0.h"), "A.xcodeproj/project.pbxproj")
    case .sparseFiles:
      for name in ["App/B.swift", "App/H.h", "App/Main.storyboard", "App/Info.plist"] {
        try write("", name)
        guard truncate(folder.path(name), off_t(1) << (20 + size * 5)) == 0 else { return }
      }
    case .garbage:
      var random = SeededGenerator(seed: UInt64(size))
      for name in [
        "App/B.swift", "App/H.h", "App/Main.storyboard", "App/Info.plist", "Podfile",
        "A.xcodeproj/project.pbxproj", "A.xcodeproj/project.xcworkspace/contents.xcworkspacedata",
        "P/Package.swift", "App/X.xcassets/Contents.json",
      ] {
        let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        let start = size == 0 ? "" : "// !$*UTF8*$!\n{ objects = {"
        try folder.write(Data(start.utf8) + Data(bytes), name)
      }
    case .links:
      for index in 0..<min(count, 200) {
        symlink(["..", ".", "/", "L0", "L\(index + 1)"][size], folder.path("App/L\(index)"))
      }
      symlink("/dev/zero", folder.path("App/Zero.swift"))
      symlink("A.swift", folder.path("App/Same.swift"))
      mkfifo(folder.path("App/Pipe.swift"), 0o600)
      mkfifo(folder.path("App/Pipe.storyboard"), 0o600)
      if size == 4 {
        try write("", "A.xcodeproj/x")
        mkfifo(folder.path("A.xcodeproj/project.pbxproj"), 0o600)
      }
    case .missingFiles:
      try write(
        project("", group: size % 2 == 0 ? "" : nil, header: "no/B.h", packages: ["no", "../.."]),
        "A.xcodeproj/project.pbxproj")
      if size > 1 { try FileManager.default.removeItem(at: folder.file("App")) }
      if size > 2 { try write("", "A.xcodeproj/project.pbxproj") }
      if size > 3 { try FileManager.default.removeItem(at: folder.file("A.xcodeproj")) }
    case .deepFolders:
      // Longer than a path may be: each part is made in the one before.
      let before = FileManager.default.currentDirectoryPath
      var path = folder.path("App")
      for _ in 0..<min(count, 12) {
        path += "/" + repeated("d", 200)
        if mkdir(path, 0o700) != 0 { break }
        _ = FileManager.default.createFile(atPath: "\(path)/B.swift", contents: Data("a".utf8))
      }
      precondition(before == FileManager.default.currentDirectoryPath)
    case .settings:
      let text = lines {
        "#include \"x.xcconfig\"\nA\($0) = $(A\($0 + 1)) $(A\($0 + 1)) ${A0:lower}"
      }
      try write(
        "A = $(inherited) $(A) $(inherited)\n#include \"x.xcconfig\"\nSWIFT_VERSION = $(A0)\n\(text)\n"
          + "B = " + repeated("$("), "x.xcconfig")
      try write(
        project(
          "X = { isa = PBXFileReference; path = x.xcconfig; };", children: ["X"],
          configuration: "baseConfigurationReference = X;"), "A.xcodeproj/project.pbxproj")
    case .sources:
      let text =
        [
          repeated("class A {", 100_000), repeated("#if a && (", 50_000),
          repeated("\"\\(", 50_000), repeated("init(a: ", 50_000),
          repeated("extension A { init", 30_000) + repeated("<", 50_000),
        ][size]
      try write(text, "App/B.swift")
      for index in 0..<min(count, 100) { try write("let a = 1", "App/S/F\(index).swift") }
    case .classes:
      let text = lines {
        "class C\($0): C\(($0 + 1) % count) { class C\($0 + 1): C\($0) { init(a: Int) {} } }"
      }
      try write(text, "App/B.swift")
    case .propertyLists:
      let nested = repeated("<array>", count * 5) + repeated("</array>", count * 5)
      try write(
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>UIA</key>\(nested)</dict></plist>",
        "App/Info.plist")
      try write(
        "{ objects = " + repeated(size % 2 == 0 ? "{ a = " : "( "), "A.xcodeproj/project.pbxproj")
    case .libraries:
      try write("import UIKit\n" + lines { "import L\($0)" }, "App/B.swift")
      for index in 0..<min(count, 100) {
        try write("import L\(index + 1)\nimport L0\n", "Pods/L\(index)/A.swift")
      }
      symlink("..", folder.path("Pods/up"))
      try write(project(""), "A.xcodeproj/project.pbxproj")
    case .generators:
      let yaml =
        [
          "a: &a [b, b]\n" + lines { "x\($0): &x\($0) [*x\(max(0, $0 - 1)), *x\(max(0, $0 - 1))]" },
          (0..<count).map { repeated(" ", $0) + "a:" }.joined(separator: "\n"),
          "targets:\n"
            + lines { "  T\($0):\n    sources: [App, {path: App}, ../../..]\n    templates: [T]" },
          "include: [project.yml, project.yml]\ntargetTemplates:\n"
            + lines { "  T\($0): {templates: [T\(($0 + 1) % count)]}" }
            + "\ntargets:\n  A: {templates: [T0]}\n",
          repeated("- ", count * 5) + repeated("{[", count * 5),
        ][size]
      try write(yaml, size == 4 ? "project.yaml" : "project.yml")
      try write(
        "let project = Project(targets: ["
          + lines { ".target(name: \"U\($0)\", sources: [\"**\"])," }
          + repeated(".target(sources: ["), "Project.swift")
      try write("let workspace = Workspace(projects: [\".\", \"**\", \"..\"])", "Workspace.swift")
    case .pins:
      try write(project(""), "A.xcodeproj/project.pbxproj")
      try write(
        "{\"pins\": " + repeated(size % 2 == 0 ? "[" : "{\"a\":", count * 5),
        "A.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    }
  }

  /// The text of a project with an application.
  ///
  /// - Parameters:
  ///   - objects: The text of additional objects.
  ///   - group: The text of the main group and of others; `nil` for the usual one.
  private func project(
    _ objects: String, group: String? = nil, targets: [String] = [], children: [String] = [],
    sources: [String] = [], header: String = "", packages: [String] = [], configuration: String = ""
  ) -> String {
    let references = packages.indices.map { "R\($0)" }
    let locals = zip(references, packages).map {
      "\($0) = { isa = XCLocalSwiftPackageReference; relativePath = \"\($1)\"; };"
    }
    let list = (children + ["a"]).joined(separator: ", ")
    return """
      \(Self.header){ objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G;
          targets = ( \((["T"] + targets).joined(separator: ", ")), );
          packageReferences = ( \((references + [""]).joined(separator: ", ")) ); };
        \(group ?? "G = { isa = PBXGroup; children = ( \(list), ); };")
        a = { isa = PBXFileReference; path = App/A.swift; };
        T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = ( S, S0, ); };
        S = { isa = PBXSourcesBuildPhase; files = ( \((sources + ["sa"]).joined(separator: ", ")), ); };
        S0 = { isa = PBXSourcesBuildPhase; files = ( sa, ); };
        sa = { isa = PBXBuildFile; fileRef = a; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C, ); };
        C = { isa = XCBuildConfiguration; name = Debug; \(configuration)
          buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = "\(header)"; }; };
        \(locals.joined(separator: "\n"))
        \(objects)
      }; rootObject = P; }
      """
  }
}
