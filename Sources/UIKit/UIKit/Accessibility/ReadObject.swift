import Accessibility
import Foundation

/// An object as assistive technologies read it.
///
/// A responder's properties are called the way Swift does. For other objects, an override is found
/// in the class's table, as Linux's NSObject has no such properties to override (`docs/dialect.md`).
@MainActor
struct ReadObject {
  let object: NSObject
  private let responder: UIResponder?
  private let members: ClassMembers?

  init(_ object: NSObject) {
    self.object = object
    responder = object as? UIResponder
    members = responder == nil ? ClassMembers.of(object) : nil
  }

  var label: String? {
    read("accessibilityLabel", { $0.accessibilityLabel }, { $0.accessibilityLabel })
  }
  var value: String? {
    read("accessibilityValue", { $0.accessibilityValue }, { $0.accessibilityValue })
  }
  var hint: String? {
    read("accessibilityHint", { $0.accessibilityHint }, { $0.accessibilityHint })
  }
  var traits: UIAccessibilityTraits {
    read("accessibilityTraits", { $0.accessibilityTraits }, { $0.accessibilityTraits })
  }
  var isElement: Bool {
    read("isAccessibilityElement", { $0.isAccessibilityElement }, { $0.isAccessibilityElement })
  }
  var elements: [Any]? {
    read("accessibilityElements", { $0.accessibilityElements }, { $0.accessibilityElements })
  }
  var hidesElements: Bool {
    read(
      "accessibilityElementsHidden", { $0.accessibilityElementsHidden },
      { $0.accessibilityElementsHidden })
  }
  var containerType: UIAccessibilityContainerType {
    read(
      "accessibilityContainerType", { $0.accessibilityContainerType },
      { $0.accessibilityContainerType })
  }
  var frame: CGRect {
    read("accessibilityFrame", { $0.accessibilityFrame }, { $0.accessibilityFrame })
  }
  var path: UIBezierPath? {
    read("accessibilityPath", { $0.accessibilityPath }, { $0.accessibilityPath })
  }
  var activationPoint: CGPoint {
    read(
      "accessibilityActivationPoint", { $0.accessibilityActivationPoint },
      { $0.accessibilityActivationPoint })
  }
  var language: String? {
    read("accessibilityLanguage", { $0.accessibilityLanguage }, { $0.accessibilityLanguage })
  }
  var customActions: [UIAccessibilityCustomAction] {
    read(
      "accessibilityCustomActions", { $0.accessibilityCustomActions },
      { $0.accessibilityCustomActions }) ?? []
  }
  var customRotors: [UIAccessibilityCustomRotor] {
    read(
      "accessibilityCustomRotors", { $0.accessibilityCustomRotors },
      { $0.accessibilityCustomRotors }) ?? []
  }

  /// Whether an element is skipped because it has nothing to read.
  var isSilent: Bool { responder?.isSilentElement ?? false }

  /// The priority in the reading order, which only SwiftUI's views have.
  var sortPriority: Double { (object as? _HostedView)?._sortPriority ?? 0 }

  var identifier: String? {
    responder?.accessibilityIdentifier
      ?? (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
  }

  /// The identifier that tools read.
  var shownIdentifier: String? { responder?.shownAccessibilityIdentifier ?? identifier }

  /// Facts in addition to the value. A block is preferred to the property (AccessibilitySnapshot;
  /// medium).
  var contents: [AccessibilityTree.Content] {
    guard let provider = object as? any AXCustomContentProvider else { return [] }
    let contents =
      provider.accessibilityCustomContentBlock?() ?? provider.accessibilityCustomContent ?? []
    return contents.map {
      AccessibilityTree.Content(
        label: $0.label, value: $0.value, isImportant: $0.importance == .high)
    }
  }

  /// Returns a property's value: a responder's, or else an override's in the class's table, or else
  /// the one that every object has.
  private func read<V>(
    _ name: String, _ responders: (UIResponder) -> V, _ others: (NSObject) -> V
  ) -> V {
    if let responder { return responders(responder) }
    return members?.property(name).flatMap { $0.get(object) as? V } ?? others(object)
  }
}
