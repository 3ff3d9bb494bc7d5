import Foundation
import TestSupport
import Testing
import XcodeProjects

@testable import Adopting

/// Tuist's manifests, read as text.
@Suite struct TuistManifestTests {
  /// Returns the value of `it` in a manifest.
  private func value(_ text: String) -> ManifestValue {
    var reader = ManifestReader(ManifestDeclarations([Array(text.utf8)]))
    return reader.constant("it") ?? .nothing
  }

  @Test(
    arguments: [
      ("let it = \"a\"", .text("a")),
      (
        "let b = \"x\"\nlet it = \"a\\(b).\\(C.d)\"\nenum C { static let d = \"y\" }", .text("ax.y")
      ),
      ("let it = [\"a\"] + [\"b\", \"c\"]", .list([.text("a"), .text("b"), .text("c")])),
      ("let it = [\"a\", \"b\"].map { \"\\($0)/**\" }", .list([.text("a/**"), .text("b/**")])),
      ("let it = [[\"a\"], [\"b\"]].flatMap { $0 }", .list([.text("a"), .text("b")])),
      ("let it = [1, 2].map { number in \"\\(number)\" }", .list([.text("1"), .text("2")])),
      ("let it = Set<Platform>([.iOS])", .list([.call("iOS", [])])),
      ("let f = false\nlet it = f ? \"a\" : \"b\"", .text("b")),
      ("let it = make()\nfunc make(_ a: String = \"x\", b: Int = 1) -> String { a }", .text("x")),
      ("var it: String { let a = \"x\"\n return a + \"y\" }", .text("xy")),
      ("let it = K.b.rawValue\nenum K: String { case a, b = \"B\" }", .text("B")),
      (
        "let it = K.b.name\nenum K { case a, b\n var name: String { switch self { case .a: \"x\"\n case .b: \"y\" } } }",
        .text("y")
      ),
      (
        "var it: [String] { var a: [String] = []\n if true { a.append(\"x\") }\n a += [\"y\"]\n return a }",
        .list([.text("x"), .text("y")])
      ),
      (
        "var it: [String] { var a: [String] = []\n for x in [\"p\", \"q\"] { a.append(x) }\n return a }",
        .list([.text("p"), .text("q")])
      ),
      (
        "var it: String { let a: String? = nil\n if let b = a { return b } else { return \"n\" } }",
        .text("n")
      ),
      (
        """
        let it = .b
        extension Dep { static let b = Dep.project(name: "B", path: .b) }
        extension Path { static var b: Self { .relativeToRoot("B") } }
        """,
        .call(
          "project",
          [
            ManifestValue.Argument(label: "name", value: .text("B")),
            ManifestValue.Argument(
              label: "path",
              value: .call(
                "relativeToRoot", [ManifestValue.Argument(label: nil, value: .text("B"))])),
          ])
      ),
      (
        """
        let it = A.name
        enum B { static let group = "b"; static let name = make(group) }
        enum A { static let group = "a"; static let name = make(group) }
        func make(_ name: String) -> String { name + "!" }
        """, .text("a!")
      ),
      ("let it = [\"a\"].contains(\"b\") ? \"x\" : \"y\"", .text("y")),
    ] as [(String, ManifestValue)])
  func values(text: String, expected: ManifestValue) {
    #expect(value(text) == expected)
  }

  @Test(arguments: [
    "let it = it", "let it = a\nlet a = it", "func it() { it() }\nlet it = it()", "let it = [",
    "let it =",
    "let it = \"\\(\"", "let it = f(", "let it = .", "let it = ?", "var it: X { switch",
    "var it: X { if",
    "var it: X { for", "let it = a.b.c.d { $0", "case", "func", "extension", "let",
    "var it: X { guard }",
    "let it = [1].map { $0.map", "init(", "let it = a ? b", "let it = <", "var it: X { x.append(",
  ])
  func damagedTexts(text: String) { _ = value(text) }

  /// Each constant is the one before it, twice.
  @Test(.timeLimit(.minutes(1))) func doublingConstants() {
    var text = "let a0 = [\"x\"]\n"
    for index in 1...200 { text += "let a\(index) = a\(index - 1) + a\(index - 1)\n" }
    _ = value(text + "let it = a200")
    text = "func f0() -> String { \"x\" }\n"
    for index in 1...60 {
      text += "func f\(index)() -> String { f\(index - 1)() + f\(index - 1)() }\n"
    }
    _ = value(text + "let it = f60()")
  }

  /// Statements double a value, too.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "var a = [\"x\"]\n for _ in LIST { a += a }", "var a = \"x\"\n for _ in LIST { a += a }",
      "var a = [\"x\"]\n for _ in LIST { a.append(contentsOf: a) }",
      "var a = [\"x\"]\n for _ in LIST { a.append(a) }",
      "var a = \"x\"\n for _ in LIST { a = \"\\(a)\\(a)\" }",
      "var a = [\"x\"]\n for _ in LIST { a = [a, a] }",
      "var a = [[\"x\"]]\n for _ in LIST { a = a.map { [$0, $0] } }",
    ])
  func doublingStatements(text: String) {
    let list = "[" + String(repeating: "1, ", count: 100) + "]"
    let text = text.replacing("LIST", with: list)
    let found = value("var it: [String] { \(text)\n return a }")
    #expect(found.size < 10_000)
  }

  private static let helpers = """
    import ProjectDescription

    extension Project {
      public static func module(
        name: String, product: Product, targets kinds: Set<Kind> = [.main, .tests], dependencies: [TargetDependency] = [],
        resources: ResourceFileElements? = nil, infoPlist: InfoPlist = .default
      ) -> Project {
        let isStatic = product == .staticFramework
        var all: [Target] = []
        if kinds.contains(.main) {
          all.append(
            .target(
              name: name, destinations: [.iPhone], product: isStatic ? .framework : product,
              bundleId: "com.\\(name)", deploymentTargets: .iOS("16.0"), infoPlist: infoPlist,
              sources: ["Sources/**"], resources: resources, dependencies: dependencies,
              settings: .settings(base: ["SWIFT_VERSION": "6.0", "OTHER_SWIFT_FLAGS": ["-D", "SHOP"]])))
        }
        if kinds.contains(.tests) {
          all.append(.target(name: "\\(name)Tests", product: .unitTests, sources: ["Tests/**"]))
        }
        return Project(name: name, targets: all)
      }
    }
    public enum Kind { case main, tests }
    extension TargetDependency {
      public enum Modules {
        public static let kit = TargetDependency.project(target: "Kit", path: .relativeToRoot("Projects/Kit"))
        // A name of Tuist's own, too.
        public static let framework = TargetDependency.project(target: "No", path: "No")
      }
    }
    """

  private func app(_ manifests: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in [
      "Projects/App/Sources/A.swift", "Projects/App/Sources/B.swift",
      "Projects/App/Resources/Main.storyboard",
      "Projects/App/Resources/No.png", "Projects/App/Tests/T.swift",
      "Projects/Kit/Sources/Sub/K.swift",
      "Projects/Other/Sources/O.swift",
    ] { try folder.write(Data(), path) }
    for (path, text) in manifests { try folder.write(Data(text.utf8), path) }
    return folder
  }

  @Test func modules() throws {
    let folder = try app([
      "Tuist/ProjectDescriptionHelpers/Module.swift": Self.helpers,
      "Workspace.swift": "let workspace = Workspace(name: \"Shop\", projects: [\"Projects/A*\"])",
      "Projects/App/Project.swift": """
      let project = Project.module(
        name: "Shop-App", product: .app, dependencies: [.Modules.kit, .external(name: "Rx")],
        resources: [.glob(pattern: "Resources/**", excluding: ["Resources/No.png"])],
        infoPlist: .extendingDefault(with: ["UIUserInterfaceStyle": "Dark", "UIViewControllerBasedStatusBarAppearance": false])
      )
      """,
      "Projects/Kit/Project.swift":
        "let project = Project.module(name: \"Kit\", product: .staticFramework)",
      "Projects/Other/Project.swift":
        "let project = Project.module(name: \"Other\", product: .framework)",
      // Tuist's own dependencies.
      "Package.swift": "let package = Package(name: \"Dependencies\")",
    ])
    let layout = try AppReader.read(folder.url.path)
    #expect(layout.modules.map(\.name) == ["Shop_App", "Kit"])
    let shop = try #require(layout.modules.first)
    #expect(shop.kind == .application && shop.languageMode == 6 && shop.conditions == ["SHOP"])
    #expect(shop.sources.map(ProjectPath.name) == ["A.swift", "B.swift"])
    #expect(shop.resources.map(ProjectPath.name) == ["Main.storyboard"])
    #expect(shop.deviceFamilies == "1" && shop.deploymentTarget == "16.0")
    let plist = try #require(shop.completedPlist).contents
    #expect(plist.supportedOrientations.value(on: .phone)?.count == 3)
    #expect(layout.modules.last?.kind == .framework)
    #expect(layout.notTaken.contains { $0.name == "KitTests" })
  }

  @Test func oneProject() throws {
    let folder = try app([
      "Project.swift": """
      let project = Project(
        name: "Shop", packages: [.remote(url: "https://a.example/Rx", requirement: .upToNextMajor(from: "6.0.0"))],
        targets: [
          Target(
            name: "Shop", platform: .iOS, product: .app, bundleId: "x",
            deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone, .ipad]),
            sources: SourceFilesList(globs: [.glob("Projects/**/Sources/**", excluding: "Projects/Kit/**")])),
          Target(name: "Desk", platform: .macOS, product: .app, bundleId: "y", sources: ["Projects/Kit/**"]),
        ])
      """
    ])
    let layout = try AppReader.read(folder.url.path)
    #expect(layout.modules.map(\.name) == ["Shop"])
    let sources = layout.modules.first?.sources.map(ProjectPath.name)
    #expect(sources == ["A.swift", "B.swift", "O.swift"])
    #expect(layout.modules.first?.deviceFamilies == "1,2")
    #expect(layout.remotePackages.map(\.identity) == ["rx"])
  }
}
