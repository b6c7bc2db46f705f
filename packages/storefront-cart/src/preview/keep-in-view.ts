import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { shownLast } from '@cartwright/core/cart/shown-last';
import type { RenderMessage } from '@cartwright/core/contract/preview';

/** Scrolls the edited component into view. */
export interface KeptInView {
  follow(message: RenderMessage<'cart'>): void;
}

/**
 * Scrolls the edited component into view when it is selected or changed, when the store state changes, or when it is
 * shown again; retries later if it isn't rendered yet.
 */
export function keepInView(root: ShadowRoot): KeptInView {
  let seen = '';
  let before: CartDocument | null = null;
  let toggledOn: string | null = null;
  return {
    follow({ selected, content: { document: cart, widgets }, store }) {
      toggledOn = shownLast(toggledOn, before, cart);
      before = cart;
      if (toggledOn !== null && showComponent(root, toggledOn)) toggledOn = null;
      const edited = cart.components.find(({ componentId }) => componentId === selected);
      if (!edited) {
        seen = '';
        return;
      }
      const shown = edited.type === 'cross_sell_widget' ? widgets : [];
      const now = JSON.stringify([edited, cart.dragDropState, shown, store]);
      if (now !== seen && showComponent(root, edited.componentId)) seen = now;
    },
  };
}

/** Scrolls a component into view; false if it isn't rendered. */
function showComponent(root: ShadowRoot, componentId: string): boolean {
  const found = [...root.querySelectorAll<HTMLElement>('[data-component]')].find(
    ({ dataset, offsetHeight }) => dataset.component === componentId && offsetHeight > 0,
  );
  found?.scrollIntoView({ block: 'nearest' });
  return found !== undefined;
}
