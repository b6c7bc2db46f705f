import type { CartListItem } from '@cartwright/core/contract/cart-list';
import {
  duplicateLegacyCart,
  isExportedCart,
  type LegacyCart,
  readExportedCart,
  readLegacyCart,
  upgradedCart,
} from '@cartwright/core/migrations/legacy-cart';
import { copyName } from '@cartwright/core/texts/copy-name';
import { freeName } from '@cartwright/core/texts/free-name';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import type { ShopStore } from '../db/for-shop';
import { carts } from '../db/schema';
import { lockShop } from '../db/shop-row';
import { invalidDocument } from '../documents/invalid-document';
import { documentMissing, writeDocument } from '../documents/stored-documents';
import { keepVersion, type SavedBy } from '../documents/version-rows';
import { type ApiFailure, failure } from '../http/api-failure';
import { unstorable } from '../http/unstorable';
import { type CartRow, cartNames, cartRow, countCarts, listItem } from './cart-rows';
import { CARTS, savedCart } from './saved-cart';

/** Options of a new cart; the shop may have `maximum`. */
export interface NewCart extends SavedBy {
  readonly maximum: number;
  readonly newId: () => string;
}

type Listed = { readonly ok: true; readonly response: CartListItem } | ApiFailure;

/**
 * Imports a legacy cart, or one exported from this or another shop. Fails with `invalid_document` or `limit_reached`.
 */
export function importLegacy(store: ShopStore, json: string, made: NewCart): Promise<Listed> {
  return whileThereIsRoom(store, made, async (shop) => {
    const sent = parsed(json);
    const [unkept] = unstorable(sent.value);
    if (!sent.ok || unkept) {
      return invalidDocument([unkept ?? NOT_JSON], 'This cart can’t be imported.');
    }
    if (isExportedCart(sent.value)) return importExported(shop, sent.value, made);
    const read = readLegacyCart(sent.value, made.newId());
    if (!read.ok) {
      const { path, message } = read;
      return invalidDocument([{ code: 'unreadable', path, message }], 'This cart can’t be imported.');
    }
    return keepLegacy(shop, read.cart, made);
  });
}

/** Copies a legacy cart. Fails with `not_found` for a cart that isn't one, or `limit_reached`. */
export function duplicateLegacy(store: ShopStore, id: string, made: NewCart): Promise<Listed> {
  return whileThereIsRoom(store, made, async (shop) => {
    const row = await legacyRow(shop, id);
    if (!row) return documentMissing(CARTS.definition);
    const name = await freeCartName(shop, copyName(row.name, TEXT_LIMITS.cartName));
    return keepLegacy(shop, duplicateLegacyCart(row.document, { id: made.newId(), name }), made);
  });
}

/**
 * Upgrades a legacy cart to a new cart. Fails with `not_found` for a cart that isn't one, `unavailable` or
 * `limit_reached`.
 */
export function upgradeLegacy(store: ShopStore, id: string, made: NewCart): Promise<Listed> {
  return whileThereIsRoom(store, made, async (shop) => {
    const row = await legacyRow(shop, id);
    if (!row) return documentMissing(CARTS.definition);
    const saved = savedCart(row);
    if (!saved.ok) return saved;
    const { newId, now, by } = made;
    const document = upgradedCart(saved.response.cart, { id: newId(), newId });
    await writeDocument(shop, CARTS, { document, revision: 0 }, { now, by }, { previewKey: newId() });
    return listed(shop, document.id);
  });
}

async function importExported(shop: ShopStore, sent: unknown, { newId, now, by }: NewCart): Promise<Listed> {
  const read = readExportedCart(sent, { id: newId(), newId });
  if (!read.ok) {
    const { path, message } = read;
    return invalidDocument([{ code: 'unreadable', path, message }], 'This cart can’t be imported.');
  }
  const document = { ...read.cart, name: await freeCartName(shop, read.cart.name) };
  await writeDocument(shop, CARTS, { document, revision: 0 }, { now, by }, { previewKey: newId() });
  return listed(shop, document.id);
}

const NOT_JSON = { code: 'not_json', path: [], message: 'This isn’t JSON. Export the cart again.' };

function parsed(json: string): { readonly ok: boolean; readonly value: unknown } {
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch {
    return { ok: false, value: null };
  }
}

function whileThereIsRoom(
  store: ShopStore,
  { maximum }: NewCart,
  make: (shop: ShopStore) => Promise<Listed>,
): Promise<Listed> {
  return store.transaction(async (shop) => {
    // The lock prevents concurrent calls from exceeding the limit.
    await lockShop(shop);
    if ((await countCarts(shop)) < maximum) return make(shop);
    return failure('limit_reached', 'Maximum Carts Reached', { details: { maximum } });
  });
}

/** Stores the document unchanged: the definition of carts would convert it to the current schema. */
async function keepLegacy(shop: ShopStore, document: LegacyCart, made: NewCart): Promise<Listed> {
  const { id, name, enabled, isScheduled, isFallback, startDate, endDate } = document;
  const { now, by, newId } = made;
  await shop.insert(carts, {
    id,
    name,
    enabled,
    isScheduled,
    isFallback,
    startDate,
    endDate,
    legacy: true,
    previewKey: newId(),
    createdAt: now,
    updatedAt: now,
    revision: 1,
    document,
  });
  await keepVersion(shop, { kind: 'cart', id, revision: 1, document }, { now, by });
  return listed(shop, id);
}

async function freeCartName(shop: ShopStore, name: string): Promise<string> {
  return freeName(name, await cartNames(shop), TEXT_LIMITS.cartName);
}

async function legacyRow(shop: ShopStore, id: string): Promise<CartRow | null> {
  const row = await cartRow(shop, id);
  return row?.legacy ? row : null;
}

async function listed(shop: ShopStore, id: string): Promise<Listed> {
  const row = await cartRow(shop, id);
  if (!row) throw new Error(`The cart ${id} went while it was made.`);
  return { ok: true, response: listItem(row) };
}
