import UIKit

/// A table of words, each in Japanese and English.
open class WordTableViewController: UITableViewController {
  let words: [String]

  public init(words: [String]) {
    self.words = words
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    // Interface Builder leaves Follow Readable Width off; in tables created in code it was on, up to iOS 11.
    tableView.cellLayoutMarginsFollowReadableWidth = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
  }

  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    return words.count
  }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
}
