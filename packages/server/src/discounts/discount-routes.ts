import {
  listAutomaticDiscounts,
  removeAutomaticDiscounts,
  updateAutomaticDiscounts,
} from '@cartwright/core/contract/automatic-discounts';
import type { Publication } from '@cartwright/core/contract/publication';
import type { Hono } from 'hono';
import { listedRows } from '../cart/cart-rows';
import type { ShopStore } from '../db/for-shop';
import { serve } from '../http/endpoint-route';
import type { ResolveShop } from '../http/session';
import { resultWithin } from '../process/within-time';
import { publishSaved } from '../publishing/publish-saved';
import type { Publisher } from '../publishing/publisher';
import type { OpenAdminClient } from '../shopify/admin-client';
import { unavailable } from '../shopify/shopify-failure';
import { shopifyOutcome } from '../shopify/shopify-outcome';
import { discountsOfShop } from './discounts-of-shop';
import { listedDiscounts } from './list-discounts';
import { missingWarnings } from './missing-warnings';
import { removeDiscounts } from './remove-discounts';

export interface DiscountRouteOptions {
  readonly storeOf: (shopId: string) => ShopStore;
  readonly adminOf: (shopId: string) => OpenAdminClient;
  readonly publisherOf: (shopId: string) => Publisher;
  /** Called before a repeated publication, as in the publication's routes. */
  readonly beforeAgain: (shop: ShopStore) => Promise<void>;
  readonly clock: () => Date;
}

/** Timeouts of one call to Shopify while a merchant waits, and of the whole list. */
const CALL_MS = 4_000;
const LIST_MS = 8_000;

const UPDATE_ERROR = 'Error updating automatic discounts';

export function discountRoutes(app: Hono, resolveShop: ResolveShop, options: DiscountRouteOptions): void {
  const { storeOf, adminOf, publisherOf, beforeAgain, clock } = options;

  serve(app, resolveShop, listAutomaticDiscounts, async ({ session: { shopId } }) => {
    const store = storeOf(shopId);
    const now = clock();
    const response = await resultWithin(
      discountsOfShop(store, adminOf(shopId).within(CALL_MS), now),
      LIST_MS,
    );
    const read = response?.value ?? unavailable('The list takes too long.');
    if (!read.ok) return shopifyOutcome(read);
    return { ok: true, response: listedDiscounts(read.value, await listedRows(store), now) };
  });

  serve(app, resolveShop, updateAutomaticDiscounts, async ({ session: { shopId } }) => {
    const publication = await publishSaved(storeOf(shopId), publisherOf(shopId), beforeAgain);
    const reason = whyNotUpdated(publication);
    const successful = reason === null;
    return {
      ok: true,
      response: { successful, error: successful ? null : UPDATE_ERROR, reason, publication },
    };
  });

  serve(app, resolveShop, removeAutomaticDiscounts, async ({ body, session: { shopId } }) => {
    const admin = adminOf(shopId).within(CALL_MS);
    const response = await removeDiscounts(storeOf(shopId), admin, { ids: body.discounts, clock });
    // A deletion may have made the room that a publication waits for.
    if (response.removed.length > 0) await publisherOf(shopId).publish('nothing');
    return { ok: true, response };
  });
}

/** Reason why discounts differ from the saved carts; null if they don't. */
function whyNotUpdated({ status, message, warnings }: Publication): string | null {
  switch (status) {
    case 'published':
      return missingWarnings(warnings).join(' ') || null;
    case 'pending':
      return message === null
        ? 'It’s taking longer than usual. Cartwright keeps working on it.'
        : `${message} Cartwright keeps trying.`;
    case 'failed':
      return message ?? 'Shopify rejected the changes. Try again.';
    case 'held':
      return message ?? 'Publishing is paused.';
    default: {
      const unknown: never = status;
      return unknown;
    }
  }
}
