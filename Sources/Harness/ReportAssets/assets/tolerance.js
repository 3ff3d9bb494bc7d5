'use strict';
/** What a looser tolerance would let pass, worked out from what the record stores of differences. */
tateyoko.tolerance = (() => {
  const { h, grouped, percent, plural } = tateyoko;

  /** Pixels of a snapshot that differ by more than a level. */
  function exceeding(snapshot, level) {
    const counts = snapshot.histogramCounts
      || (snapshot.histogramCounts = tateyoko.model.parseHistogram(
        snapshot.comparison.histogram));
    let sum = 0;
    for (let i = level + 1; i < 256; i += 1) sum += counts[i];
    return sum;
  }

  /**
   * The most such pixels in any square of a side, from `16>0:40 16>16:3 …`.
   *
   * Stored are a few levels: the nearest below the one asked for never says too few. Infinite where
   * nothing is stored.
   */
  function densest(snapshot, side, level) {
    let found = { level: -1, count: Infinity };
    for (const part of (snapshot.comparison.densities || '').split(' ')) {
      const match = /^(\d+)>(\d+):(\d+)$/.exec(part);
      if (!match || Number(match[1]) !== side || Number(match[2]) > level) continue;
      if (Number(match[2]) > found.level) {
        found = { level: Number(match[2]), count: Number(match[3]) };
      }
    }
    return found.count === Infinity ? Infinity : Math.min(found.count, exceeding(snapshot, level));
  }

  /** Pictures of two sizes pass by no tolerance. */
  const hasOneSize = ({ reference, actual }) => !!reference && !!actual
    && reference.width === actual.width && reference.height === actual.height;

  /** @param {{level: number, share: number, side: number, most: number}} limit - Side 0: any. */
  function passes(snapshot, { level, share, side, most }) {
    return hasOneSize(snapshot)
      && exceeding(snapshot, level) <= share * snapshot.comparison.comparedPixels
      && (!side || densest(snapshot, side, level) <= most);
  }

  /** The sides of squares that some snapshot has counts for. */
  function sidesOf(snapshots) {
    const sides = new Set();
    for (const { comparison } of snapshots) {
      for (const match of (comparison.densities || '').matchAll(/(\d+)>/g)) {
        sides.add(Number(match[1]));
      }
    }
    return [...sides].sort((a, b) => a - b);
  }

  // Beyond these nothing could ever differ, and no command takes them.
  const largestLevel = 254;
  const largestStep = 59;

  /** A thousandth of a percent at first, and coarser as it grows. */
  const shareOf = step => step ? 10 ** (step / 12 - 5) : 0;

  /** The explorer, whose numbers are read when it is opened. */
  function panel(app) {
    const candidates = app.model.snapshots.filter(({ outcome, comparison }) =>
      outcome === 'changed' && comparison && comparison.exceedingPixels > 0);
    if (!candidates.length) return null;
    const place = h('div', null, h('p', { class: 'soft' }, 'Reading the numbers …'));
    const element = h('details', { class: 'tolerance' }, h('summary', null, 'Tolerance explorer'),
      place);
    element.addEventListener('toggle', async () => {
      try {
        await Promise.all(candidates.map(tateyoko.model.complete));
        place.replaceChildren(...explorer(candidates.filter(({ comparison }) =>
          comparison.histogram)));
      } catch (error) {
        place.replaceChildren(h('p', { class: 'notice' }, error.message));
      }
    }, { once: true });
    return element;
  }

  function explorer(candidates) {
    const slider = (id, max) => h('input', { type: 'range', min: 0, max, value: 0, id,
      oninput: update });
    const level = slider('level', largestLevel);
    const share = slider('share', largestStep);
    const sides = sidesOf(candidates);
    const side = h('select', { id: 'side', onchange: update }, h('option', { value: 0 }, 'anywhere'),
      sides.map(value => h('option', { value }, `in any ${value} × ${value} pixels`)));
    const most = h('input', { type: 'number', id: 'most', min: 0, value: 0, oninput: update });
    const result = h('div', { 'aria-live': 'polite' });
    const others = candidates.filter(snapshot => !hasOneSize(snapshot)).length;
    const words = `${grouped(others)} ${others === 1 ? 'has' : 'have'} a different size, which no tolerance accepts.`;

    function update() {
      const limit = { level: Number(level.value), share: shareOf(Number(share.value)),
        side: Number(side.value), most: Number(most.value) };
      most.disabled = !limit.side;
      const passing = candidates.filter(snapshot => passes(snapshot, limit));
      result.replaceChildren(h('p', null, `Each channel by ${limit.level} of 255, ${
        percent(limit.share)} of the pixels beyond${limit.side ? `, no more than ${
        grouped(limit.most)} of them in any ${limit.side} × ${limit.side}` : ''}: `,
      h('b', null, `${grouped(passing.length)} of ${plural(candidates.length,
        'changed snapshot')}`), ' would pass.', others ? ` ${words}` : null), which(passing) || '');
    }

    function which(passing) {
      if (!passing.length) return null;
      return h('details', null, h('summary', null, 'Which ones'), h('ul', null,
        passing.slice(0, 200).map(snapshot => h('li', null, `${snapshot.name} · ${
          snapshot.environment || snapshot.scenario}`)),
        passing.length > 200 ? h('li', null, `… and ${grouped(passing.length - 200)} more`)
          : null));
    }

    update();
    return [h('label', { for: 'level' }, 'Largest difference in a channel'), level,
      h('label', { for: 'share' }, 'Share of pixels that may differ more'), share,
      ...(sides.length ? [h('label', { for: 'side' }, 'Where they may be'), side,
        h('label', { for: 'most' }, 'At most so many in such a square'), most] : []), result];
  }

  return { panel, exceeding, densest, passes };
})();
