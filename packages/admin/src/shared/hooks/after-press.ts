/**
 * Runs something that moves the page once the press that is under way has found its target: at once where nothing is pressed.
 * A button that saves has it already; a box that is ticked has its tick first, which drawing would take back.
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
  // Where it ends beside what was pressed there is no click.
  addEventListener('pointerup', () => setTimeout(once), { signal });
}
