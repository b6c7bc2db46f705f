/**
 * Reports the hovered part in `root` to `onChange`, else the one with keyboard focus; null for none. Parts match
 * `selector` and have their id as `data-component`.
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
  // After a touch ends, the browser still reports hover.
  const point = (event: PointerEvent) => {
    pointed = event.pointerType === 'touch' ? null : partOf(event);
    tell();
  };
  root.addEventListener('pointerover', (event) => {
    if (event instanceof PointerEvent) point(event);
  });
  // The root isn't notified when left, and the page doesn't know the position inside the root.
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
