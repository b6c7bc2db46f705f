import { type Box, shared } from './boxes';

/**
 * Visible area of an element: what its scrolling ancestors show, minus `sticky` elements at their lower end. Null if
 * invisible, or not rendered.
 */
export function inSight(element: HTMLElement, sticky: string): Box | null {
  if (element.offsetHeight === 0) return null;
  let sight: Box | null = theWindow();
  for (let ancestor = element.parentElement; ancestor && sight; ancestor = ancestor.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(ancestor);
    if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
    sight = shared(sight, ancestor.getBoundingClientRect());
    for (const over of ancestor.querySelectorAll<HTMLElement>(sticky)) {
      if (!sight || over.offsetHeight === 0 || !isBefore(element, over)) continue;
      if (getComputedStyle(over).position !== 'sticky') continue;
      const { top } = over.getBoundingClientRect();
      sight = top > sight.top ? { ...sight, bottom: Math.min(sight.bottom, top) } : null;
    }
  }
  return sight;
}

export function theWindow(): Box {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

/**
 * Whether an element precedes another; later or contained elements are never covered by sticky ones at the lower end.
 */
function isBefore(element: HTMLElement, over: HTMLElement): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: FOLLOWING } = Node;
  return !over.contains(element) && (element.compareDocumentPosition(over) & FOLLOWING) !== 0;
}
