import Foundation
import UIKit

@testable import UIKit

/// Nibs as Xcode saves them, created for these tests, and the classes that they name.
enum NibSamples {
  /// A nib's data with an owner's connections and some top-level objects.
  static func nib(_ objects: String, owner: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      </document>
      """.utf8)
  }

  @MainActor
  static func objects(_ objects: String, owner: (any NSObjectProtocol)? = nil, outlets: String = "")
    -> [Any]
  {
    UINib(data: nib(objects, owner: outlets), bundle: nil).instantiate(withOwner: owner)
  }

  /// The first of a nib's views.
  @MainActor
  static func view<View: UIView>(_ text: String, as type: View.Type = View.self) -> View? {
    objects(text).first as? View
  }
}

/// A view with outlets, as the rewriter would write it.
final class NibPanel: UIView {
  var titleLabel: UILabel?
  var parts: [UIView] = []
  var widthConstraint: NSLayoutConstraint?
  var caption = ""
  var amount = 0
  /// The events, in order.
  var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(subviews.count)")
    log.append(coder.decodeObject(forKey: "own") == nil ? "no key" : "key")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(caption) \(titleLabel?.text ?? "-")")
  }

  func tapped(_ sender: Any?) { log.append("tapped") }

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.outlet("titleLabel", \NibPanel.titleLabel)
      members.outletCollection("parts", \NibPanel.parts)
      members.outlet("widthConstraint", \NibPanel.widthConstraint)
      members.inspectable("caption", \NibPanel.caption)
      members.inspectable("amount", \NibPanel.amount)
      members.action(
        _dialectSelector(
          "tapped:", NibPanel.self, { $0.tapped($1) }, as: ((Any?) -> Void).self))
    }
  }
}

/// An owner that isn't a responder.
final class NibOwner: NSObject {
  var root: UIView?
  var button: UIButton?
  var taps = 0
  var views: [UIView] = []

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.outlet("root", \NibOwner.root)
      members.outlet("button", \NibOwner.button)
      members.outletCollection("views", \NibOwner.views)
      members.action(
        _dialectSelector(
          "tapped:", NibOwner.self, { (owner: NibOwner, _: Any?) in owner.taps += 1 },
          as: ((Any?) -> Void).self))
    }
  }
}

final class NibCell: UITableViewCell {
  var nameLabel: UILabel?

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.outlet("nameLabel", \NibCell.nameLabel)
    }
  }
}

final class NibItem: UICollectionViewCell {
  var nameLabel: UILabel?

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.outlet("nameLabel", \NibItem.nameLabel)
    }
  }
}

final class NibScreenController: UIViewController {
  var nameLabel: UILabel?
  var loads: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    loads.append(nameLabel?.text ?? "-")
  }

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.outlet("nameLabel", \NibScreenController.nameLabel)
    }
  }
}
