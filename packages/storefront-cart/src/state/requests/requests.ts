import type { CartChange } from '@cartwright/core/rewards/plan-cart-changes';
import { itemOf, type ShopperPart } from '../gifts/shopper-part';
import type { CartRequest } from '../ports/cart-port';
import type { AddItem } from '../ports/intent';
import { giftItem } from './apply-part';

/**
 * The requests of one action, in order. Gifts that go leave before or together with what earned them; gifts that come
 * are sent with what earns them. One request wherever the API allows it:
 *
 * - adding: `add` with the gifts in the same batch;
 * - raising: `change` (which checks stock), or `add` of the difference when gifts come with it;
 * - lowering, removing, declining: `change`, or `update` when several lines go (it does not check stock, so it never raises);
 * - swapping a variant: `add`; when that is done, the old line is removed by an action of its own;
 * - taking a selling plan, or none: `change`, between the gifts that go and those that come;
 * - note, attributes, discount codes, gift cards, and the quantities of a theme's form: `update`.
 *
 * Source: design "The storefront cart", write table.
 */
export function requestsFor(part: ShopperPart, changes: readonly CartChange[]): CartRequest[] {
  const { plan } = part;
  const text = textRequest(part);
  const gifts = changes.flatMap((change) => (change.type === 'add' ? giftItem(change) : []));
  const going = changes.flatMap((change) =>
    change.type === 'set' ? [{ key: change.lineKey, quantity: change.quantity }] : [],
  );
  const lowered = part.sets
    .filter(({ line, quantity }) => quantity < line.quantity)
    .map(({ line, quantity }) => ({ key: line.key, quantity }));
  const planned: CartRequest[] = plan
    ? [
        {
          path: 'change',
          key: plan.line.key,
          quantity: plan.line.quantity,
          sellingPlanId: plan.sellingPlanId,
        },
      ]
    : [];
  const raised = part.sets.filter(({ line, quantity }) => quantity > line.quantity);
  // With a swap, gifts are removed together with the old line.
  const leaving = part.leaves ? [] : going.filter(({ key }) => !lowered.some((l) => l.key === key));
  const down = lowerRequest([...lowered, ...leaving]);
  return [
    ...(text ? [text] : []),
    ...(down ? [down] : []),
    ...planned,
    ...raiseRequests(raised, part.adds, gifts),
  ];
}

function textRequest({ quantities, note, attributes, codes, giftCards }: ShopperPart): CartRequest | null {
  if (!quantities && note === null && !attributes && !codes && !giftCards) return null;
  return {
    path: 'update',
    ...(quantities && { updates: quantities }),
    ...(note !== null && { note }),
    ...(attributes && { attributes }),
    ...(codes && { codes }),
    ...(giftCards && { giftCards }),
  };
}

function lowerRequest(sets: readonly { key: string; quantity: number }[]): CartRequest | null {
  const [first, second] = sets;
  if (!first) return null;
  if (!second) return { path: 'change', key: first.key, quantity: first.quantity };
  return {
    path: 'update',
    updates: Object.fromEntries(sets.map(({ key, quantity }) => [key, quantity])),
  };
}

function raiseRequests(
  raised: ShopperPart['sets'],
  adds: readonly AddItem[],
  gifts: readonly AddItem[],
): CartRequest[] {
  if (gifts.length === 0 && adds.length === 0) {
    return raised.map(({ line, quantity }) => ({ path: 'change', key: line.key, quantity }));
  }
  const differences = raised.map(({ line, quantity }) => ({
    ...itemOf(line),
    quantity: quantity - line.quantity,
  }));
  return [{ path: 'add', items: [...differences, ...adds, ...gifts] }];
}
