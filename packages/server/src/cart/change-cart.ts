import type { CartListItem } from '@cartwright/core/contract/cart-list';
import type { Issue } from '@cartwright/core/editing/issue';
import { withGiftCardsIf } from '@cartwright/core/storefront/gift-card-input';
import type { ShopStore } from '../db/for-shop';
import { invalidDocument } from '../documents/invalid-document';
import { documentConflict, openDocument, readDocument } from '../documents/stored-documents';
import type { SavedBy } from '../documents/version-rows';
import { testedFailure } from '../experiments/running-tests';
import type { ApiFailure } from '../http/api-failure';
import { validateThenWrite } from '../publishing/validate-then-write';
import { type CartChecks, issuesWhenSaved } from './cart-checks';
import { listItem } from './cart-rows';
import { lockedFailure } from './locked';
import { CARTS } from './saved-cart';
import { writeCart } from './write-cart';

export interface ChangeRequest extends SavedBy {
  readonly id: string;
  /** Revision in the merchant's list. */
  readonly revision: number;
  readonly name?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly rebuyAdmin: boolean;
  readonly mayTakeGiftCards: boolean;
}

export type ChangeOutcome = { readonly ok: true; readonly response: CartListItem } | ApiFailure;

/**
 * Renames, enables or disables a cart, if unchanged since it was listed. Only enabling validates the whole cart: a
 * broken one can still be renamed and disabled. Fails with `not_found`, `unavailable`, `forbidden` (locked, or in a
 * running test), `conflict` (with what is saved) or `invalid_document`.
 */
export async function changeShopCart(
  store: ShopStore,
  checks: CartChecks,
  request: ChangeRequest,
): Promise<ChangeOutcome> {
  const { id, revision, name, enabled, rebuyAdmin, now, by } = request;
  const validate = async () => (enabled === true ? checkedBefore(store, checks, request) : null);
  return validateThenWrite(store, validate, async (shop, checked): Promise<ChangeOutcome> => {
    const opened = await openDocument(shop, CARTS, id);
    if (!opened.ok) return opened;
    const before = opened.document;
    const locked =
      lockedFailure(CARTS.responseOf(opened), rebuyAdmin) ??
      (await testedFailure(shop, 'smart_cart', [id], now));
    if (locked) return locked;
    if (opened.revision !== revision || (checked && checked.revision !== revision)) {
      return documentConflict(shop, CARTS, id, opened);
    }
    if (checked && checked.issues.length > 0) return invalidDocument(checked.issues);
    const cart = { ...before, name: name ?? before.name, enabled: enabled ?? before.enabled };
    const outcome = await writeCart(shop, cart, { revision, now, by, rebuyAdmin });
    return outcome.ok ? { ok: true, response: listItem(outcome.row) } : outcome;
  });
}

interface Checked {
  /** Revision of the cart that was checked. */
  readonly revision: number;
  readonly issues: readonly Issue[];
}

/** Issues of the changed cart, found before the shop is locked; null if it can't be read. */
async function checkedBefore(
  store: ShopStore,
  checks: CartChecks,
  { id, revision, name, mayTakeGiftCards }: ChangeRequest,
): Promise<Checked | null> {
  const saved = await readDocument(store, CARTS, id);
  if (!saved.ok) return null;
  // Another revision fails as a conflict, whatever its issues.
  if (saved.response.revision !== revision) return { revision: saved.response.revision, issues: [] };
  const { cart } = saved.response;
  const changed = { ...cart, name: name ?? cart.name, enabled: true };
  return { revision, issues: await issuesWhenSaved(checks, withGiftCardsIf(mayTakeGiftCards, changed)) };
}
