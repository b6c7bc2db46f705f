import { subunitsToMajor } from '@cartwright/core/money/decimal';
import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import type { Market } from '../engine/model/market';
import { isRecord, nestForm } from '../engine/model/request-body';
import type { PricedDelivery } from '../engine/price-cart';
import { performCartAction } from './cart-writer';
import { readBody } from './read-body';

/**
 * Shipping rates of a cart, prepared and polled, or requested synchronously. They are the catalogue's for any address,
 * before discounts. Source: Shopify AJAX Cart API, generate shipping rates.
 */
export function shippingRoutes(store: StoreContext): Hono {
  const app = new Hono();
  /** Carts whose rates were requested once: the next response has them. */
  const ready = new Set<string>();
  const cartOf = (c: Context) => performCartAction(c, store, 'get', {}).cart;
  const rates = (c: Context) => {
    const { delivery, market } = cartOf(c);
    return c.json({ shipping_rates: delivery.map((option) => rateJson(option, market)) });
  };

  for (const ending of ['', '.json']) {
    app.post(`/cart/prepare_shipping_rates${ending}`, async (c) => {
      if (!(await hasCountry(c))) return c.json(NO_RATES, 422);
      ready.delete(cartOf(c).state.token);
      return c.body(null, 202);
    });
    app.get(`/cart/async_shipping_rates${ending}`, (c) => {
      const { token } = cartOf(c).state;
      if (ready.has(token)) return rates(c);
      ready.add(token);
      return c.json(null, 202);
    });
    app.get(`/cart/shipping_rates${ending}`, async (c) =>
      (await hasCountry(c)) ? rates(c) : c.json(NO_RATES, 422),
    );
  }
  return app;
}

const NO_RATES = { error: ['There was a problem calculating the shipping rates for this address.'] };

/** Whether the address has a country. It is in the query, or in the body of a post. */
async function hasCountry(c: Context): Promise<boolean> {
  const sent = c.req.method === 'POST' ? await readBody(c) : null;
  const request = nestForm(new URL(c.req.url).searchParams);
  return [sent, request].some((body) => {
    const address = body?.shipping_address;
    return isRecord(address) && typeof address.country === 'string' && address.country !== '';
  });
}

function rateJson({ handle, title, originalPrice }: PricedDelivery, { currency }: Market) {
  return {
    name: title,
    presentment_name: title,
    code: handle,
    price: subunitsToMajor(originalPrice),
    markup: null,
    source: 'shopify',
    delivery_date: null,
    delivery_range: null,
    delivery_days: [],
    compare_price: null,
    phone_required: false,
    currency,
    carrier_identifier: null,
    delivery_category: null,
    using_merchant_account: null,
    carrier_service_id: null,
    description: null,
    api_client_id: null,
    requested_fulfillment_service_id: null,
    shipment_options: null,
    charge_items: null,
    has_restrictions: null,
    rating_classification: null,
    accepts_instructions: false,
  };
}
