import type { CartSession } from '../session/session';

/** Regions that retain the focus: cart lines and gifts. */
const PLACES = ['[data-line]', '.cw-gift'];
const INSIDE = 'button:not(:disabled), select, input, a';
const GIFT = '[data-gift="true"]';

/**
 * Restores the focus when the focused element is removed: to the first control of the same line or gift, or the region
 * itself; else to the region that took its position or the previous one; else to the empty cart's first control. Never
 * from a bought line to a gift: a bundle's last part takes its gifts along.
 */
export function keepFocus(root: ShadowRoot, session: CartSession): void {
  // Element focused when this file loads.
  let focused = root.activeElement;
  let lost = wayBack(root, focused);
  root.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
    lost = wayBack(root, focused);
  });
  // Runs after re-rendering. Does nothing if the shopper moved on.
  const check = () =>
    requestAnimationFrame(() => {
      if (focused && !focused.isConnected && root.activeElement === null) lost()?.focus();
    });
  // Not a read-only `effect`: the build drops unused reads.
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
