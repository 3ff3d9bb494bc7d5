import Combine
import UIKit

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
}

final class CounterViewController: UIViewController {
  let model = Counter()
  let label = UILabel()
  private(set) var log: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    model.$count
      .combineLatest(model.$name)
      .map { "\($1): \($0)" }
      .removeDuplicates()
      .sink { [weak self] in self?.label.text = $0 }
      .store(in: &subscriptions)
    model.$count
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.log.append("settled at \($0)") }
      .store(in: &subscriptions)
    model.objectWillChange
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.log.append("changed") }
      .store(in: &subscriptions)
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .prefix(2)
      .sink { [weak self] _ in self?.log.append("tick") }
      .store(in: &subscriptions)
    NotificationCenter.default.publisher(for: .counterReset)
      .merge(with: NotificationCenter.default.publisher(for: .counterCleared))
      .sink { [weak self] _ in self?.model.count = 0 }
      .store(in: &subscriptions)
    Just(1).delay(for: .seconds(2), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.log.append("later \($0)") }
      .store(in: &subscriptions)
  }
}

extension Notification.Name {
  static let counterReset = Notification.Name("counterReset")
  static let counterCleared = Notification.Name("counterCleared")
}
