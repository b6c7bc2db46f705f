import type { AddItem } from '../../state/ports/intent';
import type { StoreCart } from '../../state/ports/store-cart';
import type { ActionOutcome } from '../../state/requests/act';

export interface AddPorts {
  readonly add: (items: readonly AddItem[]) => Promise<ActionOutcome>;
  /** The cart as the store last answered it. */
  readonly cart: () => StoreCart | null;
}

/**
 * Adds items in one request. Where the store refuses them all for one that it does not sell, the halves are asked for,
 * so that the rest comes in. Gives what went wrong and the items that it was about; null when all of them came.
 */
export async function addWhatCanBe(
  items: readonly AddItem[],
  ports: AddPorts,
): Promise<{ readonly items: readonly AddItem[]; readonly message: string; readonly lost: boolean } | null> {
  const before = JSON.stringify(ports.cart()?.lines);
  const outcome = await ports.add(items);
  if (outcome.ok) return null;
  const lost = outcome.code === 'lost' || outcome.code === 'busy';
  // What came in part (less than was asked for) is not asked for again.
  const untouched = JSON.stringify(ports.cart()?.lines) === before;
  if (lost || !untouched || items.length < 2) return { items, message: outcome.message, lost };
  const middle = Math.ceil(items.length / 2);
  const first = await addWhatCanBe(items.slice(0, middle), ports);
  // A store that cannot be reached is not asked on.
  if (first?.lost) return { ...first, items: [...first.items, ...items.slice(middle)] };
  const second = await addWhatCanBe(items.slice(middle), ports);
  if (!first || !second) return first ?? second;
  return { ...second, items: [...first.items, ...second.items] };
}
