import UIKit

extension Notification.Name {
  static let played = Notification.Name("played")
}

final class Player: NSObject {
  var heard: [String] = []
  let sender = NSObject()

  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(played(_:)), name: .played, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(playedThis), name: .played, object: sender)
  }

  @objc private func played(_ notification: Notification) {
    heard.append("\(notification.userInfo?["count"] ?? 0)")
  }
  @objc private func playedThis() { heard.append("again") }
}

func notifications() {
  var player: Player? = Player()
  player?.start()
  NotificationCenter.default.post(name: .played, object: nil, userInfo: ["count": 1])
  NotificationCenter.default.post(name: .played, object: player?.sender)
  print(player?.heard ?? [])
  if let player { NotificationCenter.default.removeObserver(player) }
  NotificationCenter.default.post(name: .played, object: nil)
  print(player?.heard.count ?? 0)
  weak var ended: Player?
  ended = player
  player = nil
  print(ended == nil)
}
