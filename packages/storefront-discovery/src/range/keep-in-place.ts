/** Horizontal positions of filter popovers when opened, in pixels from the window's left. */
const places = new WeakMap<Element, number>();

/**
 * Keeps a filter popover at its initial position while chosen filters shift its button: otherwise a slider would move
 * under the pointer. Called when the popover is first visible, and after each render.
 */
export function keepInPlace(place: Element): void {
  const popover = place.closest<HTMLElement>('.cw-filters:not([data-place]) .cw-filter-values');
  const filter = popover?.parentElement as HTMLDetailsElement | null | undefined;
  if (!popover || !filter) return;
  const left = () => popover.getBoundingClientRect().left;
  const opened = places.get(popover);
  if (opened === undefined) {
    places.set(popover, left());
    filter.addEventListener('toggle', () => {
      popover.style.translate = '';
      // Its button may wrap to another row.
      filter.style.display = filter.open ? 'block' : '';
      places.set(popover, left());
    });
  } else if (filter.open) {
    const moved = Number.parseFloat(popover.style.translate) || 0;
    popover.style.translate = `${opened - left() + moved}px`;
  }
}
