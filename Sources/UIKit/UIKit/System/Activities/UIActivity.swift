/// An action that can be performed on shared items; it's never performed here.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The owner of an activity.
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType(rawValue: "com.apple.UIKit.activity.\(name)")
    }

    public static let addToReadingList = system("AddToReadingList")
    public static let airDrop = system("AirDrop")
    public static let assignToContact = system("AssignToContact")
    public static let copyToPasteboard = system("CopyToPasteboard")
    public static let mail = system("Mail")
    public static let message = system("Message")
    public static let openInIBooks = system("OpenInIBooks")
    public static let markupAsPDF = system("MarkupAsPDF")
    public static let postToFacebook = system("PostToFacebook")
    public static let postToFlickr = system("PostToFlickr")
    public static let postToTencentWeibo = system("TencentWeibo")
    public static let postToTwitter = system("PostToTwitter")
    public static let postToVimeo = system("PostToVimeo")
    public static let postToWeibo = system("PostToWeibo")
    public static let print = system("Print")
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    public static let sharePlay = system("SharePlay")
    public static let collaborationCopyLink = system("CollaborationCopyLink")
    public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
  }

  public override init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }

  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  /// Does nothing: no sheet waits for it.
  open func activityDidFinish(_ completed: Bool) {}
}
