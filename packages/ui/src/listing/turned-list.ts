/** Pixels of tolerance for rounding. */
const SLACK = 1;

const watched = new WeakSet<HTMLElement>();

/** Scrolls a carousel by 90 % of its visible width. */
export function turn(button: Element, by: 1 | -1): void {
  const list = listOf(button);
  if (!list || button.ariaDisabled === 'true') return;
  const forward = getComputedStyle(list).direction === 'rtl' ? -by : by;
  list.scrollBy({ left: forward * list.clientWidth * 0.9 });
}

/** Ref callback of a carousel: shows its buttons if it overflows, and disables them at the ends. */
export function watchEnds(list: HTMLElement | null): void {
  if (!list || watched.has(list)) return;
  watched.add(list);
  const check = () => {
    const turns = list.closest('.cw-widget')?.querySelector<HTMLElement>('.cw-widget-turns');
    if (!turns) return;
    const { scrollWidth, clientWidth } = list;
    const at = Math.abs(list.scrollLeft);
    turns.hidden = scrollWidth <= clientWidth + SLACK;
    const [previous, next] = turns.children;
    if (previous) previous.ariaDisabled = String(at <= SLACK);
    if (next) next.ariaDisabled = String(at + clientWidth >= scrollWidth - SLACK);
  };
  list.addEventListener('scroll', check, { passive: true });
  // Also fires initially.
  new ResizeObserver(check).observe(list);
}

const listOf = (button: Element) =>
  button.closest('.cw-widget')?.querySelector<HTMLElement>('.cw-widget-list');
