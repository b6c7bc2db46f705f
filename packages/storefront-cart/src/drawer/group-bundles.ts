import { BUNDLE_SOURCE } from '@cartwright/core/rewards/cart';
import { GROUP_ROOM } from '@cartwright/ui/cart/bundle-groups/bundle-group';
import { effect } from '@preact/signals';
import type { CartParts } from '../parts/part';
import { lineIds } from '../session/line-ids';
import type { CartSession } from '../session/session';
import type { StoreCart } from '../state/ports/store-cart';

/**
 * Loads the bundle groups part once the cart has bundle lines. Until then space is reserved around those lines, which
 * stay usable.
 */
export function groupBundles({ cartStore }: CartSession, root: ShadowRoot | null, parts: CartParts): void {
  const room = new CSSStyleSheet();
  effect(() => {
    const cart = cartStore.view.value?.cart;
    const isDrawn = parts.get('bundle_groups') !== undefined;
    const css = cart && !isDrawn ? reservedSpace(cart) : '';
    room.replaceSync(css);
    if (!root || css === '') return;
    if (!root.adoptedStyleSheets.includes(room)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, room];
    void parts.want(['bundle_groups']);
  });
}

/** CSS reserving space above the first and below the last line of each bundle; empty without bundles. */
function reservedSpace(cart: StoreCart): string {
  const ids = lineIds(cart);
  const ends = new Map<string, [first: string, last: string]>();
  for (const line of cart.lines) {
    const { _source, _bundle } = line.properties;
    if (_source !== BUNDLE_SOURCE) continue;
    const name = String(_bundle).replace(/^([^:]*:[^:]*).*/, '$1');
    ends.set(name, [ends.get(name)?.[0] ?? ids.of(line), ids.of(line)]);
  }
  return [...ends.values()]
    .map(
      ([first, last]) =>
        `[data-line="${first}"]{padding-block-start:calc(var(--_4) + ${GROUP_ROOM.before})}` +
        `[data-line="${last}"]{padding-block-end:calc(var(--_4) + ${GROUP_ROOM.after})}`,
    )
    .join('');
}
