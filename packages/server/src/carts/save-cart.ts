import type { SavedCart } from '@cartwright/core/contract/carts';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import type { ShopStore } from '../db/for-shop';
import { type ApiFailure, failure } from '../http/api-failure';
import { type CartChecks, issuesWhenSaved } from './cart-checks';
import { cartRow } from './cart-rows';
import { invalidCart } from './invalid-cart';
import { lockedFailure } from './locked';
import { lookThenWrite } from './look-then-write';
import { notFound } from './not-found';
import { savedCart } from './saved-cart';
import { shopScheduleIssues } from './schedule-issues';
import { writeCart } from './write-cart';

export interface SaveRequest {
  readonly id: string;
  readonly cart: CartDocument;
  /** The revision that the merchant's cart was read at. */
  readonly revision: number;
  readonly rebuyAdmin: boolean;
  readonly now: Date;
}

export type SaveOutcome =
  | { readonly ok: true; readonly answer: SavedCart & { readonly turnedOff: string | null } }
  | ApiFailure;

/**
 * Saves a cart, if nobody else has since it was read. Fails with `invalid_request`, `invalid_cart`, `not_found`, `forbidden` (locked) or `conflict` (with both versions).
 */
export async function saveShopCart(
  store: ShopStore,
  checks: CartChecks,
  request: SaveRequest,
): Promise<SaveOutcome> {
  const { id, cart, revision, rebuyAdmin, now } = request;
  const look = async () => {
    const before = await cartRow(store, id);
    return documentFailure(checks, id, { ...cart, isFallback: before?.isFallback ?? false });
  };
  return lookThenWrite(store, look, async (shop, problem): Promise<SaveOutcome> => {
    if (problem) return problem;
    const row = await cartRow(shop, id);
    if (!row) return notFound();
    const saved = savedCart(row);
    if (!saved.ok) return saved;
    const locked = lockedFailure(saved.answer.cart, rebuyAdmin);
    if (locked) return locked;
    if (row.revision !== revision) {
      return failure('conflict', 'Somebody else has saved this cart since you opened it.', {
        details: { saved: saved.answer, yours: cart },
      });
    }
    const issues = await shopScheduleIssues(shop, cart, saved.answer.cart, now);
    if (issues.length > 0) return invalidCart(issues);
    const { isFallback, locked: isLocked, abTestLocked } = saved.answer.cart;
    const locks = rebuyAdmin ? {} : { locked: isLocked, abTestLocked };
    const outcome = await writeCart(shop, { ...cart, ...locks, isFallback }, { revision, now, rebuyAdmin });
    if (!outcome.ok) return outcome;
    const { row: written, turnedOff } = outcome;
    const answer = savedCart(written);
    return answer.ok ? { ok: true, answer: { ...answer.answer, turnedOff } } : answer;
  });
}

async function documentFailure(
  checks: CartChecks,
  id: string,
  cart: CartDocument,
): Promise<ApiFailure | null> {
  if (cart.id !== id) {
    const message = `The address names the cart ${id}, the cart says ${cart.id}.`;
    const issues = [{ code: 'id_mismatch', path: ['body', 'cart', 'id'], message }];
    return failure('invalid_request', message, { issues });
  }
  const issues = await issuesWhenSaved(checks, cart);
  return issues.length > 0 ? invalidCart(issues) : null;
}
