import Foundation
import TestSupport
import Testing

@testable import Toolsets

/// A toolset's description, and the conditions for using it.
@Suite struct ToolsetTests {
  private static let release = ToolsetRelease(
    version: "1.2.3", compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)", system: "debian-12",
    machine: "x86_64", libraries: ["libpng", "pangocairo"], links: ["-lFoundation"])

  /// The required parts of a toolset.
  private static let parts = [
    "modules/UIKit.swiftmodule", "lib/libTateyoko.a", "libexec/swiftc",
    "libexec/PreviewMacros-tool", "libexec/a b",
  ]
  private static let digests = parts.map { "0123abcd  \($0)\n" }.joined()

  @Test func aReleaseIsReadAsItWasWritten() throws {
    #expect(ToolsetRelease(text: Self.release.text) == Self.release)
    #expect(Self.release.name == "tateyoko-1.2.3-swift-6.3.1-RELEASE-debian-12-x86_64")
    var other = Self.release
    other.compiler = "Swift version 6.4-dev (LLVM 1/a, Swift 2)"
    #expect(other.name == "tateyoko-1.2.3-6.4-dev-debian-12-x86_64")
    other.compiler = "Swift/../é"
    #expect(other.name == "tateyoko-1.2.3-swift-debian-12-x86_64")
    other.system = "../debian"
    #expect(!other.name.contains("/"))
    for missing in ["version", "compiler", "system", "machine"] {
      let lines = Self.release.text.split(separator: "\n").filter { !$0.hasPrefix(missing) }
      #expect(ToolsetRelease(text: lines.joined(separator: "\n")) == nil, "\(missing)")
    }
  }

  /// A compiler that prints the given text, and logs that it was called.
  private func compiler(_ words: String, in folder: TemporaryFolder) throws -> Toolchain {
    let script = "#!/bin/sh\necho >> '\(folder.path("asked"))'\necho '\(words)'\necho Target: x\n"
    try folder.writeProgram(script, "bin/swiftc")
    return try Toolchain(path: "/nowhere:\(folder.path("bin"))")
  }

  private func problem(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func onlyItsOwnCompilerIsTaken() throws {
    let folder = try TemporaryFolder()
    let toolset = Toolset(folder.file("toolset"))
    #expect(Toolset(around: toolset.tool) == nil)
    var toolchain = try compiler(Self.release.compiler, in: folder)
    #expect(problem { try toolset.check(toolchain) }?.contains("is incomplete") == true)
    try folder.write(Data(Self.release.text.utf8), "toolset/release")
    #expect(problem { try toolset.check(toolchain) }?.contains("is incomplete") == true)
    try folder.write(Data(Self.digests.utf8), "toolset/SHA256SUMS")
    #expect(problem { try toolset.check(toolchain) }?.contains("is incomplete") == true)
    try folder.write(Data("{}".utf8), "toolset/toolset.json")
    for part in Self.parts {
      #expect(
        problem { try toolset.check(toolchain) }?.contains("is incomplete") == true, "\(part)")
      try folder.write(Data(), "toolset/\(part)")
    }
    #expect(problem { try toolset.check(toolchain) } == nil)
    for file in ["release", "SHA256SUMS"] {
      #expect(Toolset(around: toolset.tool)?.folder.lastPathComponent == "toolset")
      try folder.write(try Data(contentsOf: folder.file("toolset/\(file)")), "kept")
      try FileManager.default.removeItem(at: folder.file("toolset/\(file)"))
      #expect(
        problem { try toolset.check(toolchain) }?.contains("is incomplete") == true, "\(file)")
      #expect(Toolset(around: toolset.tool)?.folder.lastPathComponent == "toolset")
      try folder.write(try Data(contentsOf: folder.file("kept")), "toolset/\(file)")
    }
    // Identified by its file it isn't called.
    try FileManager.default.removeItem(at: folder.file("asked"))
    try Data(try #require(toolchain.stamp).utf8).write(to: toolset.compilerStamp)
    #expect(problem { try toolset.check(toolchain) } == nil)
    #expect(!folder.names.contains("asked"))
    toolchain = try compiler("Swift version 6.4 (swift-6.4-RELEASE)", in: folder)
    let words = problem { try toolset.check(toolchain) }
    #expect(words?.contains("“\(Self.release.compiler)”") == true)
    #expect(words?.contains("swift-6.4-RELEASE") == true)
    #expect(words?.contains("docs/install.md") == true)
    #expect(problem { _ = try Toolchain(path: "/nowhere") }?.contains("no `swiftc`") == true)
  }

  @Test func theDoctorNamesWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    let toolset = Toolset(folder.file("toolset"))
    func findings() -> [String: ToolsetDoctor.Finding] {
      let doctor = ToolsetDoctor(
        toolset: toolset, dependencyScript: nil, environment: ["PATH": folder.path("bin")])
      return Dictionary(uniqueKeysWithValues: doctor.findings().map { ($0.subject, $0) })
    }
    var all = findings()
    #expect(all.filter(\.value.isMissing).keys.sorted() == ["compiler", "packages", "toolset"])
    _ = try compiler(Self.release.compiler, in: folder)
    try folder.write(Data(Self.release.text.utf8), "toolset/release")
    try folder.write(Data("{}".utf8), "toolset/toolset.json")
    try folder.write(Data(Self.digests.utf8), "toolset/SHA256SUMS")
    for part in Self.parts { try folder.write(Data(), "toolset/\(part)") }
    let script = "#!/bin/sh\n[ \"$1\" = --check ] || exit 9\necho 'error: missing' >&2\nexit 2\n"
    try folder.writeProgram(script, "toolset/libexec/install-dependencies")
    all = findings()
    #expect(all.filter(\.value.isMissing).keys.sorted() == ["packages"])
    #expect(all["packages"]?.text == "error: missing\n")
    try Data("#!/bin/sh\n".utf8).write(to: toolset.dependencyScript)
    all = findings()
    #expect(all.values.allSatisfy { !$0.isMissing })
    #expect(all["browser"]?.text.hasPrefix("none") == true)
    let text = ToolsetDoctor.text([.init(subject: "packages", text: "a\nb")])
    #expect(text == "packages  a\n          b")
  }

  @Test func optionsAreAbsoluteAndTheArchiveIsWhole() {
    let options = ToolsetSettling.options(
      Toolset(URL(fileURLWithPath: "/a b/t", isDirectory: true)), headers: ["CPango", "CWorlds"],
      hasCombine: false, hasSwiftUI: true,
      release: Self.release, includes: ["-I/usr/include/x", "-I/usr/include/x"],
      libraries: ["-lpng16", "-lFoundation"], linker: URL(fileURLWithPath: "/opt/ld.lld"))
    let compiler = options.swiftCompiler.extraCLIOptions
    #expect(compiler.prefix(2) == ["-I", "/a b/t/modules"])
    #expect(compiler.contains("-fmodule-map-file=/a b/t/headers/CPango/module.modulemap"))
    #expect(compiler.filter { $0 == "-I/usr/include/x" }.count == 1)
    #expect(compiler.contains("-enable-cross-import-overlays"))
    #expect(compiler.contains("/a b/t/libexec/PreviewMacros-tool#PreviewMacros"))
    #expect(
      options.linker.extraCLIOptions == [
        "/a b/t/lib/libSwiftUI.a", "--export-dynamic", "--whole-archive",
        "/a b/t/lib/libTateyoko.a",
        "--no-whole-archive", "-lpng16",
        "-lFoundation", "-lz", "-ldl",
      ])
    #expect(options.linker.path == "/opt/ld.lld")
  }
}
