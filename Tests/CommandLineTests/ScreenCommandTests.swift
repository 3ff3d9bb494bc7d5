import Foundation
import TestProcesses
import TestSupport
import Testing

/// `tateyoko previews` and `tateyoko gallery` over this project's scenarios, through the shell.
@Suite(.waitingForProcesses) struct ScreenCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theScreensAreListed() throws {
    let list = try CommandLineRun(["previews", "--list"])
    #expect(list.status == 0, "\(list.errors)")
    #expect(list.output.contains("scenario    PagedTables/D1"))
    let some = try CommandLineRun(
      ["gallery", "--list", "PagedTables/*", "--output", folder.path("gallery")])
    #expect(some.status == 0, "\(some.errors)")
    #expect(some.output.split(separator: "\n").allSatisfy { $0.contains("PagedTables/") })
    #expect(some.output.contains("scenario    PagedTables/D1") && folder.names.isEmpty)
    #expect(try CommandLineRun(["--help"]).output.contains("gallery"))
    let near = try CommandLineRun(["galery"])
    #expect(near.status == 2)
    #expect(near.errors.contains("Did you mean gallery"))
  }

  @Test func picturesAreRecordedAndCompared() throws {
    let arguments = [
      "previews", "PagedTables/D1", "--device", "iphone-8", "--style", "standard", "--style",
      "dark",
      "--snapshots", folder.path("baselines"), "--report", folder.path("report"),
    ]
    let first = try CommandLineRun(arguments)
    #expect(first.status == 1, "\(first.errors)")
    #expect(first.output.contains("2 pictures: 2 recorded"), "\(first.output)")
    let second = try CommandLineRun(arguments)
    #expect(second.status == 0, "\(second.output)")
    #expect(second.output.contains("2 pictures: 2 equal"))
    let light = "PagedTables-D1.iphone-8.portrait.png"
    let dark = "PagedTables-D1.iphone-8.portrait.dark.png"
    let files = try folder.contents(of: "baselines/Screens")
    #expect(files.keys.sorted() == [dark, light])
    // A baseline of another picture.
    try folder.write(#require(files[dark]), "baselines/Screens/\(light)")
    let third = try CommandLineRun(arguments)
    #expect(third.status == 1)
    #expect(third.output.contains("1 equal"), "\(third.output)")
    #expect(third.output.contains("changed   Screens/PagedTables-D1.iphone-8.portrait"))
    #expect(try CommandLineRun(arguments, environment: ["CI": "true"]).status == 1)
    #expect(try CommandLineRun(arguments + ["--record", "failed"]).status == 1)
    #expect(try CommandLineRun(arguments + ["--record", "never"]).status == 0)
  }

  @Test func aGalleryHasEveryCell() throws {
    let arguments = [
      "gallery", "PagedTables/*", "--device", "iphone-8", "--orientation", "landscape", "--output",
      folder.path("gallery"), "--title", "A <title>",
    ]
    let run = try CommandLineRun(arguments)
    #expect(run.status == 0, "\(run.errors)")
    let page = try String(contentsOf: folder.file("gallery/index.html"), encoding: .utf8)
    #expect(page.contains("<h1>A &lt;title&gt;</h1>"))
    #expect(page.contains(#"<article id="PagedTables/D1""#))
    #expect(page.contains(#"data-device="iPhone 8" data-style="dark""#))
    let pictures = try folder.contents(of: "gallery/pictures")
    #expect(!pictures.isEmpty)
    for name in pictures.keys { #expect(page.contains(#"src="pictures/\#(name)""#)) }
    // Files that don't belong to a gallery stay.
    try folder.write(Data("x".utf8), "other/file")
    let refused = try CommandLineRun(["gallery", "PagedTables/D1", "-o", folder.path("other")])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("isn't a gallery"))
    #expect(folder.names(in: "other") == ["file"])
  }

  @Test(arguments: [
    (["--device", "iphone-xx"], "Unknown device “iphone-xx”. Did you mean iphone-x"),
    (["--orientation", "sideways"], "Unknown orientation “sideways”"),
    (["--os", "x"], "“x” is not an OS version"), (["--style", "dusk"], "Unknown style “dusk”"),
    (["--text-size", "AX9"], "Unknown text size “AX9”"),
    (["--device", "iphone-8", "--os", "26.0"], "no cell of the matrix"),
    (["--pseudo", "x"], "Unknown made-up language “x”"),
    (["--kind", "x"], "The value 'x' is invalid"),
  ])
  func whatIsWrongIsSaid(options: [String], words: String) throws {
    let run = try CommandLineRun(["gallery"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}

extension TemporaryFolder {
  fileprivate func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).sorted()
  }
}
