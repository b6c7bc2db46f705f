import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { shownLast } from '@cartwright/core/cart/shown-last';
import type { RenderMessage } from '@cartwright/core/contract/preview';

/** Brings what is being edited into view. */
export interface KeptInView {
  follow(message: RenderMessage<'cart'>): void;
}

/**
 * Brings into view what is being edited, when it was selected, when it was set up anew, and when the store does
 * something else; what was hidden when it is shown; what draws nothing yet, later.
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

/** Brings a component into view; false while nothing of it is drawn. */
function showComponent(root: ShadowRoot, componentId: string): boolean {
  const found = [...root.querySelectorAll<HTMLElement>('[data-component]')].find(
    ({ dataset, offsetHeight }) => dataset.component === componentId && offsetHeight > 0,
  );
  found?.scrollIntoView({ block: 'nearest' });
  return found !== undefined;
}
