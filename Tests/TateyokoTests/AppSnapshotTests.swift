import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// Whole apps, pictured on every device of a matrix.
@MainActor
@Suite struct AppSnapshotTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      root.view.backgroundColor = color
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private func check(
    _ record: SnapshotTestingConfiguration.Record, _ color: UIColor,
    after steps: @escaping @MainActor (Simulator) throws -> Void = { _ in }
  ) -> [SnapshotFailure] {
    folder.beginRun()
    return folder.keepingArtifacts {
      MatrixCheck(
        matrix: SnapshotMatrix([.iPhone8], orientations: [.portrait, .landscapeRight]), name: "app",
        record: record, directory: folder.url.path, file: #filePath, testName: "app()", line: #line
      ).run({ AppDelegate(color) as any UIApplicationDelegate }) {
        .image(on: $0, after: steps)
      }
    }
  }

  @Test("an app is pictured in the windows that its delegate creates, in each orientation")
  func launches() {
    #expect(check(.missing, .red).count > 0)
    #expect(folder.files == ["app.app-iphone-8-landscape.png", "app.app-iphone-8-portrait.png"])
    #expect(check(.never, .red).isEmpty)
    #expect(check(.never, .blue).count == 1)
  }

  @Test("work after the launch is pictured; an error it throws fails the cell")
  func steps() {
    _ = check(.missing, .red)
    let painted = check(.never, .green) {
      $0.window.rootViewController?.view.backgroundColor = .red
    }
    #expect(painted.isEmpty)
    let failed = check(.never, .red) { _ in throw CocoaError(.fileNoSuchFile) }
    #expect(failed.count == 1)
  }

  @Test("an app without a window is reported")
  func noWindow() {
    final class Idle: UIResponder, UIApplicationDelegate {}
    folder.beginRun()
    let failures = folder.keepingArtifacts {
      MatrixCheck(
        matrix: SnapshotMatrix([.iPhone8]), name: nil, record: .missing, directory: folder.url.path,
        file: #filePath, testName: "idle()", line: #line
      ).run({ Idle() as any UIApplicationDelegate }) { .image(on: $0) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("without showing a window") == true)
    #expect(folder.files.isEmpty)
  }
}
