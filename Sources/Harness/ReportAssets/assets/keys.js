'use strict';
/** Keyboard control: one table says what each key does, and is shown by `?`. */
tateyoko.keys = (() => {
  const entries = [];

  /** @param {string} when 'always', 'list', 'viewer', and within it 'picture', 'overlays' or 'text' */
  function add(when, keys, what, action) {
    entries.push({ when, keys: [].concat(keys), what, action });
  }

  const titles = { always: 'Everywhere', list: 'Overview', viewer: 'Viewer', picture: 'Pictures',
    overlays: 'Overlays on or off', text: 'Texts' };
  const shown = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓',
    Escape: 'Esc' };

  function help() {
    const { h } = tateyoko;
    const dialog = h('dialog', { class: 'help', 'aria-labelledby': 'help-title' },
      h('h2', { id: 'help-title', tabindex: '-1', autofocus: true }, 'Keys'),
      h('div', { class: 'columns' }, Object.entries(titles).map(([when, title]) =>
        h('section', null, h('h3', null, title), h('dl', null, entries.filter(entry =>
          entry.when === when).map(entry => [
          h('dt', null, entry.keys.map(key => h('kbd', null, shown[key] || key))),
          h('dd', null, entry.what),
        ]))))),
      h('h3', null, 'Filter'),
      h('p', null, h('code', null,
        'is:failed device:=iphone-x,=iphone-8 orientation:landscape cause:"safe area" -name:draft')),
      h('p', { class: 'soft' }, 'Terms: ' + tateyoko.query.keys.map(key => key + ':').join(' ')
        + ' — a comma means “or”, a minus “not”, “=” the whole value; '
        + 'other words are searched for everywhere.'),
      h('form', { method: 'dialog' }, h('button', null, 'Close')));
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  /**
   * @param {() => string[]} current - The places where one is, the innermost first.
   * @param {() => HTMLElement} home - What has the focus once a field is left.
   */
  function listen(current, home) {
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const field = event.target.closest(
        'input:not([type="checkbox"]), textarea, select');
      if (field && event.key !== 'Escape' && (field.type !== 'range'
        || event.key.startsWith('Arrow'))) return;
      if (document.querySelector('dialog[open]')) return;
      // A button in focus is pressed by the keys that press buttons.
      if ((event.key === ' ' || event.key === 'Enter') && event.target.closest(
        'button, a, summary, input, [role="treeitem"]')) return;
      const entry = [...current(), 'always'].map(place => entries.find(({ when, keys }) =>
        when === place && keys.includes(event.key))).find(Boolean);
      if (!entry) return;
      event.preventDefault();
      if (field) home().focus({ preventScroll: true });
      entry.action(event);
    });
  }

  return { add, help, listen, entries };
})();
