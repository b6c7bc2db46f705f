import { giverOf } from '@cartwright/core/rewards/cart';
import { tierStatus } from '@cartwright/core/rewards/promise';
import type { AnalyticsEvent } from '../app/public-api';
import type { CartSession } from '../session/session';
import { hasCode } from '../state/gifts/shopper-part';
import type { Intent } from '../state/ports/intent';
import type { StoreCart } from '../state/ports/store-cart';
import type { ActionOutcome } from '../state/requests/act';
import type { ReportedBefore } from './reported-before';

/** Fields of only some events. */
type Facts = Pick<AnalyticsEvent, 'product' | 'variant' | 'widget' | 'code'>;

export interface Observer {
  /** Action started by the shopper, with its outcome. */
  begun(intent: Intent, outcome: Promise<ActionOutcome>): void;
  /** The cart was opened or shown. */
  opened(): void;
  /** The shopper leaves for checkout. */
  leaving(): void;
}

/**
 * Derives analytics events from a session. Tiers and gifts are read from the settled cart, whichever action, tab or
 * theme changed it. `currency` is the page's fallback until the cart is known; empty if unknown.
 */
export function observe(
  session: CartSession,
  reported: ReportedBefore,
  currency: string,
  report: (event: AnalyticsEvent) => void,
): Observer {
  const { cartStore, rules, gifts } = session;
  let shown = false;

  function say(name: AnalyticsEvent['name'], tier: string | null = null, facts: Facts = {}): void {
    const { id, rewards } = rules.peek().config;
    // Another cart may have gone live since.
    if (!rewards.attribution) return;
    const cart = cartStore.view.peek()?.cart;
    const known = cart?.currency || currency;
    // Events without a currency are rejected.
    if (known) report({ name, cart: id, total: cart?.total ?? null, currency: known, tier, ...facts });
  }

  function check(): void {
    const view = cartStore.view.peek();
    // Pending requests may still refuse a gift.
    if (!view || cartStore.busy.peek()) return;
    const states = gifts.peek();
    const tiers = (view.rewards.bar?.tiers ?? []).filter(
      (tier) => tierStatus(tier, view.promise, states) === 'given',
    );
    const given = states.filter(({ status, tierId }) => status === 'in_cart' && !isOffered(tierId));
    const facts = [
      ...tiers.map(({ id }) => ({ name: 'tier_reached' as const, tier: id, fact: `tier ${id}` })),
      ...given.map(({ id, tierId }) => ({ name: 'gift_added' as const, tier: tierId, fact: `gift ${id}` })),
    ];
    const fresh = new Set(
      reported.fresh(
        view.cart.token,
        facts.map(({ fact }) => fact),
      ),
    );
    for (const { name, tier, fact } of facts) if (fresh.has(fact)) say(name, tier);
  }

  cartStore.view.subscribe(check);
  cartStore.busy.subscribe(check);

  return {
    begun(intent, outcome) {
      const declined = declinedTier(intent);
      void outcome.then((done) => {
        const cart = cartStore.view.peek()?.cart;
        // Some of several codes may have been applied.
        if (done.ok || done.code === 'code_unusable')
          for (const code of appliedBy(intent, cart)) say('code_applied', null, { code });
        if (!done.ok) return;
        if (declined !== null && !isOffered(declined)) say('gift_declined', declined);
        for (const facts of crossSoldBy(intent, cart)) say('cross_sell_added', null, facts);
      });
    },
    opened() {
      if (!shown) say('shown');
      shown = true;
      say('opened');
    },
    leaving: () => say('checkout'),
  };
}

/** Whether a gift is from a widget or bundle; only gifts of bar tiers are counted. */
const isOffered = (giver: string) => /^(widget|bundle) /.test(giver);

/** Tier whose gift an action declines; null for any other action. */
function declinedTier(intent: Intent): string | null {
  if (intent.type === 'decline_gift') return tierOf(intent.giftId);
  if (intent.type !== 'set_quantity' || intent.quantity > 0) return null;
  return giverOf(intent.line);
}

/** Cross-sells added by an action: items with an `_attribution` property. Gifts are never added by intents. */
function crossSoldBy(intent: Intent, cart: StoreCart | undefined): Facts[] {
  if (intent.type !== 'add') return [];
  const sold = intent.items.filter(({ properties }) => properties._attribution !== undefined);
  return sold.map(({ variantId, properties }) => {
    const line = cart?.lines.find((each) => each.variantId === variantId);
    const widget = Number(properties._widget);
    return {
      variant: variantId,
      ...(line && line.productId > 0 && { product: line.productId }),
      ...(widget > 0 && { widget }),
    };
  });
}

/** Discount codes of an action that the cart reports as applied, in the cart's spelling; no gift cards. */
function appliedBy(intent: Intent, cart: StoreCart | undefined): string[] {
  if (intent.type !== 'codes' || !cart) return [];
  const applied = cart.codes.filter(({ applicable }) => applicable).map(({ code }) => code);
  return applied.filter((code) => hasCode(intent.apply, code));
}

/** Gift ids are `tierId:productId`. */
function tierOf(giftId: string): string {
  return giftId.slice(0, giftId.lastIndexOf(':'));
}
