import { formatMoney } from '@cartwright/core/money/format-money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCheckoutStore, hiddenFields, summaryAmounts } from '../testing/checkout-store';
import { oneFree } from '../testing/one-free';
import { at, textAt } from '../testing/read-json';
import type { Shopper } from '../testing/running-store';
import { theVariant } from '../testing/small-store';

const cup = theVariant('cup');
const ANNA = {
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Berg',
  address1: '1 Mill Lane',
  city: 'Hudson',
  region: 'NY',
  postalCode: '12534',
};

const pageOf = async (shopper: Shopper, path = '/checkout') => (await shopper.get(path)).text();

/** Sends the page's form as it is, with what is typed. */
async function send(shopper: Shopper, page: string, fields: Record<string, string>, path = '/checkout') {
  const delivery = /name="delivery" value="(\w+)"[^>]* checked/.exec(page)?.[1];
  return shopper.form(path, { ...hiddenFields(page), ...(delivery ? { delivery } : {}), ...fields });
}

const pay = (shopper: Shopper, page: string, card: string, fields = {}) =>
  send(shopper, page, { ...ANNA, card, do: 'pay', ...fields });

/** Three cups: 30.00, and 5.00 of delivery. */
async function withCups(shopper: Shopper, quantity = 3) {
  await shopper.post('/cart/add.js', { items: [{ id: cup, quantity }] });
  return pageOf(shopper);
}

const target = (response: Response) => response.headers.get('location') ?? '';

describe('checkout', () => {
  it('creates one order with the amounts shown, even if sent repeatedly', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    await anna.post('/cart/add.js', {
      items: [{ id: cup, quantity: 3, properties: { Engraving: 'A', _tier: 'x' } }],
    });
    await anna.post('/cart/update.js', { note: 'Ring twice', attributes: { Gift: 'yes' } });
    const before = textAt(await anna.cart(), 'token');
    const page = await pageOf(anna);
    expect(page).toContain('Engraving: A');
    expect(page).not.toContain('_tier');
    const shown = summaryAmounts(page);
    expect(shown).toMatchObject({ Subtotal: '$30.00', 'Shipping Standard': '$5.00', Total: '$35.00' });

    const paid = await pay(anna, page, '1');
    expect(paid.status).toBe(303);
    expect(target(paid)).toMatch(/^\/checkouts\/[\w-]+\/thank-you$/);
    expect(summaryAmounts(await pageOf(anna, target(paid)))).toMatchObject({
      ...shown,
      'Paid by card': '$35.00',
      Contact: 'anna@example.com',
    });
    expect(target(await pay(anna, page, '1'))).toBe(target(paid));
    expect(sales.orders()).toMatchObject([
      {
        number: 1001,
        contact: { lastName: 'Berg' },
        total: { presentment: 3500, shop: 3500 },
        lines: [{ quantity: 3, properties: { Engraving: 'A', _tier: 'x' } }],
        note: 'Ring twice',
        attributes: { Gift: 'yes' },
      },
    ]);
    const after = await anna.cart();
    expect(at(after, 'item_count')).toBe(0);
    expect(at(after, 'token')).not.toBe(before);
    expect(await pageOf(anna)).toContain('Your cart is empty');
  });

  it('redirects to the order if the payment response was lost', async () => {
    const { shopper, pageWith } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna);
    const cookie = `cart=${encodeURIComponent(textAt(await anna.cart(), 'token'))}`;
    const paid = await pay(anna, page, '1');
    const again = await pageWith('/checkout', cookie);
    expect(target(again)).toBe(target(paid));
    expect(again.headers.get('set-cookie')).toContain('cart=secret');
  });

  it('is empty without a cart, and shows an order only with its token', async () => {
    const { shopper } = await aCheckoutStore();
    const anna = shopper();
    expect(await pageOf(anna)).toContain('Your cart is empty');
    expect((await anna.get('/checkouts/guess/thank-you')).status).toBe(404);
  });

  it('shows missing fields, and keeps input', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna);
    const response = await send(anna, page, {
      email: 'anna',
      city: 'Hudson',
      postalCode: '1',
      card: '9',
      do: 'pay',
    });
    expect(response.status).toBe(422);
    const again = await response.text();
    expect(again).toMatch(/id="email"[^>]*value="anna"[^>]*aria-describedby="email-problem"[^>]*autofocus/);
    expect(again.match(/ autofocus/g)).toHaveLength(1);
    expect(again).toMatch(/id="city"[^>]*value="Hudson"/);
    for (const message of [
      'Enter an email like',
      'Enter your last name',
      'Enter a ZIP code like 10001',
      'test cards',
    ]) {
      expect(again).toContain(message);
    }
    expect(await pageOf(anna)).toMatch(/id="city"[^>]*value="Hudson"/);
    expect(sales.orders()).toEqual([]);
  });

  it('rejects a declined card, and accepts another', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna);
    const declined = await pay(anna, page, '2');
    expect(declined.status).toBe(422);
    const again = await declined.text();
    expect(again).toContain('Your card was declined. Use another card.');
    expect((await pay(anna, again, '1')).status).toBe(303);
    expect(sales.orders()).toHaveLength(1);
  });

  it('finds the order of a payment with a lost response, and charges nothing more', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna);
    const checking = await (await pay(anna, page, '3')).text();
    expect(checking).toContain('We’re checking your payment');
    expect(sales.orders()).toEqual([]);
    const found = await anna.form('/checkout', { ...hiddenFields(checking), do: 'check' });
    expect(target(found)).toMatch(/thank-you$/);
    expect(target(await pay(anna, page, '1'))).toBe(target(found));
    expect(sales.orders()).toHaveLength(1);
  });

  it('allows another payment if nothing was charged, also after a reload', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna);
    expect(await (await pay(anna, page, '4')).text()).toContain('We’re checking your payment');
    const again = await pageOf(anna);
    expect(again).toContain('Your card wasn’t charged. You can pay again.');
    expect((await pay(anna, again, '1')).status).toBe(303);
    expect(sales.orders()).toHaveLength(1);
  });

  it('charges only the amount shown', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna);
    await anna.post('/cart/add.js', { id: cup });
    const response = await pay(anna, page, '1');
    const again = await response.text();
    expect(again).toContain('Your order has changed. The total is now $45.00.');
    expect(sales.orders()).toEqual([]);
    const dearer = await (await pay(anna, again, '1', { delivery: 'express' })).text();
    expect(dearer).toContain('The total is now $52.00.');
    expect(target(await pay(anna, dearer, '1'))).toMatch(/thank-you$/);
    expect(sales.orders()).toMatchObject([{ total: { presentment: 5200 }, delivery: { handle: 'express' } }]);
  });

  it('applies and removes codes and gift cards in one field', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    let page = await withCups(anna);
    for (const code of ['ten', 'SHIP', 'gift 1234 5678 abcd']) {
      const response = await send(anna, page, { code, do: 'apply' });
      expect([code, response.status, target(response)]).toEqual([code, 303, '/checkout']);
      page = await pageOf(anna);
    }
    expect(summaryAmounts(page)).toMatchObject({
      Total: '$27.00',
      'Gift card •••• ABCD': '−$25.00',
      'To pay': '$2.00',
    });
    for (const [code, message] of [
      ['OVER', 'OVER isn’t valid right now.'],
      ['nonsense', 'We don’t know the code nonsense.'],
      ['GIFT-0000-0000-ZERO', 'This gift card has no balance.'],
    ] as const) {
      const response = await send(anna, page, { code, do: 'apply' });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(message);
    }
    await send(anna, page, { remove_code: 'ten' });
    page = await pageOf(anna);
    expect(summaryAmounts(page)).toMatchObject({ Total: '$30.00', 'To pay': '$5.00' });
    await pay(anna, page, '1');
    expect(sales.paidByGiftCard('GIFT-1234-5678-ABCD')).toBe(2500);
    const next = await withCups(anna);
    const refused = await send(anna, next, { code: 'GIFT-1234-5678-ABCD', do: 'apply' });
    expect(await refused.text()).toContain('This gift card has no balance.');
  });

  it('shows a code’s effect before payment', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna);
    const response = await (await pay(anna, page, '1', { code: 'TEN' })).text();
    expect(response).toContain('The total is now $32.00.');
    expect(sales.orders()).toEqual([]);
    expect(target(await pay(anna, response, '1'))).toMatch(/thank-you$/);
  });

  it('requires no card if gift cards pay everything, and no address without shipping', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    await anna.post('/cart/add.js', { id: theVariant('card') });
    await send(anna, await pageOf(anna), { code: 'GIFT-2222-3333-BIGG', do: 'apply' });
    const page = await pageOf(anna);
    expect(page).not.toContain('name="card"');
    expect(page).not.toContain('name="address1"');
    const paid = await send(anna, page, { email: 'anna@example.com', do: 'pay' });
    expect(target(paid)).toMatch(/thank-you$/);
    expect(sales.orders()).toMatchObject([{ delivery: null, payments: [{ kind: 'gift_card' }] }]);
  });

  it('keeps items added to the cart during payment', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna, 1);
    await pay(anna, page, '3');
    await anna.post('/cart/add.js', {
      items: [
        { id: cup, quantity: 4 },
        { id: theVariant('print'), quantity: 1 },
      ],
    });
    expect(target(await anna.get('/checkout'))).toMatch(/thank-you$/);
    expect(sales.orders()).toMatchObject([{ lines: [{ quantity: 1 }] }]);
    expect(at(await anna.cart(), 'items', 0, 'quantity')).toBe(1);
    expect(at(await anna.cart(), 'item_count')).toBe(5);
  });

  it('keeps a cart started after the purchase when the order is viewed', async () => {
    const { shopper } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna, 1);
    const bought = await pay(anna, page, '1');
    expect(at(await anna.cart(), 'item_count')).toBe(0);
    await anna.post('/cart/add.js', { items: [{ id: cup, quantity: 2 }] });
    await anna.get(target(bought));
    expect(at(await anna.cart(), 'item_count')).toBe(2);
  });

  it('rejects a delivery method that isn’t offered', async () => {
    const { shopper } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna, 1);
    await send(anna, page, { delivery: 'x'.repeat(10_000) });
    expect(summaryAmounts(await pageOf(anna))).toMatchObject({ 'Shipping Standard': '$5.00' });
  });

  it('says that nothing was charged, even if the cart is empty by then', async () => {
    const { shopper } = await aCheckoutStore();
    const anna = shopper();
    const page = await withCups(anna, 1);
    await pay(anna, page, '4');
    await anna.post('/cart/clear.js', {});
    const empty = await pageOf(anna);
    expect(empty).toContain('Your cart is empty');
    expect(empty).toContain('Your card wasn’t charged.');
  });

  it.each(['anna@example', 'anna@', 'anna@exa mple.com', '@example.com', 'anna@.com'])(
    'rejects %s as an email',
    async (email) => {
      const { shopper, sales } = await aCheckoutStore();
      const anna = shopper();
      const page = await withCups(anna, 1);
      const response = await pay(anna, page, '1', { email });
      expect([response.status, sales.orders()]).toEqual([422, []]);
    },
  );

  it('can’t be framed', async () => {
    const { shopper } = await aCheckoutStore();
    const page = await shopper().get('/checkout');
    expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it('rejects a cart that validation rejects', async () => {
    const steps: string[] = [];
    let isRefused = true;
    const { shopper, sales } = await aCheckoutStore({
      runValidations: ({ lines }, step) => {
        if (step === 'CART_INTERACTION') return [];
        steps.push(`${step} ${lines.length}`);
        return isRefused ? [{ message: 'Choose your free gift first.', target: '$.cart' }] : [];
      },
    });
    const anna = shopper();
    const page = await withCups(anna);
    expect((await anna.get('/checkout')).status).toBe(200);
    expect(page).toMatch(/role="alert">\s*<p>Choose your free gift first\.<\/p>\s*<a[^>]*href="\/cart"/);
    expect(page).toMatch(/data-pay disabled/);
    expect(new Set(steps)).toEqual(new Set(['CHECKOUT_INTERACTION 1']));
    const response = await pay(anna, page, '1');
    expect([response.status, sales.orders()]).toEqual([422, []]);
    expect(steps).toContain('CHECKOUT_COMPLETION 1');
    isRefused = false;
    expect(target(await pay(anna, await pageOf(anna), '1'))).toMatch(/thank-you$/);
  });

  it('rejects a cart that validation rejects only at completion', async () => {
    const { shopper, sales } = await aCheckoutStore({
      runValidations: (_, step) =>
        step === 'CHECKOUT_COMPLETION' ? [{ message: 'Two units at most.', target: '$.cart' }] : [],
    });
    const anna = shopper();
    const page = await withCups(anna);
    expect(page).not.toContain('Two units at most.');
    expect(await (await pay(anna, page, '1')).text()).toContain('Two units at most.');
    expect(sales.orders()).toEqual([]);
  });

  it('charges in the market’s currency, with amounts in the shop’s', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    await anna.post('/cart/add.js', { items: [{ id: cup, quantity: 3 }] });
    const page = await pageOf(anna, '/ja/checkout');
    expect(summaryAmounts(page)).toMatchObject({ Total: formatMoney(525_000, 'JPY', 'ja') });
    const fields = { ...ANNA, postalCode: '100-0001', card: '1', do: 'pay' };
    const paid = await send(anna, page, fields, '/ja/checkout');
    expect(target(paid)).toMatch(/^\/ja\/checkouts\//);
    expect(sales.orders()).toMatchObject([{ total: { presentment: 525_000, shop: 3500 } }]);
  });

  it('fills in a customer’s email, and rejects cross-site forms', async () => {
    const { shopper, sales } = await aCheckoutStore();
    const anna = shopper();
    await anna.form('/account/login', { email: 'mia@example.com', return_url: '/' });
    const page = await withCups(anna);
    expect(page).toMatch(/id="email"[^>]*value="mia@example.com"/);
    const fields = { ...hiddenFields(page), ...ANNA, card: '1', do: 'pay' };
    const foreign = await anna.form('/checkout', fields, { origin: 'https://elsewhere.example' });
    expect([foreign.status, sales.orders()]).toEqual([403, []]);
  });

  it('charges what page and order show for any cart in any market', async () => {
    const purchase = fc.record({
      quantities: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
      root: fc.constantFrom('/', '/de/', '/ja/'),
      codes: fc.subarray(['TEN', 'FIVER', 'SHIP']),
      delivery: fc.constantFrom('standard', 'express'),
      giftCard: fc.constantFrom('', 'GIFT-1234-5678-ABCD'),
    });
    await fc.assert(
      fc.asyncProperty(purchase, async ({ quantities, root, codes, delivery, giftCard }) => {
        const { shopper, sales, charged } = await aCheckoutStore({ runDiscounts: oneFree });
        const anna = shopper();
        const goods = [cup, theVariant('tea'), theVariant('card')];
        const items = quantities.map((quantity, index) => ({ id: goods[index], quantity }));
        await anna.post('/cart/add.js', { items });
        await anna.post('/cart/update.js', { discount: codes.join(',') });
        const path = `${root}checkout`;
        const postalCode = { '/': '10001', '/de/': '10115', '/ja/': '100-0001' }[root] ?? '';
        const fields = { ...ANNA, postalCode, delivery, card: '1', do: 'pay' };
        await send(anna, await pageOf(anna, path), { delivery, code: giftCard, do: 'update' }, path);
        const page = await pageOf(anna, path);
        const paid = await send(anna, page, fields, path);
        const thanks = summaryAmounts(await pageOf(anna, target(paid)));
        const shown = summaryAmounts(page);
        const paying = Object.entries(shown).filter(([, amount]) => amount !== 'Nothing left to pay');
        const { 'To pay': toPay = shown.Total, ...sums } = Object.fromEntries(paying);
        expect(thanks).toMatchObject(sums);
        const [order] = sales.orders();
        const { currency, locale } = order?.market ?? { currency: '', locale: '' };
        const written = (amount: number) => formatMoney(amount, currency, locale).replace(/\s/g, ' ');
        const total = order?.total.presentment ?? 0;
        expect(written(total)).toBe(shown.Total);
        expect(order?.payments.reduce((sum, { amount }) => sum + amount.presentment, 0)).toBe(total);
        expect(charged.map(written)).toEqual(toPay === written(0) ? [] : [toPay]);
      }),
      { numRuns: 40 },
    );
  });
});
