import UIKit

extension GrowthCase {
  /// Texts that nothing has laid out before, by words.
  static var texts: [GrowthCase] {
    let sizes = [2000, 4000, 8000, 16000]
    return [
      GrowthCase(name: "text view, words", sizes: sizes, checkedSizes: [1, 50, 500]) { count in
        screen {
          let view = UITextView()
          view.font = .systemFont(ofSize: 17)
          view.text = words(count)
          return view
        }
      },
      GrowthCase(name: "text view, paragraphs", sizes: sizes, checkedSizes: [1, 50, 500]) { count in
        screen {
          let view = UITextView()
          view.text = words(count, inParagraphsOf: 20)
          return view
        }
      },
      GrowthCase(
        name: "text view, words in two colors", sizes: sizes, checkedSizes: [1, 50, 500]
      ) { count in
        screen {
          let view = UITextView()
          view.attributedText = coloredWords(count)
          return view
        }
      },
      GrowthCase(
        name: "text view, typed at the end", sizes: sizes, checkedSizes: [1, 50, 500],
        make: { count in
          screen {
            let view = UITextView()
            view.text = words(count, inParagraphsOf: 20)
            return view
          }
        },
        edit: { screen, _ in
          guard let view = screen.view.subviews.first as? UITextView else { return }
          for _ in 0..<10 {
            view.insertText("a")
            screen.view.layoutIfNeeded()
          }
        }),
      GrowthCase(name: "label, words", sizes: sizes, checkedSizes: [1, 50, 500]) { count in
        labelScreen { $0.text = words(count) }
      },
      GrowthCase(
        name: "label, words in two colors", sizes: sizes, checkedSizes: [1, 50, 500]
      ) { count in
        labelScreen { $0.attributedText = coloredWords(count) }
      },
      GrowthCase(name: "label, words from right to left", sizes: sizes, checkedSizes: [1, 50]) {
        count in
        labelScreen { $0.text = words(count, of: ["שלום", "עולם", "מילה", "שורה", "ו"]) }
      },
      GrowthCase(name: "label, words without spaces", sizes: sizes, checkedSizes: [1, 50]) {
        count in
        labelScreen { $0.text = words(count, of: ["界面", "文字", "行", "测试"], between: "") }
      },
      GrowthCase(name: "label, words in two lines", sizes: sizes, checkedSizes: [1, 50, 500]) {
        count in
        labelScreen {
          $0.text = words(count)
          $0.numberOfLines = 2
        }
      },
    ]
  }

  private static func labelScreen(_ set: @escaping (UILabel) -> Void) -> UIViewController {
    BuiltScreen { screen in
      let label = UILabel()
      label.numberOfLines = 0
      set(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: screen.view.topAnchor),
        label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      ])
    }
  }

  /// How many texts were made: each begins with its number, so that no other's layout is taken.
  private static var textCount = 0

  private static let latin = [
    "a", "layout", "of", "words", "that", "wrap", "whenever", "there", "is", "no", "room", "left,",
    "so", "lines", "differ",
  ]

  private static func words(
    _ count: Int, of words: [String] = latin, between: String = " ",
    inParagraphsOf length: Int = .max
  ) -> String {
    textCount += 1
    var result = "\(textCount)"
    for index in 0..<count {
      result += (index + 1) % length == 0 ? "\n" : between
      result += words[(index * index + index / 7) % words.count]
    }
    return result
  }

  private static func coloredWords(_ count: Int) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for (index, word) in words(count).split(separator: " ").enumerated() {
      result.append(
        NSAttributedString(
          string: word + " ",
          attributes: [
            .font: UIFont.systemFont(ofSize: 17),
            .foregroundColor: index % 2 == 0 ? UIColor.red : UIColor.blue,
          ]))
    }
    return result
  }
}
