import Foundation
import TestSupport
import Testing

/// `scripts/install --from`, with archives of a few files and scripts in place of programs.
@Suite struct InstallScriptTests {
  private let standIns: ScriptStandIns
  private var folder: TemporaryFolder { standIns.folder }

  init() throws {
    standIns = try ScriptStandIns()
    try standIns.script("install", to: "clone/scripts/install")
    try standIns.program("clone/scripts/install-dependencies", "")
    try standIns.program(
      "toolset/libexec/tateyoko", "[ \"$2\" = settle ] && echo \"$4\" > \"$5/toolset.json\"")
    try folder.write(Data("module".utf8), "toolset/modules/UIKit.swiftmodule")
    try release()
  }

  private func release(
    compiler: String = ScriptStandIns.compiler, system: String? = nil, version: String = "1"
  ) throws {
    let shell = ". /etc/os-release; echo $ID-$VERSION_ID"
    let here = try FinishedProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", shell]).lines[0]
    let machine = try FinishedProcess(URL(fileURLWithPath: "/bin/uname"), ["-m"]).lines[0]
    let text = """
      name: tateyoko-\(version)
      compiler: \(compiler)
      system: \(system ?? here)
      machine: \(machine)

      """
    try folder.write(Data(text.utf8), "toolset/release")
  }

  /// Packs the toolset with its files' digests, as the script does.
  private func pack() throws {
    let command = """
      cd toolset && find . -type f ! -name SHA256SUMS -printf '%P\\0' | LC_ALL=C sort -z \
      | xargs -0 sha256sum > ../sums && mv ../sums SHA256SUMS && tar -cJf ../archive.tar.xz .
      """
    let packing = try FinishedProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", command], in: folder.url)
    #expect(packing.status == 0, "\(packing.output)")
  }

  private func install(
    _ options: [String]? = nil, prefix: String = "prefix"
  ) throws -> FinishedProcess {
    try FinishedProcess(
      folder.file("clone/scripts/install"),
      options ?? ["--prefix", prefix, "--from", "archive.tar.xz"],
      environment: ["PATH": "\(folder.path("bin")):/usr/bin:/bin", "HOME": folder.path("home")],
      in: folder.url)
  }

  private var installed: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path("prefix/toolsets"))) ?? [])
      .sorted()
  }

  @Test func anArchiveIsUnpackedBesideOthers() throws {
    try pack()
    let first = try install()
    #expect(first.status == 0, "\(first.output)")
    let one = try #require(installed.first)
    #expect(one.wholeMatch(of: /tateyoko-1-[0-9a-f]{8}/) != nil && installed.count == 1)
    let place = folder.path("prefix/toolsets/\(one)")
    #expect(try String(contentsOfFile: "\(place)/toolset.json", encoding: .utf8) == place + "\n")
    let link = folder.path("prefix/bin/tateyoko")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "\(place)/bin/tateyoko")
    #expect(try install().status == 0)
    #expect(installed == [one])
    // Other sources of the same version replace it; another version is installed next to it.
    try folder.write(Data("other".utf8), "toolset/modules/UIKit.swiftmodule")
    try pack()
    #expect(try install().status == 0)
    #expect(installed.count == 1 && installed != [one])
    try release(version: "2")
    try pack()
    #expect(try install().status == 0)
    #expect(installed.count == 2)
  }

  /// What the archive is packed with is installed like everything else.
  @Test func whatUnpacksIsInstalled() throws {
    try pack()
    let commands = [
      "bash", "cat", "chmod", "cut", "dirname", "head", "ln", "mkdir", "mktemp", "mv", "od", "rm",
      "sed", "sha256sum", "tar", "tr", "uname",
    ]
    for name in commands {
      try folder.writeProgram("#!/bin/sh\nexec /usr/bin/\(name) \"$@\"\n", "bin/\(name)")
    }
    func install() throws -> FinishedProcess {
      try FinishedProcess(
        folder.file("clone/scripts/install"), ["--prefix", "prefix", "--from", "archive.tar.xz"],
        environment: ["PATH": folder.path("bin"), "HOME": folder.path("home")], in: folder.url)
    }
    let without = try install()
    #expect(without.status == 2 && installed == [])
    #expect(without.output.contains("xz isn't installed, with which"), "\(without.output)")
    try standIns.program(
      "clone/scripts/install-dependencies",
      "[ \"$*\" = '--with xz-utils' ] && /bin/ln -s /usr/bin/xz '\(folder.path("bin/xz"))'")
    let run = try install()
    #expect(run.status == 0 && installed.count == 1, "\(run.output)")
  }

  /// Failed installations leave nothing behind.
  @Test func whatCannotBeInstalledIsSaid() throws {
    func expectFailure(_ words: String, _ options: [String]? = nil) throws {
      let run = try install(options)
      #expect(run.status == 2, "\(run.output)")
      #expect(run.output.contains(words), "\(run.output)")
      #expect(installed == [])
    }
    try expectFailure("can't be read")
    try release(compiler: "Swift version 3")
    try pack()
    try expectFailure(
      "is for “Swift version 3”, and the compiler here is “\(ScriptStandIns.compiler)”")
    try release(system: "debian-1")
    try pack()
    try expectFailure("is for debian-1 on")
    try release()
    try pack()
    let whole = try Data(contentsOf: folder.file("archive.tar.xz"))
    try whole.prefix(whole.count / 2).write(to: folder.file("archive.tar.xz"))
    try expectFailure("is damaged or not whole")
    // A file that doesn't match its digest.
    let command = "cd toolset && echo x > modules/UIKit.swiftmodule && tar -cJf ../archive.tar.xz ."
    _ = try FinishedProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", command], in: folder.url)
    try expectFailure("is damaged: modules/UIKit.swiftmodule")
    try FileManager.default.removeItem(at: folder.file("toolset/release"))
    try pack()
    try expectFailure("is not an archive of scripts/install")
    try expectFailure("unknown option --x", ["--x"])
    try expectFailure("--prefix needs a value", ["--prefix"])
    try expectFailure("has to end with", ["--archive", "a.zip"])
    // Not a folder, which stops even root.
    try release()
    try pack()
    try folder.write(Data(), "file")
    let run = try install(prefix: "file")
    #expect(run.status == 2)
    #expect(run.output.contains("nothing can be written to"))
  }
}
