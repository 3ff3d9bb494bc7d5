import Foundation

/// Checks with the compiler that a test can create the screens to be pictured.
struct PictureCheck {
  let compiler: ModuleCompiler

  /// Keeps the pictures of a module that a test can create, and lists the others with the reason.
  func check(_ module: String, _ survey: inout AppSurvey) throws(AdoptingError) {
    // The expression of a scene names nothing of the app's.
    let pictures = (survey.controllers + survey.views).filter { $0.module == module && !$0.isScene }
    guard !pictures.isEmpty else { return }
    let path = "\(compiler.folder)/Pictures.swift"
    var lines = ["@testable import \(module)", "import UIKit"]
    lines += pictures.enumerated().map { index, picture in
      "@MainActor func _adopted\(index)() -> AnyObject { \(picture.expression) }"
    }
    _ = FileManager.default.createFile(
      atPath: path, contents: Data(lines.joined(separator: "\n").utf8))
    var tests = AppModule(target: "AdoptedPictures", name: "AdoptedPictures", kind: .folder)
    // SwiftPM compiles the written tests in this mode.
    tests.languageMode = 6
    let rewritten = try compiler.rewrite(tests, [path])
    let run = try compiler.run(["-typecheck"], tests, [path], rewritten.arguments)
    for error in CompilerDiagnostics(run.messages).errors where error.path == path {
      guard pictures.indices.contains(error.line - 3) else { continue }
      let picture = pictures[error.line - 3]
      guard !survey.notPictured.contains(where: { $0.place == picture.place }) else { continue }
      survey.notPictured.append(
        AppSurvey.NotPictured(
          module: picture.module, name: picture.name, reason: error.text, place: picture.place))
      survey.controllers.removeAll { $0 == picture }
      survey.views.removeAll { $0 == picture }
    }
  }
}
