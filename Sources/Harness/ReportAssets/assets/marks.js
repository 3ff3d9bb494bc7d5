'use strict';
/** What a person decided on the failures: kept in this browser, given away as a list. */
tateyoko.marks = (() => {
  const { plural, say, store } = tateyoko;
  let place = null;
  let marks = new Map();
  const undone = [];

  /** The digest of what would be accepted: pictures are named after theirs. */
  const digestOf = ({ digest, actual }) => digest
    || (actual ? actual.file.replace(/^.*\/|\.png$/g, '') : undefined);

  /** What someone sees of a failure: another picture, text or message needs another decision. */
  const seen = snapshot => JSON.stringify([snapshot.at, snapshot.outcome,
    digestOf(snapshot) || snapshot.message, snapshot.reference ? snapshot.reference.file : '']);

  /** Opens the marks of one run; another run has others. */
  function open(model) {
    const identity = model.snapshots.filter(snapshot => snapshot.isFailure).map(seen).join('\n');
    place = `marks-${tateyoko.model.hash(model.header.title + '\n' + identity)}`;
    const stored = store.browser.get(place, value => value && typeof value === 'object', {});
    marks = new Map(Object.entries(stored).filter(([at, mark]) => model.byAt.has(at)
      && (mark === 'accepted' || mark === 'rejected')));
  }

  function keep() {
    store.browser.set(place, Object.fromEntries(marks));
    document.dispatchEvent(new CustomEvent('marks'));
  }

  const of = snapshot => marks.get(snapshot.at) || null;

  /** Whether there is something that could become a baseline. */
  const isAcceptable = snapshot => snapshot.isFailure && !!snapshot.pending;

  /** Those of some snapshots that a decision can be made on. */
  const decidable = (snapshots, mark) => snapshots.filter(snapshot => mark === 'accepted'
    ? isAcceptable(snapshot) : snapshot.isFailure);

  /** Whether all that can have a mark have it, so that it would be taken away. */
  function areAll(snapshots, mark) {
    const own = decidable(snapshots, mark);
    return own.length > 0 && own.every(snapshot => of(snapshot) === mark);
  }

  /** Marks snapshots; the same mark again takes it away. */
  function set(snapshots, mark) {
    const own = decidable(snapshots, mark);
    const failures = snapshots.filter(snapshot => snapshot.isFailure);
    if (!failures.length) return say('There is nothing to decide: it did not fail.');
    if (!own.length) return say(`${plural(failures.length, 'snapshot')} left nothing to accept.`);
    const isAgain = areAll(snapshots, mark);
    undone.push(own.map(snapshot => [snapshot.at, of(snapshot)]));
    for (const snapshot of own) {
      if (isAgain) marks.delete(snapshot.at);
      else marks.set(snapshot.at, mark);
    }
    keep();
    const left = failures.length - own.length;
    return say(`${plural(own.length, 'snapshot')} ${isAgain ? `no longer ${mark}` : mark}.${left
      ? ` ${plural(left, 'other')} left nothing to accept.` : ''}`);
  }

  function undo() {
    const last = undone.pop();
    if (!last) return say('Nothing to undo.');
    for (const [at, mark] of last) {
      if (mark) marks.set(at, mark);
      else marks.delete(at);
    }
    keep();
    return say('Undone.');
  }

  const count = mark => [...marks.values()].filter(value => value === mark).length;

  /** The accept list, as `tateyoko accept` reads it; it accepts nothing but what was seen. */
  function list(model) {
    const pick = mark => model.snapshots.filter(snapshot => of(snapshot) === mark)
      .map(({ scenario, id, baseline, ...rest }) =>
        ({ scenario, id, baseline, digest: digestOf(rest) }));
    return JSON.stringify({ schema: 1, accept: pick('accepted'), reject: pick('rejected') }, null, 2)
      + '\n';
  }

  /** One word of a POSIX shell. */
  const quoted = text => /^[\w./:@%+-]+$/.test(text) ? text : `'${text.replace(/'/g, `'\\''`)}'`;

  /** The report's folder: where this page was opened from, or else as the run called it. */
  function folder({ acceptance }) {
    if (location.protocol !== 'file:') return acceptance.folder || 'FOLDER-OF-THIS-REPORT';
    let path = location.pathname;
    try { path = decodeURIComponent(path); } catch { /* as it is */ }
    path = path.replace(/\/[^/]*$/, '') || '/';
    return /^\/[a-z]:/i.test(path) ? path.slice(1) : path;
  }

  function command(model) {
    const names = model.snapshots.filter(snapshot => of(snapshot) === 'accepted')
      .map(({ scenario, id }) => `${scenario}/${id}`);
    return [`${model.acceptance.command} accept --report`, quoted(folder(model)),
      ...(names.some(name => name.startsWith('-')) ? ['--'] : []), ...names.map(quoted)].join(' ');
  }

  /** The command that deletes the run's stale baselines, those that carry our mark. */
  const removal = model => [`${model.acceptance.command} accept --report`, quoted(folder(model)),
    '--stale'].join(' ');

  return { open, of, set, areAll, isAcceptable, undo, count, list, command, removal };
})();
