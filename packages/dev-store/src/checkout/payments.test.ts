import { sum } from '@cartwright/core/money/subunits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart } from '../engine/model/cart-state';
import { indexCatalogue } from '../engine/model/catalogue-index';
import { isRecord } from '../engine/model/request-body';
import { priceCart } from '../engine/price-cart';
import { NO_CONTACT } from '../orders/contact';
import type { CheckoutRecord } from '../state/sales-records';
import { openSales, type Sales } from '../state/sales-state';
import { openStoreState } from '../state/store-state';
import { counter, SMALL_STORE, theVariant } from '../testing/small-store';
import { HOME } from '../testing/some-quotes';
import { draftOrder } from './draft-order';
import { type Gateway, testGateway } from './gateway';
import { payments } from './payments';
import { quoteCheckout } from './quote';

const CART = {
  ...emptyCart('cart?key=secret'),
  lines: [{ id: 'a', variantId: theVariant('cup'), quantity: 3, properties: {}, sellingPlanId: null }],
  giftCards: ['GIFT'],
};
const CHECKOUT: CheckoutRecord = {
  token: 'checkout',
  cartToken: CART.token,
  contact: NO_CONTACT,
  delivery: null,
};
const NOW = new Date('2026-03-01T10:00:00Z');

/** Three cups and delivery for 35.00, of which a gift card pays `balance`. */
function draft(card: string, balance = 1000) {
  const cart = priceCart(CART, indexCatalogue(SMALL_STORE), HOME, () => []);
  const quote = quoteCheckout(cart, [{ code: 'GIFT', balance, status: 'usable' }], null);
  return draftOrder(quote, { contact: NO_CONTACT, card, shopCurrency: 'USD' });
}

/** Only what is charged. */
class Charges {
  readonly amounts = new Map<string, number>();

  constructor(private readonly sales: Sales) {}

  /** The store's gateway, whose charges are noted here as well. */
  gateway(): Gateway {
    const inner = testGateway(this.sales);
    return {
      settle: inner.settle,
      charge: async (request) => {
        const before = this.sales.charge(request.key);
        const response = await inner.charge(request);
        if (!before && this.sales.charge(request.key)) this.amounts.set(request.key, request.amount);
        return response;
      },
    };
  }
}

function aTill(gatewayOf = (charges: Charges) => charges.gateway()) {
  const sales = openSales(undefined, { endCart: () => undefined, changed: () => undefined });
  sales.write({ checkout: CHECKOUT });
  const charges = new Charges(sales);
  const random = counter();
  const open = () =>
    payments({ sales, gateway: gatewayOf(charges), clock: () => NOW, random, kept: async () => {} });
  return { sales, charges, open };
}

describe('payment', () => {
  it('creates the order, ends the checkout and charges the gift card when accepted', async () => {
    const { sales, charges, open } = aTill();
    const outcome = await open().pay(CHECKOUT, draft('1'), '1');
    expect(outcome.kind).toBe('ordered');
    expect(sales.orders()).toMatchObject([{ number: 1001, total: { presentment: 3500, shop: 3500 } }]);
    expect([...charges.amounts.values()]).toEqual([2500]);
    expect(sales.paidByGiftCard('GIFT')).toBe(1000);
    expect(sales.checkout('checkout')).toBeUndefined();
  });

  it('is stored durably before the charge, and the order before it is reported', async () => {
    const log: string[] = [];
    const { sales, charges } = aTill();
    const gateway = charges.gateway();
    const till = payments({
      sales,
      gateway: {
        ...gateway,
        charge: (request) => {
          log.push('charged');
          return gateway.charge(request);
        },
      },
      clock: () => NOW,
      random: counter(),
      kept: async () => {
        log.push(
          sales.orders().length > 0
            ? 'order kept'
            : sales.checkout('checkout')?.attempt
              ? 'attempt kept'
              : '',
        );
      },
    });
    expect((await till.pay(CHECKOUT, draft('1'), '1')).kind).toBe('ordered');
    expect(log).toEqual(['attempt kept', 'charged', 'order kept']);
  });

  it('charges nothing if it can’t be stored', async () => {
    const { sales, charges } = aTill();
    const full = () => Promise.reject(new Error('no space left'));
    const parts = { sales, gateway: charges.gateway(), clock: () => NOW, random: counter() };
    await expect(payments({ ...parts, kept: full }).pay(CHECKOUT, draft('1'), '1')).rejects.toThrow(
      'no space',
    );
    expect(charges.amounts.size).toBe(0);
    const again = payments({ ...parts, kept: async () => {} });
    expect((await again.settle('checkout')).kind).toBe('not_charged');
    expect((await again.pay(CHECKOUT, draft('1'), '1')).kind).toBe('ordered');
  });

  it('charges nothing if declined, and another card can pay', async () => {
    const { sales, charges, open } = aTill();
    const till = open();
    expect(await till.pay(CHECKOUT, draft('2'), '2')).toEqual({ kind: 'declined' });
    expect([charges.amounts.size, sales.paidByGiftCard('GIFT'), sales.orders()]).toEqual([0, 0, []]);
    expect((await till.pay(CHECKOUT, draft('1'), '1')).kind).toBe('ordered');
    expect(charges.amounts.size).toBe(1);
  });

  it('with a lost response becomes the charged order', async () => {
    const { sales, charges, open } = aTill();
    const till = open();
    expect(await till.pay(CHECKOUT, draft('3'), '3')).toEqual({ kind: 'checking' });
    expect(sales.orders()).toEqual([]);
    expect((await till.settle('checkout')).kind).toBe('ordered');
    expect((await till.pay(CHECKOUT, draft('1'), '1')).kind).toBe('ordered');
    expect([sales.orders().length, charges.amounts.size]).toEqual([1, 1]);
  });

  it('that never arrived can be repeated, and its old key is never charged', async () => {
    const { sales, charges, open } = aTill();
    const till = open();
    expect(await till.pay(CHECKOUT, draft('4'), '4')).toEqual({ kind: 'checking' });
    const key = sales.checkout('checkout')?.attempt?.key ?? '';
    expect(await till.settle('checkout')).toEqual({ kind: 'not_charged' });
    expect(sales.paidByGiftCard('GIFT')).toBe(0);
    const late = { key, amount: 2500, currency: 'USD', card: '1' };
    expect(await charges.gateway().charge(late)).toBe('closed');
    expect((await till.pay(CHECKOUT, draft('1'), '1')).kind).toBe('ordered');
    expect(charges.amounts.size).toBe(1);
  });

  it('of zero doesn’t call the gateway', async () => {
    const { sales, charges, open } = aTill();
    expect((await open().pay(CHECKOUT, draft('', 9000), '')).kind).toBe('ordered');
    expect([charges.amounts.size, sales.paidByGiftCard('GIFT')]).toEqual([0, 3500]);
  });

  it('is reconciled, not repeated, after a gateway timeout', async () => {
    let isDown = true;
    const { sales, charges, open } = aTill((noted) => ({
      charge: (request) =>
        isDown ? Promise.reject(new Error('Gateway timeout')) : noted.gateway().charge(request),
      settle: (key) => (isDown ? Promise.reject(new Error('Gateway timeout')) : noted.gateway().settle(key)),
    }));
    const till = open();
    expect(await till.pay(CHECKOUT, draft('1'), '1')).toEqual({ kind: 'checking' });
    expect(await till.settle('checkout')).toEqual({ kind: 'checking' });
    isDown = false;
    expect(await till.settle('checkout')).toEqual({ kind: 'not_charged' });
    expect([sales.orders().length, charges.amounts.size]).toEqual([0, 0]);
  });

  const anAction = fc.record({
    does: fc.constantFrom('pay', 'pay', 'settle', 'restart'),
    card: fc.constantFrom('1', '2', '3', '4'),
    /** Whether the shop stops waiting before the request has arrived. */
    isLate: fc.boolean(),
    balance: fc.constantFrom(0, 1000, 9000),
  });

  it('happens at most once in any order of tabs, responses, late requests and restarts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.array(anAction, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        async (network, tabs) => {
          let isLate = false;
          const { sales, charges, open } = aTill((noted) => {
            const inner = noted.gateway();
            return {
              async charge(request) {
                const arrived = network
                  .schedule(Promise.resolve(), 'request')
                  .then(() => inner.charge(request));
                if (isLate) return 'lost';
                const response = await arrived;
                await network.schedule(Promise.resolve(), 'answer');
                return response;
              },
              async settle(key) {
                await network.schedule(Promise.resolve(), 'question');
                const response = await inner.settle(key);
                await network.schedule(Promise.resolve(), 'answer');
                return response;
              },
            };
          });
          let till = open();
          const runs = tabs.map(async (actions) => {
            for (const action of actions) {
              await network.schedule(Promise.resolve(), 'press');
              isLate = action.isLate;
              if (action.does === 'restart') till = open();
              else if (action.does === 'settle') await till.settle('checkout');
              else await till.pay(CHECKOUT, draft(action.card, action.balance), action.card);
              expect(sales.orders().length).toBeLessThanOrEqual(1);
              expect(charges.amounts.size).toBeLessThanOrEqual(1);
            }
          });
          await network.waitFor(Promise.all(runs));
          await network.waitFor(open().settle('checkout'));
          await network.waitAll();
          const orders = sales.orders();
          const paid = orders.flatMap((order) => order.payments.filter(({ kind }) => kind === 'card'));
          expect([...charges.amounts.values()]).toEqual(paid.map(({ amount }) => amount.presentment));
          const byGiftCards = orders.flatMap(({ giftCards }) => giftCards.map(({ amount }) => amount));
          expect(sales.paidByGiftCard('GIFT')).toBe(sum(byGiftCards));
        },
      ),
    );
  });

  it.each(['1', '2', '3', '4'])(
    'with card %s is complete or absent after a crash at any point',
    async (card) => {
      const written: string[] = [];
      const port = {
        load: async () => null,
        save: async (state: unknown) => void written.push(JSON.stringify(state)),
      };
      const fail = (error: unknown) => expect.unreachable(String(error));
      const state = await openStoreState(port, fail);
      state.putCart(CART);
      state.sales.write({ checkout: CHECKOUT });
      const parts = { clock: () => NOW, random: counter(), kept: async () => {} };
      const till = payments({ ...parts, sales: state.sales, gateway: testGateway(state.sales) });
      await till.pay(CHECKOUT, draft(card), card);
      await till.settle('checkout');
      expect(written.length).toBeGreaterThan(3);

      for (const snapshot of written.slice(1)) {
        const { sales, cart } = await openStoreState(
          { load: async () => JSON.parse(snapshot), save: async () => undefined },
          fail,
        );
        await payments({ ...parts, sales, gateway: testGateway(sales) }).settle('checkout');
        const isOrdered = sales.orders().length === 1;
        expect(chargesIn(snapshot).length).toBe(isOrdered ? 1 : 0);
        expect(cart(CART.token) === undefined).toBe(isOrdered);
        expect(sales.checkout('checkout') === undefined).toBe(isOrdered);
        expect(sales.paidByGiftCard('GIFT')).toBe(isOrdered ? 1000 : 0);
      }
    },
  );
});

function chargesIn(snapshot: string): unknown[] {
  const state: unknown = JSON.parse(snapshot);
  const sales = isRecord(state) && isRecord(state.sales) ? state.sales : {};
  const charges = Array.isArray(sales.charges) ? sales.charges : [];
  return charges.filter((charge) => isRecord(charge) && charge.status === 'charged');
}
