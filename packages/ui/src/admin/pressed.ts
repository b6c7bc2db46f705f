let pressed: HTMLElement | null = null;

/** From now on it is known what was pressed last on a page: buttons of Polaris give up the focus when they are clicked. */
export function followPresses(page: Document): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>('button, a[href], input') : null;
    },
    { capture: true },
  );
  // Who types is elsewhere by then.
  const forget = () => {
    pressed = null;
  };
  page.addEventListener('keydown', forget, { capture: true });
}

/** The button or link that was pressed last, unless a key was pressed since; null for none. */
export function lastPressed(): HTMLElement | null {
  return pressed;
}
