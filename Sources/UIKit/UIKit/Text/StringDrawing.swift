import Foundation
import Graphics
import Typography

extension NSAttributedString {
  /// Returns the lines of the text, for Core Text; a width or height that isn't positive sets no limit.
  package func laidOut(width: CGFloat = 0, height: CGFloat = 0, lines: Int = 0) -> TextLayout {
    StringDrawing(self).layout(width: width, height: height, lines: lines)
  }
}

/// Measures and draws strings outside of views.
struct StringDrawing {
  private let text: StyledText
  /// The text with the attachments, if it may have any.
  private let source: NSAttributedString?

  init(_ text: NSAttributedString) {
    self.text = TextConversion.plain.styledText(text)
    source = self.text.runs.contains { $0.attributes.attachment != nil } ? text : nil
  }

  init(_ text: String, attributes: [NSAttributedString.Key: Any]?) {
    self.text = TextConversion.plain.styledText(text, attributes: attributes ?? [:])
    source = nil
  }

  /// The direction of the app's language, as in labels; off the main thread, the screen's.
  private static var isRightToLeft: Bool {
    let language = onMainQueue { SimulationHost.current.options.layoutDirection }
    return (language ?? WorldScope.published.traits.layoutDirection) == .rightToLeft
  }

  fileprivate func layout(
    width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
    usesFontLeading: Bool = true
  ) -> TextLayout {
    TextFitting.layout(
      text, width: width > 0 ? width : .infinity, height: height > 0 ? height : .infinity,
      numberOfLines: lines, isRightToLeft: Self.isRightToLeft, usesFontLeading: usesFontLeading)
  }

  var size: CGSize { text.string.isEmpty ? .zero : layout().size }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), !text.string.isEmpty else { return }
    layout().draw(in: context, at: point, attachments: pictures(in: context))
  }

  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !text.string.isEmpty else { return }
    layout(width: rect.width, height: rect.height)
      .draw(in: context, at: rect.origin, attachments: pictures(in: context))
  }

  func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext(), !text.string.isEmpty else { return }
    let placed = place(in: rect.size, options: options, context: context)
    context?.totalBounds = placed.bounds.offsetBy(dx: rect.minX, dy: rect.minY)
    placed.layout.draw(
      in: target, at: CGPoint(x: rect.minX, y: rect.minY + placed.bounds.minY),
      attachments: pictures(in: target))
  }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    guard !text.string.isEmpty else { return .zero }
    let placed = place(in: size, options: options, context: context)
    context?.totalBounds = placed.bounds
    return placed.bounds
  }

  /// Lays out the text in a size; lengths that aren't positive set no limit.
  ///
  /// Without `usesLineFragmentOrigin` there is one line, and the origin is its baseline.
  private func place(
    in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> (layout: TextLayout, bounds: CGRect) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = layout(lines: 1)
      let bounds = CGRect(
        x: 0, y: -layout.firstBaseline, width: layout.size.width, height: layout.size.height)
      return (layout, bounds)
    }
    var source = self
    context?.actualScaleFactor = 1
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, size.width > 0 {
      let factor = TextFitting.scale(
        of: text, toWidth: size.width, minimum: context.minimumScaleFactor)
      source = StringDrawing(TextFitting.scaled(text, by: factor), source: self.source)
      context.actualScaleFactor = factor
    }
    let height = options.contains(.truncatesLastVisibleLine) ? size.height : 0
    let layout = source.layout(
      width: size.width, height: height, usesFontLeading: options.contains(.usesFontLeading))
    return (layout, CGRect(origin: .zero, size: layout.size))
  }

  private init(_ text: StyledText, source: NSAttributedString?) {
    self.text = text
    self.source = source
  }

  private func pictures(in context: CGContext) -> TextLayout.AttachmentDrawing? {
    guard let source else { return nil }
    let pictures = AttachmentPictures(source, color: .black)
    return { unit, rect in pictures.draw(at: unit, in: rect, of: context) }
  }
}
