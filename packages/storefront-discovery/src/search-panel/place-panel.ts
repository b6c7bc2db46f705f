/** Pixels: below this width the panel takes the whole page's; between field and panel; to the edges of the window. */
const PHONE = 640;
const GAP = 8;
const EDGE = 16;
/** As wide as its field; so wide below a field that is narrower than a phone's page, and at most. */
const MIN_WIDTH = 720;
const MAX_WIDTH = 960;
/** With less room below its field the panel stands above, where there is more. */
const MIN_HEIGHT = 240;

/** Lays the panel over the page beside its field, within what is seen of the page. */
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
