import Foundation
import Testing
import XcodeProjects

@testable import Adopting

/// Libraries whose sources are in a folder are included with the app.
@Suite struct LibraryFolderTests {
  private func app() throws -> SampleApp {
    try SampleApp([
      "App/A.swift": "import UIKit\nimport Snap\nimport Missing\nclass A: UIViewController {}\n",
      "Libs/Snap/Package.swift":
        "let package = Package(name: \"Snap\", targets: [.target(name: \"Snap\"), .target(name: \"Other\")])",
      "Libs/Snap/Sources/Snap/S.swift": "import Plain\npublic class S: UIViewController {}\n",
      "Libs/Snap/Sources/Other/O.swift": "",
      "Libs/Plain/Classes/P.swift": "import UIKit\n", "Libs/Plain/PlainTests/T.swift": "",
      "Libs/UIKit/U.swift": "", "Libs/notes.txt": "",
    ])
  }

  @Test func whatIsImportedIsTakenWithWhatItImports() throws {
    let sample = try app()
    let read = try AppReader.read(
      sample.folder.path("App"),
      options: AppReader.Options(libraries: [sample.folder.path("Libs")]))
    #expect(read.modules.map(\.name) == ["App", "Snap", "Plain"], "UIKit is here")
    #expect(read.modules.map(\.kind) == [.folder, .library, .library])
    #expect(read.modules.last?.sources == [sample.folder.path("Libs/Plain/Classes/P.swift")])
    let installed = try InstalledModules(root: SampleApp.checkout)
    let survey = Surveyor.survey(read, installed: installed)
    #expect(survey.missingModules == ["Missing"])
    #expect(survey.survey.controllers.map(\.name) == ["A"], "of libraries nothing is pictured")
  }

  @Test func podsAreLookedAtAnyway() throws {
    let sample = try app()
    try FileManager.default.moveItem(
      atPath: sample.folder.path("Libs"), toPath: sample.folder.path("App/Pods"))
    let read = try AppReader.read(sample.folder.path("App"))
    #expect(read.modules.map(\.name) == ["App", "Snap", "Plain"])
  }

  /// Such as the library whose example the app is.
  @Test func podsInFolders() throws {
    let sample = try SampleApp([
      "Example/App/A.swift": "import UIKit\nimport Snap\nimport Other\nimport Far\n",
      "Example/Podfile": """
      target 'App' do
        pod 'Snap/Core', :path => '../' # this one
        pod "Other", path: "Pods Of Ours/Other.podspec"
        pod 'Far', '~> 1.0'
      end
      """,
      "Snap.podspec": """
      Pod::Spec.new do |s|
        s.source_files = [
          'Classes/**/*.{h,swift}',
          'More/*.swift']
        s.resources = 'Old/*.png'
      end
      """, "Classes/S.swift": "", "Classes/Sub/T.swift": "", "More/M.swift": "",
      "Old/No.swift": "", "SnapTests/No.swift": "", "Example/Pods Of Ours/O.swift": "",
    ])
    let read = try AppReader.read(sample.folder.path("Example"))
    #expect(read.modules.map(\.name).sorted() == ["Example", "Other", "Snap"])
    let snap = try #require(read.modules.first { $0.name == "Snap" })
    #expect(snap.sources.map(ProjectPath.name) == ["S.swift", "T.swift", "M.swift"])
    #expect(read.notTaken.filter { $0.kind == .pods }.map(\.name) == ["Far"])
  }

  @Test func librariesToCloneAreNamedWithTheirVersions() throws {
    let sample = try SampleApp([
      "App/A.swift": "import UIKit\nimport Snap\nimport Here\n",
      "Podfile": """
      target 'App' do
        pod 'Snap', '~> 5.0'
        pod 'Big/Part'
        pod 'Forked', :git => 'https://example.com/forked.git', :tag => '1'
        pod 'Odd', :git => 'https://example.com/odd; rm -r x'
        pod 'Here'
      end
      """,
      "Podfile.lock": """
      PODS:
        - Big/Core (2.1.0-beta.1)
        - Big/Part (2.1.0-beta.1):
          - Big/Core (= 2.1.0-beta.1)
        - Here (1.0)
        - "Snap (5.0.1)"

      DEPENDENCIES:
        - Snap (~> 5.0)
      """,
      "Pods/Here/Here.swift": "",
      "Cartfile": """
      github "Maker/Chart" ~> 3.0 # drawn
      git "https://example.com/plain.git"
      github "Maker/There"
      """,
      "Cartfile.resolved": "github \"Maker/Chart\" \"3.1\"\n",
      "Carthage/Checkouts/There/T.swift": "",
    ])
    let read = try AppReader.read(sample.root)
    let pods = read.notTaken.filter { $0.kind == .pods }
    #expect(pods.map(\.name) == ["Snap 5.0.1", "Big 2.1.0-beta.1", "Forked", "Odd"])
    #expect(pods[2].reason.contains("“git clone https://example.com/forked.git”"))
    #expect(!pods[3].reason.contains("rm"))
    let carthage = read.notTaken.filter { $0.kind == .carthage }
    #expect(carthage.map(\.name) == ["Chart 3.1", "plain"])
    #expect(
      carthage.map { $0.reason.contains("git clone --branch 3.1 https://github.com/Maker/Chart") }
        == [true, false])
  }

  @Test func aFolderThatIsNotThereIsTold() throws {
    let sample = try app()
    let missing = sample.folder.path("No")
    #expect(throws: AdoptingError.missing(path: missing)) {
      try AppReader.read(
        sample.folder.path("App"), options: AppReader.Options(libraries: [missing]))
    }
  }
}
