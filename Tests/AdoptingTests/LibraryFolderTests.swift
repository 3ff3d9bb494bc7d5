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

  @Test func aFolderThatIsNotThereIsTold() throws {
    let sample = try app()
    let missing = sample.folder.path("No")
    #expect(throws: AdoptingError.missing(path: missing)) {
      try AppReader.read(
        sample.folder.path("App"), options: AppReader.Options(libraries: [missing]))
    }
  }
}
