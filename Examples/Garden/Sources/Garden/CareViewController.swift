import UIKit

/// What can be done for a plant, as symbols.
class CareViewController: UICollectionViewController {
  var place = Plant.Place.sun

  private var symbolNames: [String] {
    let all = [
      "thermometer", "scissors", "bell.fill", "heart.fill", "star.fill", "trash", "camera.fill",
      "magnifyingglass", "square.and.arrow.up", "pencil", "clock", "flag.fill",
    ]
    return [place == .sun ? "sun.max" : "moon"] + all
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    symbolNames.count + 1
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Care", for: indexPath) as! CareCell
    // The first cell keeps the image that the storyboard names.
    if indexPath.item > 0 {
      cell.symbolView.image = UIImage(
        systemName: symbolNames[indexPath.item - 1],
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .semibold))
    }
    return cell
  }
}
