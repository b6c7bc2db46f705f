import type { BundleEdit } from '@cartwright/storefront-kit/bundles/bundle-edits';
import type { CartSession } from '../../session/session';
import type { AddItem } from '../../state/ports/intent';
import type { StoreLine } from '../../state/ports/store-cart';
import { bundleOf, isOwn, isParent } from './in-groups';

type Session = Pick<CartSession, 'cartStore' | 'dispatch' | 'allDone' | 'lineErrors' | 'dismissError'>;

/**
 * Replaces a bundle's lines with those of an edit; on failure returns false and leaves the bundle as it was. Adds come
 * first, so a refusal removes nothing. Adds and removals are one write each; most edits need only one of them.
 */
export async function replaceBundle(
  { cartStore, dispatch, allDone, lineErrors, dismissError }: Session,
  { name, lines: wanted }: Pick<BundleEdit, 'name' | 'lines'>,
): Promise<boolean> {
  await allDone();
  const inCart = () =>
    (cartStore.truth.peek()?.lines ?? []).filter((line) => isOwn(line) && bundleOf(line) === name);
  const before = inCart();
  const parent = before.find(isParent);
  const items = wanted.map(
    ({ variantId, quantity, properties, sellingPlanId }): AddItem => ({
      variantId,
      quantity: quantity * (parent?.quantity ?? 1),
      properties,
      sellingPlanId,
      ...(parent && { parentKey: parent.key }),
    }),
  );
  if (before.length === 0 || items.length === 0) return false;
  const known = unitsBy(before);
  const more = items.flatMap((item) => {
    const quantity = item.quantity - (known.get(partOf(item)) ?? 0);
    return quantity > 0 ? { ...item, quantity } : [];
  });
  const initialQuantities = new Map(items.map((item) => [partOf(item), item.quantity]));
  if (more.length > 0) {
    const errors = lineErrors.peek();
    const added = await dispatch({ type: 'add', items: more });
    if (!added.ok) {
      // The store may have added a part of it.
      if (added.code === 'refused') await lower(known);
      // The builder reports the failure; messages about the reverted add no longer hold.
      lineErrors.value = errors;
      dismissError();
      return false;
    }
  }
  return lower(initialQuantities);

  /** Reduces parts to these units, matched by identity: keys change with every response. */
  async function lower(units: ReadonlyMap<string, number>): Promise<boolean> {
    const left = new Map(units);
    const quantities: Record<string, number> = {};
    for (const line of inCart()) {
      if (isParent(line)) continue;
      const part = partOf(line);
      const kept = Math.min(line.quantity, left.get(part) ?? 0);
      left.set(part, (left.get(part) ?? 0) - kept);
      if (kept < line.quantity) quantities[line.key] = kept;
    }
    return (
      Object.keys(quantities).length === 0 || (await dispatch({ type: 'set_quantities', quantities })).ok
    );
  }
}

/** Identity of a part, from its line or the item to add: keys change, and other apps may add properties. */
function partOf({ variantId, properties, ...line }: StoreLine | AddItem): string {
  const plan = ('sellingPlan' in line ? line.sellingPlan?.id : line.sellingPlanId) ?? null;
  return [variantId, plan, properties._bundle].join(' ');
}

function unitsBy(lines: readonly StoreLine[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) {
    const part = partOf(line);
    units.set(part, (units.get(part) ?? 0) + line.quantity);
  }
  return units;
}

/** Removes a bundle with all nested lines, in one write. */
export async function removeBundle(
  { cartStore, dispatch, allDone }: Pick<Session, 'cartStore' | 'dispatch' | 'allDone'>,
  name: string,
): Promise<boolean> {
  await allDone();
  const lines = (cartStore.truth.peek()?.lines ?? []).filter((line) => bundleOf(line) === name);
  const keys = new Set(lines.map(({ key }) => key));
  // Nested lines are removed with their parent.
  const roots = lines.filter(({ parentKey }) => parentKey === null || !keys.has(parentKey));
  if (roots.length === 0) return true;
  const quantities = Object.fromEntries(roots.map(({ key }) => [key, 0]));
  return (await dispatch({ type: 'set_quantities', quantities })).ok;
}
