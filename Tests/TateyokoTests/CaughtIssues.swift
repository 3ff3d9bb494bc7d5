import Synchronization
import Testing

/// Runs checks that have to record issues, and returns what each issue says.
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
