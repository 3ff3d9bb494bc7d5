import Foundation
import TestSupport
import Testing

@testable import Adopting

/// A hundred projects that were made to hang, crash or exhaust a survey.
@Suite(.serialized) struct HostileProjectTests {
  private static let installed = try? InstalledModules(root: SampleApp.checkout)

  /// The processor time that a survey may take, in a build without optimisation.
  private static let limit = Duration.seconds(10)

  @Test(arguments: HostileProject.all)
  func isSurveyedOrRefusedInTime(project: HostileProject) throws {
    let installed = try #require(Self.installed)
    let folder = try TemporaryFolder()
    try project.make(in: folder)
    let taken = ProcessorTime.measure {
      do {
        let app = try AppReader.read(folder.url.path)
        _ = SurveyText(Surveyor.survey(app, installed: installed).survey).text
        _ = OwnObjectiveC(app)
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
    #expect(taken < Self.limit, "\(taken)")
  }
}
