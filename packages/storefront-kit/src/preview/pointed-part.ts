/**
 * Tells `onChange` which part in `root` is pointed at, or, where none is, which has the keyboard's focus; null for none.
 * A part is an element that `selector` finds, with its id as `data-component`.
 */
export function followPointed(
  root: ShadowRoot | HTMLElement,
  selector: string,
  onChange: (id: string | null) => void,
): void {
  let pointed: string | null = null;
  let focused: string | null = null;
  const tell = () => onChange(pointed ?? focused);
  const partOf = (event: Event) =>
    event
      .composedPath()
      .find((each): each is HTMLElement => each instanceof HTMLElement && each.matches(selector))?.dataset
      .component ?? null;
  // A finger that has gone is still said to be over what it touched last.
  const point = (event: PointerEvent) => {
    pointed = event.pointerType === 'touch' ? null : partOf(event);
    tell();
  };
  root.addEventListener('pointerover', (event) => {
    if (event instanceof PointerEvent) point(event);
  });
  // The root does not hear that it was left, and the page not where in the root the pointer is.
  document.addEventListener('pointerover', point);
  document.documentElement.addEventListener('pointerleave', () => {
    pointed = null;
    tell();
  });
  root.addEventListener('focusin', (event) => {
    const { target } = event;
    focused = target instanceof Element && target.matches(':focus-visible') ? partOf(event) : null;
    tell();
  });
  root.addEventListener('focusout', () => {
    focused = null;
    tell();
  });
}
