@_exported import Foundation
import UIKit
import UniformTypeIdentifiers

/// What a search shows of an item.
open class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var phoneNumbers: [String]?
  open var supportsPhoneCall: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var supportsNavigation: NSNumber?

  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }
}

/// An item of the app's that the system may find.
open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    // Core Spotlight makes up another identifier each time.
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// The system's index: nothing is kept, and handlers are called on the main queue without an error.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  public typealias Handler = @Sendable ((any Error)?) -> Void
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// Another object each time, as it has no state.
  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  open class func isIndexingAvailable() -> Bool { true }

  private func answer(_ handler: Handler?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(nil) }
  }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: Handler? = nil
  ) {
    answer(completionHandler)
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: Handler? = nil
  ) {
    answer(completionHandler)
  }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: Handler? = nil
  ) {
    answer(completionHandler)
  }

  open func deleteAllSearchableItems(completionHandler: Handler? = nil) {
    answer(completionHandler)
  }
}

/// Requests to index items again; never called here.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  )
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
