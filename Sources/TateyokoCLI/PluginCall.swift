import CommandLines
import Foundation
import Toolsets

/// `swift package snapshots …`, for packages that depend on Tateyoko by source.
enum PluginCall {
  /// Becomes `swift package`.
  static func become(_ command: String, _ options: [String]) throws -> Never {
    try Command.become(["swift"] + arguments(command, options), environment: [:])
  }

  /// What `swift` is called with: options about the package come before the plugin's name.
  static func arguments(_ command: String, _ options: [String]) -> [String] {
    var ofPackage: [String] = []
    var ofTests: [String] = []
    var rest = options[...]
    while let option = rest.popFirst() {
      let isOfPackage = ["--package-path", "--scratch-path"].contains {
        option == $0 || option.hasPrefix($0 + "=")
      }
      guard isOfPackage else {
        ofTests.append(option)
        continue
      }
      ofPackage.append(option)
      if !option.contains("="), let value = rest.popFirst() { ofPackage.append(value) }
    }
    return ["package"] + ofPackage
      + ["--allow-writing-to-package-directory", "snapshots", command] + ofTests
  }
}
