import UIKit

// Controllers that are found or not, depending on their initialisers.

class PlainSample: UIViewController {
  let number = 7
}

class OwnInitSample: UIViewController {
  let word: String

  init() {
    word = "own"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class InheritingSample: OwnInitSample {
  var inherited = 3
}

class ArgumentSample: UIViewController {
  let word: String

  init(word: String) {
    self.word = word
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class ConvenientSample: ArgumentSample {
  convenience init() { self.init(word: "convenient") }
}

final class CoderOnlySample: UIViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class StoppingSample: UIViewController {
  init() { fatalError("no luck") }

  required init?(coder: NSCoder) { nil }
}

enum SampleSpace {
  final class NestedSample: UITableViewController {}
}

private final class PrivateSample: UIViewController {}

final class GenericSample<Value>: UIViewController {}
