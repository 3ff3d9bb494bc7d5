/// Reads sets of asset catalogs from their folders.
package enum AssetReader {
  /// Reads an `.imageset` folder.
  package static func imageSet(at path: String) throws(AssetProblem) -> ImageSet {
    let file = try contents(of: path)
    let key = "properties.template-rendering-intent"
    var set = ImageSet(
      path: path, variants: [],
      preservesVectorData: file.properties?.preservesVectorData ?? false)
    if let intent = file.properties?.renderingIntent {
      set.renderingIntent = ImageSet.RenderingIntent(rawValue: intent)
      if set.renderingIntent == nil { set.problems.append(unknown(intent, key, path)) }
    }
    let slots = file.images?.all ?? []
    for (index, slot) in slots.enumerated() {
      do throws(AssetProblem) {
        let reader = SlotReader(slot: slot, key: "images[\(index)]", set: path)
        guard let place = try reader.file() else { continue }
        set.variants.append(
          ImageSet.Variant(
            path: place, condition: try reader.condition(), resizing: try reader.resizing(),
            alignmentInsets: reader.alignmentInsets))
      } catch {
        set.problems.append(error)
      }
    }
    return set
  }

  /// Reads a `.colorset` folder.
  package static func colorSet(at path: String) throws(AssetProblem) -> ColorSet {
    var variants: [ColorSet.Variant] = []
    for (index, slot) in (try contents(of: path).colors?.all ?? []).enumerated() {
      let reader = SlotReader(slot: slot, key: "colors[\(index)]", set: path)
      guard let color = try reader.color() else { continue }
      variants.append(ColorSet.Variant(color: color, condition: try reader.condition()))
    }
    return ColorSet(path: path, variants: variants)
  }

  /// Reads a `.symbolset` folder.
  package static func symbolSet(at path: String) throws(AssetProblem) -> SymbolSet {
    let (files, problems) = files(try contents(of: path).symbols, "symbols", path)
    return SymbolSet(path: path, variants: files, problems: problems)
  }

  /// Reads a `.dataset` folder.
  package static func dataSet(at path: String) throws(AssetProblem) -> DataSet {
    let (files, problems) = files(try contents(of: path).data, "data", path)
    return DataSet(path: path, variants: files, problems: problems)
  }

  private static func contents(of set: String) throws(AssetProblem) -> ContentsFile {
    try ContentsFile(path: "\(set)/\(ContentsFile.name)")
  }

  private static func files(
    _ slots: ContentsFile.Slots?, _ key: String, _ path: String
  ) -> ([AssetFile], [AssetProblem]) {
    var files: [AssetFile] = []
    var problems: [AssetProblem] = []
    for (index, slot) in (slots?.all ?? []).enumerated() {
      do throws(AssetProblem) {
        let reader = SlotReader(slot: slot, key: "\(key)[\(index)]", set: path)
        guard let place = try reader.file() else { continue }
        files.append(
          AssetFile(
            path: place, condition: try reader.condition(), typeIdentifier: slot.typeIdentifier))
      } catch {
        problems.append(error)
      }
    }
    return (files, problems)
  }

  static func unknown(_ value: String, _ key: String, _ set: String) -> AssetProblem {
    .wrongValue(
      path: "\(set)/\(ContentsFile.name)", key: key,
      problem: "“\(value.prefix(60))” is not one of the known values")
  }
}
