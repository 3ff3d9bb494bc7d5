'use strict';
/** Two layout trees, joined by the run: what each view is on either side, and where on the screen. */
tateyoko.tree = (() => {
  /** Plain values of what was measured on a node, by name. */
  const attributes = node => valuesOf(node.attributes);

  /** Plain values of what a node was given: constraints, flags, colours. */
  const inputs = node => valuesOf(node.inputs);

  /** Where text stands on a node and how wide it may run: to be drawn, never a change. */
  const guides = node => valuesOf(node.guides);

  function valuesOf(list) {
    const result = {};
    for (const { name, value } of list || []) {
      const [kind, content] = Object.entries(value)[0] || [];
      result[name] = { kind, value: content };
    }
    return result;
  }

  const names = {
    rect: ['x', 'y', 'width', 'height'], point: ['x', 'y'], size: ['width', 'height'],
    insets: ['top', 'left', 'bottom', 'right'],
  };

  function words({ kind, value }) {
    if (names[kind]) return `(${value.map(tateyoko.short).join(', ')})`;
    if (kind === 'number') return tateyoko.short(value);
    return kind === 'text' ? `“${value}”` : String(value);
  }

  /**
   * The joined tree of a layout's file, with what is left out there: {reference, actual, children,
   * changes, constraints, status, name, identifier, number, isTouched}.
   */
  function read({ root, isAlone, knowsGuides }) {
    const expand = raw => {
      const { both = null, reference = both, actual = both, status = 'same', changes = [],
        constraints = [] } = raw;
      const children = (raw.children || []).map(expand);
      return {
        reference, actual, status, changes, constraints, children, number: raw.number,
        name: raw.class, identifier: raw.id ?? null,
        isTouched: status !== 'same' || children.some(child => child.isTouched),
      };
    };
    return Object.assign(expand(root), { isAlone, knowsGuides });
  }

  /** The text that a view shows itself; null for none. */
  function ownWords(view) {
    const { text, title } = attributes(view.actual || view.reference);
    return text || title ? (text || title).value : null;
  }

  /** Puts absolute rectangles, in points, on each joined view. */
  function place(joined, origins = { reference: [0, 0], actual: [0, 0] }) {
    const next = {};
    joined.rect = {};
    for (const side of ['reference', 'actual']) {
      const node = joined[side];
      const at = origins[side];
      if (!node || !at) continue;
      const values = attributes(node);
      const frame = values.frame ? values.frame.value : [0, 0, 0, 0];
      const bounds = values.boundsOrigin ? values.boundsOrigin.value : [0, 0];
      const rect = [at[0] + frame[0], at[1] + frame[1], frame[2], frame[3]];
      joined.rect[side] = rect;
      next[side] = [rect[0] - bounds[0], rect[1] - bounds[1]];
    }
    for (const child of joined.children) place(child, next);
    return joined;
  }

  /** The innermost view at a place of one side's screen, in points; null where there is none. */
  function viewAt(joined, side, x, y) {
    let found = null;
    const walk = view => {
      const rect = view.rect[side];
      if (rect && x >= rect[0] && y >= rect[1] && x < rect[0] + rect[2] && y < rect[1] + rect[3]) {
        if (!isHidden(view)) found = view;
      }
      view.children.forEach(walk);
    };
    walk(joined);
    return found;
  }

  function isHidden(view) {
    const node = view.actual || view.reference;
    return (node.attributes || []).some(({ name, value }) => name === 'isHidden' && value.flag
      || name === 'hidden' && value.flag || name === 'alpha' && value.number === 0);
  }

  /** Insets of a side of a view as a rectangle inside its own, or null. */
  function inner(view, side, name) {
    const node = view[side];
    const rect = view.rect[side];
    if (!node || !rect) return null;
    // Where the readable width limits nothing, the guide is that of the margins.
    const value = name === 'readableContent' ? guides(node)[name] || attributes(node).layoutMargins
      : attributes(node)[name];
    if (!value || value.kind !== 'insets') return null;
    const [top, left, bottom, right] = value.value;
    if (!top && !left && !bottom && !right) return null;
    return [rect[0] + left, rect[1] + top, rect[2] - left - right, rect[3] - top - bottom];
  }

  /** How far below a view's top the first and last lines of its text stand, on one side. */
  function baselines(view, side) {
    const { firstBaseline, lastBaseline } = view[side] ? guides(view[side]) : {};
    if (!firstBaseline) return [];
    return [firstBaseline, lastBaseline || firstBaseline].map(({ value }) => value);
  }

  /**
   * Where views went on the screen, what happened to most of them first.
   *
   * @returns {{views: object[], x: number, y: number, width: number, height: number}[]}
   */
  function movements(joined) {
    const groups = new Map();
    const screens = [joined, ...joined.children].map(view => view.rect.actual).filter(Boolean);
    const isInSight = ([x, y, width, height]) => screens.some(screen => x < screen[0] + screen[2]
      && y < screen[1] + screen[3] && x + width > screen[0] && y + height > screen[1]);
    each(joined, view => {
      const { reference, actual } = view.rect;
      if (!reference || !actual || isHidden(view)) return;
      if (!isInSight(reference) && !isInSight(actual)) return;
      const by = actual.map((value, index) => Math.round((value - reference[index]) * 100) / 100);
      if (by.every(value => value === 0)) return;
      const key = by.join();
      if (!groups.has(key)) {
        const [x, y, width, height] = by;
        groups.set(key, { views: [], x, y, width, height });
      }
      groups.get(key).views.push(view);
    });
    return [...groups.values()].sort((a, b) => b.views.length - a.views.length);
  }

  /** How far something went and grew: `12 right, 8 narrower`. */
  function wayWords({ x = 0, y = 0, width = 0, height = 0 }) {
    return [[x, 'right', 'left'], [y, 'down', 'up'], [width, 'wider', 'narrower'],
      [height, 'taller', 'shorter']].filter(([by]) => Math.abs(by) >= 0.005)
      .map(([by, more, less]) => `${tateyoko.short(Math.abs(by))} ${by > 0 ? more : less}`)
      .join(', ');
  }

  /** The views that can be seen, as far as they and those around them are not hidden. */
  function eachShown(joined, side, visit) {
    const node = joined[side];
    if (!node || isHidden({ actual: node })) return;
    visit(joined);
    for (const child of joined.children) eachShown(child, side, visit);
  }

  function each(joined, visit) {
    visit(joined);
    for (const child of joined.children) each(child, visit);
  }

  return { read, place, viewAt, inner, baselines, attributes, inputs, guides, words, ownWords,
    movements, wayWords, each, eachShown };
})();
