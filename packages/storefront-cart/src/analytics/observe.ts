import { tierStatus } from '@cartwright/core/rewards/promise';
import type { AnalyticsEvent } from '../app/public-api';
import type { CartSession } from '../session/session';
import type { ActionOutcome } from '../state/act';
import type { Intent } from '../state/intent';
import type { ToldBefore } from './told-before';

export interface Observer {
  /** The shopper has begun something. */
  begun(intent: Intent, outcome: Promise<ActionOutcome>): void;
  /** The cart came on the screen. */
  opened(): void;
  /** The shopper goes to checkout. */
  leaving(): void;
}

/**
 * Makes of what a session does the events that are counted. Tiers and gifts are read off the settled cart, so that it
 * does not matter which action, tab or theme brought them about. `currency` is the page's, until the cart is known; empty
 * where there is none.
 */
export function observe(
  session: CartSession,
  told: ToldBefore,
  currency: string,
  tell: (event: AnalyticsEvent) => void,
): Observer {
  const { kernel, rules, gifts } = session;
  let shown = false;

  function say(name: AnalyticsEvent['name'], tier: string | null = null): void {
    const { id, rewards } = rules.peek().config;
    // Another cart may be live by now.
    if (!rewards.attribution) return;
    const cart = kernel.view.peek()?.cart;
    const known = cart?.currency || currency;
    // Nobody takes an amount in no currency.
    if (known) tell({ name, cart: id, total: cart?.total ?? null, currency: known, tier });
  }

  function look(): void {
    const view = kernel.view.peek();
    // While requests are under way a gift may still be refused.
    if (!view || kernel.busy.peek()) return;
    const states = gifts.peek();
    const tiers = (view.rewards.bar?.tiers ?? []).filter(
      (tier) => tierStatus(tier, view.promise, states) === 'given',
    );
    const given = states.filter(({ status }) => status === 'in_cart');
    const facts = [
      ...tiers.map(({ id }) => ({ name: 'tier_reached' as const, tier: id, fact: `tier ${id}` })),
      ...given.map(({ id, tierId }) => ({ name: 'gift_added' as const, tier: tierId, fact: `gift ${id}` })),
    ];
    const fresh = new Set(
      told.fresh(
        view.cart.token,
        facts.map(({ fact }) => fact),
      ),
    );
    for (const { name, tier, fact } of facts) if (fresh.has(fact)) say(name, tier);
  }

  kernel.view.subscribe(look);
  kernel.busy.subscribe(look);

  return {
    begun(intent, outcome) {
      const event = eventOf(intent);
      if (!event) return;
      void outcome.then(({ ok }) => {
        if (ok) say(event.name, event.tier);
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

/** What an action is counted as, when it succeeds; null for most. */
function eventOf(intent: Intent): Pick<AnalyticsEvent, 'name' | 'tier'> | null {
  switch (intent.type) {
    case 'decline_gift':
      return { name: 'gift_declined', tier: tierOf(intent.giftId) };
    case 'set_quantity': {
      const { _source, _tier } = intent.line.properties;
      const isGift = _source !== undefined && _tier !== undefined;
      return isGift && intent.quantity === 0 ? { name: 'gift_declined', tier: String(_tier) } : null;
    }
    case 'add':
      // Gifts are no shopper's intent: what is ours in one is a cross-sell.
      return intent.items.some(({ properties }) => properties._attribution !== undefined)
        ? { name: 'cross_sell_added', tier: null }
        : null;
    case 'codes':
      return intent.apply.length > 0 ? { name: 'code_applied', tier: null } : null;
    default:
      return null;
  }
}

/** Gift ids are `tierId:productId`. */
function tierOf(giftId: string): string {
  return giftId.slice(0, giftId.lastIndexOf(':'));
}
