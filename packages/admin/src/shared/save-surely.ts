import { conflictDetails, readCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { sameValue } from '@cartwright/core/smart-cart/same-value';
import type { ApiClient, CallResult } from './api-client';
import { isUncertain } from './api-failure';

/**
 * Saves a cart. Where the answer leaves open whether it was saved (lost, late, a failed server), what is saved is read
 * before anything is told. A conflict with the very document that is sent is a save whose answer was lost.
 */
export async function saveSurely(
  api: ApiClient,
  id: string,
  body: { readonly cart: CartDocument; readonly revision: number },
): Promise<CallResult<typeof saveCart>> {
  const params = { id };
  const result = await api.call(saveCart, { params, query: {}, body });
  if (result.ok) return result;
  if (result.code === 'conflict') {
    const { data } = conflictDetails.safeParse(result.details);
    return data && sameValue(data.saved.cart, body.cart) ? savedAs(data.saved) : result;
  }
  if (!isUncertain(result)) return result;
  const found = await api.call(readCart, { params, query: {}, body: undefined });
  return found.ok && sameValue(found.answer.cart, body.cart) ? savedAs(found.answer) : result;
}

/** Whether the storefront has it too went with the answer that was lost; the shop says so when it is asked again. So did which other cart it turned off. */
function savedAs(saved: SavedCart): CallResult<typeof saveCart> {
  const publication = { status: 'pending' as const, message: null, warnings: [] };
  return { ok: true, answer: { ...saved, publication, turnedOff: null } };
}
