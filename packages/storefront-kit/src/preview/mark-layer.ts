import type { Box } from './boxes';
import css from './part-marks.css';

/** Positions an element of the layer over a box of the window. */
export function put(element: HTMLElement, { left, top, right, bottom }: Box): void {
  element.style.translate = `${left}px ${top}px`;
  element.style.inlineSize = `${right - left}px`;
  element.style.blockSize = `${bottom - top}px`;
}

/**
 * Creates an overlay over the page that ignores pointers, in its own root, unaffected by merchants' custom CSS. Hidden
 * from screen readers, which have the names in the editor's tree.
 */
export function markLayer(): ShadowRoot {
  const host = document.createElement('div');
  host.ariaHidden = 'true';
  // Window coordinates are independent of the page's direction.
  host.dir = 'ltr';
  const layer = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  layer.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return layer;
}
