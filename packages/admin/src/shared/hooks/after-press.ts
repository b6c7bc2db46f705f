/**
 * Runs an action that shifts the layout after the current press has been handled: at once if
 * nothing is pressed. Otherwise a re-render could lose the click of a button or checkbox.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector('body :active') === null) {
    act();
    return;
  }
  const stop = new AbortController();
  const { signal } = stop;
  const once = () => {
    if (signal.aborted) return;
    stop.abort();
    act();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button')) once();
    else setTimeout(once);
  };
  addEventListener('click', onClick, { capture: true, signal });
  // There is no click if the pointer is released elsewhere.
  addEventListener('pointerup', () => setTimeout(once), { signal });
}
