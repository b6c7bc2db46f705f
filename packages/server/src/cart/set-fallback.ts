import type { setFallback } from '@cartwright/core/contract/carts';
import type { Issue } from '@cartwright/core/editing/issue';
import { LEGACY_FALLBACK } from '@cartwright/core/migrations/legacy-cart';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ShopStore } from '../db/for-shop';
import { invalidDocument } from '../documents/invalid-document';
import { documentMissing } from '../documents/stored-documents';
import { testedFailure } from '../experiments/running-tests';
import type { ApiFailure } from '../http/api-failure';
import { wantPublication } from '../publishing/publication-state';
import { validateThenWrite } from '../publishing/validate-then-write';
import type { CartChecks } from './cart-checks';
import { type CartRow, cartRow, fallbackRow, writeFallback } from './cart-rows';
import { lockedFailure } from './locked';
import { CARTS, savedCart } from './saved-cart';

type SetFallbackResponse = Omit<z.infer<typeof setFallback.response>, 'publication'>;
type FallbackOutcome = { readonly ok: true; readonly response: SetFallbackResponse } | ApiFailure;

interface FallbackRequest {
  readonly id: string;
  readonly isFallback: boolean;
  readonly rebuyAdmin: boolean;
  readonly now: Date;
  readonly logger: Logger;
}

const DONE: SetFallbackResponse = { successful: true, cause: null, info: null };

/**
 * Makes a cart the shop's only fallback, or unsets it, atomically. Fails with `not_found`, `forbidden` where this cart
 * or the fallback is in a running test, or `invalid_document` where it is too large to be published; a lock or schedule
 * conflict is a regular response.
 */
export async function setShopFallback(
  store: ShopStore,
  checks: CartChecks,
  { id, isFallback, rebuyAdmin, now, logger }: FallbackRequest,
): Promise<FallbackOutcome> {
  const isLocked = (row: CartRow) => {
    const saved = savedCart(row);
    return saved.ok && lockedFailure(saved.response, rebuyAdmin) !== null;
  };
  const validate = async () => (isFallback ? sizeIssues(store, checks, id) : []);
  return validateThenWrite(store, validate, async (shop, large): Promise<FallbackOutcome> => {
    if (large.length > 0) return invalidDocument(large);
    const row = await cartRow(shop, id);
    if (!row) return documentMissing(CARTS.definition);
    if (row.isFallback === isFallback) return { ok: true, response: DONE };
    if (row.legacy) {
      logger.warn({ shop: store.shopId, cart: id }, LEGACY_FALLBACK);
      return { ok: true, response: { successful: false, cause: 'legacy', info: row.name } };
    }
    if (isLocked(row)) return { ok: true, response: { successful: false, cause: 'locked', info: row.name } };
    if (isFallback && row.isScheduled)
      return { ok: true, response: { successful: false, cause: 'scheduled', info: row.name } };
    const existing = isFallback ? await fallbackRow(shop) : undefined;
    const changed = existing ? [id, existing.id] : [id];
    const tested = await testedFailure(shop, 'smart_cart', changed, now);
    if (tested) return tested;
    if (existing && isLocked(existing)) {
      return { ok: true, response: { successful: false, cause: 'existing_fallback', info: existing.name } };
    }
    await wantPublication(shop);
    if (existing) await writeFallback(shop, existing.id, false);
    await writeFallback(shop, id, isFallback);
    return { ok: true, response: DONE };
  });
}

async function sizeIssues(store: ShopStore, checks: CartChecks, id: string): Promise<readonly Issue[]> {
  const row = await cartRow(store, id);
  const saved = row && savedCart(row);
  return saved?.ok ? checks.size({ ...saved.response.cart, isFallback: true }) : [];
}
