import Devices
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ConstraintEditTests {
  /// 150 views under 510 constraints: rows of an icon, a title and a value.
  @Test("an edit of a screen reaches its layout engine, and nothing is pending afterwards")
  func editsAreIncremental() {
    let stage = ConstraintStage(CGSize(width: 375, height: 3000))
    var views: [UIView] = []
    let inset = stage.add(UIView())
    var above = stage.root.topAnchor
    var constraints: [NSLayoutConstraint] = []
    let width = inset.widthAnchor.constraint(equalToConstant: 16)
    constraints += [
      inset.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      inset.topAnchor.constraint(equalTo: above), width,
      inset.heightAnchor.constraint(equalToConstant: 1),
    ]
    for _ in 0..<50 {
      let icon = stage.add(UIView())
      let title = stage.add(SizedView(120, 20))
      let value = stage.add(SizedView(60, 20))
      views += [icon, title, value]
      constraints += [
        icon.leadingAnchor.constraint(equalTo: inset.trailingAnchor),
        icon.topAnchor.constraint(equalTo: above, constant: 8),
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
        title.topAnchor.constraint(greaterThanOrEqualTo: above),
        value.leadingAnchor.constraint(
          greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        value.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
        value.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
      ]
      above = icon.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
    stage.settle()
    #expect(views[147].frame == CGRect(x: 16, y: 1576, width: 24, height: 24))
    #expect(views[148].frame.minX == 48)
    #expect(views[149].frame.maxX == 359)
    let engine = stage.window.layoutEngine
    let records = engine?.records.count
    width.constant = 30
    #expect(stage.window.isWaitingForLayout)
    stage.settle()
    #expect(views[148].frame.minX == 62)
    #expect(engine === stage.window.layoutEngine)
    #expect(engine?.records.count == records)
    #expect(!stage.window.isWaitingForLayout)
    #expect(stage.host.takeIssues().isEmpty)
  }
}
