import type { FrameMessage } from '@cartwright/core/contract/preview';

/** Keys that do something in the cart itself. */
const OWN_KEYS = ['Tab', 'Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * What a merchant does in the preview: a click selects the component under it and never leads away; keys that the cart
 * does not use go to the editor.
 */
export function listenToMerchant(root: ShadowRoot, post: (message: FrameMessage) => void): void {
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    // Links and the way to checkout lead away from the editor.
    if (target?.closest('a, [type="submit"]')) event.preventDefault();
    const component = target?.closest<HTMLElement>('[data-component]')?.dataset.component;
    if (component) post({ type: 'preview:select', componentId: component });
  });
  document.addEventListener('keydown', (event) => {
    const field = root.activeElement?.matches('input, select, textarea') ?? false;
    if (event.defaultPrevented || field || OWN_KEYS.includes(event.key)) return;
    const mod = event.metaKey || event.ctrlKey;
    // The browser's own undo has nothing to undo here; the editor's has.
    if (mod && /^[zysZYS]$/.test(event.key)) event.preventDefault();
    const { key, code, shiftKey: shift, altKey: alt } = event;
    post({ type: 'preview:key', key, code, mod, shift, alt });
  });
}

/** Brings a component into view; false while nothing of it is drawn. */
export function showComponent(root: ShadowRoot, componentId: string): boolean {
  const around = [...root.querySelectorAll<HTMLElement>('[data-component]')];
  const found = around.find(({ dataset }) => dataset.component === componentId);
  if (!found || found.offsetHeight === 0) return false;
  found.scrollIntoView({ block: 'nearest' });
  return true;
}
