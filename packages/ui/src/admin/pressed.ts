let pressed: HTMLElement | null = null;

/** Tracks the last pressed element: Polaris buttons lose the focus on click. */
export function trackPresses(page: Document): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>('button, a[href], input') : null;
    },
    { capture: true },
  );
  // A key press means that the focus has moved on.
  const forget = () => {
    pressed = null;
  };
  page.addEventListener('keydown', forget, { capture: true });
}

/** Last pressed button or link, unless a key was pressed since; null if none. */
export function lastPressed(): HTMLElement | null {
  return pressed;
}
