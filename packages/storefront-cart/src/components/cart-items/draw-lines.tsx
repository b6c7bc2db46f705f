import type { SettingsOf } from '@cartwright/core/components/component-types';
import { CartLine } from '@cartwright/ui/cart/cart-items/cart-line';
import type { ReactElement } from 'react';
import type { CartParts, RenderedLine } from '../../parts/part';
import { lineIds } from '../../session/line-ids';
import type { CartSession } from '../../session/session';
import type { StoreCart } from '../../state/ports/store-cart';
import { cartLineProps } from './cart-line-props';
import { inFamilies } from './in-families';

const noLines = () => ({ drawn: new Map<string, RenderedLine>() });

/** Renders the lines of a cart. An unchanged line reuses its element, so a click re-renders one line of fifty. */
export function drawLines(
  cart: StoreCart,
  settings: SettingsOf<'cart_items'>,
  session: CartSession,
  parts: CartParts,
): ReactElement[] {
  const ids = lineIds(cart);
  const { config } = session.rules.value;
  const offered = config.volume || config.switchToSubscriptionEnabled || cart.lines.some(hasOffers);
  if (offered) void parts.want(['line_offers']);
  const Offers = parts.get('line_offers')?.Component;
  const kept = session.stateOf('lines', noLines);
  const now = new Map<string, RenderedLine>();
  for (const { line, parent } of inFamilies(cart.lines)) {
    const id = ids.of(line);
    const props = cartLineProps(line, id, settings, session, parent);
    // Called as a function, so that its signals are tracked even if the line is reused.
    const offers = Offers?.({ line, id, settings, session }) as ReactElement | null | undefined;
    const text = JSON.stringify([line.key, props, offers?.props]);
    const old = kept.drawn.get(id);
    now.set(
      id,
      old?.text === text ? old : { text, element: <CartLine key={id} {...props} offers={offers} /> },
    );
  }
  kept.drawn = now;
  // Loaded by `group-bundles` once the cart has bundle lines.
  const grouped = parts.get('bundle_groups')?.Component;
  const elements = (grouped?.({ drawn: now, session }) ??
    [...now.values()].map(({ element }) => element)) as ReactElement[];
  // Loaded by `watch-removals`.
  return (parts.get('removed_line')?.Component({ elements, session }) ?? elements) as ReactElement[];
}

function hasOffers({ variantTitle, rule }: StoreCart['lines'][number]): boolean {
  return variantTitle !== null || rule.max !== null || rule.min > 1 || rule.increment > 1;
}
