import UIKit

/// The screen for composing a text message: presented like any controller, empty except for a
/// title.
///
/// Nothing is sent, and the delegate isn't called.
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  // Stored, without effect.
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  /// Returns false, like the next two: there is no account.
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    showSystemSheet(titled: "New Message")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showSystemSheet(titled: "New Message")
  }
}

/// The result of composing a text message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// Receives the result of composing a text message; never called here. Tests call it.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
