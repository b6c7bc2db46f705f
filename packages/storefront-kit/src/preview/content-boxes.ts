import type { Box } from './boxes';

/** Selector of what people look at or press that is no text. */
const CONTROLS = 'img, svg, button, input, select, textarea, [role="progressbar"]';

/** A part that has more is full: the label covers something wherever it stands. */
const MAX_TEXTS = 200;

/** Where the texts and controls of a part are. */
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
