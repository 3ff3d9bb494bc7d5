import Foundation
import TestSupport
import Testing
import XcodeProjects

/// Targets, files, settings and packages of a project.
@Suite struct XcodeProjectTests {
  private let folder: TemporaryFolder
  private let root: String

  init() throws {
    folder = try TemporaryFolder()
    root = folder.url.path
    for file in [
      "App/Main Screen.swift", "Shared/Tool.swift", "New/A.swift", "New/Sub/B.swift",
      "New/Both.swift", "New/Left/Out.swift", "New/Info.plist", "New/picture.png", "New/old.m",
      "New/old.h", "New/Assets.xcassets/Contents.json", "New/Web/index.html", "New/.hidden.swift",
    ] {
      try folder.write(Data("//".utf8), file)
    }
    try folder.write(
      Data("#include \"Base.xcconfig\"\nFLAG = $(inherited) two // not this\n".utf8), "App.xcconfig"
    )
    try folder.write(
      Data("#include \"App.xcconfig\"\n#include? \"Gone.xcconfig\"\nFLAG = one\n".utf8),
      "Base.xcconfig")
    try folder.write(Data(SampleProject.text.utf8), "A.xcodeproj/project.pbxproj")
  }

  private func project() throws -> XcodeProject {
    try XcodeProject(contentsOf: folder.path("A.xcodeproj"))
  }

  private func below(_ paths: [String]) -> [String] {
    paths.map { ProjectPath.relative($0, to: root) }
  }

  @Test func targetsAndTheirKinds() throws {
    let targets = try project().targets()
    #expect(targets.map(\.name) == ["My App", "Kit", "Widget", "Tests"])
    #expect(targets.map(\.kind) == [.application, .framework, .appExtension, .tests])
    #expect(targets.map(\.moduleName) == ["My_App", "Kit", "Widget", "Tests"])
    #expect(targets[0].dependencies == ["Kit"])
    #expect(targets[0].frameworks == ["WebKit"])
    #expect(targets[0].scripts == ["Lint"])
  }

  @Test func filesFromGroupsAndFromSynchronizedFolders() throws {
    let app = try project().targets()[0]
    #expect(
      below(app.sources) == [
        "App/Main Screen.swift", "Shared/Tool.swift", "App/Old.m", "New/A.swift", "New/Both.swift",
        "New/Sub/B.swift", "New/old.m",
      ])
    #expect(
      below(app.resources) == [
        "App/en.lproj/Main.strings", "App/de.lproj/Main.strings", "Assets.xcassets", "New/Web",
        "New/Assets.xcassets", "New/picture.png",
      ])
    #expect(below(app.folders) == ["New"])
    let widget = try project().targets()[2]
    #expect(below(widget.sources) == ["New/Both.swift"], "an exception adds it to another target")
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("New/Circle"), withDestinationPath: "..")
    let app = try project().targets()[0]
    #expect(below(app.links) == ["New/Circle"])
    #expect(app.sources.count == 7)
  }

  @Test func aFolderThatIsGoneIsNamed() throws {
    try FileManager.default.removeItem(at: folder.file("New"))
    let missing = try project().targets()[0].missing
    #expect(below(missing) == ["New"])
  }

  @Test func settingsOfAConfiguration() throws {
    let project = try project()
    #expect(project.configurations == ["Debug", "Release"])
    let debug = try project.targets()[0].settings
    #expect(debug["SWIFT_VERSION"] == "5.0")
    #expect(debug.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "FIRST", "SECOND"])
    #expect(debug["FLAG"] == "one two")
    #expect(debug["PRODUCT_NAME"] == "My App")
    #expect(debug["INFOPLIST_FILE"] == "\(root)/App/Info.plist")
    #expect(debug["LOOPED"] == "", "settings that name one another end")
    #expect(debug["NOT_SET"] == nil)
    let release = try project.targets(configuration: "Release")[0]
    #expect(release.moduleName == "Shop")
    #expect(release.settings["SWIFT_VERSION"] == "6.0")
  }

  @Test func settingsThatAreNotThere() throws {
    #expect(try project().targets()[0].missingSettings == [])
    try FileManager.default.removeItem(at: folder.file("Base.xcconfig"))
    #expect(below(try project().targets()[0].missingSettings) == ["Base.xcconfig"])
    try FileManager.default.removeItem(at: folder.file("App.xcconfig"))
    #expect(below(try project().targets()[0].missingSettings) == ["App.xcconfig"])
  }

  @Test func aModuleWithoutAName() throws {
    let text = SampleProject.text.replacing(
      "PRODUCT_NAME = \"$(TARGET_NAME)\"", with: "PRODUCT_NAME = \"\"")
    let project = try XcodeProject(data: Data(text.utf8), path: "\(root)/A.xcodeproj")
    #expect(try project.targets()[0].moduleName == "My_App")
  }

  @Test func packages() throws {
    #expect(
      try project().packages == [
        .remote(url: "https://a.example/Snap.git", requirement: .upToNextMajor("5.0.1")),
        .remote(url: "https://a.example/B", requirement: .range("1.0.0", "2.0.0")),
        .remote(url: "https://a.example/C", requirement: .branch("main")),
        .local(path: "\(root)/Packages/Local"),
      ])
    let products = try project().targets()[0].packageProducts
    #expect(products.map(\.name) == ["Snap", "Local"])
    #expect(products[0].package?.identity == "snap")
    #expect(products[1].package == nil)
  }

  /// Xcode 16 finds packages in a folder that it uses as it is on disk.
  @Test func packagesInSynchronizedFolders() throws {
    let folder = try TemporaryFolder()
    for path in ["Modules/B/Package.swift", "Modules/A/Package.swift", "Own/C/Package.swift"] {
      try folder.write(Data(), path)
    }
    try folder.write(Data(), "Modules/notes.txt")
    let text = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T, ); };
        G = { isa = PBXGroup; children = ( M, O, ); sourceTree = "<group>"; };
        M = { isa = PBXFileSystemSynchronizedRootGroup; path = Modules; sourceTree = "<group>"; };
        O = { isa = PBXFileSystemSynchronizedRootGroup; path = Own; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = T; fileSystemSynchronizedGroups = ( O, ); };
      }; rootObject = P; }
      """
    let project = try XcodeProject(data: Data(text.utf8), path: folder.path("A.xcodeproj"))
    #expect(
      project.packages == [
        .local(path: folder.path("Modules/A")), .local(path: folder.path("Modules/B")),
      ])
  }

  @Test(arguments: [
    ("{ }", "has no “objects”"), ("{ objects = { }; }", "has no “rootObject”"),
    ("{ objects = { A = { isa = PBXGroup; }; }; rootObject = A; }", "“A” is not a project"),
    ("{ objects = x; rootObject = A; }", "has no “objects”"),
  ])
  func whatIsNoProject(text: String, expected: String) {
    let error = #expect(throws: ProjectError.self) {
      try XcodeProject(data: Data(text.utf8), path: "/a/A.xcodeproj")
    }
    #expect(error?.description.contains(expected) == true)
    #expect(error?.description.hasPrefix("/a/A.xcodeproj/project.pbxproj:1:") == true)
  }

  @Test func missingAndUnreadableFiles() throws {
    #expect(throws: ProjectError.missing(path: folder.path("B.xcodeproj/project.pbxproj"))) {
      try XcodeProject(contentsOf: folder.path("B.xcodeproj"))
    }
    mkfifo(folder.path("App/project.pbxproj"), 0o600)
    #expect(
      throws: ProjectError.unreadable(
        path: folder.path("App/project.pbxproj"), reason: "it is not a regular file")
    ) { try XcodeProject(contentsOf: folder.path("App")) }
  }
}
