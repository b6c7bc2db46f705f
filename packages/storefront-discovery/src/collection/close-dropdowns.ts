/** Filters of a bar are open one at a time: a press or the focus elsewhere closes one, and so does Escape. */
export function closeDropdowns(block: HTMLElement): void {
  const opened = () =>
    block.querySelectorAll<HTMLDetailsElement>('.cw-filters:not([data-place]) .cw-filter[open]');
  const leave = ({ target }: Event) => {
    for (const dropdown of opened()) {
      if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
    }
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  block.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const dropdown of opened()) {
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    }
  });
}
