@_exported import Foundation
import UIKit

/// The screen for writing a mail: presented as any controller, empty but for the subject.
///
/// There is no mail account, so nothing is sent, and the delegate isn't called.
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Answers no: there is no account.
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

  // Dropped: nothing shows them, sends them or gives them back.
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// Is told what became of a mail; never called here. Tests call it.
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
