import AssetCatalogs
import Foundation

/// Checks with the compiler that a test can create the screens to be pictured, and set what they show.
struct PictureCheck {
  let compiler: ModuleCompiler

  /// Keeps the pictures of a module that a test can create, and lists the others with the reason.
  ///
  /// One that the compiler refuses is checked again without its made-up arguments, if it can be made so.
  func check(_ module: AppModule, _ survey: inout AppSurvey) throws(AdoptingError) {
    if try checkOnce(module, &survey) { _ = try checkOnce(module, &survey) }
  }

  /// - Returns: Whether the expression of a picture was replaced.
  private func checkOnce(
    _ app: AppModule, _ survey: inout AppSurvey
  ) throws(AdoptingError) -> Bool {
    let module = app.name
    // The expression of a scene names nothing of the app's.
    let pictures = (survey.controllers + survey.views).filter { $0.module == module && !$0.isScene }
    let settings = survey.settings.filter { $0.module == module }
    guard !pictures.isEmpty || !settings.isEmpty else { return false }
    let path = "\(compiler.folder)/Pictures.swift"
    // One line for each expression, after the imports.
    var imports = ["import CoreData", "import UIKit"]
    if pictures.contains(where: { $0.expression.hasPrefix(AppSurvey.Picture.host) }) {
      imports.append(AppSurvey.Picture.hostImport)
    }
    var lines = ["@testable import \(module)", imports.joined(separator: "; ")]
    lines += pictures.enumerated().map { index, picture in
      "@MainActor func _adopted\(index)() -> AnyObject { \(picture.expression) }"
    }
    lines += settings.enumerated().map { index, setting in
      let type = SwiftName.code(setting.controller)
      if setting.controller.isEmpty {
        return
          "@MainActor func _adoptedSetting\(index)() { \(setting.property) = \(setting.value) }"
      }
      return "@MainActor func _adoptedSetting\(index)(_ screen: \(type)) { "
        + "screen.\(SwiftName.code(setting.property)) = \(setting.value) }"
    }
    _ = FileManager.default.createFile(
      atPath: path, contents: Data(lines.joined(separator: "\n").utf8))
    var tests = AppModule(target: "AdoptedPictures", name: "AdoptedPictures", kind: .folder)
    tests.languageMode = app.languageMode
    let rewritten = try compiler.rewrite(tests, [path])
    let run = try compiler.run(["-typecheck"], tests, [path], rewritten.arguments)
    var isReplaced = false
    for error in CompilerDiagnostics(run.messages).errors where error.path == path {
      if settings.indices.contains(error.line - 3 - pictures.count) {
        let setting = settings[error.line - 3 - pictures.count]
        survey.settings.removeAll { $0 == setting }
      }
      guard pictures.indices.contains(error.line - 3) else { continue }
      let picture = pictures[error.line - 3]
      if let plain = picture.plainExpression {
        survey.controllers = survey.controllers.map { other in
          guard other == picture else { return other }
          var simpler = other
          simpler.expression = plain
          simpler.plainExpression = nil
          // The expression of a scene names nothing of the app's.
          simpler.isScene = plain.hasPrefix("UIStoryboard(")
          return simpler
        }
        isReplaced = true
        continue
      }
      guard !survey.notPictured.contains(where: { $0.place == picture.place }) else { continue }
      survey.notPictured.append(
        AppSurvey.NotPictured(
          module: picture.module, name: picture.name, reason: error.text, place: picture.place))
      survey.controllers.removeAll { $0 == picture }
      survey.views.removeAll { $0 == picture }
    }
    return isReplaced
  }
}
