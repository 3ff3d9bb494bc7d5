'use strict';
/** The run's snapshots with what the page derives from them. */
tateyoko.model = (() => {
  const groupOf = {
    changed: 'failed', renderedElsewhere: 'failed', error: 'failed', missing: 'missing',
    recorded: 'new', stale: 'stale', equal: 'passed', pictured: 'pictured',
  };
  const groups = {
    failed: { title: 'Failed', sign: '✗', isFailure: true },
    missing: { title: 'Missing', sign: '?', isFailure: true },
    stale: { title: 'Stale', sign: '⌫', isFailure: false },
    new: { title: 'New', sign: '+', isFailure: false },
    pictured: { title: 'Pictured', sign: '○', isFailure: false },
    passed: { title: 'Passed', sign: '✓', isFailure: false },
  };
  const outcomeWords = {
    changed: 'changed', renderedElsewhere: 'rendered elsewhere', error: 'error',
    missing: 'no baseline', recorded: 'recorded', stale: 'stale baseline', equal: 'equal',
    pictured: 'pictured',
  };

  /** A change's sentence, of the parts before and after its arrow. */
  const sentence = parts => parts.join(' → ');

  /** The share of the pixels that differ more than they may, 0 … 1; null where none were compared. */
  function differenceOf({ comparison }) {
    if (!comparison) return null;
    // Of another size as a whole.
    return comparison.comparedPixels > 0
      ? comparison.exceedingPixels / comparison.comparedPixels : 1;
  }

  function hash(text) {
    let a = 0x811c9dc5;
    for (let i = 0; i < text.length; i += 1) a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    return (a >>> 0).toString(16).padStart(8, '0');
  }

  function parseHistogram(text) {
    const counts = new Array(256).fill(0);
    for (const part of (text || '').split(' ')) {
      const [level, count] = part.split(':').map(Number);
      if (level >= 0 && level < 256 && count > 0) counts[level] = count;
    }
    return counts;
  }

  const orientationWords = text => (text || '').replace(/[A-Z]/g, c => ' ' + c.toLowerCase());

  /** "half open at 100°" for `half-open-100`; as the other formats have it. */
  const postureWords = text => (text || '').replace(/^half-open-(.+)$/, 'half open at $1°')
    .replace(/-/g, ' ');

  function systemWords(snapshot) {
    if (!snapshot.os) return '';
    const isPad = /^ipad/i.test(snapshot.device || '') && parseInt(snapshot.os, 10) >= 13;
    return `${isPad ? 'iPadOS' : 'iOS'} ${snapshot.os}`;
  }

  const shared = ['scenario', 'name', 'device', 'deviceName', 'os', 'orientation', 'posture',
    'location', 'sourceFile', 'message', 'note', 'series', 'stepName', 'cause', 'causeKey', 'effect'];
  const sharedLists = ['traceChanges', 'otherCauses'];
  /** Lists of sentences in parts. */
  const sharedParts = ['layoutChanges', 'rendererChanges'];

  /** A row of data.js as the run's record has it: with texts for numbers, and pictures with names. */
  function unpacked(row, texts) {
    const raw = { ...row };
    for (const name of shared) if (name in row) raw[name] = texts[row[name]];
    const words = numbers => numbers.map(number => texts[number]);
    for (const name of sharedLists) raw[name] = words(row[name] || []);
    for (const name of sharedParts) raw[name] = (row[name] || []).map(words);
    for (const name of ['reference', 'actual', 'difference']) {
      if (!row[name]) continue;
      const [file, width, height, scale] = row[name];
      raw[name] = { file, width, height, scale };
    }
    raw.findings = (row.findings || []).map(finding => tateyoko.findings.unpacked(finding, texts));
    return raw;
  }

  /**
   * Reads what only a snapshot's own view shows, such as its regions, once.
   *
   * Throws where its file is missing.
   */
  async function complete(snapshot) {
    if (snapshot.isComplete) return;
    const [file, place] = snapshot.rest;
    if (!tateyoko.detailFiles.has(file)) await tateyoko.load(`details/${file}.js`);
    const details = (tateyoko.detailFiles.get(file) || [])[place] || {};
    Object.assign(snapshot, details, { isComplete: true });
    snapshot.regions = (details.comparison && details.comparison.regions) || [];
  }

  function make(record) {
    const used = new Set();
    const snapshots = (record.snapshots || []).map((row, index) => {
      const raw = unpacked(row, record.texts || []);
      const group = raw.unchanged ? 'passed' : groupOf[raw.outcome] || 'failed';
      const system = systemWords(raw);
      const orientation = orientationWords(raw.orientation);
      const posture = postureWords(raw.posture);
      const deviceTitle = raw.deviceName || raw.device || '';
      const environment = [deviceTitle, posture, system, orientation].filter(Boolean).join(' · ');
      let at = `${raw.scenario}/${raw.id}`;
      while (used.has(at)) at += '′';
      used.add(at);
      const isFailure = groups[group].isFailure;
      return {
        ...raw, index, at, group, system, orientationTitle: orientation, postureTitle: posture,
        deviceTitle, environment,
        cause: isFailure && raw.cause || null, cluster: isFailure && raw.causeKey || null, isFailure,
        isComplete: !raw.rest,
        log: [], logged: raw.logged || 0, regions: [],
        found: raw.findings.filter(({ ignored }) => !ignored),
        words: [
          raw.scenario, raw.name, raw.id, environment, raw.device, raw.message, raw.cause, raw.effect,
          raw.layoutChanges.map(sentence).join('\n'), raw.traceChanges.join('\n'),
          raw.rendererChanges.map(([text]) => text).join('\n'), raw.otherCauses.join('\n'),
          raw.findings.map(({ view, words }) => tateyoko.findings.sentence(view, words)).join('\n'),
        ].filter(Boolean).join('\n').toLowerCase(),
      };
    });
    return {
      record, header: record.header || {}, snapshots, verdict: record.verdict,
      acceptance: record.acceptance,
      byAt: new Map(snapshots.map(snapshot => [snapshot.at, snapshot])),
      counts: Object.fromEntries(Object.keys(groups).map(
        key => [key, snapshots.filter(snapshot => snapshot.group === key).length])),
    };
  }

  /** Where a snapshot was asked for, as `File.swift:12`; the whole path where it is known. */
  const placeOf = ({ sourceFile, sourceLine, location }) => sourceFile
    ? `${sourceFile}${sourceLine ? `:${sourceLine}` : ''}` : location;

  /** The texts of a snapshot that is a text, also of one that waits to be its first baseline. */
  function textFiles({ texts, pending, outcome }) {
    const { reference = null, actual = null } = texts || {};
    const first = outcome === 'missing' && /\.txt$/.test(pending || '') ? pending : null;
    return reference || actual || first ? { reference, actual: actual || first } : null;
  }

  /** Snapshots that share a key, the largest set first; keys of one snapshot are left out. */
  function clusters(snapshots, key) {
    const sets = new Map();
    for (const snapshot of snapshots) {
      const value = snapshot[key];
      if (!value) continue;
      if (!sets.has(value)) sets.set(value, []);
      sets.get(value).push(snapshot);
    }
    return [...sets].map(([value, members]) => ({ value, members }))
      .filter(cluster => cluster.members.length > 1)
      .sort((a, b) => b.members.length - a.members.length);
  }

  return { make, complete, groups, differenceOf, outcomeWords, clusters, sentence, textFiles, placeOf, parseHistogram, hash };
})();
