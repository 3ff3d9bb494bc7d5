'use strict';
/** The constraints of a view, as the joined layout tells them, and as places to draw. */
tateyoko.constraints = (() => {
  const { short } = tateyoko;
  const guideInsets = { safeArea: 'safeAreaInsets', layoutMargins: 'layoutMargins',
    readableContent: 'readableContent' };

  /**
   * Constraints that mention a view: it holds them, or a view around it does.
   *
   * @returns {{words: string, reference: ?object, actual: ?object}[]} What each tree says of a
   *   constraint is {constant, first, second}; the ends are {view, guide, attribute}, null where they
   *   can't be told.
   */
  function of(root, view) {
    const way = wayTo(root, view);
    const mentions = side => side && [side.first, side.second].some(end => end
      && end.view === view.number);
    const isOpen = side => side && !side.first && !side.second;
    return way.flatMap(holder => holder.constraints.filter(({ reference, actual }) =>
      mentions(reference) || mentions(actual)
        || holder === view && (isOpen(reference) || isOpen(actual))));
  }

  /** The view of a number. */
  function numbered(root, number) {
    let found = null;
    tateyoko.tree.each(root, view => { if (view.number === number) found = view; });
    return found;
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

  const across = { left: 0, leading: 0, right: 1, trailing: 1, centerX: 0.5, leftMargin: 0,
    rightMargin: 1, leadingMargin: 0, trailingMargin: 1 };
  const down = { top: 0, bottom: 1, centerY: 0.5, topMargin: 0, bottomMargin: 1 };

  /** The rectangle of an end of a constraint on the screen, in points. */
  function area({ view, guide }, side) {
    if (!guide) return view.rect[side];
    return tateyoko.tree.inner(view, side, guideInsets[guide]) || view.rect[side];
  }

  /**
   * Where to draw a constraint: a line from edge to edge, in points; null where there is none.
   *
   * @returns {?{from: number[], to: number[], label: string}}
   */
  function line(root, constraint, side, isMirrored) {
    if (!constraint[side]) return null;
    const { constant } = constraint[side];
    const [first, second] = [constraint[side].first, constraint[side].second].map(end => end
      && { ...end, view: numbered(root, end.view) });
    if (!first || !first.view || second && !second.view) return null;
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
