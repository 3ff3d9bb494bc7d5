'use strict';
/** Failures as Markdown: for a pull request, an issue, or an assistant that is to mend them. */
tateyoko.summary = (() => {
  const { grouped, plural, short } = tateyoko;
  const shownAtOnce = 40;

  /** Where a region is and how large, in points. */
  function regionWords(region, scale) {
    const points = length => short(length / scale);
    return `${points(region.width)} × ${points(region.height)} pt at (${points(region.x)}, ${
      points(region.y)}), ${plural(region.pixelCount, 'pixel')}`;
  }

  const code = text => '`' + String(text).replace(/`/g, 'ˋ').replace(/\s+/g, ' ') + '`';

  /** One snapshot: what, where, why, and the files that belong to it. */
  function ofSnapshot(snapshot) {
    const scale = (snapshot.actual || snapshot.reference || {}).scale || 1;
    const words = tateyoko.model.outcomeWords[snapshot.outcome];
    const list = (title, items, limit = 12) => items.length ? [`${title}:`,
      ...items.slice(0, limit).map(text => `- ${code(text.split('\n')[0])}`),
      ...(items.length > limit ? [`- … and ${items.length - limit} more`] : [])] : [];
    const lines = [
      `**${code(`${snapshot.scenario} / ${snapshot.name}`)}**${snapshot.environment
        ? ` on ${code(snapshot.environment)}` : ''}: ${words}`,
      snapshot.cause ? `Why: ${code(snapshot.cause)}` : null,
      snapshot.effect ? `Effect: ${code(snapshot.effect)}` : null,
      ...list('Besides', snapshot.otherCauses),
      snapshot.comparison ? `Pixels: ${code(snapshot.comparison.summary)}`
        : snapshot.message ? `Message: ${code(snapshot.message.split('\n')[0])}` : null,
      ...list('What moved', snapshot.layoutChanges.map(tateyoko.model.sentence)),
      ...list('Renderer', snapshot.rendererChanges.map(([text]) => text)),
      ...list('Calls that differ', snapshot.traceChanges),
      ...list('Logged', snapshot.log),
      ...list('Findings', snapshot.found.map(({ severity, view, words }) =>
        `${severity}: ${tateyoko.findings.sentence(view, words)}`)),
      ...list('Regions', snapshot.regions.map(region => regionWords(region, scale)), 8),
      snapshot.baseline ? `Baseline: ${code(snapshot.baseline)}` : null,
      tateyoko.model.placeOf(snapshot) ? `Asked for at: ${code(tateyoko.model.placeOf(snapshot))}`
        : null,
    ];
    return lines.filter(line => line !== null).join('\n') + '\n';
  }

  /** Failures by cause: each cause once, with what it changed. */
  function ofRun(model, snapshots) {
    const failures = snapshots.filter(snapshot => snapshot.isFailure);
    const causes = new Map();
    for (const snapshot of failures) {
      const key = snapshot.cluster || tateyoko.model.outcomeWords[snapshot.outcome];
      if (!causes.has(key)) causes.set(key, []);
      causes.get(key).push(snapshot);
    }
    const run = [model.header.branch, (model.header.commit || '').slice(0, 10)].filter(Boolean);
    const lines = [`### ${model.header.title || 'Snapshots'}: ${grouped(failures.length)} of ${
      plural(model.snapshots.length, 'snapshot')} to look at${run.length
      ? ` (${code(run.join(' @ '))})` : ''}`];
    let left = shownAtOnce;
    for (const [key, members] of [...causes].sort((a, b) => b[1].length - a[1].length)) {
      lines.push('', `**${code(members[0].cause || key)}** in ${
        plural(members.length, 'snapshot')}`);
      for (const snapshot of members.slice(0, Math.max(0, left))) {
        lines.push(`- ${code(`${snapshot.scenario} / ${snapshot.name}`)} ${
          snapshot.environment ? code(snapshot.environment) : ''}${snapshot.effect
          ? `: ${code(snapshot.effect)}` : ''}`);
      }
      if (members.length > left) lines.push(`- … and ${members.length - Math.max(0, left)} more`);
      left -= members.length;
    }
    return lines.join('\n') + '\n';
  }

  return { ofSnapshot, ofRun, regionWords };
})();
