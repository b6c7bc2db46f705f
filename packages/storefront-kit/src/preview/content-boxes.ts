import type { Box } from './boxes';

/** Selector of visible or interactive elements other than text. */
const CONTROLS = 'img, svg, button, input, select, textarea, [role="progressbar"]';

/** Limit; a part with more texts leaves no free space for a label. */
const MAX_TEXTS = 200;

/** Boxes of a part's texts and controls. */
export function contentBoxes(part: HTMLElement): Box[] {
  const boxes: Box[] = [...part.querySelectorAll(CONTROLS)].map((each) => each.getBoundingClientRect());
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let count = 0; count < MAX_TEXTS && texts.nextNode(); count++) {
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}
