import UIKit

class Album: NSObject {
  @objc dynamic var title = "Blue"
  @objc dynamic var year: Int = 1971
}

class Song: NSObject {
  @objc dynamic var album: Album? = Album()
  @objc dynamic var plays = 0
  @objc var rating: Double = 0
  @objc var note: String?
  @objc(isLiked) var liked = false

  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    print("undefined", key, value ?? "nil")
  }
  override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
  override func setNilValueForKey(_ key: String) { print("nil for", key) }
}

class Mark: NSObject {
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { (super.accessibilityLabel ?? "none") + "!" }
    set { super.accessibilityLabel = newValue }
  }
  override func accessibilityActivate() -> Bool { true }
}

class MarkView: UIView {
  override var accessibilityLabel: String? {
    get { (super.accessibilityLabel ?? "none") + "?" }
    set { super.accessibilityLabel = newValue }
  }
}

class MarkItem: UIBarButtonItem {
  override var accessibilityLabel: String? {
    get { "item" }
    set {}
  }
  override var accessibilityElements: [Any]? {
    get { [1] }
    set {}
  }
}

@MainActor func keyValueCoding() {
  let song = Song()
  song.setValue(NSNumber(value: 4), forKey: "rating")
  song.setValue("3", forKey: "note")
  song.setValue(nil, forKey: "note")
  song.setValue(nil, forKey: "plays")
  song.setValue(1, forKey: "tempo")
  song.setValue("Hejira", forKeyPath: "album.title")
  song.setValue(true, forKey: "isLiked")
  print(
    song.rating, song.note ?? "none", song.value(forKeyPath: "album.title") ?? "none", song.liked,
    song.value(forKey: "tempo") ?? "none")
  song.setValuesForKeys(["plays": 7, "note": "x"])
  print(song.dictionaryWithValues(forKeys: ["plays", "note"]).sorted { $0.key < $1.key })
  let view = UIView()
  view.setValue(4, forKeyPath: "layer.cornerRadius")
  view.setValue(NSNumber(value: true), forKey: "hidden")
  view.setValue(UIColor.red, forKey: #keyPath(UIView.backgroundColor))
  view.layer.setValue("any", forKey: "whatever")
  print(
    view.layer.cornerRadius, view.isHidden, view.backgroundColor == .red,
    view.layer.value(forKey: "whatever") ?? "none", view.value(forKey: "alpha") ?? "none")
  let mark = Mark()
  mark.accessibilityLabel = "mark"
  let object: NSObject = MarkView()
  object.accessibilityLabel = "view"
  print(
    mark.accessibilityLabel ?? "", mark.value(forKey: "accessibilityLabel") ?? "",
    mark.isAccessibilityElement, mark.accessibilityActivate(), object.accessibilityLabel ?? "",
    MarkItem().accessibilityLabel ?? "", MarkItem().accessibilityElements?.count ?? 0)
}

private nonisolated(unsafe) var context = 0

final class Listener: NSObject {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context which: UnsafeMutableRawPointer?
  ) {
    guard which == &context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: which)
    }
    print("heard", keyPath ?? "", change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
  }
}

class Watching: UIViewController {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentSize), options: .new, context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    print("controller heard", keyPath ?? "", (change?[.newKey] as? CGSize)?.height ?? 0)
  }
}

@MainActor func keyValueObserving() {
  let song = Song()
  let listener = Listener()
  song.addObserver(listener, forKeyPath: "plays", options: [.old, .new], context: &context)
  song.addObserver(
    listener, forKeyPath: #keyPath(Song.album.year), options: .new, context: &context)
  song.plays = 1
  song.album?.year = 1975
  let other = Album()
  other.year = 2000
  song.album = other
  other.year = 2001
  song.removeObserver(listener, forKeyPath: "plays")
  song.plays = 2

  var heard: [String] = []
  let observation = song.observe(\.plays, options: [.old, .new, .initial]) { song, change in
    heard.append("\(change.oldValue ?? -1)-\(change.newValue ?? -1)")
  }
  song.plays = 3
  song.willChangeValue(for: \.plays)
  song.didChangeValue(for: \.plays)
  observation.invalidate()
  song.plays = 4
  let view = UITableView(frame: .zero)
  var kept: [NSKeyValueObservation] = []
  kept.append(view.observe(\.contentOffset) { view, _ in heard.append("\(view.contentOffset.y)") })
  kept.append(
    view.observe(\UITableView.isHidden, options: .new) { _, change in
      heard.append("\(change.newValue ?? false)")
    })
  kept.append(
    view.observe(\.layer.bounds) {
      $0.tag += 1; _ = $1.newValue
    })
  view.contentOffset.y = 5
  view.isHidden = true
  print(heard, view.tag)
  kept = []
  view.contentOffset.y = 6
  print(heard.count)

  let watching = Watching()
  watching.loadViewIfNeeded()
  watching.scroll.contentSize = CGSize(width: 1, height: 80)
  watching.scroll.removeObserver(watching, forKeyPath: "contentSize")
  watching.scroll.contentSize = CGSize(width: 1, height: 90)
}
