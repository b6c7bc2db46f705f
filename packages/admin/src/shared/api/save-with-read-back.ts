import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { conflictDetails, readCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { readWidget, type SavedWidget } from '@cartwright/core/contract/widgets';
import { sameValue } from '@cartwright/core/editing/same-value';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { ApiClient, CallResult } from './api-client';
import { isUncertain } from './api-failure';

/** Cart and edited widgets, each with its base revision. */
export interface CartToSave {
  readonly cart: CartDocument;
  readonly revision: number;
  readonly widgets: { readonly widget: Widget; readonly revision: number }[];
}

/**
 * Saves a cart with its widgets. If the outcome is unknown (lost response, timeout, server error),
 * reads it back before reporting. A conflict with the very documents that were sent counts as
 * saved.
 */
export async function saveWithReadBack(
  api: ApiClient,
  id: string,
  body: CartToSave,
): Promise<CallResult<typeof saveCart>> {
  const params = { id };
  const result = await api.call(saveCart, { params, query: {}, body });
  if (result.ok) return result;
  if (result.code === 'conflict') {
    const { data } = conflictDetails.safeParse(result.details);
    return (data && savedAs(body, data.saved, data.widgets)) ?? result;
  }
  if (!isUncertain(result)) return result;
  const found = await api.call(readCart, { params, query: {}, body: undefined });
  if (!found.ok || !sameValue(found.response.cart, body.cart)) return result;
  const widgets: SavedWidget[] = [];
  for (const { widget } of body.widgets) {
    const read = await api.call(readWidget, { params: { id: widget.id }, query: {}, body: undefined });
    if (read.ok) widgets.push(read.response);
  }
  return savedAs(body, found.response, widgets) ?? result;
}

/**
 * Reconstructed response of a successful save, if the saved documents equal the sent ones; else
 * null. Lacks publication status and the cart that was turned off.
 */
function savedAs(
  { cart, widgets }: CartToSave,
  saved: SavedCart,
  beside: readonly SavedWidget[],
): CallResult<typeof saveCart> | null {
  const written = widgets.flatMap(({ widget }) => beside.filter((each) => sameValue(each.widget, widget)));
  if (!sameValue(saved.cart, cart) || written.length < widgets.length) return null;
  const publication = { status: 'pending' as const, message: null, warnings: [] };
  return { ok: true, response: { ...saved, widgets: written, publication, turnedOff: null } };
}
