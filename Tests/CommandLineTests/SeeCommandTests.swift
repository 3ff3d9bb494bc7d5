import Foundation
import Pixels
import TestProcesses
import TestSupport
import Testing

@testable import ScreenCommands

/// `tateyoko see` as a program would use it: answers, files, statuses.
@Suite(.waitingForProcesses) struct SeeCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func see(_ arguments: [String], fileSizeLimit: Int? = nil) throws -> CommandLineRun {
    try CommandLineRun(["see"] + arguments, fileSizeLimit: fileSizeLimit, folder: folder.url)
  }

  private func answer(_ arguments: [String], status: Int32 = 0) throws -> SeenScreen {
    let run = try see(arguments + ["--json"])
    #expect(run.status == status, "\(run.errors)")
    return try JSONDecoder().decode(SeenScreen.self, from: Data(run.output.utf8))
  }

  /// A checkout may contain a link in place of a default path.
  @Test func nothingIsWrittenThroughALink() throws {
    let outside = try TemporaryFolder()
    for (link, target) in [(".tateyoko", outside.url.path), (".tateyoko/see", outside.path("see"))]
    {
      if link != ".tateyoko" {
        try FileManager.default.removeItem(at: folder.file(".tateyoko"))
        for place in [folder.file(".tateyoko"), outside.file("see")] {
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
      let run = try see(["Stories/form"])
      #expect(run.output.contains("link") || run.errors.contains("link"), "\(run)")
      let left = FileManager.default.enumerator(atPath: outside.url.path)?.allObjects as? [String]
      #expect(left?.filter { $0 != "see" } == [])
    }
    // An explicit path may lead anywhere, but not into someone else's folder.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("named"), withDestinationPath: outside.path("see"))
    #expect(try see(["Stories/form", "--folder", "named"]).status == 0)
    #expect(FileManager.default.fileExists(atPath: outside.path("see/.tateyoko-see")))
    try folder.write(Data("mine".utf8), "other/notes.txt")
    let refused = try see(["Stories/form", "--folder", "other"])
    #expect((refused.output + refused.errors).contains("holds notes.txt"), "\(refused)")
    #expect(try folder.contents(of: "other").count == 1)
  }

  @Test func theAnswerSaysWhatIsOnTheScreen() throws {
    let seen = try answer(["Stories/form", "--device", "iphone-15"])
    #expect(seen.version == 1)
    #expect(seen.device == "iphone-15")
    #expect(seen.orientation == "portrait")
    #expect(seen.size == .init(width: 393, height: 852))
    #expect(seen.safeArea.top == 59)
    #expect(seen.tree.first == "UIWindow 0,0 393×852")
    #expect(seen.tree.contains { $0.contains("“Create Account”") }, "\(seen.tree)")
    #expect(seen.touchables.contains { $0.name == "Create Account" })
    #expect(seen.problems.isEmpty)
    #expect(seen.changes == nil)
    #expect(seen.effect == nil)
    #expect(seen.failure == nil)
    // Its button is as low as its text, which the views themselves reveal.
    #expect(seen.findings?.map(\.rule) == [.touchTarget])
    let line = try #require(seen.lines.first { $0.hasPrefix("findings") })
    #expect(
      line.hasPrefix(
        "findings   note touch-target: UIButton “Create Account” (20,771.7 353×34.3) has a touch"))
    #expect(seen.tree.contains { $0.contains("UIButton “Create Account” 20,771.7 353×34.3") })
    // The picture is at the returned path, with the returned content.
    let picture = try PNGCodec.read(from: folder.file(seen.picture.path))
    #expect(picture.width == 1179 && picture.height == 2556)
    #expect(seen.picture.width == 1179 && seen.picture.scale == 3)
    #expect("\(PixelDigest(picture))" == seen.picture.digest)
    let ignored = folder.path("\(LookFolder.usualPath)/.gitignore")
    #expect(try String(contentsOfFile: ignored, encoding: .utf8) == "*\n")
  }

  @Test func theNextAnswerSaysWhatHasChanged() throws {
    let first = try answer(["Stories/form"])
    let again = try answer(["Stories/form"])
    #expect(again.changes?.isEmpty == true, "\(String(describing: again.changes))")
    #expect(again.picture == first.picture)
    // As if the last call had been before an edit: the same screen with larger texts.
    let large = try answer(["Stories/form", "--text-size", "XXL"])
    #expect(large.changes == nil)
    #expect(large.picture.path != first.picture.path)
    try FileManager.default.removeItem(atPath: folder.path(first.picture.path))
    try FileManager.default.copyItem(
      atPath: folder.path(large.picture.path), toPath: folder.path(first.picture.path))
    let changes = try #require(try answer(["Stories/form"]).changes)
    #expect(changes.causes.first?.contains("text size") == true, "\(changes)")
    #expect(changes.picture?.contains("pixels differ") == true, "\(changes)")
    #expect(!changes.layout.isEmpty)
    #expect(try answer(["Stories/form"]).changes?.isEmpty == true)
  }

  @Test func stepsAreDoneInTheirOrderAndTheirEffectIsTold() throws {
    let steps = [
      "--do", "type ada@example.org into Email", "--do", "type secret into Password",
      "--do", "tap Create Account",
    ]
    let seen = try answer(["Stories/form"] + steps)
    #expect(seen.steps == steps.filter { $0 != "--do" })
    #expect(seen.effect?.isEmpty == false)
    #expect(seen.failure == nil)
    let plain = try answer(["Stories/form"])
    #expect(plain.picture.digest != seen.picture.digest)
    #expect(plain.picture.path != seen.picture.path)
    // The same steps in another order are another request, with another result.
    let other = try answer(["Stories/form"] + steps[4...] + steps[..<4])
    #expect(other.picture.digest != seen.picture.digest)
  }

  @Test func turningAndScrollingAreSteps() throws {
    let turned = try answer(["Stories/form", "--do", "turn landscape"])
    #expect(turned.orientation == "landscape")
    #expect(turned.size.width == 852)
    let launched = try answer(["Stories/form", "--orientation", "landscape"])
    #expect(launched.size.width == 852)
    let scrolled = try answer([
      "SignUp/form", "--device", "iphone-8", "--orientation", "landscape", "--do", "scroll down",
    ])
    #expect(scrolled.failure == nil, "\(String(describing: scrolled.failure))")
    #expect(scrolled.effect?.isEmpty == false)
  }

  @Test func aStepThatCannotBeDoneIsToldWithWhatWasSeenBeforeIt() throws {
    let run = try see([
      "Stories/form", "--json", "--do", "turn landscape", "--do", "tap Craete Account", "--do",
      "turn portrait",
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("Step 2, “tap Craete Account”"), "\(run.errors)")
    #expect(run.errors.contains("“Create Account”"))
    let seen = try JSONDecoder().decode(SeenScreen.self, from: Data(run.output.utf8))
    #expect(seen.steps == ["turn landscape"])
    #expect(seen.orientation == "landscape")
    #expect(seen.failure?.contains("Step 2") == true)
  }

  @Test(arguments: [
    (["Stories/from"], "Unknown screen “Stories/from”. Did you mean Stories/form"),
    (
      ["Stories/form", "--device", "iphone-xx"], "Unknown device “iphone-xx”. Did you mean iphone-x"
    ),
    (["Stories/form", "--os", "9"], "iPhone 15 runs OS 17.0"),
    (["Stories/form", "--orientation", "sideways"], "Valid values: portrait, landscape"),
    (["Stories/form", "--posture", "closed", "--device", "iphone-x"], "has no hinge"),
    (["Stories/form", "--style", "drak"], "Did you mean dark"),
    (["Stories/form", "--text-size", "17"], "Unknown text size “17”"),
    (["Stories/form", "--language", "pseudo-duoble"], "Did you mean double?"),
    (["Stories/form", "--do", "tpa x"], "Did you mean tap"),
    (["Stories/form", "--tree", "some"], "Valid values: compact, full"),
    (["Stories/form", "--json", "--markdown"], "can't be combined"), ([], "--list"),
    (["Stories/form", "x"], "Unexpected argument 'x'"),
  ])
  func wrongUseEndsWithStatusTwoAndWritesNothing(arguments: [String], words: String) throws {
    let run = try see(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test func theAnswerCanBeReadAndPasted() throws {
    let arguments = ["Stories/form", "--style", "dark", "--do", "tap Email"]
    let text = try see(arguments)
    #expect(text.output.hasPrefix("Stories/form on iPhone 15, iOS "))
    #expect(text.output.contains(", portrait, dark\n"))
    #expect(text.output.contains("\nsteps      tap Email\n"))
    #expect(text.output.contains("\ntouch      "))
    #expect(!text.output.contains("\u{1B}"))
    let markdown = try see(arguments + ["--markdown"])
    #expect(markdown.output.hasPrefix("### Stories/form on iPhone 15"))
    #expect(markdown.output.contains("](.tateyoko/see/Stories/form.iphone-15"))
    #expect(markdown.output.contains("- Nothing changed."))
    #expect(markdown.output.contains("```text\nUIWindow 0,0 393×852"))
    let full = try answer(arguments + ["--tree", "full"])
    #expect(full.tree.contains { $0.contains("layoutMargins") })
  }

  @Test func screensAreListed() throws {
    let list = try see(["--list"])
    #expect(list.status == 0)
    #expect(list.output.split(separator: "\n").contains { $0.hasPrefix("Stories/form ") })
    let json = try see(["--list", "--json"])
    let data = Data(json.output.utf8)
    let screens = try JSONDecoder().decode(ScreenListing.self, from: data).screens
    #expect(screens.contains { $0.name == "Stories/form" && $0.kind == "scenario" })
  }

  @Test func aPictureIsAlsoWrittenWhereOneWishes() throws {
    let path = folder.path("look.png")
    let seen = try answer(["Stories/form", "--picture", path, "--folder", folder.path("kept")])
    #expect(seen.picture.path == path)
    #expect(
      "\(PixelDigest(try PNGCodec.read(from: folder.file("look.png"))))" == seen.picture.digest)
    #expect(folder.names == ["kept", "look.png"])
    try folder.write(Data("mine".utf8), "mine.png")
    symlink("mine.png", folder.path("link.png"))
    symlink("nowhere.png", folder.path("dangling.png"))
    for name in ["link.png", "dangling.png"] {
      let refused = try see(
        ["Stories/form", "--picture", folder.path(name), "--folder", folder.path("other")])
      #expect(refused.status == 2 && refused.output.isEmpty)
      #expect(refused.errors.contains("\(name)") && refused.errors.contains("symbolic link"))
    }
    #expect(try Data(contentsOf: folder.file("mine.png")) == Data("mine".utf8))
    #expect(folder.names == ["dangling.png", "kept", "link.png", "look.png", "mine.png"])
  }

  @Test func whatIsInTheWayIsToldOrPassedOver() throws {
    let seen = try answer(["Stories/form"])
    let file = folder.file(seen.picture.path)
    try Data("no picture".utf8).write(to: file)
    // Nothing to compare with, which isn't an error.
    #expect(try answer(["Stories/form"]).changes == nil)
    try FileManager.default.removeItem(at: file)
    try Data("precious".utf8).write(to: folder.file("precious"))
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: folder.file("precious"))
    let linked = try see(["Stories/form"])
    #expect(linked.status == 2)
    #expect(linked.errors.contains("link"), "\(linked.errors)")
    #expect(try Data(contentsOf: folder.file("precious")) == Data("precious".utf8))
  }

  @Test func aFullDiskIsToldAndLeavesTheLastPicture() throws {
    let dark = try answer(["Stories/form", "--style", "dark"])
    let seen = try answer(["Stories/form"])
    // A picture different from the one about to be written.
    let before = try Data(contentsOf: folder.file(dark.picture.path))
    try before.write(to: folder.file(seen.picture.path))
    let run = try see(["Stories/form"], fileSizeLimit: 8)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write"), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(try Data(contentsOf: folder.file(seen.picture.path)) == before)
  }
}
