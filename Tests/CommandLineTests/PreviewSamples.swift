import UIKit

// Found by the tests of the preview commands.

#Preview("Both") {
  let label = UILabel()
  label.text = "Both ways"
  return label
}
