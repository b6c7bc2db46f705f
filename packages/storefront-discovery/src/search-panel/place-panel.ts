/** Sizes in pixels: breakpoint below which the panel is full-width; gap to the field; margin to the window's edges. */
const PHONE = 640;
const GAP = 8;
const EDGE = 16;
/** Width limits in pixels: the field's width, at least the minimum if the field is narrower than the breakpoint. */
const MIN_WIDTH = 720;
const MAX_WIDTH = 960;
/** Minimum height below the field; otherwise the panel opens above if there is more space. */
const MIN_HEIGHT = 240;

/** Positions the panel beside its field, within the visible viewport. */
export function placePanel(panel: HTMLElement, field: HTMLElement): void {
  const box = field.getBoundingClientRect();
  const { clientWidth: pageWidth, clientHeight } = document.documentElement;
  const height = window.visualViewport?.height ?? clientHeight;
  const isPhone = innerWidth <= PHONE;
  const wide = box.width < PHONE ? MIN_WIDTH : box.width;
  const width = isPhone ? pageWidth : Math.min(wide, MAX_WIDTH, pageWidth - 2 * EDGE);
  const begin = getComputedStyle(field).direction === 'rtl' ? box.right - width : box.left;
  const left = isPhone ? 0 : Math.min(Math.max(begin, EDGE), pageWidth - EDGE - width);
  const below = height - box.bottom - GAP;
  const isAbove = below < MIN_HEIGHT && box.top > below;
  Object.assign(panel.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: isAbove ? 'auto' : `${box.bottom + GAP}px`,
    bottom: isAbove ? `${clientHeight - box.top + GAP}px` : 'auto',
    maxHeight: `${Math.max((isAbove ? box.top : below) - (isPhone ? 0 : EDGE), 0)}px`,
  });
  panel.toggleAttribute('data-wide', width >= PHONE);
}
