@_exported import Foundation
import UIKit

/// A product of the store. None is ever found: only tests and subclasses make them.
open class SKProduct: NSObject, @unchecked Sendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject, @unchecked Sendable {
  open var identifier: String? { nil }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }

  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }
}

extension SKProduct {
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }
}

/// A request to the store.
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?

  /// Does nothing: there is no connection to the store, so that no answer comes.
  open func start() {}
  open func cancel() {}
}

public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products, which finds none of them: the delegate's method is called on the main queue.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>
  private var isCancelled = false

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  open override func start() {
    let response = SKProductsResponse(invalid: identifiers.sorted())
    nonisolated(unsafe) let request = self
    DispatchQueue.main.async {
      guard !request.isCancelled else { return }
      (request.delegate as? any SKProductsRequestDelegate)?
        .productsRequest(request, didReceive: response)
      request.delegate?.requestDidFinish(request)
    }
  }

  open override func cancel() { isCancelled = true }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to a request for products.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  public let invalidProductIdentifiers: [String]

  init(invalid: [String]) {
    invalidProductIdentifiers = invalid
    super.init()
  }
}

/// A request for the receipt; never answered.
open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

open class SKPayment: NSObject {
  public let productIdentifier: String
  open fileprivate(set) var quantity = 1
  open fileprivate(set) var applicationUsername: String?

  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

open class SKMutablePayment: SKPayment {
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
}

/// A payment's progress. None happens here.
open class SKPaymentTransaction: NSObject {
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
}

/// The raw values are StoreKit's.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

/// The queue of payments, which takes none: purchases are not allowed on this device.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  /// Another object each time, as it has no state.
  open class func `default`() -> SKPaymentQueue { SKPaymentQueue() }
  /// False, as if the device's settings forbade purchases.
  open class func canMakePayments() -> Bool { false }

  open weak var delegate: (any SKPaymentQueueDelegate)?
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {}
  open func restoreCompletedTransactions() {}
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func presentCodeRedemptionSheet() {}
}

public protocol SKPaymentQueueDelegate: AnyObject {}

/// Events of the queue; never called here, except by tests.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// Errors of the store. The raw values are StoreKit's.
public struct SKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
    case cloudServiceRevoked = 8
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let unknown = Code.unknown
  public static let paymentCancelled = Code.paymentCancelled
  public static let paymentNotAllowed = Code.paymentNotAllowed
}

public let SKErrorDomain = "SKErrorDomain"

/// Asks for ratings: nothing is shown, as in an app that the system has asked about often enough.
public enum SKStoreReviewController {
  @available(*, deprecated) public static func requestReview() {}
  public static func requestReview(in windowScene: UIWindowScene) {}
}

/// A page of the store: only a title.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = SystemSheetView(title: "App Store") }

  /// Fails on the main queue: no product is available.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
  }
}

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
