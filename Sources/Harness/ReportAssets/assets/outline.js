'use strict';
/** The views of a snapshot as an outline: what became of each, and what is known of the one chosen. */
tateyoko.outline = (() => {
  const { h, short } = tateyoko;

  class Outline {
    /**
     * @param {object} joined - Both layout trees, joined.
     * @param {(view: object, isFromPicture: boolean, path: string) => void} onselect
     * @param {boolean} isCompared - Whether the picture was to be compared with another.
     */
    constructor(joined, onselect, isCompared = true) {
      this.joined = joined;
      this.onselect = onselect;
      this.showsAll = !joined.isTouched;
      this.list = h('ul', { role: 'tree', 'aria-label': 'Views', class: 'outline' });
      this.list.addEventListener('keydown', event => this.key(event));
      this.details = h('div', { class: 'details', 'aria-live': 'polite' });
      this.toggle = h('button', { type: 'button', class: 'small', hidden: !joined.isTouched,
        onclick: () => this.show(!this.showsAll) });
      this.element = h('section', null, h('h2', null, 'Views', this.toggle),
        joined.isAlone && isCompared ? h('p', { class: 'soft' }, joined.actual
          ? 'There is no layout of a baseline to compare with.'
          : 'The baseline’s views; there is nothing of this run to compare with.') : null, this.list,
        this.details);
      this.show(this.showsAll);
    }

    show(all) {
      this.showsAll = all;
      this.items = new Map();
      this.toggle.textContent = all ? 'Only what changed' : 'Show all';
      this.list.replaceChildren(this.item(this.joined, 0, '0'));
      // On paper a long one would fill pages, and nobody could unfold it.
      this.element.classList.toggle('long', this.items.size > 60);
      if (this.selected) this.mark(this.selected, true);
    }

    item(view, depth, path) {
      const label = h('button', {
        type: 'button', class: `view ${view.status}`, tabindex: depth ? '-1' : '0',
        onclick: () => this.select(view, false),
      }, view.name, view.identifier ? [comma(), h('q', null, view.identifier)] : ownWords(view),
      view.status === 'same' ? null : [comma(), h('span', { class: 'status-word' },
        statusWords(view))]);
      const children = view.children.filter(child => this.showsAll || child.isTouched);
      const element = h('li', { role: 'treeitem', 'aria-level': depth + 1,
        'aria-expanded': children.length ? 'true' : null, 'aria-selected': 'false' }, label,
      children.length ? h('ul', { role: 'group' }, children.map(child =>
        this.item(child, depth + 1, `${path}.${view.children.indexOf(child)}`))) : null);
      this.items.set(view, { element, label, path });
      return element;
    }

    key(event) {
      const labels = [...this.list.querySelectorAll('button.view')].filter(label =>
        label.checkVisibility());
      const index = labels.indexOf(document.activeElement);
      if (/^Arrow(Left|Right)$/.test(event.key) && index >= 0) {
        event.preventDefault();
        event.stopPropagation();
        return this.turn(labels[index].closest('li'), event.key === 'ArrowRight');
      }
      const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: labels.length - 1 }[
        event.key];
      if (!labels[next]) return;
      event.preventDefault();
      event.stopPropagation();
      labels[next].focus();
      labels[next].click();
    }

    /** Opens or closes a view; what is so already leads on to its first, or to the one around it. */
    turn(item, isOpening) {
      const group = item.querySelector(':scope > ul');
      if (group && isOpening === group.hidden) {
        group.hidden = !isOpening;
        item.setAttribute('aria-expanded', String(isOpening));
        return;
      }
      const next = isOpening ? group && group.firstElementChild
        : item.parentElement.closest('li');
      if (!next) return;
      const label = next.querySelector('button.view');
      label.focus();
      label.click();
    }

    /** @param {boolean} isFromPicture - Whether the outline has to follow, not the picture. */
    select(view, isFromPicture) {
      if (!this.items.has(view)) this.show(true);
      this.selected = view;
      this.mark(view, isFromPicture);
      this.fillDetails(view);
      this.onselect(view, isFromPicture, this.items.get(view).path);
    }

    mark(view, scrolls) {
      if (!this.items.has(view)) return;
      for (const [other, { element, label }] of this.items) {
        element.setAttribute('aria-selected', String(other === view));
        label.setAttribute('tabindex', other === view ? '0' : '-1');
      }
      // A view that was chosen in the picture may lie in one that is closed.
      for (let group = this.items.get(view).element.parentElement; this.list.contains(group);
        group = group.parentElement) {
        if (group.hidden) {
          group.hidden = false;
          group.parentElement.setAttribute('aria-expanded', 'true');
        }
      }
      if (scrolls) this.items.get(view).element.scrollIntoView({ block: 'nearest' });
    }

    deselect() {
      this.selected = null;
      this.details.replaceChildren();
      for (const { element } of this.items.values()) element.setAttribute('aria-selected', 'false');
    }

    selectPath(path) {
      let view = this.joined;
      for (const part of path.split('.').slice(1)) {
        view = view && view.children[Number(part)];
      }
      if (view) this.select(view, true);
    }

    fillDetails(view) {
      const { words, attributes, inputs, guides } = tateyoko.tree;
      const node = view.actual || view.reference;
      const changed = new Set(view.changes.map(change => change.name.split('.')[0]));
      const rows = values => Object.entries(values).map(([name, value]) => h('tr', {
        class: changed.has(name) ? 'touched' : null,
      }, h('th', { scope: 'row' }, name), h('td', null, words(value))));
      this.details.replaceChildren(
        view.changes.length ? h('ul', { class: 'changes' }, view.changes.map(change =>
          h('li', null, h('code', null, `${change.name} ${change.from}`, h('em', null, ' → '),
            change.to), change.by ? h('small', null, ` ${signed(change.by)}`) : null))) : '',
        h('table', null, rows(attributes(node)), rows(guides(node)), rows(inputs(node))),
        this.constraints(view) || '');
    }

    /** The constraints that mention a view, with the constant before where that was another. */
    constraints(view) {
      const all = tateyoko.constraints.of(this.joined, view);
      if (!all.length) return null;
      const rows = [...all.filter(({ actual }) => actual), ...all.filter(({ actual }) => !actual)];
      const knowsBefore = all.some(({ reference }) => reference);
      return h('div', { class: 'constraint-list' }, h('h3', null, 'Constraints'), h('ul', null,
        rows.map(({ words, reference, actual }) => {
          const isGone = !actual && !this.joined.isAlone;
          const isNew = knowsBefore && !reference && !this.joined.isAlone;
          const isOther = reference && actual
            && Math.abs(reference.constant - actual.constant) >= 0.0005;
          return h('li', { class: isGone || isNew || isOther ? 'touched' : null },
            h('code', null, `${words}, constant ${isOther ? `${short(reference.constant)} → ` : ''}${
              short((actual || reference).constant)}`), isGone ? ' gone' : isNew ? ' new' : null);
        })));
    }
  }

  /** The text that a view shows itself: of three labels it tells which. */
  function ownWords(view) {
    const words = tateyoko.tree.ownWords(view);
    return words ? [comma(), h('q', null, tateyoko.cut(words, 24))] : null;
  }

  /** What parts words for those who hear them. */
  const comma = () => h('span', { class: 'offscreen' }, ', ');

  const signed = number => `${number > 0 ? '+' : '−'}${short(Math.abs(number))}`;

  /** What became of a view, with how far it went, or what of it is another. */
  function statusWords({ status, changes, rect }) {
    if (status === 'added' || status === 'removed') return status;
    const by = Object.fromEntries(changes.filter(({ name }) => name.startsWith('frame.'))
      .map(({ name, by: number }) => [name.slice(6), number]));
    const way = tateyoko.tree.wayWords(by);
    if (way) {
      // A view may go up in one that goes down: the picture shows the sum.
      const { reference, actual } = rect;
      const isOtherwise = reference && actual && ['x', 'y'].some((axis, index) =>
        by[axis] && Math.abs(actual[index] - reference[index] - by[axis]) >= 0.005);
      return `${status === 'moved' ? `moved ${way}` : way}${isOtherwise ? ' in its superview' : ''}`;
    }
    const names = [...new Set(changes.map(({ name }) => name.startsWith('constraint ')
      ? 'constraint' : name.split('.')[0]))];
    return names.slice(0, 2).join(', ') + (names.length > 2 ? ' …' : '');
  }

  return { Outline };
})();
