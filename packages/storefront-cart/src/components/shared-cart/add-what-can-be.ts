import type { AddItem } from '../../state/ports/intent';
import type { StoreCart } from '../../state/ports/store-cart';
import type { ActionOutcome } from '../../state/requests/act';

export interface AddPorts {
  readonly add: (items: readonly AddItem[]) => Promise<ActionOutcome>;
  /** Store's last cart. */
  readonly cart: () => StoreCart | null;
}

/**
 * Adds items in one request. If one unavailable item makes the store refuse all, retries each half. Returns the failure
 * with its items; null if all were added.
 */
export async function addWhatCanBe(
  items: readonly AddItem[],
  ports: AddPorts,
): Promise<{ readonly items: readonly AddItem[]; readonly message: string; readonly lost: boolean } | null> {
  const before = JSON.stringify(ports.cart()?.lines);
  const outcome = await ports.add(items);
  if (outcome.ok) return null;
  const lost = outcome.code === 'lost' || outcome.code === 'busy';
  // A partially added batch isn't retried.
  const untouched = JSON.stringify(ports.cart()?.lines) === before;
  if (lost || !untouched || items.length < 2) return { items, message: outcome.message, lost };
  const middle = Math.ceil(items.length / 2);
  const first = await addWhatCanBe(items.slice(0, middle), ports);
  // Stops if the store can't be reached.
  if (first?.lost) return { ...first, items: [...first.items, ...items.slice(middle)] };
  const second = await addWhatCanBe(items.slice(middle), ports);
  if (!first || !second) return first ?? second;
  return { ...second, items: [...first.items, ...second.items] };
}
