import Foundation

/// A pointer to an error, as Objective-C's methods take it.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

/// An object that is notified when others read and write its file; none do here.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedItemDidMove(to newURL: URL)
  func presentedSubitemDidAppear(at url: URL)
  func presentedSubitemDidChange(at url: URL)
  func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
}

/// Coordinates access to files with other programs. There are none: blocks run at once.
open class NSFileCoordinator: NSObject {
  /// The raw values are Foundation's.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = Self(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = Self(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 1 << 2)
    public static let forUploading = Self(rawValue: 1 << 3)
  }

  /// The raw values are Foundation's.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = Self(rawValue: 1 << 0)
    public static let forMoving = Self(rawValue: 1 << 1)
    public static let forMerging = Self(rawValue: 1 << 2)
    public static let forReplacing = Self(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = Self(rawValue: 1 << 4)
  }

  open var purposeIdentifier = ""

  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) { super.init() }

  public override convenience init() { self.init(filePresenter: nil) }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Has no effect.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Has no effect.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Has no effect: nothing waits.
  open func cancel() {}

  /// Has no effect.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Has no effect.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
}
