'use strict';
/** Two layout trees: which view is which, what changed, and where each is on the screen. */
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

  const hasInputs = node => !!node && ((node.inputs || []).length > 0
    || (node.children || []).some(hasInputs));

  /**
   * Views of both trees joined: {reference, actual, children, changes, status}.
   *
   * A baseline of an earlier version tells nothing of what views were given: that is no change.
   */
  function join(reference, actual) {
    if (!reference || !actual) return alone(reference, actual);
    return joinNodes(reference, actual, hasInputs(reference) && hasInputs(actual));
  }

  /** The views of the only tree there is: with nothing to compare, nothing became of them. */
  function alone(reference, actual) {
    const node = actual || reference;
    return {
      reference, actual, changes: [], status: 'same', name: node.class, identifier: node.id || null,
      isTouched: false, isAlone: true, children: (node.children || []).map(child => reference
        ? alone(child, null) : alone(null, child)),
    };
  }

  function joinNodes(reference, actual, knowsInputs) {
    const changes = compare(reference, actual, attributes);
    if (knowsInputs) changes.push(...compare(reference, actual, inputs));
    const children = pairs(reference ? reference.children || [] : [],
      actual ? actual.children || [] : []).map(([old, now]) => joinNodes(old, now, knowsInputs));
    const status = !reference ? 'added' : !actual ? 'removed' : statusOf(changes);
    return {
      reference, actual, children, changes, status, name: (actual || reference).class,
      identifier: (actual || reference).id || null,
      isTouched: status !== 'same' || children.some(child => child.isTouched),
    };
  }

  const keys = {
    name: node => `${node.class} ${node.id || ''}`,
    words: (node, index) => `${keys.name(node)} ${wordsIn(node, 3) ?? `\n${index}`}`,
  };

  /** The first text that a view shows, itself or by a view in it. */
  function wordsIn(node, depth) {
    const own = attributes(node);
    if (own.text || own.title) return (own.text || own.title).value;
    for (const child of depth > 0 ? node.children || [] : []) {
      const words = wordsIn(child, depth - 1);
      if (words !== null) return words;
    }
    return null;
  }

  /**
   * Which sibling is which, as `ChildMatching` decides: by class and identifier, then by either;
   * where one came or went, by the words they show before.
   *
   * @returns {[?object, ?object][]} the old one and the new one, in the new order.
   */
  function pairs(old, now, rules) {
    const [rule, ...rest] = rules
      || [...(old.length === now.length ? [] : [byKey(keys.words)]), byKey(keys.name), byEither];
    if (!rule || !old.length || !now.length) {
      return [...old.map(node => [node, null]), ...now.map(node => [null, node])];
    }
    const kinds = rule(old, now);
    const result = [];
    let [from, to, oldIndex, newIndex] = [0, 0, 0, 0];
    const closeGap = () => result.push(...pairs(old.slice(from, oldIndex), now.slice(to, newIndex),
      rest));
    for (const kind of kinds) {
      if (kind === 'same') {
        closeGap();
        result.push([old[oldIndex], now[newIndex]]);
      }
      if (kind !== 'added') oldIndex += 1;
      if (kind !== 'removed') newIndex += 1;
      if (kind === 'same') [from, to] = [oldIndex, newIndex];
    }
    closeGap();
    return result;
  }

  /** Views that say nothing are not the same for that: the two sides count differently. */
  const byKey = key => (old, now) => tateyoko.sequence.edits(
    old.map((node, index) => key(node, index)), now.map((node, index) => key(node, -1 - index)));

  /** One class, or one identifier: a cell that became another kind of cell is still that row. */
  const byEither = (old, now) => tateyoko.sequence.alignment(old, now,
    (a, b) => a.class === b.class || !!a.id && a.id === b.id);

  function compare(reference, actual, valuesIn) {
    if (!reference || !actual) return [];
    const old = valuesIn(reference);
    const now = valuesIn(actual);
    const result = [];
    for (const name of new Set([...Object.keys(now), ...Object.keys(old)])) {
      const a = old[name];
      const b = now[name];
      const parts = a && b && names[a.kind] && a.kind === b.kind ? names[a.kind]
        : (a || b).kind === 'insets' ? names.insets : null;
      if (parts) {
        parts.forEach((part, index) => {
          const from = a ? a.value[index] : 0;
          const to = b ? b.value[index] : 0;
          if (Math.abs(from - to) >= 0.0005) {
            result.push({ name: `${name}.${part}`, from: tateyoko.short(from),
              to: tateyoko.short(to), by: to - from });
          }
        });
      } else if (JSON.stringify(a) !== JSON.stringify(b)) {
        result.push({ name, from: a ? words(a) : unset(name, b), to: b ? words(b) : unset(name, a),
          by: null });
      }
    }
    return result;
  }

  /** What a property is where nobody set it, in the words of the cause (`CauseWords`). */
  const defaults = {
    numberOfLines: '1', cornerRadius: '0', borderWidth: '0', alpha: '1', rowHeight: 'automatic',
    textAlignment: 'natural', lineBreakMode: 'byTruncatingTail', shadowOpacity: '0',
    contentInsetAdjustmentBehavior: 'automatic', transform: 'none', boundsOrigin: '(0, 0)',
    backgroundColor: 'none', tintColor: 'inherited', image: 'none',
  };

  // A flag that is not told of is the other way round.
  const unset = (name, other) => other.value === true ? 'false' : other.value === false ? 'true'
    : Object.hasOwn(defaults, name) ? defaults[name] : 'unset';

  function statusOf(changes) {
    if (!changes.length) return 'same';
    const has = pattern => changes.some(change => pattern.test(change.name));
    if (has(/^frame\.(width|height)/)) return 'resized';
    if (has(/^frame\.[xy]/)) return 'moved';
    return 'changed';
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

  /** The innermost view at a point, in points, of the actual screen. */
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

  return { join, place, viewAt, inner, baselines, attributes, inputs, guides, words, wordsIn,
    movements, wayWords, each, eachShown };
})();
