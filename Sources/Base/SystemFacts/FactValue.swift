import Foundation

/// The value of a fact, with its text on the page of facts.
package protocol FactValue: Hashable, Sendable {
  var factText: String { get }
}

extension Bool: FactValue {
  package var factText: String { self ? "yes" : "no" }
}

extension String: FactValue {
  package var factText: String { self }
}

extension Int: FactValue {
  package var factText: String { "\(self)" }
}

extension CGFloat: FactValue {
  /// The number with up to four decimals, without trailing zeros.
  package var factText: String {
    let tenThousandths = (self * 10_000).rounded()
    let whole = Int(tenThousandths.magnitude) / 10_000
    var decimals = String(Int(tenThousandths.magnitude) % 10_000 + 10_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = tenThousandths < 0 ? "−" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}

extension CGSize: FactValue {
  package var factText: String { "\(width.factText) × \(height.factText)" }
}

extension Optional: FactValue where Wrapped: FactValue {
  package var factText: String { self?.factText ?? "none" }
}
