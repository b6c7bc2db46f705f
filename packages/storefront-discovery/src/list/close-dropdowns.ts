/**
 * Filters of a bar are open one at a time: a press or the focus elsewhere closes one, and so does Escape. An element around
 * a filter is not elsewhere: in many themes `main` takes the focus when something in it is pressed that takes none itself,
 * the words beside a checkbox say.
 */
export function closeDropdowns(block: HTMLElement): void {
  const opened = () =>
    block.querySelectorAll<HTMLDetailsElement>('.cw-filters:not([data-place]) .cw-filter[open]');
  const leave = ({ target, type }: Event) => {
    const to = target as Node;
    for (const dropdown of opened()) {
      if (!dropdown.contains(to) && (type !== 'focusin' || !to.contains(dropdown))) dropdown.open = false;
    }
  };
  // By the window, on the way down: themes have wrappers that let nothing up.
  addEventListener('pointerdown', leave, true);
  addEventListener('focusin', leave, true);
  block.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const dropdown of opened()) {
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    }
  });
}
