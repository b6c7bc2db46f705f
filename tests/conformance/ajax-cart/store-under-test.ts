import { at, textAt } from '@cartwright/dev-store/testing/read-json';
import { aRunningStore, aShopper, type Shopper } from '@cartwright/dev-store/testing/running-store';
import { SMALL_MARKETS } from '@cartwright/dev-store/testing/small-store';

/**
 * The store that Shopify's published contract is held against: the local one, or the one at `AJAX_CART_STORE`, spoken to
 * by HTTP only. It has to sell `cup` (always there), `scarf` (Red 5, Blue sold out), `print` (2 left) and `tea` (with a
 * plan), know the codes TEN (10 % off), FIVER (5.00 off from 20.00) and SHIP, and have a market under `/de/` in euros.
 */
export interface StoreUnderTest {
  readonly url: string;
  readonly cup: number;
  readonly redScarf: number;
  readonly blueScarf: number;
  readonly print: number;
  readonly tea: number;
  readonly plan: number;
  shopper(): Shopper;
  close(): Promise<void>;
}

export async function theStoreUnderTest(): Promise<StoreUnderTest> {
  const elsewhere = process.env.AJAX_CART_STORE;
  const own = elsewhere === undefined ? await aRunningStore({ markets: SMALL_MARKETS }) : null;
  const url = own?.url ?? elsewhere ?? '';
  const product = async (handle: string): Promise<unknown> =>
    (await fetch(`${url}/products/${handle}.js`)).json();
  const [cup, scarf, print, tea] = await Promise.all(['cup', 'scarf', 'print', 'tea'].map(product));
  const variantOf = (json: unknown, index = 0) => Number(at(json, 'variants', index, 'id'));
  return {
    url,
    cup: variantOf(cup),
    redScarf: variantOf(scarf, 0),
    blueScarf: variantOf(scarf, 1),
    print: variantOf(print),
    tea: variantOf(tea),
    plan: Number(at(tea, 'selling_plan_groups', 0, 'selling_plans', 0, 'id')),
    shopper: () => aShopper(url),
    close: async () => own?.close(),
  };
}

/** The JSON of an answer, with its status. */
export async function responseOf(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() };
}

/** The key of a line of a shopper's cart, from 0. */
export async function keyOf(shopper: Shopper, index: number): Promise<string> {
  return textAt(await shopper.cart(), 'items', index, 'key');
}
