'use strict';
/** What a looser tolerance would let pass, worked out from the stored histograms. */
tateyoko.tolerance = (() => {
  const { h, grouped, plural } = tateyoko;

  /** Pixels of a snapshot that differ by more than a level. */
  function exceeding(snapshot, level) {
    const counts = snapshot.histogramCounts
      || (snapshot.histogramCounts = tateyoko.model.parseHistogram(
        snapshot.comparison.histogram));
    let sum = 0;
    for (let i = level + 1; i < 256; i += 1) sum += counts[i];
    return sum;
  }

  const passes = (snapshot, level, share) => exceeding(snapshot, level)
    <= share * snapshot.comparison.comparedPixels;

  function panel(app, current) {
    const candidates = app.model.snapshots.filter(snapshot => snapshot.outcome === 'changed'
      && snapshot.comparison && snapshot.comparison.histogram);
    if (!candidates.length) return null;
    const level = h('input', { type: 'range', min: 0, max: 255, value: 0, id: 'level' });
    // A thousandth of a percent a step, and coarser as it grows.
    const share = h('input', { type: 'range', min: 0, max: 60, value: 0, id: 'share' });
    const result = h('div', { 'aria-live': 'polite' });
    const shareOf = step => step ? 10 ** (step / 12 - 5) : 0;
    const percent = value => value ? `${Number((value * 100).toPrecision(2))} %` : '0 %';

    function update() {
      const limit = Number(level.value);
      const part = shareOf(Number(share.value));
      const passing = candidates.filter(snapshot => passes(snapshot, limit, part));
      const words = [
        h('p', null, `Each channel by ${limit} of 255, and ${percent(part)} of the pixels beyond: `,
          h('b', null, `${grouped(passing.length)} of ${plural(candidates.length, 'changed snapshot')}`),
          ' would pass.'),
      ];
      if (current && candidates.includes(current)) {
        words.push(h('p', null, `Here ${plural(exceeding(current, limit), 'pixel')} would still differ: `,
          h('b', null, passes(current, limit, part) ? 'this one passes.' : 'this one fails.')));
      }
      if (passing.length) {
        words.push(h('details', null, h('summary', null, 'Which ones'), h('ul', null,
          passing.slice(0, 200).map(snapshot => h('li', null, `${snapshot.name} · ${
            snapshot.environment || snapshot.scenario}`)),
          passing.length > 200 ? h('li', null, `… and ${grouped(passing.length - 200)} more`)
            : null)));
      }
      result.replaceChildren(...words);
    }
    level.addEventListener('input', update);
    share.addEventListener('input', update);
    update();
    return h('details', { class: 'tolerance' }, h('summary', null, 'Tolerance explorer'),
      h('label', { for: 'level' }, 'Largest difference in a channel'), level,
      h('label', { for: 'share' }, 'Share of pixels that may differ more'), share, result);
  }

  return { panel, exceeding, passes };
})();
