/// The contents of the three pages.
enum Words {
  static let pages = [fruit, flowers, birds]

  static let fruit = [
    "りんご Apple", "みかん Mandarin", "ぶどう Grape", "もも Peach", "なし Pear", "かき Persimmon",
    "いちご Strawberry", "さくらんぼ Cherry", "すいか Watermelon", "びわ Loquat", "ゆず Yuzu",
    "くり Chestnut",
  ]

  static let flowers = [
    "桜 Cherry blossom", "梅 Plum blossom", "菊 Chrysanthemum", "牡丹 Peony", "藤 Wisteria",
    "朝顔 Morning glory", "向日葵 Sunflower", "百合 Lily", "椿 Camellia", "水仙 Narcissus", "蓮 Lotus",
    "菫 Violet",
  ]

  static let birds = [
    "雀 Sparrow", "燕 Swallow", "鶴 Crane", "鷺 Heron", "鷹 Hawk", "梟 Owl", "鴉 Crow", "鳩 Dove",
    "鶯 Bush warbler", "雉 Pheasant", "鴨 Duck", "雁 Goose",
  ]
}
