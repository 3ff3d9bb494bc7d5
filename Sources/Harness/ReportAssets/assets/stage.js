'use strict';
/**
 * Draws two pictures and their difference on a canvas: one place and zoom for all panes.
 *
 * Whatever the size of the picture, no more is drawn than the canvas shows.
 */
tateyoko.stage = (() => {
  const modes = {
    difference: { title: 'Difference', key: '1' },
    side: { title: 'Side by side', key: '2' },
    slider: { title: 'Slider', key: '3' },
    onion: { title: 'Onion skin', key: '4' },
    blink: { title: 'Blink', key: '5' },
    heat: { title: 'Heat', key: '6' },
    reference: { title: 'Baseline', key: '7' },
    actual: { title: 'Actual', key: '8' },
  };
  const largestZoom = 64;
  const usualMode = 'difference';

  class Stage {
    /** @param {HTMLCanvasElement} canvas */
    constructor(canvas, onchange) {
      this.canvas = canvas;
      this.context = canvas.getContext('2d');
      this.onchange = onchange;
      this.images = {};
      this.mode = usualMode;
      this.view = { zoom: 1, x: 0, y: 0 };
      this.split = 0.5;
      this.mix = 0.5;
      this.align = 0;
      this.blinkShows = 'reference';
      this.layers = [];
      this.frame = 0;
      new ResizeObserver(() => this.resize()).observe(canvas);
      this.listen();
    }

    /** Shows a snapshot; null where a picture is missing. */
    show(images) {
      this.images = images;
      this.heat = null;
      const sizes = Object.values(images).filter(Boolean);
      this.width = Math.max(1, ...sizes.map(image => image.naturalWidth));
      this.height = Math.max(1, ...sizes.map(image => image.naturalHeight));
      this.isFitted = true;
      this.resize();
    }

    /** Whether the pictures to compare have different sizes. */
    get isMismatched() {
      const { reference, actual } = this.images;
      return !!reference && !!actual && (reference.naturalWidth !== actual.naturalWidth
        || reference.naturalHeight !== actual.naturalHeight);
    }

    /** Where a picture begins that is smaller than another: by `align`, 0 … 1, of what is left. */
    offset(image) {
      if (!image || !this.isMismatched) return [0, 0];
      return [Math.round((this.width - image.naturalWidth) * this.align),
        Math.round((this.height - image.naturalHeight) * this.align)];
    }

    /** Which picture is looked at in a place. */
    sideAt({ pane }) {
      const { reference, actual } = this.images;
      if (!actual) return 'reference';
      if (!reference) return 'actual';
      if (this.mode === 'blink') return this.blinkShows;
      return this.mode === 'reference' || this.mode === 'side' && pane === 0 ? 'reference'
        : 'actual';
    }

    realign() {
      this.heat = null;
      this.changed();
    }

    get available() {
      const { reference, actual, difference } = this.images;
      return Object.keys(modes).filter(mode => mode === 'reference' ? reference
        : mode === 'actual' ? actual : mode === 'difference' ? difference : reference && actual);
    }

    // Panes

    get paneNames() {
      if (this.mode !== 'side') return [this.mode];
      return ['reference', 'actual'];
    }

    get pane() {
      const count = this.paneNames.length;
      const isStacked = this.width > this.height * 1.2 && count > 1
        && this.canvas.clientWidth < this.canvas.clientHeight * 2.4;
      return {
        count, isStacked,
        width: isStacked ? this.canvas.clientWidth : this.canvas.clientWidth / count,
        height: isStacked ? this.canvas.clientHeight / count : this.canvas.clientHeight,
      };
    }

    resize() {
      const ratio = devicePixelRatio || 1;
      this.ratio = ratio;
      const width = Math.max(1, Math.round(this.canvas.clientWidth * ratio));
      const height = Math.max(1, Math.round(this.canvas.clientHeight * ratio));
      if (this.canvas.width !== width) this.canvas.width = width;
      if (this.canvas.height !== height) this.canvas.height = height;
      if (this.isFitted) this.fit();
      else this.redraw();
    }

    // Place and zoom: a picture's pixel p is at p · zoom + (x, y) in a pane.

    get fittingZoom() {
      const { width, height } = this.pane;
      return Math.min((width - 24) / this.width, (height - 24) / this.height, 8);
    }

    fit() {
      const zoom = Math.max(0.02, this.fittingZoom);
      const { width, height } = this.pane;
      this.view = {
        zoom, x: (width - this.width * zoom) / 2, y: (height - this.height * zoom) / 2,
      };
      this.isFitted = true;
      this.changed();
    }

    zoomTo(zoom, at) {
      const { width, height } = this.pane;
      const point = at || { x: width / 2, y: height / 2 };
      const old = this.view;
      const next = Math.min(largestZoom, Math.max(Math.min(0.05, this.fittingZoom), zoom));
      this.view = {
        zoom: next,
        x: point.x - (point.x - old.x) / old.zoom * next,
        y: point.y - (point.y - old.y) / old.zoom * next,
      };
      this.isFitted = false;
      this.changed();
    }

    moveBy(x, y) {
      this.view = { ...this.view, x: this.view.x + x, y: this.view.y + y };
      this.isFitted = false;
      this.changed();
    }

    /** Brings a rectangle of the picture to the middle, as large as reading it needs. */
    reveal(rect, zoom) {
      const { width, height } = this.pane;
      const next = zoom || Math.min(
        Math.max(this.fittingZoom,
          Math.min(width / (rect.width * 3 + 20), height / (rect.height * 3 + 20))), 16);
      this.view = {
        zoom: next, x: width / 2 - (rect.x + rect.width / 2) * next,
        y: height / 2 - (rect.y + rect.height / 2) * next,
      };
      this.isFitted = false;
      this.changed();
    }

    changed() {
      // One finger scrolls the page, unless there is more of the picture than can be seen.
      this.canvas.classList.toggle('fitted', this.isFitted);
      this.redraw();
      if (this.onchange) this.onchange();
    }

    /** The picture's pixel under a point of the canvas, and the pane it is in. */
    pixelAt(x, y) {
      const pane = this.pane;
      const index = pane.isStacked ? Math.floor(y / pane.height) : Math.floor(x / pane.width);
      const left = pane.isStacked ? 0 : index * pane.width;
      const top = pane.isStacked ? index * pane.height : 0;
      return {
        pane: index, inPane: { x: x - left, y: y - top },
        x: Math.floor((x - left - this.view.x) / this.view.zoom),
        y: Math.floor((y - top - this.view.y) / this.view.zoom),
      };
    }

    // Drawing

    redraw() {
      if (this.frame) return;
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.draw();
      });
    }

    draw() {
      const { context, canvas, pane } = this;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      this.paneNames.forEach((name, index) => {
        const left = pane.isStacked ? 0 : index * pane.width;
        const top = pane.isStacked ? index * pane.height : 0;
        context.save();
        context.setTransform(this.ratio, 0, 0, this.ratio, left * this.ratio, top * this.ratio);
        context.beginPath();
        context.rect(0, 0, pane.width, pane.height);
        context.clip();
        this.drawPane(name, pane);
        context.restore();
      });
    }

    drawPane(name, pane) {
      const { context, view, images } = this;
      const { zoom, x, y } = view;
      context.imageSmoothingEnabled = zoom * this.ratio < 1;
      context.imageSmoothingQuality = 'medium';
      const place = () => context.transform(zoom, 0, 0, zoom, x, y);
      const put = (image, clip) => {
        if (!image) return;
        context.save();
        if (clip) {
          context.beginPath();
          context.rect(...clip);
          context.clip();
        }
        context.save();
        place();
        context.translate(...this.offset(image));
        if (context.globalAlpha === 1) {
          chequer(context, image.naturalWidth, image.naturalHeight, zoom);
        }
        context.drawImage(image, 0, 0);
        context.restore();
        context.restore();
      };
      const { reference, actual } = images;
      switch (name) {
        case 'slider': {
          const at = x + this.width * zoom * this.split;
          put(reference, [-1e5, 0, 1e5 + at, pane.height]);
          put(actual, [at, 0, 1e5, pane.height]);
          context.fillStyle = '#0a63d8';
          context.fillRect(at - 1, Math.max(0, y), 2, Math.min(pane.height, this.height * zoom));
          break;
        }
        case 'onion':
          put(reference);
          context.globalAlpha = this.mix;
          put(actual);
          context.globalAlpha = 1;
          break;
        case 'blink': put(images[this.blinkShows]); break;
        case 'heat':
          this.heat = this.heat || heat(this);
          context.save();
          place();
          context.drawImage(this.heat, 0, 0);
          context.restore();
          break;
        default: put(images[name]);
      }
      if (this.isMismatched) {
        const frame = image => [...this.offset(image), image.naturalWidth, image.naturalHeight];
        outline(context, view, frame(reference), '#d03060', true);
        outline(context, view, frame(actual), '#1f8a4c', false);
      }
      if (zoom >= 12) grid(context, view, pane, this);
      for (const layer of this.layers) layer(context, view, name, pane);
    }

    // Mouse, touch, wheel

    listen() {
      const { canvas } = this;
      const pointers = new Map();
      let isSplitting = false;
      canvas.addEventListener('pointerdown', event => {
        if (event.button !== 0) return;
        canvas.setPointerCapture(event.pointerId);
        pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
        isSplitting = this.mode === 'slider' && Math.abs(
          event.offsetX - (this.view.x + this.width * this.view.zoom * this.split)) < 12;
        if (this.onpress) this.onpress(event);
      });
      canvas.addEventListener('pointermove', event => {
        const last = pointers.get(event.pointerId);
        if (this.onmove) this.onmove(event, !!last);
        if (!last || this.isMeasuring) return;
        const x = event.offsetX;
        const y = event.offsetY;
        if (isSplitting) {
          this.split = Math.min(1, Math.max(0, (x - this.view.x) / (this.width * this.view.zoom)));
          this.changed();
        } else if (pointers.size === 2) {
          const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
          // Two fingers move what is between them, and pull it apart.
          this.moveBy((x - last.x) / 2, (y - last.y) / 2);
          const was = Math.hypot(last.x - other.x, last.y - other.y);
          const is = Math.hypot(x - other.x, y - other.y);
          if (was > 0) {
            this.zoomTo(this.view.zoom * is / was,
              this.pixelAt((x + other.x) / 2, (y + other.y) / 2).inPane);
          }
        } else if (event.pointerType !== 'touch' || !this.isFitted) {
          this.moveBy(x - last.x, y - last.y);
        }
        pointers.set(event.pointerId, { x, y });
      });
      const up = event => {
        pointers.delete(event.pointerId);
        if (this.onrelease) this.onrelease(event);
      };
      canvas.addEventListener('pointerup', up);
      canvas.addEventListener('pointercancel', up);
      canvas.addEventListener('wheel', event => {
        event.preventDefault();
        if (event.ctrlKey || event.metaKey || !event.shiftKey && Math.abs(event.deltaX)
          < Math.abs(event.deltaY)) {
          const { inPane } = this.pixelAt(event.offsetX, event.offsetY);
          this.zoomTo(this.view.zoom * Math.exp(-event.deltaY * 0.0022), inPane);
        } else {
          this.moveBy(-event.deltaX, -event.deltaY);
        }
      }, { passive: false });
      canvas.addEventListener('dblclick', event => {
        if (this.isFitted) this.zoomTo(4, this.pixelAt(event.offsetX, event.offsetY).inPane);
        else this.fit();
      });
    }
  }

  function chequer(context, width, height, zoom) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    if (zoom * width < 40) return;
    context.fillStyle = pattern(context);
    context.fillRect(0, 0, width, height);
  }

  let chequered = null;
  function pattern(context) {
    if (!chequered) {
      const tile = document.createElement('canvas');
      tile.width = tile.height = 32;
      const pen = tile.getContext('2d');
      pen.fillStyle = '#e3e3e6';
      pen.fillRect(0, 0, 16, 16);
      pen.fillRect(16, 16, 16, 16);
      chequered = tile;
    }
    return context.createPattern(chequered, 'repeat');
  }

  /** The difference without its size: any change lights up, great ones glow. */
  function heat(stage) {
    const { width, height } = stage;
    const { reference, actual } = stage.images;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(reference, ...stage.offset(reference));
    pen.globalCompositeOperation = 'difference';
    pen.drawImage(actual, ...stage.offset(actual));
    // Four doublings: a sixteenth of the range already shows at full strength.
    const copy = document.createElement('canvas');
    copy.width = width;
    copy.height = height;
    const other = copy.getContext('2d');
    for (let i = 0; i < 4; i += 1) {
      other.globalCompositeOperation = 'copy';
      other.drawImage(canvas, 0, 0);
      pen.globalCompositeOperation = 'lighter';
      pen.drawImage(copy, 0, 0);
    }
    pen.globalCompositeOperation = 'saturation';
    pen.fillStyle = 'hsl(0 0% 50%)';
    pen.fillRect(0, 0, width, height);
    pen.globalCompositeOperation = 'multiply';
    pen.fillStyle = '#ff7a1a';
    pen.fillRect(0, 0, width, height);
    return canvas;
  }

  function grid(context, view, pane, stage) {
    const { zoom } = view;
    context.strokeStyle = 'rgba(128,128,128,.35)';
    context.lineWidth = 1;
    context.beginPath();
    const left = Math.max(0, Math.floor(-view.x / zoom));
    const right = Math.min(stage.width, Math.ceil((pane.width - view.x) / zoom));
    const top = Math.max(0, Math.floor(-view.y / zoom));
    const bottom = Math.min(stage.height, Math.ceil((pane.height - view.y) / zoom));
    for (let x = left; x <= right; x += 1) {
      context.moveTo(Math.round(x * zoom + view.x) + 0.5, top * zoom + view.y);
      context.lineTo(Math.round(x * zoom + view.x) + 0.5, bottom * zoom + view.y);
    }
    for (let y = top; y <= bottom; y += 1) {
      context.moveTo(left * zoom + view.x, Math.round(y * zoom + view.y) + 0.5);
      context.lineTo(right * zoom + view.x, Math.round(y * zoom + view.y) + 0.5);
    }
    context.stroke();
  }

  /** A frame around a rectangle of the picture, one pixel of the screen outside it. */
  function outline(context, view, [x, y, width, height], color, isDashed, lineWidth) {
    context.save();
    context.lineWidth = lineWidth || 2;
    context.strokeStyle = color;
    context.setLineDash(isDashed ? [6, 4] : []);
    context.strokeRect(x * view.zoom + view.x - 1, y * view.zoom + view.y - 1,
      width * view.zoom + 2, height * view.zoom + 2);
    context.restore();
  }

  return { Stage, modes, usualMode, outline, largestZoom };
})();
