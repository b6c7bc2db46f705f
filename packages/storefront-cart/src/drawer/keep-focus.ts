import { effect } from '@preact/signals';
import type { CartSession } from './session';

/**
 * Keeps the focus in the cart when the line that had it goes: it moves to the line that took its place, else to the
 * one before, else to what an empty cart offers.
 */
export function keepFocus(root: ShadowRoot, session: CartSession): () => void {
  let position = -1;
  const remember = (event: Event) => {
    const line = event.target instanceof Element ? event.target.closest('[data-line]') : null;
    position = line ? linesOf(root).indexOf(line) : -1;
  };
  root.addEventListener('focusin', remember);
  const stop = effect(() => {
    void session.kernel.view.value;
    // After the components have been drawn anew.
    requestAnimationFrame(() => {
      if (position < 0 || root.activeElement !== null) return;
      const lines = linesOf(root);
      const next = lines[Math.min(position, lines.length - 1)];
      const target = next
        ? next.querySelector<HTMLElement>('.cw-remove')
        : root.querySelector<HTMLElement>('.cw-continue, .cw-close');
      target?.focus();
    });
  });
  return () => {
    root.removeEventListener('focusin', remember);
    stop();
  };
}

function linesOf(root: ShadowRoot): Element[] {
  return [...root.querySelectorAll('[data-line]')];
}
