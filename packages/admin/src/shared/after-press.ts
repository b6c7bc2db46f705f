/**
 * Runs something that moves the page once the press that is under way has found its target: before what the press does, so
 * that a button which saves has it. At once where nothing is pressed.
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
  addEventListener('click', once, { capture: true, signal });
  // Where it ends beside what was pressed there is no click.
  addEventListener('pointerup', () => setTimeout(once), { signal });
}
