import Pixels
import XcodeProjects

/// Why an app can't be read, or a package can't be written: what, where and what to do.
package enum AdoptingError: Error, Hashable, Sendable, CustomStringConvertible {
  case project(ProjectError)
  case file(FileError)
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case nothing(path: String)
  case several(path: String, names: [String])
  case noSuchProject(name: String, names: [String])
  case noSuchTarget(name: String, names: [String])
  case noSuchConfiguration(name: String, names: [String])
  case noSuchPicture(name: String, names: [String])
  case isPackage(path: String)
  case noTarget(path: String)
  case foreignFolder(path: String)
  case inTheWay(path: String)
  case noCheckout(path: String)
  case noToolset(path: String)
  case notBuilt(path: String)
  case compiler(String)

  package var description: String {
    switch self {
    case .project(let error): error.description
    case .file(let error): error.description
    case .missing(let path): "No such file or folder: \(path). Correct the path."
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
    case .nothing(let path):
      "\(path) contains neither an Xcode project nor a Swift file. Pass the app's folder."
    case .several(let path, let names):
      "\(path) contains several projects. Choose one with --project: "
        + names.joined(separator: ", ") + "."
    case .noSuchProject(let name, let names):
      "There is no project “\(name)”. There are: \(names.joined(separator: ", "))."
    case .noSuchTarget(let name, let names):
      "There is no target “\(name)”. There are: \(names.joined(separator: ", "))."
    case .noSuchConfiguration(let name, let names):
      "There is no build configuration “\(name)”. There are: \(names.joined(separator: ", "))."
    case .noSuchPicture(let name, let names):
      "Tests take no snapshot of a class “\(name)”. They do of: \(names.joined(separator: ", "))."
    case .isPackage(let path):
      "\(path) is a Swift package, which `tateyoko test` builds and tests as it is. Use --report for a "
        + "survey of it."
    case .noTarget(let path):
      "\(path) has no application, framework or app extension with a Swift file."
    case .foreignFolder(let path):
      "\(path) exists and was not written by this command. Nothing was written; pass another folder "
        + "with --output."
    case .inTheWay(let path):
      "\(path) is not a folder. Pass another one with --output."
    case .noCheckout(let path):
      "\(path) is not a checkout of Tateyoko. Pass the folder with its Package.swift as --tateyoko."
    case .noToolset(let path):
      "The toolset in \(path) is incomplete. Install it again: scripts/install, or scripts/install --from "
        + "with its archive."
    case .notBuilt(let path):
      "Tateyoko isn't built in \(path). Build it first: swift build --package-path "
        + "with its folder."
    case .compiler(let reason): "The compiler could not run: \(reason)"
    }
  }
}
