import Foundation

// Printing: settings are kept, and there is no printer.

/// How something is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// The raw values are UIKit's.
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }

  /// The raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }

  /// The raw values are UIKit's.
  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge = 1
    case shortEdge = 2
  }

  open var printerID: String?
  open var jobName = "Document"
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Lays out printed content; there is no page.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open weak var printPageRenderer: UIPrintPageRenderer?
  open var startPage = 0
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var perPageContentInsets = UIEdgeInsets.zero
  open var pageCount: Int { 0 }

  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }
}

/// Lays out a text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Lays out HTML.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Lays out a view's content.
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// Draws printed pages; never called here.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var paperRect: CGRect { .zero }
  open var printableRect: CGRect { .zero }
  open var numberOfPages: Int { 0 }
  open private(set) var printFormatters: [UIPrintFormatter]? = []

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters?.append(formatter)
  }

  fileprivate func remove(_ formatter: UIPrintFormatter) {
    printFormatters?.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  open func prepare(forDrawingPages range: NSRange) {}
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// The system's interface for printing, which isn't available.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  open class var isPrintingAvailable: Bool { false }
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }

  open var printInfo: UIPrintInfo?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false

  /// Returns false: nothing is presented.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    false
  }

  /// Returns false: nothing is presented.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  /// Returns false: nothing is presented.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  open func dismiss(animated: Bool) {}
}

extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
