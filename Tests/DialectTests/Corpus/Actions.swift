import UIKit

class Panel: UIViewController {
  let save = UIButton(type: .custom)
  let toggle = UISwitch()
  lazy var done = UIBarButtonItem(
    title: "Done", style: .done, target: self, action: #selector(finish))
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(save)
    save.addTarget(self, action: #selector(saved(_:with:)), for: .touchUpInside)
    save.addTarget(nil, action: #selector(Root.anyone(_:)), for: .touchUpInside)
    toggle.addTarget(self, action: #selector(Panel.toggled), for: .valueChanged)
    save.addTarget(self, action: Selector("missing:"), for: .editingDidEnd)
  }

  @objc private func saved(_ sender: UIButton, with event: UIEvent?) {
    calls.append("saved \(sender === save) \(event == nil)")
  }
  @objc func toggled(_ sender: UISwitch) { calls.append("toggled \(sender.isOn)") }
  @objc func finish() { calls.append("finished") }
}

final class SubPanel: Panel {
  override func toggled(_ sender: UISwitch) {
    super.toggled(sender)
    calls.append("in the subclass")
  }
}

final class Root: UIViewController {
  var heard = 0
  @objc func anyone(_ sender: Any?) { heard += 1 }
}

@MainActor func actions() {
  let panel = SubPanel()
  let root = Root()
  root.view.addSubview(panel.view)
  root.addChild(panel)
  panel.save.sendActions(for: .touchUpInside)
  panel.toggle.isOn = true
  panel.toggle.sendActions(for: .valueChanged)
  UIApplication.shared.sendAction(
    panel.done.action!, to: panel.done.target, from: panel.done, for: nil)
  print(panel.calls, root.heard)
  print(
    panel.save.actions(forTarget: panel, forControlEvent: .touchUpInside) ?? [],
    panel.save.allTargets.count)
  panel.save.removeTarget(panel, action: nil, for: .allEvents)
  panel.save.sendActions(for: .touchUpInside)
  print(panel.calls.count, root.heard)
  print(
    panel.responds(to: #selector(Panel.finish)), panel.responds(to: Selector("toggled:")),
    panel.responds(to: #selector(Root.anyone(_:))), panel.responds(to: Selector("nothing")),
    root.responds(to: NSSelectorFromString("anyone:")))
}
