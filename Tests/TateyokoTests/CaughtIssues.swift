import Synchronization
import Testing

/// Runs checks that must record issues, and returns each issue's text.
func issues(_ body: () -> Void) -> [String] {
  let found = Mutex<[String]>([])
  withKnownIssue {
    body()
  } matching: { issue in
    found.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return found.withLock { $0 }
}
