/**
 * Closes open filter dropdowns on a press or focus elsewhere, and on Escape. Focus on an ancestor doesn't count as
 * elsewhere: in many themes `main` gets the focus when a non-focusable child (such as a checkbox label) is pressed.
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
  // Capturing on the window, since theme wrappers may stop propagation.
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
