import Foundation
import TestProcesses
import TestSupport
import Testing

/// `tateyoko explain orientation`, behaviour A9, through the shell.
@Suite(.waitingForProcesses) struct ExplainOrientationTests {
  private let folder: TemporaryFolder
  private let plist: String

  init() throws {
    folder = try TemporaryFolder()
    plist = folder.path("Info.plist")
    let names = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    let file = ["UISupportedInterfaceOrientations": names.map { "UIInterfaceOrientation\($0)" }]
    try PropertyListSerialization.data(fromPropertyList: file, format: .binary, options: 0)
      .write(to: URL(fileURLWithPath: plist))
  }

  private func explain(_ arguments: [String]) throws -> CommandLineRun {
    try CommandLineRun(["explain", "orientation"] + arguments)
  }

  @Test("A9: the table shows which controllers allow or veto each orientation, and why")
  func table() throws {
    let run = try explain([
      "--info-plist", plist, "--device", "iphone-x", "--os", "12.0", "--held", "upside-down",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        iPhone X, iOS 12.0, held portraitUpsideDown

        ORIENTATION         HARDWARE  APP  CONTROLLER  RESULT
        portrait            yes       yes  yes         allowed
        portraitUpsideDown  no        yes  no          vetoed by hardware, controller
        landscapeLeft       yes       yes  yes         allowed
        landscapeRight      yes       yes  yes         allowed

        hardware    portrait, landscapeLeft, landscapeRight                      \
        an iPhone without a home button has no upside-down orientation
        app         portrait, portraitUpsideDown, landscapeLeft, landscapeRight  \
        UISupportedInterfaceOrientations in Info.plist
        controller  portrait, landscapeLeft, landscapeRight                      \
        supportedInterfaceOrientations; this is the default on an iPhone

        The interface is portrait. The device is held in portraitUpsideDown, which hardware and \
        controller do not allow.

        """)
  }

  @Test("a foldable device is explained by posture, display and SDK")
  func postures() throws {
    let run = try explain([
      "--device", "iphone-duo", "--os", "27.1", "--posture", "open", "--built-with", "26",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("iPhone Duo, open (inner display), iOS 27.1, held portrait\n"))
    #expect(
      run.output.contains(
        "Built with the SDK of 26.0: in portrait the app gets 375 × 667 of 669 × 951 points."))
    #expect(run.output.contains("not asked: on the inner display"))
    let all = try explain(["--device", "iphone-duo", "--os", "27.1"])
    let lines = all.output.split(separator: "\n").map {
      $0.split(separator: " ").prefix(4).joined(separator: " ")
    }
    #expect(
      lines == [
        "DEVICE OS POSTURE DISPLAY", "iphone-duo 27.1 closed outer",
        "iphone-duo 27.1 half-open inner", "iphone-duo 27.1 open inner",
      ])
    let wrong = try explain(["--device", "iphone-duo", "--posture", "opened"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("Unknown posture “opened”."))
  }

  @Test("if an app requires full screen, its supported orientations apply on the inner display too")
  func fullScreen() throws {
    let path = folder.path("FullScreen.plist")
    let file: [String: Any] = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      "UIRequiresFullScreen": true,
    ]
    try PropertyListSerialization.data(fromPropertyList: file, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: path))
    let arguments = ["--device", "iphone-duo", "--posture", "open", "--info-plist", path]
    let run = try explain(arguments + ["--os", "27.1"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains("not asked"))
    #expect(run.output.contains("The interface is portrait."))
  }

  @Test("A9: JSON has the same content for programs")
  func json() throws {
    let run = try explain([
      "--info-plist", plist, "--device", "iphone-8", "--controller-mask", "all",
      "--delegate-mask", "portrait,landscape-left", "--held", "landscapeRight", "--json",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let first = try #require(list.first)
    #expect(list.count == 1)
    #expect(first["interface"] as? String == "landscapeLeft")
    #expect(first["allowed"] as? [String] == ["portrait", "landscapeLeft"])
    let verdicts = try #require(first["orientations"] as? [[String: Any]])
    #expect(verdicts[1]["vetoedBy"] as? [String] == ["app"])
    #expect(verdicts[1]["allowedBy"] as? [String] == ["hardware", "controller"])
  }

  @Test("A9: all devices, one per line")
  func allDevices() throws {
    let run = try explain(["--info-plist", plist, "--controller-mask", "all"])
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 40)
    #expect(lines.first { $0.hasPrefix("iphone-8 ") }?.contains("no:") == false)
    #expect(lines.first { $0.hasPrefix("iphone-x ") }?.contains("no: hardware") == true)
    #expect(!run.output.contains("\u{1B}"), "colours belong to terminals")
  }

  @Test("A7, A9: no orientation in common is UIKit's exception, and exits with status 1")
  func contradiction() throws {
    let run = try explain([
      "--device", "iphone-8", "--controller-mask", "landscape", "--delegate-mask", "portrait",
    ])
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "UIKit raises UIApplicationInvalidInterfaceOrientation: “Supported orientations has no "
          + "common orientation with the application, and [UIViewController shouldAutorotate] is "
          + "returning YES”."))
  }

  @Test("A8, A10: shouldAutorotate, and iPads with multitasking")
  func others() throws {
    let frozen = ["--device", "iphone-8", "--held", "landscape-left", "--no-autorotate"]
    #expect(try explain(frozen + ["--os", "15.0"]).output.contains("The interface is portrait."))
    let ignored = try explain(frozen + ["--os", "16.0"])
    #expect(ignored.output.contains("The interface is landscapeRight."))
    #expect(ignored.output.contains("which is ignored from iOS 16 on"))
    let pad = try explain([
      "--info-plist", plist, "--device", "ipad-pro-11-1", "--controller-mask", "portrait",
      "--held", "landscape-left",
    ])
    #expect(pad.output.contains("The interface is landscapeRight."))
    #expect(pad.output.contains("not asked: the app shares the iPad's screen"))
  }

  @Test(
    "bad input: unreadable arguments are named with suggestions, and the status is 2",
    arguments: [
      (["--device", "iphone-xx"], "Did you mean iphone-x"),
      (["--device", "iphone-8", "--os", "eleven"], "“eleven” is not an OS version"),
      (["--device", "iphone-8", "--os", "26.0"], "iPhone 8 runs OS 11.0 to 16.7, not 26.0."),
      (["--controller-mask", "landscpe"], "Did you mean landscape"),
      (["--controller-mask", ""], "Unknown orientation for --controller-mask “”."),
      (["--held", "sideways"], "Unknown orientation for --held “sideways”."),
      (["--current", "all"], "Unknown orientation for --current “all”."),
      (["--info-plist", "/nowhere/Info.plist"], "/nowhere/Info.plist does not exist"),
      (["--info-plist", "/dev/zero"], "/dev/zero: it is not a regular file"),
    ])
  func badInput(arguments: [String], words: String) throws {
    let run = try explain(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("bad input: a file that isn't an Info.plist is explained in plain words")
  func badFile() throws {
    for (contents, words) in [
      ("", "is empty"), ("hello", "not a property list"), ("<plist><dict>", "damaged or truncated"),
      (
        "<plist><dict><key>UISupportedInterfaceOrientations</key><array><string>Up</string>"
          + "</array></dict></plist>", "lists “Up”, which is not an orientation"
      ),
    ] {
      try Data(contents.utf8).write(to: URL(fileURLWithPath: plist))
      let run = try explain(["--info-plist", plist, "--device", "iphone-8"])
      #expect(run.status == 2)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test func helpNamesTheOptions() throws {
    let run = try explain(["--help"])
    #expect(run.status == 0)
    for option in ["--info-plist", "--controller-mask", "--delegate-mask", "--held", "--json"] {
      #expect(run.output.contains(option))
    }
    #expect(try CommandLineRun(["explain", "--help"]).output.contains("orientation"))
  }
}
