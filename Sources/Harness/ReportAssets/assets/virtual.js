'use strict';
/** A long list of which only what the window shows is made. */
tateyoko.virtual = (() => {
  /**
   * Lays items out in rows of equal height below one another, scrolled by the window.
   *
   * @param {HTMLElement} list - Filled with one element an item.
   * @param {{items: any[], make: (item, index) => HTMLElement, height: number,
   *   columns?: (width: number) => number}} options
   */
  function fill(list, { items, make, height, columns }) {
    const made = new Map();
    let count = 1;
    let isWhole = false;
    list.replaceChildren();
    list.style.setProperty('position', 'relative');

    function update() {
      if (!list.isConnected) return;
      const width = list.clientWidth;
      const next = columns ? Math.max(1, columns(width)) : 1;
      if (next !== count) {
        count = next;
        for (const element of made.values()) element.remove();
        made.clear();
      }
      const rows = Math.ceil(items.length / count);
      list.style.setProperty('height', `${rows * height}px`);
      const top = -list.getBoundingClientRect().top;
      const first = isWhole ? 0 : Math.max(0, Math.floor(top / height) - 3);
      const last = isWhole ? rows : Math.min(rows, Math.ceil((top + innerHeight) / height) + 3);
      const from = first * count;
      const to = Math.min(items.length, last * count);
      const focused = list.contains(document.activeElement) ? document.activeElement : null;
      for (const [index, element] of made) {
        if ((index < from || index >= to) && !element.contains(focused)) {
          element.remove();
          made.delete(index);
        }
      }
      for (let index = from; index < to; index += 1) {
        if (made.has(index)) continue;
        const element = make(items[index], index);
        element.style.setProperty('position', 'absolute');
        element.style.setProperty('top', `${Math.floor(index / count) * height}px`);
        element.style.setProperty('left', `${(index % count) * 100 / count}%`);
        element.style.setProperty('width', `${100 / count}%`);
        element.style.setProperty('height', `${height}px`);
        element.setAttribute('aria-setsize', items.length);
        element.setAttribute('aria-posinset', index + 1);
        made.set(index, element);
        // Kept in reading order, so that the tab key goes down the list.
        const following = [...made.keys()].filter(other => other > index);
        const next = following.length ? made.get(Math.min(...following)) : null;
        list.insertBefore(element, next);
      }
    }

    let asked = 0;
    const later = () => {
      if (!asked) asked = requestAnimationFrame(() => { asked = 0; update(); });
    };
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    update();
    return {
      update,
      /** Brings an item into sight and returns its element. */
      reveal(index) {
        const top = list.getBoundingClientRect().top + scrollY
          + Math.floor(index / count) * height;
        if (top < scrollY + 80 || top + height > scrollY + innerHeight) {
          scrollTo(0, top - innerHeight / 3);
        }
        update();
        return made.get(index);
      },
      /** Makes all items at once, as paper has no window. */
      showAll(wish) {
        isWhole = wish;
        update();
      },
      end() {
        removeEventListener('scroll', later);
        removeEventListener('resize', later);
      },
    };
  }

  return { fill };
})();
