import UIKit

// Found by the tests of the commands about previews.

#Preview("Both") {
  let label = UILabel()
  label.text = "Both ways"
  return label
}
