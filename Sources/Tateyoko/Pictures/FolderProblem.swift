import Foundation

/// The system's own words for what is wrong with a folder.
enum FolderProblem {
  static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    for candidate in [cause, error as NSError] {
      if let candidate, candidate.domain == NSPOSIXErrorDomain {
        return String(cString: strerror(Int32(candidate.code)))
      }
    }
    return error.localizedDescription
  }
}
