import { describe, expect, it } from 'vitest';
import { aCheckoutStore, hiddenFields } from '../testing/checkout-store';
import { theVariant } from '../testing/small-store';

/** Three cups and delivery with 10 % off the cups, paid in euros at 0.9: 24.30 and 4.50. */
async function anOrder() {
  const { shopper, sales } = await aCheckoutStore();
  const anna = shopper();
  await anna.post('/cart/add.js', {
    items: [{ id: theVariant('cup'), quantity: 3, properties: { _source: 'bar' } }],
  });
  await anna.post('/cart/update.js', { discount: 'TEN' });
  const page = await (await anna.get('/de/checkout')).text();
  await anna.form('/de/checkout', {
    ...hiddenFields(page),
    email: 'anna@example.com',
    lastName: 'Berg',
    address1: 'Mühlweg 1',
    city: 'Berlin',
    postalCode: '10115',
    card: '1',
    do: 'pay',
  });
  const [order] = sales.orders();
  if (!order) throw new Error('There is no order.');
  const path = `/back-office/orders/${order.number}`;
  const open = async () => (await anna.get(path)).text();
  const send = (fields: Record<string, string>, headers = {}) =>
    anna.form(`${path}/refunds`, fields, headers);
  return { anna, sales, open, send, refunds: () => sales.order(order.number)?.refunds ?? [] };
}

describe('back office orders', () => {
  it('are listed, and shown in both currencies with all properties', async () => {
    const { anna, open } = await anOrder();
    const list = await (await anna.get('/back-office/orders')).text();
    expect(list).toContain('href="/back-office/orders/1001"');
    expect(list).toContain('€28.80 ($32.00)');
    const page = await open();
    for (const shown of [
      '€27.00',
      '$30.00',
      'Code TEN',
      '€4.50',
      '$5.00',
      '_source: bar',
      'anna@example.com',
    ]) {
      expect(page).toContain(shown);
    }
    expect((await anna.get('/back-office/orders/7')).status).toBe(404);
  });

  it('are refunded once, as previewed', async () => {
    const { open, send, refunds } = await anOrder();
    const first = { ...hiddenFields(await open()), 'quantities[1]': '2' };
    const preview = await (await send({ ...first, do: 'preview' })).text();
    expect(preview).toContain('This refunds <strong>€16.20 ($18.00)</strong>');
    const form = { ...hiddenFields(preview), 'quantities[1]': '2', do: 'refund' };
    const done = await send(form);
    expect(done.status).toBe(303);
    expect((await send(form)).headers.get('location')).toBe(done.headers.get('location'));
    expect(refunds()).toMatchObject([{ total: { presentment: 1620, shop: 1800 }, delivery: null }]);
    const page = await open();
    expect(page).toContain('up to 1');
    expect(page).toContain('€12.60');
  });

  it('show a changed amount again before the refund', async () => {
    const { open, send, refunds } = await anOrder();
    const fields = { ...hiddenFields(await open()), 'quantities[1]': '1', do: 'refund' };
    const unseen = await send(fields);
    expect([unseen.status, refunds()]).toEqual([422, []]);
    expect(await unseen.text()).toContain('The amount has changed.');
  });

  it('can be fully refunded, and then no more', async () => {
    const { open, send, refunds } = await anOrder();
    const everything = { 'quantities[1]': '3', delivery: '1' };
    const preview = await (await send({ ...hiddenFields(await open()), ...everything })).text();
    await send({ ...hiddenFields(preview), ...everything, do: 'refund' });
    expect(refunds()).toMatchObject([{ total: { presentment: 2880, shop: 3200 } }]);
    expect(await open()).toContain('Everything has been refunded.');
    const more = await send({ key: 'another', 'quantities[1]': '1', do: 'refund' });
    expect(await more.text()).toContain('more than is left to refund');
  });

  it.each([
    [{}, 'Choose what to refund'],
    [{ 'quantities[1]': '0' }, 'Choose what to refund'],
    [{ 'quantities[1]': '4' }, 'more than is left'],
    [{ 'quantities[1]': '-1' }, 'more than is left'],
    [{ 'quantities[1]': '1.5' }, 'more than is left'],
  ])('reject a refund of %j', async (fields, message) => {
    const { send, refunds } = await anOrder();
    const response = await send({ ...fields, key: 'key', do: 'preview' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(message);
    expect(refunds()).toEqual([]);
  });

  it('escape shopper input here and on the thank-you page', async () => {
    const { shopper } = await aCheckoutStore();
    const eve = shopper();
    const evil = '"><script>alert(1)</script>';
    const id = theVariant('cup');
    await eve.post('/cart/add.js', { items: [{ id, properties: { [evil]: evil } }] });
    await eve.post('/cart/update.js', { note: evil, attributes: { [evil]: evil } });
    const page = await (await eve.get('/checkout')).text();
    const fields = {
      firstName: evil,
      lastName: evil,
      address1: evil,
      address2: evil,
      city: evil,
      region: evil,
    };
    const typed = { ...fields, email: 'eve@<script>alert.com', postalCode: '12534', card: '1', do: 'pay' };
    const paid = await eve.form('/checkout', { ...hiddenFields(page), ...typed });
    const thanks = paid.headers.get('location') ?? '';
    for (const path of [thanks, '/back-office/orders', '/back-office/orders/1001']) {
      const shown = await (await eve.get(path)).text();
      expect(shown).toContain('&lt;script&gt;alert');
      expect(shown).not.toContain('<script>alert');
    }
  });

  it('reject cross-site forms', async () => {
    const { send, refunds } = await anOrder();
    const response = await send({ key: 'key', delivery: '1' }, { origin: 'https://elsewhere.example' });
    expect([response.status, refunds()]).toEqual([403, []]);
  });
});
