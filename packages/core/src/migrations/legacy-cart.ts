import type { CartDocument } from '../cart/cart-document';
import { duplicateCart } from '../cart/duplicate-cart';
import { isRecord } from '../documents/migration';
import type { Path } from '../editing/issue';
import { readCartDocument } from './read-document';

/** Message for attempts to make one the fallback, in the server's log; fixed by the specification. */
export const LEGACY_FALLBACK = 'Legacy carts cannot be set as fallback carts.';

/**
 * Cart of the earlier generation, as imported, in its own format. It isn't live, locked or scheduled: it can't be
 * edited, and shoppers get the cart that it is upgraded to.
 */
export type LegacyCart = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly name: string;
  readonly enabled: false;
  readonly isFallback: false;
  readonly isScheduled: false;
  readonly startDate: null;
  readonly endDate: null;
};

type ReadLegacy =
  | { readonly ok: true; readonly cart: LegacyCart }
  | { readonly ok: false; readonly path: Path; readonly message: string };

/** Document of a request: itself, or the `cart` of a response. */
function documentIn(sent: unknown): unknown {
  return isRecord(sent) && isRecord(sent.cart) && !('components' in sent) ? sent.cart : sent;
}

/** Whether a request has a cart of the current generation, of any version. */
export function isExportedCart(sent: unknown): boolean {
  const document = documentIn(sent);
  return isRecord(document) && document.schemaVersion !== undefined;
}

type ReadExported =
  | { readonly ok: true; readonly cart: CartDocument }
  | { readonly ok: false; readonly path: Path; readonly message: string };

/** Imports an exported cart as a new one with ids of its own, disabled and without a schedule. */
export function readExportedCart(
  sent: unknown,
  ids: { readonly id: string; readonly newId: () => string },
): ReadExported {
  const read = readCartDocument(documentIn(sent));
  return read.ok
    ? { ok: true, cart: upgradedCart(read.value, ids) }
    : { ok: false, path: read.path, message: read.message };
}

/** Imports an earlier cart: the document itself, or a response with it as `cart`. */
export function readLegacyCart(sent: unknown, id: string): ReadLegacy {
  const document = documentIn(sent);
  if (!isRecord(document)) return { ok: false, path: [], message: 'The file doesn’t hold a cart.' };
  const read = readCartDocument(document);
  if (!read.ok) return { ok: false, path: read.path, message: read.message };
  return { ok: true, cart: asLegacy(document, { id, name: read.value.name }) };
}

/** Copy of an earlier cart in the same format. */
export function duplicateLegacyCart(
  stored: unknown,
  { id, name }: Pick<LegacyCart, 'id' | 'name'>,
): LegacyCart {
  return asLegacy(isRecord(stored) ? stored : {}, { id, name });
}

/** Current cart that an earlier one is upgraded to: disabled, with new ids, and with the earlier one's name. */
export function upgradedCart(
  document: CartDocument,
  ids: { readonly id: string; readonly newId: () => string },
): CartDocument {
  return { ...duplicateCart(document, ids), name: document.name };
}

function asLegacy(
  document: Readonly<Record<string, unknown>>,
  own: Pick<LegacyCart, 'id' | 'name'>,
): LegacyCart {
  return {
    ...document,
    ...own,
    enabled: false,
    isFallback: false,
    isScheduled: false,
    startDate: null,
    endDate: null,
    locked: false,
    abTestLocked: false,
  };
}
