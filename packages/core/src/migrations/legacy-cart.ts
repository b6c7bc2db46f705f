import type { CartDocument } from '../cart/cart-document';
import { duplicateCart } from '../cart/duplicate-cart';
import { isRecord } from '../documents/migration';
import type { Path } from '../editing/issue';
import { readCartDocument } from './read-document';

/** Said, in the server's log, to whoever wants one as the fallback. The specification fixes it. */
export const LEGACY_FALLBACK = 'Legacy carts cannot be set as fallback carts.';

/**
 * A cart of the earlier generation, as it came: in its own shape, whatever that has. What is live, locked or scheduled is
 * none of it: nobody edits it, and shoppers get the cart that it is upgraded to.
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

/** The document that was sent: itself, or as the `cart` of an answer. */
function documentIn(sent: unknown): unknown {
  return isRecord(sent) && isRecord(sent.cart) && !('components' in sent) ? sent.cart : sent;
}

/** Whether what was sent holds a cart of today's kind, of whatever version. */
export function isExportedCart(sent: unknown): boolean {
  const document = documentIn(sent);
  return isRecord(document) && document.schemaVersion !== undefined;
}

type ReadExported =
  | { readonly ok: true; readonly cart: CartDocument }
  | { readonly ok: false; readonly path: Path; readonly message: string };

/** Takes in a cart that was exported: a new one with ids of its own, off and without a schedule. */
export function readExportedCart(
  sent: unknown,
  ids: { readonly id: string; readonly newId: () => string },
): ReadExported {
  const read = readCartDocument(documentIn(sent));
  return read.ok
    ? { ok: true, cart: upgradedCart(read.value, ids) }
    : { ok: false, path: read.path, message: read.message };
}

/** Takes in an earlier cart: the document itself, or the answer of a call that has it as its `cart`. */
export function readLegacyCart(sent: unknown, id: string): ReadLegacy {
  const document = documentIn(sent);
  if (!isRecord(document)) return { ok: false, path: [], message: 'The file doesn’t hold a cart.' };
  const read = readCartDocument(document);
  if (!read.ok) return { ok: false, path: read.path, message: read.message };
  return { ok: true, cart: asLegacy(document, { id, name: read.value.name }) };
}

/** A copy of an earlier cart that stays one. */
export function duplicateLegacyCart(
  stored: unknown,
  { id, name }: Pick<LegacyCart, 'id' | 'name'>,
): LegacyCart {
  return asLegacy(isRecord(stored) ? stored : {}, { id, name });
}

/** The cart of today that an earlier one becomes: off, with ids of its own, and with the earlier one's name. */
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
