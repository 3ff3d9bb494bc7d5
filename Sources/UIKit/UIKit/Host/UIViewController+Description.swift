extension UIViewController {
  /// Returns this controller and its descendants, one line each, as a debugger prints them but
  /// without addresses; presented ones follow their presenters.
  package func hierarchyDescription() -> String {
    var lines: [String] = []
    describe(into: &lines, indentation: "", mark: "")
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], indentation: String, mark: String) {
    guard indentation.utf8.count < 5 * SimulationHost.nestingLimit else { return }
    var line = "<\(type(of: self))>, state: \(appearance.phase), view: "
    if let view = viewIfLoaded {
      line += "<\(type(of: view))>"
      if view.window == nil { line += " not in the window" }
    } else {
      line += "(view not loaded)"
    }
    if mark == "+", let presentation = presentationController {
      line += ", presented with: <\(type(of: presentation))>"
    }
    lines.append(indentation + (mark.isEmpty ? "" : "   \(mark) ") + line)
    let inner = indentation + (mark.isEmpty ? "" : "   | ")
    for child in children {
      child.describe(into: &lines, indentation: inner, mark: "|")
    }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.describe(into: &lines, indentation: inner, mark: "+")
    }
  }
}
