import type { CartSession } from '../session/session';

/** Regions that keep the focus: the lines of the cart, the gifts of the bar. */
const PLACES = ['[data-line]', '.cw-gift'];
const INSIDE = 'button:not(:disabled), select, input, a';
const GIFT = '[data-gift="true"]';

/**
 * Keeps the focus in the cart when what had it goes. In a line or a gift that is still there it goes to the first thing
 * that can be used, or to the place itself; else to the one that took its place or the one before; else to what an
 * empty cart offers. After a bought line no gift has it: the last part of a bundle takes its gifts along, a moment later.
 */
export function keepFocus(root: ShadowRoot, session: CartSession): void {
  // Whatever has it when this file comes.
  let focused = root.activeElement;
  let lost = wayBack(root, focused);
  root.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
    lost = wayBack(root, focused);
  });
  // After the components have been drawn anew. A shopper who left the cart's controls is left alone.
  const check = () =>
    requestAnimationFrame(() => {
      if (focused && !focused.isConnected && root.activeElement === null) lost()?.focus();
    });
  // Not an effect that only reads: the build takes what is read and not used for nothing.
  session.cartStore.view.subscribe(check);
  session.error.subscribe(check);
}

function wayBack(root: ShadowRoot, focused: Element | null): () => HTMLElement | null | undefined {
  const otherwise = () =>
    root.querySelector<HTMLElement>('.cw-continue') ?? root.querySelector<HTMLElement>('.cw-close');
  for (const place of PLACES) {
    const own = focused?.closest<HTMLElement>(place);
    if (!own) continue;
    const isGift = own.matches(GIFT);
    const all = () =>
      [...root.querySelectorAll<HTMLElement>(place)].filter((each) => isGift || !each.matches(GIFT));
    const index = all().indexOf(own);
    return () => {
      const now = all();
      const near = now.find((each) => each === own) ?? now[Math.min(index, now.length - 1)];
      return (
        near?.querySelector<HTMLElement>('.cw-remove') ??
        near?.querySelector<HTMLElement>(INSIDE) ??
        near ??
        (root.querySelector(GIFT) ? root.querySelector<HTMLElement>('.cw-undo') : otherwise())
      );
    };
  }
  return otherwise;
}
