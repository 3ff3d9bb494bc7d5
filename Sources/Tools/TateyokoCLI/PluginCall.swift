import CommandLines
import Foundation
import Toolsets

/// `swift package snapshots …`, for packages that depend on Tateyoko by source.
enum PluginCall {
  /// Replaces the process with `swift package`.
  static func become(_ command: String, _ options: [String]) throws -> Never {
    try Command.become(["swift"] + arguments(command, options), environment: [:])
  }

  /// Returns the arguments of `swift`: options about the package precede the plugin's name.
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
