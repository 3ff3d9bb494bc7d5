'use strict';
/** Two layout trees: which view is which, what changed, and where each is on the screen. */
tateyoko.tree = (() => {
  /** Plain values of what was measured on a node, by name. */
  const attributes = node => valuesOf(node.attributes);

  /** Plain values of what a node was given: constraints, flags, colours. */
  const inputs = node => valuesOf(node.inputs);

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
    return joinNodes(reference, actual, hasInputs(reference) && hasInputs(actual));
  }

  function joinNodes(reference, actual, knowsInputs) {
    const changes = compare(reference, actual, attributes);
    if (knowsInputs) changes.push(...compare(reference, actual, inputs));
    const children = [];
    const old = keyed(reference ? reference.children || [] : []);
    const now = keyed(actual ? actual.children || [] : []);
    for (const [key, node] of now) {
      children.push(joinNodes(old.get(key) || null, node, knowsInputs));
    }
    for (const [key, node] of old) {
      if (!now.has(key)) children.push(joinNodes(node, null, knowsInputs));
    }
    const status = !reference ? 'added' : !actual ? 'removed' : statusOf(changes);
    return {
      reference, actual, children, changes, status, name: (actual || reference).class,
      identifier: (actual || reference).id || null,
      isTouched: status !== 'same' || children.some(child => child.isTouched),
    };
  }

  /** Siblings by class and identifier, or by class and number among those. */
  function keyed(nodes) {
    const counts = new Map();
    const result = new Map();
    for (const node of nodes) {
      const base = `${node.class} ${node.id || ''}`;
      const number = counts.get(base) || 0;
      counts.set(base, number + 1);
      result.set(`${base} ${number}`, node);
    }
    return result;
  }

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
        result.push({ name, from: a ? words(a) : 'unset', to: b ? words(b) : 'unset', by: null });
      }
    }
    return result;
  }

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
  function viewAt(joined, x, y) {
    let found = null;
    const walk = view => {
      const rect = view.rect.actual;
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
    const value = attributes(node)[name];
    if (!value || value.kind !== 'insets') return null;
    const [top, left, bottom, right] = value.value;
    if (!top && !left && !bottom && !right) return null;
    return [rect[0] + left, rect[1] + top, rect[2] - left - right, rect[3] - top - bottom];
  }

  function each(joined, visit) {
    visit(joined);
    for (const child of joined.children) each(child, visit);
  }

  return { join, place, viewAt, inner, attributes, inputs, words, each };
})();
