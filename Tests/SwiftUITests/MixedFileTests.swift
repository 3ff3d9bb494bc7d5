import SwiftUI
import Testing
import UIKit

// A file as apps have them, with names of both modules: it compiles without naming either.

// As Xcode's constants for a catalog.
extension ColorResource { static let brand = ColorResource(name: "Brand", bundle: .main) }
extension UIColor { static var brand: UIColor { UIColor(resource: .brand) } }

struct MixedCard: View {
  @State private var isOn = false
  @Environment(\.colorScheme) private var scheme
  let title: String
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).foregroundStyle(.primary)
      Label("Nearby", systemImage: "location")
      Toggle("Notify", isOn: $isOn)
      HStack {
        Button("Cancel", role: .cancel) {}.buttonStyle(.bordered)
        Spacer()
        Button {
          isOn.toggle()
        } label: {
          Image(systemName: "star")
        }.buttonStyle(.borderedProminent)
      }
    }
    .padding()
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
    .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
    .onTapGesture { isOn = true }
    .frame(maxWidth: .infinity)
  }
}
final class MixedController: UIViewController {
  private lazy var host = UIHostingController(rootView: MixedCard(title: "A"))
  let stack = UIStackView()
  let layout = UICollectionViewFlowLayout()
  let color = UIColor.red
  var size: CGSize = .zero
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    let image = UIImage(systemName: "star")
    _ = Image(uiImage: image!)
    stack.axis = .vertical
    stack.alignment = .center
    UIView.animate(withDuration: 0.2) { self.view.alpha = 0 }
    let path = UIBezierPath(rect: .zero); _ = path
    let c = UIColor(Color.red); _ = c
    _ = Color(uiColor: .systemRed)
    _ = Color(.brand)
    _ = NSLayoutConstraint.Axis.horizontal
    let label = UILabel(); label.textAlignment = .center
    let edge = UIEdgeInsets.zero; _ = edge
  }
}
struct CaptionLabel: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ uiView: UILabel, context: Context) {}
}

@Suite @MainActor struct MixedFileTests {
  @Test func bothModulesShowViews() throws {
    let controller = MixedController()
    controller.loadViewIfNeeded()
    #expect(controller.children.count == 1)
    let host = try #require(controller.children.first as? UIHostingController<MixedCard>)
    #expect(host.sizeThatFits(in: CGSize(width: 320, height: 600)).width == 320)
  }
}
