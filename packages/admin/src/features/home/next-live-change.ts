import { campaignWindow } from '@cartwright/core/collections/campaign';
import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { PublishedCampaign } from '@cartwright/core/contract/collections';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { outlookOf } from '@cartwright/core/schedule/outlook';

/** Scheduled start or end. */
export interface Change {
  readonly text: string;
  /** Path of its settings page. */
  readonly path: string;
}

/** Next change for shoppers, at a time in epoch milliseconds. */
export interface NextLiveChange {
  readonly at: number;
  readonly changes: readonly Change[];
}

type ScheduledCart = Pick<
  CartListItem,
  'id' | 'name' | 'enabled' | 'isScheduled' | 'isFallback' | 'startDate' | 'endDate'
>;

export const cartPath = (id: string): string => `/smartcart/edit/${id}/`;
export const campaignPath = (id: string): string => `/smart-collections/campaigns/editor/${id}/`;

/**
 * Next start or end after `now` (epoch milliseconds) of what shoppers see, grouped if simultaneous;
 * null if nothing is scheduled.
 */
export function nextLiveChangeOf(
  carts: readonly ScheduledCart[],
  campaigns: readonly PublishedCampaign[],
  now: number,
): NextLiveChange | null {
  const all = [...cartChanges(carts, now), ...campaigns.flatMap((each) => campaignChanges(each, now))];
  const at = Math.min(...all.map((each) => each.at));
  const changes = all.filter((each) => each.at === at).map(({ text, path }) => ({ text, path }));
  return changes.length === 0 ? null : { at, changes };
}

type Dated = Change & { readonly at: number };

function cartChanges(carts: readonly ScheduledCart[], now: number): Dated[] {
  const { now: current, next } = outlookOf(carts, now);
  if (!next) return [];
  const { cart, from: at } = next;
  if (cart) {
    const replaced = current ? ` in place of "${nameOfCart(current)}"` : '';
    return [{ at, text: `Cart "${nameOfCart(cart)}" goes live${replaced}`, path: cartPath(cart.id) }];
  }
  return current
    ? [
        {
          at,
          text: `Cart "${nameOfCart(current)}" ends, then shoppers see your theme’s own cart`,
          path: cartPath(current.id),
        },
      ]
    : [];
}

function campaignChanges(campaign: PublishedCampaign, now: number): Dated[] {
  if (!campaign.canBeServed) return [];
  const { from, to } = campaignWindow(campaign);
  const path = campaignPath(campaign.id);
  if (from > now) return [{ at: from, text: `Campaign "${campaign.name}" starts`, path }];
  return to > now && to < Number.POSITIVE_INFINITY
    ? [{ at: to, text: `Campaign "${campaign.name}" ends`, path }]
    : [];
}
