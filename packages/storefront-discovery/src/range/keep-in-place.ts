/** Where popovers of filters were when they were opened, in pixels from the window's left. */
const places = new WeakMap<Element, number>();

/**
 * Keeps the popover that `place` is in where it was opened, while filters before its button come and go with what is chosen:
 * a slider would move away under the pointer. Called when the popover is first seen, and at each drawing after that.
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
      // Its button may come to stand where the row has no room.
      filter.style.display = filter.open ? 'block' : '';
      places.set(popover, left());
    });
  } else if (filter.open) {
    const moved = Number.parseFloat(popover.style.translate) || 0;
    popover.style.translate = `${opened - left() + moved}px`;
  }
}
