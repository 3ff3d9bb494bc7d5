'use strict';
/** What a person decided on the failures: kept in this browser, given away as a list. */
tateyoko.marks = (() => {
  let place = null;
  let marks = new Map();
  const undone = [];

  /** Opens the marks of one run; another run has others. */
  function open(model) {
    const failures = model.snapshots.filter(snapshot => snapshot.isFailure);
    const identity = failures.map(snapshot => `${snapshot.at}:${snapshot.actual
      ? snapshot.actual.file : ''}`).join('\n');
    place = `tateyoko-marks-${tateyoko.model.hash(model.header.title + '\n' + identity)}`;
    marks = new Map();
    try {
      const stored = JSON.parse(localStorage.getItem(place) || '{}');
      for (const [at, mark] of Object.entries(stored)) {
        if (model.byAt.has(at) && (mark === 'accepted' || mark === 'rejected')) marks.set(at, mark);
      }
    } catch {
      // Without storage the marks last as long as the page is open.
    }
  }

  function keep() {
    try {
      localStorage.setItem(place, JSON.stringify(Object.fromEntries(marks)));
    } catch { /* as above */ }
    document.dispatchEvent(new CustomEvent('marks'));
  }

  const of = snapshot => marks.get(snapshot.at) || null;

  /** Marks snapshots; the same mark again takes it away. */
  function set(snapshots, mark) {
    const failures = snapshots.filter(snapshot => snapshot.isFailure);
    const isAgain = failures.length > 0 && failures.every(snapshot => of(snapshot) === mark);
    undone.push(failures.map(snapshot => [snapshot.at, of(snapshot)]));
    for (const snapshot of failures) {
      if (isAgain || !mark) marks.delete(snapshot.at);
      else marks.set(snapshot.at, mark);
    }
    keep();
    const what = tateyoko.plural(failures.length, 'snapshot');
    tateyoko.say(isAgain || !mark ? `${what} unmarked.` : `${what} ${mark}.`);
  }

  function undo() {
    const last = undone.pop();
    if (!last) return tateyoko.say('Nothing to undo.');
    for (const [at, mark] of last) {
      if (mark) marks.set(at, mark);
      else marks.delete(at);
    }
    keep();
    tateyoko.say('Undone.');
  }

  const count = mark => [...marks.values()].filter(value => value === mark).length;

  /** The accept list, as `tateyoko accept` reads it. */
  function list(model) {
    const pick = mark => model.snapshots.filter(snapshot => of(snapshot) === mark)
      .map(({ scenario, id, baseline }) => ({ scenario, id, baseline }));
    return JSON.stringify({ schema: 1, accept: pick('accepted'), reject: pick('rejected') }, null, 2)
      + '\n';
  }

  /** One word of a POSIX shell. */
  const quoted = text => /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replace(/'/g, `'\\''`)}'`;

  function command(model) {
    const accepted = model.snapshots.filter(snapshot => of(snapshot) === 'accepted');
    return ['tateyoko accept', ...accepted.map(({ scenario, id }) => quoted(`${scenario}/${id}`))]
      .join(' ');
  }

  /** A command that removes stale baselines; what git knows can be had back from it. */
  const removal = paths => ['git rm --', ...paths.map(quoted)].join(' ');

  return { open, of, set, undo, count, list, command, removal };
})();
