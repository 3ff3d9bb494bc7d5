@_exported import Foundation
import UIKit

/// A view of a document: the background and the document's name; pages aren't drawn.
open class PDFView: UIView {
  open var document: PDFDocument? { didSet { show() } }
  open weak var delegate: (any PDFViewDelegate)?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysAsBook = false
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  open var pageShadowsEnabled = true
  open var interpolationQuality = PDFInterpolationQuality.high
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10
  open var autoScales = false
  open var isInMarkupMode = false
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  /// The page that ``go(to:)-(PDFPage)`` chose, or the first one.
  open private(set) var currentPage: PDFPage?
  open private(set) var isUsingPageViewController = false

  private let placeholder = ContentPlaceholderView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    placeholder.frame = bounds
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(placeholder)
  }

  private func show() {
    placeholder.text = document?.documentURL?.lastPathComponent
    currentPage = document?.page(at: 0)
  }

  open override var backgroundColor: UIColor? {
    didSet { placeholder.backgroundColor = backgroundColor ?? .systemGray6 }
  }

  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  open var documentView: UIView? { document == nil ? nil : placeholder }
  open var scaleFactorForSizeToFit: CGFloat { 1 }

  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {
    isUsingPageViewController = enable
  }

  open func go(to page: PDFPage) {
    guard page !== currentPage else { return }
    currentPage = page
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }

  open func go(to destination: PDFDestination) {
    if let page = destination.page { go(to: page) }
  }

  private func go(by count: Int) {
    guard let document, let page = currentPage,
      let next = document.page(at: document.index(for: page) + count)
    else { return }
    go(to: next)
  }

  open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(go) }
  open func goToLastPage(_ sender: Any?) {
    if let document { document.page(at: document.pageCount - 1).map(go) }
  }
  open func goToNextPage(_ sender: Any?) { go(by: 1) }
  open func goToPreviousPage(_ sender: Any?) { go(by: -1) }
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open var canGoToNextPage: Bool { canGo(by: 1) }
  open var canGoToPreviousPage: Bool { canGo(by: -1) }

  private func canGo(by count: Int) -> Bool {
    guard let document, let currentPage else { return false }
    return document.page(at: document.index(for: currentPage) + count) != nil
  }

  open func zoomIn(_ sender: Any?) {}
  open func zoomOut(_ sender: Any?) {}
  open var canZoomIn: Bool { false }
  open var canZoomOut: Bool { false }
  open func clearSelection() { currentSelection = nil }
  open func layoutDocumentView() {}
  /// The first page, which fills the view.
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
}

/// Events of a view; never called here.
@preconcurrency @MainActor
public protocol PDFViewDelegate: AnyObject {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewParentViewController() -> UIViewController?
  func pdfViewPerformFind(_ sender: PDFView)
  func pdfViewPerformGo(toPage sender: PDFView)
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewParentViewController() -> UIViewController? { nil }
  public func pdfViewPerformFind(_ sender: PDFView) {}
  public func pdfViewPerformGo(toPage sender: PDFView) {}
}

/// A row of pages to choose from; empty here.
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var thumbnailSize = CGSize(width: 60, height: 80)
  open var contentInset = UIEdgeInsets.zero
  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }
}

// The raw values are PDFKit's.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0
  case singlePageContinuous = 1
  case twoUp = 2
  case twoUpContinuous = 3
}

public enum PDFDisplayDirection: Int, Sendable { case vertical = 0, horizontal = 1 }

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical = 0, horizontal = 1 }

public enum PDFInterpolationQuality: Int, Sendable { case none = 0, low = 1, high = 2 }

public enum PDFDisplayBox: Int, Sendable {
  case mediaBox = 0
  case cropBox = 1
  case bleedBox = 2
  case trimBox = 3
  case artBox = 4
}

extension Notification.Name {
  public static let PDFViewPageChanged = Self("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = Self("PDFViewChangedDocument")
  public static let PDFViewScaleChanged = Self("PDFViewChangedScale")
  public static let PDFViewVisiblePagesChanged = Self("PDFViewVisiblePagesChanged")
  public static let PDFViewSelectionChanged = Self("PDFViewChangedSelection")
}
