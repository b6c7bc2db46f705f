import type { Box } from './boxes';
import css from './part-marks.css';

/** Lays an element of the layer over a box of the window. */
export function put(element: HTMLElement, { left, top, right, bottom }: Box): void {
  element.style.translate = `${left}px ${top}px`;
  element.style.inlineSize = `${right - left}px`;
  element.style.blockSize = `${bottom - top}px`;
}

/**
 * A layer over the whole page, in nobody's way, with a root of its own: what merchants write into custom CSS does not
 * reach it. Screen readers have the names in the editor's tree.
 */
export function markLayer(): ShadowRoot {
  const host = document.createElement('div');
  host.ariaHidden = 'true';
  // Lengths of the window are its own, whatever the direction of the page.
  host.dir = 'ltr';
  const layer = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  layer.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return layer;
}
