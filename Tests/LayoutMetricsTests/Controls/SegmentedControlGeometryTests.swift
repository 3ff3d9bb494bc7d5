import SystemFacts
import Testing

@testable import LayoutMetrics

struct SegmentedControlGeometryTests {
  private func geometry(
    _ segments: [SegmentedControlGeometry.Width], ios number: Int = 13, byContent: Bool = false
  ) -> SegmentedControlGeometry {
    SegmentedControlGeometry(
      release: OSVersion(number).release, segments: segments, apportionsByContent: byContent)
  }

  private func widths(_ geometry: SegmentedControlGeometry, in width: CGFloat) -> [CGFloat] {
    geometry.frames(in: CGSize(width: width, height: 32), scale: 2, isRightToLeft: false)
      .map(\.width)
  }

  @Test("29 high through iOS 12, 32 later; the lowest point is outside the alignment rectangle")
  func heights() {
    let segments: [SegmentedControlGeometry.Width] = [.content(30), .content(50)]
    #expect(geometry(segments, ios: 12).naturalSize == CGSize(width: 140, height: 29))
    #expect(geometry(segments, ios: 12).intrinsicSize == CGSize(width: 140, height: 28))
    #expect(geometry(segments, ios: 26).naturalSize == CGSize(width: 140, height: 32))
    #expect(geometry(segments, ios: 26).intrinsicSize == CGSize(width: 140, height: 31))
  }

  @Test("from iOS 26 on segments are 1 from both ends: 261 of 263 (recorded)")
  func ends() {
    let three: [SegmentedControlGeometry.Width] = [.content(67), .content(67.5), .content(60)]
    func frames(_ number: Int, _ width: CGFloat) -> [CGRect] {
      geometry(three, ios: number).frames(
        in: CGSize(width: width, height: 32), scale: 3, isRightToLeft: false)
    }
    #expect(geometry(three, ios: 26).naturalSize.width == 263)
    #expect(frames(18, 263).map(\.minX).first == 0 && frames(18, 263).last?.maxX == 263)
    #expect(frames(26, 263).map(\.width) == [87, 87, 87])
    #expect(frames(26, 263).map(\.minX) == [1, 88, 175])
    #expect(frames(26, 320).first?.minX == 1 && frames(26, 320).last?.maxX == 319)
    // The knob keeps its distance from the ends of the control.
    let control = geometry(three, ios: 26)
    let track = control.track(in: CGSize(width: 263, height: 32))
    let knobs = frames(26, 263).map { control.knob(over: $0, in: track).frame }
    #expect(knobs.map(\.minX) == [2, 90, 177] && knobs.map(\.maxX) == [86, 173, 261])
    // Widths that are set are kept.
    let fixed = geometry([.fixed(60), .fixed(70)], ios: 26)
    #expect(widths(fixed, in: 130) == [60, 70])
    #expect(widths(geometry([.fixed(60), .content(40)], ios: 26), in: 132) == [60, 70])
  }

  @Test("all are as wide as the widest, unless widths are set or follow the content")
  func naturalWidths() {
    #expect(geometry([]).naturalSize.width == 0)
    #expect(
      geometry([.content(30), .content(50)], byContent: true).naturalSize.width == 120)
    #expect(geometry([.fixed(60), .content(30)]).naturalSize.width == 110)
    #expect(geometry([.content(30.2)]).naturalSize.width == 51)
    #expect(geometry([.content(5)]).naturalSize.width == 32)
  }

  @Test("segments share what the fixed-width ones leave, evenly or by content")
  func sharing() {
    let even = geometry([.fixed(60), .content(10), .content(90)])
    #expect(widths(even, in: 300) == [60, 120, 120])
    let byContent = geometry([.content(30), .content(50)], byContent: true)
    #expect(widths(byContent, in: 240) == [100, 140])
    #expect(widths(geometry([.fixed(300), .content(10)]), in: 200) == [300, 0])
  }

  @Test(
    "segments meet on pixels and fill the width; from right to left they are mirrored",
    arguments: testedScales, [100, 143, 320] as [CGFloat])
  func properties(scale: CGFloat, width: CGFloat) {
    let size = CGSize(width: width, height: 32)
    let bounds = CGRect(origin: .zero, size: size)
    for byContent in [false, true] {
      let geometry = geometry(
        [.content(20), .fixed(31), .content(7), .content(33)], byContent: byContent)
      let frames = geometry.frames(in: size, scale: scale, isRightToLeft: false)
      #expect(frames.first?.minX == 0 && abs(frames[3].maxX - width) < 1e-9)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 1e-9 })
      #expect(frames.allSatisfy { $0.minX.isOnPixels(scale) })
      let mirrored = geometry.frames(in: size, scale: scale, isRightToLeft: true)
      #expect(
        zip(frames, mirrored).allSatisfy {
          $0.mirrored(in: bounds).isNear($1)
        })
    }
  }

  @Test("a title keeps 4 from the segment's sides, and an image is centred")
  func content() {
    let segment = CGRect(x: 0, y: 0, width: 100, height: 32)
    #expect(
      SegmentedControlGeometry.title(in: segment) == CGRect(x: 4, y: 0, width: 92, height: 32))
    let narrow = CGRect(x: 0, y: 0, width: 6, height: 32)
    #expect(SegmentedControlGeometry.title(in: narrow).width == 0)
    #expect(
      SegmentedControlGeometry.image(CGSize(width: 21, height: 17), in: segment, scale: 2)
        == CGRect(x: 39.5, y: 7.5, width: 21, height: 17))
  }

  @Test("through iOS 12 an outline; then a track with a knob 2 inside, from iOS 26 on a capsule")
  func shapes() {
    let size = CGSize(width: 200, height: 32)
    let segment = CGRect(x: 100, y: 0, width: 100, height: 32)
    let old = geometry([.content(30)], ios: 12)
    let track = old.track(in: size)
    #expect(track == CGRect(x: 0, y: 0, width: 200, height: 31))
    #expect(old.cornerRadius(of: track) == 5)
    #expect(old.outline(of: track).frame == CGRect(x: 0.5, y: 0.5, width: 199, height: 30))
    #expect(old.outline(of: track).radius == 4.5)
    #expect(
      old.separator(of: segment, in: track) == CGRect(x: 100, y: 0, width: 1, height: 31))
    let knob = geometry([.content(30)]).knob(over: segment, in: track)
    #expect(knob.frame == CGRect(x: 102, y: 2, width: 96, height: 27))
    #expect(knob.radius == 6)
    let capsule = geometry([.content(30)], ios: 26)
    #expect(capsule.cornerRadius(of: track) == 15.5)
    #expect(capsule.knob(over: segment, in: track).radius == 13.5)
  }
}
