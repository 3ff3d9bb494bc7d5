import Foundation
import TestSupport
import Testing

@testable import Toolsets

/// The parts of a build that go into a toolset.
@Suite struct ToolsetAssemblyTests {
  private static let manifest = """
    {"products": [{"name": "UIKit", "targets": ["UIKit", "Kit"]}, {"name": "Tateyoko", "targets": ["Test"]},
      {"name": "tool", "targets": ["CLI"]}, {"name": "SwiftUI", "targets": ["SwiftUI", "Bridge"]},
      {"name": "Combine", "targets": ["Combine"]}],
     "targets": [
      {"name": "UIKit", "type": "regular", "dependencies":
        [{"byName": ["CSystem", null]}, {"byName": ["Macros", null]}, {"target": ["CCode", null]}]},
      {"name": "Kit", "type": "regular", "dependencies": [{"byName": ["UIKit", {"platformNames": []}]}]},
      {"name": "Test", "type": "regular", "dependencies":
        [{"product": ["Arguments", "arguments", null, null]}, {"byName": ["Kit", null]}]},
      {"name": "CLI", "type": "executable", "dependencies": [{"byName": ["Test", null]}]},
      {"name": "CSystem", "type": "system", "pkgConfig": "libsystem", "dependencies": []},
      {"name": "CCode", "type": "regular", "dependencies": []},
      {"name": "Macros", "type": "macro", "dependencies": []},
      {"name": "SwiftUI", "type": "regular", "dependencies":
        [{"byName": ["UIKit", null]}, {"byName": ["Observed", null]},
         {"target": ["Combine", {"platformNames": [], "traits": ["Combine"]}]}]},
      {"name": "Combine", "type": "regular", "dependencies":
        [{"byName": ["Observed", null]}, {"product": ["Open", "open", null, {"traits": ["Combine"]}]}]},
      {"name": "Observed", "type": "regular", "dependencies": []},
      {"name": "Bridge", "type": "regular", "dependencies":
        [{"byName": ["SwiftUI", null]}, {"byName": ["Test", null]}]},
      {"name": "Tests", "type": "test", "dependencies": [{"byName": ["UIKit", null]}]}],
     "dependencies": [{"fileSystem": [{"identity": "local"}]},
      {"sourceControl": [{"identity": "arguments", "requirement": {"exact": ["1.2.3"]}}]},
      {"sourceControl": [{"identity": "open", "requirement": {"branch": ["main"]}}]}]}
    """

  @Test func whatUsersImportIsInIt() throws {
    let contents = try PackageContents(manifest: Data(Self.manifest.utf8))
    // Also what Combine depends on, which is compiled apart.
    #expect(contents.modules == ["CCode", "Kit", "Observed", "Test", "UIKit"])
    #expect(contents.swiftUIModules == ["Bridge", "SwiftUI"])
    #expect(contents.systemModules == ["CSystem"])
    #expect(contents.libraries == ["libsystem"])
    #expect(contents.macros == ["Macros"])
    #expect(contents.versions == ["arguments": "1.2.3"])
    #expect(throws: ToolsetProblem.self) { try PackageContents(manifest: Data("{".utf8)) }
    #expect(throws: ToolsetProblem.self) {
      try PackageContents(manifest: Data(#"{"products": [], "targets": []}"#.utf8))
    }
  }

  @Test func objectsOfOtherModulesStayOut() {
    let list = """
      /b/debug/UIKit.build/A.swift.o
      /b/debug/CCode.build/sub/b.c.o
      '/b o'\\''x/debug/Kit.build/C.swift.o'
      /b/debug/CLI.build/main.swift.o
      /b/debug/UIKit.build/UIKit.swiftmodule.o
      """
    #expect(
      ToolsetAssembly.objects(of: list, modules: ["UIKit", "CCode", "Kit"]) == [
        "/b/debug/UIKit.build/A.swift.o", "/b/debug/CCode.build/sub/b.c.o",
        "/b o'x/debug/Kit.build/C.swift.o",
      ])
    #expect(
      ToolsetAssembly.links("-lswiftCore -L /x -lFoundation\n-lswiftCore")
        == ["-lswiftCore", "-lFoundation"])
  }

  /// A clone and a toolchain with scripts in place of programs, which log their arguments.
  private func write(_ folder: TemporaryFolder) throws -> ToolsetAssembly {
    let script = "#!/bin/bash\necho \"${0##*/} $*\" >> '\(folder.path("calls"))'\n"
    let programs = [
      "llvm-ar": "touch \"$2\"", "llvm-objcopy": "", "llvm-ranlib": "", "ld.lld": "touch \"$4\"",
      "swift-autolink-extract": "echo ' -lFoundation' > \"$3\"",
      "swiftc": #"echo '{"paths": {"runtimeResourcePath": "\#(folder.path("usr/lib/swift"))"}}'"#,
    ]
    for (name, body) in programs {
      try folder.writeProgram(script + body + "\n", "usr/bin/\(name)")
    }
    for file in [
      "Modules/UIKit.swiftmodule", "Modules/UIKit.swiftdoc", "Modules/Kit.swiftmodule",
      "Modules/Test.swiftmodule", "Modules/SwiftUI.swiftmodule", "Modules/Bridge.swiftmodule",
      "Modules/Observed.swiftmodule",
      "Macros-tool", "tateyoko",
    ] { try folder.write(Data(file.utf8), "clone/.build/debug/\(file)") }
    let objects = ["UIKit", "Kit", "Test", "CCode", "CLI", "SwiftUI", "Bridge", "Observed"].map {
      "/b/\($0).build/a.o\n"
    }
    try folder.write(
      Data(objects.joined().utf8), "clone/.build/debug/Toolset.product/Objects.LinkFileList")
    for file in [
      "Sources/CSystem/module.modulemap", "Sources/CCode/include/CCode.h", "scripts/toolset-swiftc",
      "scripts/toolset-SnapshotTesting.swift", "scripts/install-dependencies", "scripts/install",
      "scripts/ci-test", "rewriter",
    ] { try folder.write(Data(file.utf8), "clone/\(file)") }
    return ToolsetAssembly(
      package: folder.file("clone"), build: folder.file("clone/.build/debug"),
      contents: try PackageContents(manifest: Data(Self.manifest.utf8)),
      toolchain: Toolchain(compiler: folder.file("usr/bin/swiftc")))
  }

  @Test func aFolderIsFilledOrTheMissingModuleNamed() throws {
    let folder = try TemporaryFolder()
    let assembly = try write(folder)
    let release = ToolsetRelease(compiler: "Swift version 6", system: "debian-12", machine: "m")
    func run(_ name: String) throws {
      try assembly.write(
        to: Toolset(folder.file(name)), dialect: folder.file("clone/rewriter"), marks: "@objc",
        declarations: ("declarations.json", Data("{}".utf8)),
        release: release)
    }
    try run("toolset")
    let toolset = try folder.contents(of: "toolset")
    #expect(
      toolset.keys.sorted() == [
        "declarations.json", "headers/CCode/CCode.h", "headers/CCode/module.modulemap",
        "headers/CSystem/module.modulemap",
        "lib/libSwiftUI.a", "lib/libTateyoko.a", "libexec/Macros-tool",
        "libexec/SnapshotTesting.swift",
        "libexec/ci-test", "libexec/dialect-marks", "libexec/install",
        "libexec/install-dependencies", "libexec/swiftc", "libexec/tateyoko",
        "libexec/tateyoko-dialect", "modules/Bridge.swiftmodule",
        "modules/Kit.swiftmodule", "modules/Observed.swiftmodule", "modules/SwiftUI.swiftmodule",
        "modules/Test.swiftmodule",
        "modules/UIKit.swiftdoc", "modules/UIKit.swiftmodule", "release",
      ])
    let map = String(
      decoding: try #require(toolset["headers/CCode/module.modulemap"]), as: UTF8.self)
    #expect(map.contains("umbrella header \"CCode.h\""))
    let written = try Toolset(folder.file("toolset")).release()
    #expect(written.libraries == ["libsystem"] && written.links == ["-lFoundation"])
    let calls = try String(contentsOf: folder.file("calls"), encoding: .utf8)
    #expect(
      calls.contains("llvm-objcopy --strip-debug \(folder.path("toolset/lib/libTateyoko.a"))"))
    // SwiftUI's objects are one, as programs are linked only with those that they refer to.
    #expect(calls.contains("ld.lld -r @"))
    #expect(calls.contains("llvm-ar qcS \(folder.path("toolset/lib/libSwiftUI.a"))"))

    // A module that isn't built.
    let list = folder.file("clone/.build/debug/Toolset.product/Objects.LinkFileList")
    try Data("/b/UIKit.build/a.o\n/b/Test.build/a.o\n/b/CCode.build/a.o\n".utf8).write(to: list)
    let problem = #expect(throws: ToolsetProblem.self) { try run("second") }
    #expect(problem?.description.contains("Kit") == true)
    try FileManager.default.removeItem(at: folder.file("clone/Sources/CCode/include"))
    #expect(throws: ToolsetProblem.self) { try run("third") }
  }
}
