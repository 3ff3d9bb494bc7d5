'use strict';
/** The constraints of a view, read from the layout trees: as sentences and as places to draw. */
tateyoko.constraints = (() => {
  const { short } = tateyoko;
  const pattern = new RegExp('^constraint (.+?)\\.(\\w+) ([=≤≥]) '
    + '(?:constant|(?:([\\d.]+) × )?(.+)\\.(\\w+?))(?: @([\\d.]+))?(?: \\(\\d+\\))?$');
  const guides = /(?:^|\.)(safeArea|layoutMargins|readableContent)$/;
  const guideInsets = { safeArea: 'safeAreaInsets', layoutMargins: 'layoutMargins',
    readableContent: 'readableContent' };

  /**
   * Constraints that mention a view, on one side ('reference' or 'actual').
   *
   * @returns {{words: string, constant: number, first: ?object, second: ?object}[]}
   *   `first` and `second` are {view, guide, attribute}; null where they can't be told.
   */
  function of(root, view, side) {
    const holders = wayTo(root, view);
    const result = [];
    for (const holder of holders) {
      if (!holder[side]) continue;
      for (const [name, { value }] of Object.entries(tateyoko.tree.inputs(holder[side]))) {
        if (!name.startsWith('constraint ')) continue;
        const read = parse(name, holder, side);
        if (read ? (read.first && read.first.view === view) || (read.second && read.second.view
          === view) : holder === view) {
          result.push({ words: name.slice('constraint '.length), name, holder, constant: value,
            first: read && read.first, second: read && read.second });
        }
      }
    }
    return result;
  }

  /** The views from the root to a view, the root first. */
  function wayTo(root, view) {
    if (root === view) return [root];
    for (const child of root.children) {
      const way = wayTo(child, view);
      if (way.length) return [root, ...way];
    }
    return [];
  }

  function parse(name, holder, side) {
    const match = pattern.exec(name);
    if (!match) return null;
    const [, first, firstAttribute, , , second, secondAttribute] = match;
    const other = second ? resolve(second, secondAttribute, holder, side, true) : null;
    return { first: resolve(first, firstAttribute, holder, side, !other || other.view !== holder),
      second: other };
  }

  /** The view, or guide, that a word such as `UILabel[1]` or `safeArea` means below a holder. */
  function resolve(words, attribute, holder, side, prefersHolder) {
    const guide = guides.exec(words);
    const step = guide ? words.slice(0, guide.index) : words;
    const isHolder = step === '' || step === holder.name;
    const view = isHolder && (prefersHolder || step === '') ? holder
      : below(holder, step, side) || (isHolder ? holder : null);
    return view && { view, guide: guide ? guide[1] : null, attribute };
  }

  /** The nearest view below one that is called so among its siblings. */
  function below(holder, step, side) {
    const level = [holder];
    while (level.length) {
      const parent = level.shift();
      const members = (parent[side].children || []).map(node =>
        parent.children.find(child => child[side] === node)).filter(Boolean);
      const counts = new Map();
      for (const child of members) counts.set(child.name, (counts.get(child.name) || 0) + 1);
      const numbers = new Map();
      for (const child of members) {
        const number = numbers.get(child.name) || 0;
        numbers.set(child.name, number + 1);
        const own = child.identifier ? `${child.name} “${child.identifier}”`
          : counts.get(child.name) === 1 ? child.name : `${child.name}[${number}]`;
        if (own === step) return child;
      }
      level.push(...members);
    }
    return null;
  }

  const across = { left: 0, leading: 0, right: 1, trailing: 1, centerX: 0.5, leftMargin: 0,
    rightMargin: 1, leadingMargin: 0, trailingMargin: 1 };
  const down = { top: 0, bottom: 1, centerY: 0.5, topMargin: 0, bottomMargin: 1 };

  /** The rectangle of an operand on the screen, in points. */
  function area({ view, guide }, side) {
    if (!guide) return view.rect[side];
    return tateyoko.tree.inner(view, side, guideInsets[guide]) || view.rect[side];
  }

  /**
   * Where to draw a constraint: a line from edge to edge, in points; null where there is none.
   *
   * @returns {?{from: number[], to: number[], label: string}}
   */
  function line(constraint, side, isMirrored) {
    const { first, second, constant } = constraint;
    if (!first) return null;
    const a = area(first, side);
    if (!a) return null;
    const label = short(constant);
    const [x, y, width, height] = a;
    if (first.attribute === 'width') {
      return { from: [x, y + height / 2], to: [x + width, y + height / 2], label };
    }
    if (first.attribute === 'height') {
      return { from: [x + width / 2, y], to: [x + width / 2, y + height], label };
    }
    const b = second && area(second, side);
    if (!b) return null;
    const share = attribute => isMirrored && /^(leading|trailing)/.test(attribute)
      ? 1 - across[attribute] : across[attribute];
    if (first.attribute in across && second.attribute in across) {
      const at = y + height / 2;
      return { from: [x + width * share(first.attribute), at],
        to: [b[0] + b[2] * share(second.attribute), at], label };
    }
    const [from, to] = [level(first, a, side), level(second, b, side)];
    if (from === null || to === null) return null;
    const at = x + width / 2;
    return { from: [at, from], to: [at, to], label };
  }

  /** How far down the screen an operand's attribute is; null for one that is not vertical. */
  function level({ view, guide, attribute }, [, y, , height], side) {
    if (attribute in down) return y + height * down[attribute];
    if (!/^(first|last)Baseline$/.test(attribute) || guide) return null;
    // What shows no text stands on its lower edge.
    return textLine(view, side, attribute === 'lastBaseline') ?? y + height;
  }

  /** The first or last baseline of a view, or of the first view in it that shows text. */
  function textLine(view, side, isLast) {
    const own = tateyoko.tree.baselines(view, side);
    if (own.length) return view.rect[side][1] + own[isLast ? 1 : 0];
    const inner = isLast ? [...view.children].reverse() : view.children;
    for (const child of inner) {
      const found = textLine(child, side, isLast);
      if (found !== null) return found;
    }
    return null;
  }

  /** Whether a view is laid out from right to left. */
  function isMirrored(root, view, side) {
    const told = wayTo(root, view).map(each => each[side]
      && tateyoko.tree.inputs(each[side]).direction).filter(Boolean);
    return told.length > 0 && told[told.length - 1].value === 'right to left';
  }

  return { of, line, isMirrored };
})();
