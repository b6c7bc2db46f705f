import { readCart } from '@cartwright/core/contract/carts';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { api } from '../../../shared/api/api';
import { responseOf } from '../../../shared/api/api-client';
import { loadErrorMessage } from '../../../shared/api/load-error';
import { saveJson } from '../../../shared/hooks/save-file';
import { toastError } from '../../../shared/state/toasts';

/** Downloads a saved cart as a JSON file that can be imported. */
export async function exportCart(listed: { readonly id: string; readonly name: string }): Promise<void> {
  const name = nameOfCart(listed);
  try {
    const request = { params: { id: listed.id }, query: {}, body: undefined };
    const { cart } = await responseOf(api.call(readCart, request));
    saveJson(`${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'cart'}.json`, cart);
  } catch (problem) {
    toastError(loadErrorMessage(problem as Error, 'The cart couldn’t be exported.'), name);
  }
}
