import Foundation
import TestSupport
import Testing
import XcodeProjects

/// Projects and workspaces with quadratic cost are rejected.
@Suite struct ProjectBudgetTests {
  private func project(groups: Int) -> Data {
    var text = "// !$*UTF8*$!\n{ objects = {\n"
    for number in 0..<groups {
      text += "G\(number) = { isa = PBXGroup; path = g; children = (G\(number + 1)); };\n"
    }
    text += "P = { isa = PBXProject; mainGroup = G0; targets = (); };\n}; rootObject = P; }\n"
    return Data(text.utf8)
  }

  @Test func groupsInOneAnotherAreCounted() throws {
    let problem = #expect(throws: ProjectError.self) {
      try XcodeProject(data: project(groups: 100_000), path: "/A.xcodeproj")
    }
    #expect(
      problem.map { "\($0)" }?.hasPrefix(
        "/A.xcodeproj/project.pbxproj:204: groups are nested more than 200 deep") == true)
    _ = try XcodeProject(data: project(groups: 200), path: "/A.xcodeproj")
  }

  @Test func targetsAreCounted() throws {
    let ids = (0..<5_001).map { "T\($0)" }.joined(separator: ", ")
    let text = "{ objects = { P = { isa = PBXProject; targets = (\(ids)); }; }; rootObject = P; }"
    let project = try XcodeProject(data: Data(text.utf8), path: "/A.xcodeproj")
    let problem = #expect(throws: ProjectError.self) { try project.targets() }
    #expect(problem.map { "\($0)" }?.contains("has 5001 targets; at most 5000 are read") == true)
  }

  /// Each search for an end went to the end of the file.
  @Test func commentsThatNothingClosesEndTheReading() throws {
    let folder = try TemporaryFolder()
    let text = "<Workspace>\n" + String(repeating: "<!-- >\n", count: 200_000)
    try folder.write(Data(text.utf8), "A.xcworkspace/contents.xcworkspacedata")
    let problem = #expect(throws: ProjectError.self) {
      try XcodeWorkspace(contentsOf: folder.path("A.xcworkspace"))
    }
    #expect(problem.map { "\($0)" }?.contains(":2: a comment is not closed") == true)
  }
}
