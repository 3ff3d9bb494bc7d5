'use strict';
/** What turns one list of words into another. */
tateyoko.sequence = (() => {
  /** Beyond this many steps of the search, what lies between equal ends counts as replaced. */
  const mostSteps = 1000;

  /**
   * The shortest way from one list to the other.
   *
   * @param {string[]} a
   * @param {string[]} b
   * @returns {('same' | 'removed' | 'added')[]} in the order of both.
   */
  function edits(a, b) {
    let start = 0;
    while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
    let end = 0;
    while (end < a.length - start && end < b.length - start
      && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
    const middle = shortest(a.slice(start, a.length - end), b.slice(start, b.length - end));
    return [...Array(start).fill('same'), ...middle, ...Array(end).fill('same')];
  }

  /** Myers' shortest edit script, as a kind a line. */
  function shortest(a, b) {
    const replaced = () => [...Array(a.length).fill('removed'), ...Array(b.length).fill('added')];
    if (!a.length || !b.length) return replaced();
    const most = Math.min(a.length + b.length, mostSteps);
    const trail = [];
    let reach = new Map([[1, 0]]);
    for (let steps = 0; steps <= most; steps += 1) {
      trail.push(reach);
      const next = new Map(reach);
      for (let k = -steps; k <= steps; k += 2) {
        const isDown = k === -steps || k !== steps && reach.get(k - 1) < reach.get(k + 1);
        let x = isDown ? reach.get(k + 1) : reach.get(k - 1) + 1;
        while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
        next.set(k, x);
        if (x >= a.length && x - k >= b.length) return walkBack(a, b, trail, steps);
      }
      reach = next;
    }
    return replaced();
  }

  function walkBack(a, b, trail, steps) {
    const kinds = [];
    let x = a.length;
    let y = b.length;
    for (let d = steps; d > 0; d -= 1) {
      const reach = trail[d];
      const k = x - y;
      const isDown = k === -d || k !== d && reach.get(k - 1) < reach.get(k + 1);
      const from = isDown ? k + 1 : k - 1;
      const startX = reach.get(from);
      const afterEdit = isDown ? startX : startX + 1;
      for (; x > afterEdit; x -= 1) kinds.push('same');
      kinds.push(isDown ? 'added' : 'removed');
      x = startX;
      y = startX - from;
    }
    for (; x > 0; x -= 1) kinds.push('same');
    return kinds.reverse();
  }

  return { edits };
})();
