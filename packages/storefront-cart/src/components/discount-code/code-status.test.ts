import { subunits } from '@cartwright/core/money/subunits';
import { describe, expect, it } from 'vitest';
import { aShop, LAMP, MUG, type Shop } from '../../testing/shop';
import { codeStatusOf } from './code-status';

const enter = (shop: Shop, ...apply: string[]) =>
  shop.cartStore.dispatch({ type: 'codes', apply, remove: [] });

/** A cart with a lamp, which earns free stickers only, and these codes. */
async function aCart(...codes: string[]) {
  const shop = await aShop();
  await shop.add(LAMP);
  await enter(shop, ...codes);
  const cart = shop.cartStore.truth.value;
  if (!cart) throw new Error('No cart');
  return { ...cart, lines: cart.lines.filter(({ variantId }) => variantId === LAMP || variantId === MUG) };
}

/** The same cart with a code without an amount, applicable or not. */
async function withOther(isApplicable: boolean, ...codes: string[]) {
  const cart = await aCart(...codes);
  return { ...cart, codes: [...cart.codes, { code: 'OTHER', applicable: isApplicable }] };
}

describe('code status', () => {
  it('is saves with the cart’s amount', async () =>
    expect(codeStatusOf('fifth', await aCart('FIFTH'), null, 'given')).toEqual({
      kind: 'saves',
      amount: 1600,
    }));

  it('is beaten by the code that saves most, for an item code', async () => {
    const cart = await withOther(true, 'FIFTH', 'TENNER');
    expect(codeStatusOf('OTHER', cart, { saves: 800 }, 'given')).toEqual({ kind: 'beaten', by: 'FIFTH' });
  });

  it('is beaten by the other codes together if they save more, for a code kept out entirely', async () => {
    const cart = await withOther(false, 'FIFTH');
    expect(codeStatusOf('OTHER', cart, { saves: 1599 }, 'given')).toEqual({ kind: 'beaten', by: null });
    // A code that requires more than they leave of the order would save more than they do.
    expect(codeStatusOf('OTHER', cart, { saves: 1600 }, 'given')).toEqual({ kind: 'idle' });
    expect(codeStatusOf('OTHER', cart, { saves: Number.POSITIVE_INFINITY }, 'given')).toEqual({
      kind: 'idle',
    });
  });

  it('is not beaten by a free gift’s discount', async () => {
    const cart = await aShop().then(async (shop) => {
      await shop.add(LAMP);
      return shop.cartStore.truth.value;
    });
    expect(cart?.lines.map(({ discounts }) => discounts.length)).toEqual([0, 1]);
    expect(cart && codeStatusOf('OTHER', cart, { saves: 1 }, null)).toEqual({ kind: 'idle' });
  });

  it('is beaten by an item code rather than a larger order discount', async () => {
    const cart = await withOther(true, 'FIFTH');
    const more = { title: 'BIG', amount: subunits(2000) };
    const beside = {
      ...cart,
      codes: [...cart.codes, { code: 'BIG', applicable: true }],
      orderDiscounts: [more],
    };
    expect(codeStatusOf('OTHER', beside, { saves: 800 }, null)).toEqual({ kind: 'beaten', by: 'FIFTH' });
    const alone = { ...beside, lines: beside.lines.map((line) => ({ ...line, discounts: [] })) };
    expect(codeStatusOf('OTHER', alone, 'lost', null)).toEqual({ kind: 'beaten', by: 'BIG' });
  });

  it('is beaten without a named code if no code saves anything', async () => {
    const cart = await withOther(false);
    expect(codeStatusOf('OTHER', cart, 'lost', null)).toEqual({ kind: 'beaten', by: null });
  });

  it('is at checkout for a shipping code, unless shipping is already free', async () => {
    const cart = await withOther(true);
    expect(codeStatusOf('OTHER', cart, 'delivery', null)).toEqual({ kind: 'at_checkout' });
    expect(codeStatusOf('OTHER', cart, 'delivery', 'given')).toEqual({ kind: 'already_free' });
    expect(codeStatusOf('OTHER', await withOther(false), 'lost', 'given')).toEqual({ kind: 'already_free' });
  });

  it('doesn’t claim free shipping when checkout decides whether codes combine', async () => {
    expect(codeStatusOf('OTHER', await withOther(true, 'FIFTH'), 'delivery', 'at_checkout')).toEqual({
      kind: 'at_checkout',
    });
    expect(codeStatusOf('OTHER', await withOther(false, 'FIFTH'), 'lost', 'at_checkout')).toEqual({
      kind: 'idle',
    });
  });

  it('is already free beside a saving code when the store shows that both combine', async () => {
    expect(codeStatusOf('OTHER', await withOther(false, 'FIFTH'), 'delivery', 'given')).toEqual({
      kind: 'already_free',
    });
  });

  it('leaves free shipping to checkout for a code kept out beside a saving one', async () => {
    expect(codeStatusOf('OTHER', await withOther(false, 'FIFTH'), 'delivery', 'at_checkout')).toEqual({
      kind: 'beside_free_shipping',
    });
    expect(codeStatusOf('OTHER', await withOther(false, 'FIFTH'), 'delivery', null)).toEqual({
      kind: 'idle',
    });
    expect(codeStatusOf('OTHER', await withOther(false), 'delivery', 'given')).toEqual({
      kind: 'already_free',
    });
  });

  it('treats an applicable code without any discount as a shipping code', async () =>
    expect(codeStatusOf('OTHER', await withOther(true), null, 'given')).toEqual({ kind: 'already_free' }));

  it('is at checkout for an applicable code beside a free gift, unless its effect is known', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const cart = shop.cartStore.truth.value;
    if (!cart) throw new Error('No cart');
    const withOther = { ...cart, codes: [{ code: 'OTHER', applicable: true }] };
    expect(codeStatusOf('OTHER', withOther, null, 'given')).toEqual({ kind: 'at_checkout' });
    expect(codeStatusOf('OTHER', withOther, { saves: 8000 }, 'given')).toEqual({ kind: 'beaten', by: null });
    expect(codeStatusOf('OTHER', withOther, 'delivery', 'given')).toEqual({ kind: 'already_free' });
  });

  it('makes no claim for an unknown code', async () => {
    expect(codeStatusOf('OTHER', await withOther(true, 'FIFTH'), null, 'given')).toEqual({
      kind: 'at_checkout',
    });
    expect(codeStatusOf('OTHER', await withOther(false, 'FIFTH'), null, 'given')).toEqual({ kind: 'idle' });
  });
});
