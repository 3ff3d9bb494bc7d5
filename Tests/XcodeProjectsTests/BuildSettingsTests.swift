import Foundation
import TestSupport
import Testing
import XcodeProjects

/// The substitution of build settings.
@Suite struct BuildSettingsTests {
  @Test func laterLayersBuildOnEarlierOnes() {
    let settings = BuildSettings(
      layers: [
        ["A": "1", "B": "$(A)"], ["A": "$(inherited) 2"], ["A": "${A} 3", "C": "$(D:default=x)"],
      ],
      builtIn: ["N": "My App-2"])
    #expect(settings["A"] == "1 2 3")
    #expect(settings["B"] == "1 2 3", "settings are filled in with the last layer's values")
    #expect(settings["C"] == "x")
    #expect(settings.names == ["A", "B", "C"])
  }

  @Test func modifiersAndNestedNames() {
    let settings = BuildSettings(
      layers: [
        [
          "A": "$(N:c99extidentifier)", "B": "$(N:rfc1034identifier:lower)", "C": "$(X_$(K))",
          "X_Debug": "nested", "D": "a $ b $(", "E": "${N:upper}",
        ]
      ], builtIn: ["N": "2 My App", "K": "Debug"])
    #expect(settings["A"] == "_2_My_App")
    #expect(settings["B"] == "2-my-app")
    #expect(settings["C"] == "nested")
    #expect(settings["D"] == "a $ b $(")
    #expect(settings["E"] == "2 MY APP")
  }

  @Test func conditionsForTheSimulator() {
    let settings = BuildSettings(
      layers: [["A": "all", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=macosx*]": "mac"]])
    #expect(settings["A"] == "simulator")
  }

  @Test func listsWithQuotes() {
    let settings = BuildSettings(layers: [["A": "a \"b c\" d\\ e 'f g'"]])
    #expect(settings.list("A") == ["a", "b c", "d e", "f g"])
    #expect(settings.list("B") == [])
  }

  /// Each of sixty settings doubles the next one.
  @Test func whatDoublesIsBounded() throws {
    var layer = ["A0": "xxxxxxxxxx"]
    for index in 1...60 { layer["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
    let settings = BuildSettings(layers: [layer])
    let time = ProcessorTime.measure {
      #expect((settings["A60"] ?? "").utf8.count < 1_000_000)
    }
    #expect(time < .seconds(5))
  }

  @Test func whatIsNotClosedIsReadOnce() {
    let open = String(repeating: "$(", count: 200_000)
    let settings = BuildSettings(layers: [["A": open, "B": "$( $(C) {", "C": "c"]])
    let time = ProcessorTime.measure { #expect(settings["A"] == open) }
    #expect(time < .seconds(5))
    #expect(settings["B"] == "$( c {")
  }

  /// Each line of a file doubles the value before it.
  @Test func linesThatDoubleAreRefused() throws {
    let folder = try TemporaryFolder()
    let lines = ["A = xxxxxxxxxx"] + Array(repeating: "A = $(inherited)$(inherited)", count: 60)
    try folder.write(Data(lines.joined(separator: "\n").utf8), "A.xcconfig")
    let path = folder.path("A.xcconfig")
    let error = #expect(throws: ProjectError.self) { try XCConfigFile(contentsOf: path) }
    #expect(error?.description.hasPrefix("\(path):15: the value of “A” has more than") == true)
  }

  @Test func aWorkspaceListsWhatIsInItsGroups() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
          <!-- <FileRef location = "group:Commented.xcodeproj"></FileRef> -->
          <FileRef location = "group:A.xcodeproj"></FileRef>
          <Group location = "group:Modules" name = "a &gt; b">
            <FileRef location = "group:B &amp; C/B.xcodeproj"/>
            <FileRef location = "container:Pods/Pods.xcodeproj"/>
          </Group>
          <FileRef location = "absolute:/x/../y/D.xcodeproj"/>
          <FileRef location = "developer:E.xcodeproj"/>
        </Workspace>
        """.utf8), "W.xcworkspace/contents.xcworkspacedata")
    let root = folder.url.path
    let workspace = try XcodeWorkspace(contentsOf: folder.path("W.xcworkspace"))
    #expect(
      workspace.projects == [
        "\(root)/A.xcodeproj", "\(root)/Modules/B & C/B.xcodeproj", "\(root)/Pods/Pods.xcodeproj",
        "/y/D.xcodeproj",
      ])
    try folder.write(Data("<Workspace <".utf8), "X.xcworkspace/contents.xcworkspacedata")
    #expect(throws: ProjectError.self) {
      try XcodeWorkspace(contentsOf: folder.path("X.xcworkspace"))
    }
    let deep = "<Workspace>" + String(repeating: "<Group>", count: 10_000)
    try folder.write(Data(deep.utf8), "Y.xcworkspace/contents.xcworkspacedata")
    let error = #expect(throws: ProjectError.self) {
      try XcodeWorkspace(contentsOf: folder.path("Y.xcworkspace"))
    }
    #expect(error?.description.contains("nested more than 64 deep") == true)
  }

  @Test(arguments: [
    ("/a/b/../c", "/a/c"), ("a/./b//c", "a/b/c"), ("/../a", "/a"), ("../a", "../a"), ("/", "/"),
  ])
  func paths(path: String, expected: String) {
    #expect(ProjectPath.normal(path) == expected)
  }

  @Test func waysFromAFolder() {
    #expect(ProjectPath.relative("/a/b/c", to: "/a/d") == "../b/c")
    #expect(ProjectPath.relative("/a", to: "/a") == ".")
    #expect(ProjectPath.stem(of: "/a/My.App.xcodeproj") == "My.App")
    #expect(ProjectPath.ending(of: "a.b/c") == "")
  }
}
