import { type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import type { FakeShopify } from './fake-shopify';

/** JSON response of a server; throws on an error status. */
export async function ask(url: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Last acknowledged save of a cart that is saved repeatedly until the server is down; `onSave` is called for each.
 */
export async function saveUntilDown(
  url: string,
  from: SavedCart,
  onSave: (count: number) => void,
): Promise<SavedCart> {
  let acknowledged = from;
  for (let count = 1; ; count += 1) {
    const { cart, revision } = acknowledged;
    const body = { cart: { ...cart, name: `Save ${revision + 1}`, enabled: count % 2 === 0 }, revision };
    const response = await ask(url, 'PUT', `/api/carts/${cart.id}`, body).catch(() => null);
    if (response === null) return acknowledged;
    const { publication: _, ...saved } = saveCart.response.parse(response);
    acknowledged = saved;
    onSave(count);
  }
}

/** Snapshot of the store's carts with their discounts and titles. */
export function storeShows(shopify: FakeShopify): string {
  const config = JSON.parse(shopify.appMetafields.get('cartwright.storefront_config') ?? '{"carts":[]}');
  const carts = config.carts.map((cart: { id: string; discountsActive: boolean }) => [
    cart.id,
    cart.discountsActive,
  ]);
  const discounts = shopify.discounts.map(({ title, rewards }) => {
    const { cartId, bars } = JSON.parse(rewards ?? '');
    return [title, cartId, bars.length > 0];
  });
  return JSON.stringify({ carts, discounts });
}

export function wanted({ cart: { id, name, enabled } }: SavedCart): string {
  return JSON.stringify({
    carts: enabled ? [[id, true]] : [],
    discounts: enabled ? [[`Cartwright: ${name}`, id, true]] : [],
  });
}
