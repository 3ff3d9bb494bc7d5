'use strict';
/** The steps of a screen, before a turn, after it and on: side by side, or played. */
tateyoko.film = (() => {
  const { h } = tateyoko;

  /** All snapshots of the series that a snapshot belongs to, in order; empty if it is alone. */
  function frames(app, snapshot) {
    if (!snapshot.series) return [];
    const members = app.model.snapshots.filter(other => other.series === snapshot.series
      && other.scenario === snapshot.scenario && (other.actual || other.reference));
    return members.length > 1 ? members.sort((a, b) => (a.step || 0) - (b.step || 0)) : [];
  }

  /** A strip of the series, to go from frame to frame, or to watch. */
  function strip(app, snapshot) {
    const members = frames(app, snapshot);
    if (!members.length) return null;
    const links = members.map((frame, index) => {
      const record = frame.actual || frame.reference;
      return h('a', {
        href: '#' + new URLSearchParams({ at: frame.at }), 'data-at': frame.at,
        class: `frame ${frame.group}`, 'aria-current': frame === snapshot ? 'true' : null,
        onclick: event => app.open(frame, event),
      }, h('img', { src: tateyoko.encodePath(record.file), alt: '', width: record.width,
        height: record.height, decoding: 'async' }),
      h('span', null, `${frame.stepName || `step ${index + 1}`}`),
      h('span', { class: 'verdict-word' }, `${tateyoko.model.groups[frame.group].sign} ${
        tateyoko.model.outcomeWords[frame.outcome]}`));
    });
    return h('nav', { class: 'film', 'aria-label': 'Steps of this screen' },
      h('div', { class: 'film-head' }, h('button', { type: 'button', title: 'Play (Shift P)',
        onclick: () => play(members) }, '▶ Play'), snapshot.film ? h('a', { class: 'small',
        href: tateyoko.encodePath(snapshot.film), target: '_blank', rel: 'noopener',
        title: 'All steps, one after the other, as an animated PNG' }, 'Animated PNG') : null,
      h('span', { class: 'soft' }, verdict(members))),
      links);
  }

  /** How many steps fail, and the first: what comes after it may only follow from it. */
  function verdict(members) {
    const failing = members.filter(frame => frame.isFailure);
    if (!failing.length) return `${members.length} steps, all as they should be`;
    const first = members.indexOf(failing[0]);
    return `${failing.length} of ${members.length} steps fail, first “${
      failing[0].stepName || `step ${first + 1}`}”`;
  }

  /** Shows one frame after the other, with what became of each. */
  function play(members) {
    let index = 0;
    let timer = 0;
    let showsDifference = false;
    const box = h('div', { class: 'screen-box' });
    const title = h('p', { 'aria-live': 'polite' });
    const show = next => {
      index = (next + members.length) % members.length;
      const frame = members[index];
      // What fails is shown beside what it should be.
      const sides = showsDifference && frame.difference ? [['Difference', frame.difference]]
        : frame.isFailure && frame.reference && frame.actual
          ? [['Baseline', frame.reference], ['Actual', frame.actual]]
          : [['', frame.actual || frame.reference]];
      box.classList.toggle('wide', sides[0][1].width > sides[0][1].height);
      box.replaceChildren(...sides.map(([name, record]) => h('figure', null, name
        ? h('figcaption', null, name) : null, h('img', { alt: name,
        src: tateyoko.encodePath(record.file), width: record.width, height: record.height }))));
      title.textContent = `${index + 1} of ${members.length}: ${frame.stepName || frame.name} · ${
        frame.postureTitle ? `${frame.postureTitle} · ` : ''}${frame.orientationTitle} · ${tateyoko.model.outcomeWords[frame.outcome]}`;
      title.className = frame.isFailure ? 'bad' : 'soft';
    };
    const toggle = () => {
      if (timer) {
        clearInterval(timer);
        timer = 0;
      } else {
        timer = setInterval(() => show(index + 1), 900);
      }
      button.textContent = timer ? '❚❚ Pause' : '▶ Play';
    };
    const button = h('button', { type: 'button', onclick: toggle }, '▶ Play');
    const difference = members.some(frame => frame.difference) ? h('button', { type: 'button',
      'aria-pressed': 'false', onclick: () => {
        showsDifference = !showsDifference;
        difference.setAttribute('aria-pressed', String(showsDifference));
        show(index);
      } }, 'Difference') : null;
    const dialog = h('dialog', { class: 'player', 'aria-label': 'Film' }, box, title,
    h('form', { method: 'dialog' }, h('button', { type: 'button', onclick: () =>
      show(index - 1) }, '‹'), button, h('button', { type: 'button', onclick: () =>
      show(index + 1) }, '›'), difference, h('button', null, 'Close')));
    dialog.addEventListener('keydown', event => {
      if (event.key === 'ArrowRight') show(index + 1);
      if (event.key === 'ArrowLeft') show(index - 1);
    });
    dialog.addEventListener('close', () => {
      clearInterval(timer);
      dialog.remove();
    });
    document.body.append(dialog);
    dialog.showModal();
    show(0);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) toggle();
  }

  return { frames, strip, play };
})();
