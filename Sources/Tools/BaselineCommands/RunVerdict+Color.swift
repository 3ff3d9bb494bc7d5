import CommandLines
import RunRecord

extension RunVerdict {
  /// The colour of a run's last line, if nothing made the command fail.
  package var color: Terminal.Color {
    switch self {
    case .failed: .red
    case .incomplete, .unsettled: .yellow
    case .passed: .green
    }
  }
}
