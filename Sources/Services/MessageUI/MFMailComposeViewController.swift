@_exported import Foundation
import UIKit

/// The screen for composing a mail: presented like any controller, empty except for the subject.
///
/// There is no mail account, so nothing is sent, and the delegate isn't called.
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Returns false: there is no account.
  open class func canSendMail() -> Bool { false }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setSubject("New Message")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setSubject("New Message")
  }

  /// Shows the subject in the bar.
  open func setSubject(_ subject: String) { showSystemSheet(titled: subject) }

  // Ignored: nothing shows, sends or returns them.
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// Receives the result of composing a mail; never called here. Tests call it.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
