import { type Box, shared } from './boxes';

/**
 * The part of the window in which an element can be seen: what its scrolling ancestors show, less what `sticky` elements
 * keep over their lower end. Null for none, as while it is not drawn.
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

/** Whether an element is before another; what comes after that, and is in it, is never under what stays at the lower end. */
function isBefore(element: HTMLElement, over: HTMLElement): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: FOLLOWING } = Node;
  return !over.contains(element) && (element.compareDocumentPosition(over) & FOLLOWING) !== 0;
}
