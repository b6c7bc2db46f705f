import { cartItems } from '@cartwright/core/components/cart-items';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { lineIds } from '../../session/line-ids';
import { createSession } from '../../session/session';
import { aRules, aShop, LAMP, MUG, type Shop, STICKERS } from '../../testing/shop';
import { cartLineProps } from './cart-line-props';

/** Displayed lines of the cart, newest first. */
async function shown(shop: Shop, settings = cartItems.defaults(() => '')) {
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules: aRules(),
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: null,
  });
  await session.cartStore.refresh();
  const cart = session.cartStore.view.value?.cart;
  if (!cart) throw new Error('The cart was not read');
  const ids = lineIds(cart);
  const lines = () =>
    (session.cartStore.view.value?.cart.lines ?? []).map((line) =>
      cartLineProps(line, ids.of(line), settings, session),
    );
  return { session, lines };
}

describe('cart line props', () => {
  it('contain the price and visible properties, without hidden ones', async () => {
    const shop = await aShop();
    const properties = { Engraving: 'For Mia', _hidden: 'x', Blank: '' };
    await shop.cartStore.dispatch({
      type: 'add',
      items: [{ variantId: MUG, quantity: 2, properties, sellingPlanId: null }],
    });
    const [line] = (await shown(shop)).lines();
    expect(line).toMatchObject({
      title: 'mug',
      details: [{ name: 'Engraving', text: 'For Mia', url: null }],
      giftLabel: null,
    });
    expect(line?.price).toMatchObject({ price: '$60.00', before: null });
    expect(line?.unitPrice).toBe('$30.00 each');
  });

  it('show a gift as free without a quantity stepper, with its value', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const line = (await shown(shop)).lines().find(({ variantId }) => variantId === STICKERS);
    expect(line).toMatchObject({ giftLabel: 'Free gift', stepper: null, discounts: [] });
    expect(line?.price).toMatchObject({ price: 'Free', before: '$4.00' });
  });

  it('show a price when the store charges for a gift line', async () => {
    const shop = await aShop();
    const properties = { _source: 'tiered_progress_bar', _tier: 'no-tier' };
    await shop.port.write({
      path: 'add',
      items: [{ variantId: STICKERS, quantity: 1, properties, sellingPlanId: null }],
    });
    const [line] = (await shown(shop)).lines();
    expect(line).toMatchObject({ giftLabel: null, price: { price: '$4.00' } });
  });

  it('commit a typed number when typing ends', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    const { lines } = await shown(shop);
    const stepper = () => lines().find(({ variantId }) => variantId === MUG)?.stepper;
    stepper()?.onType('2');
    stepper()?.onType('');
    stepper()?.onType('3');
    expect(stepper()?.text).toBe('3');
    expect(shop.writes).toHaveLength(1);
    stepper()?.onCommit();
    expect(lines().find(({ variantId }) => variantId === MUG)?.price?.price).toBe('$90.00');
    stepper()?.onType('many');
    stepper()?.onCommit();
    expect(stepper()?.text).toBe('3');
  });

  it('read digits of any script and keep an error until the next input', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    const { lines } = await shown(shop);
    const mug = () => lines().find(({ variantId }) => variantId === MUG);
    const enter = (text: string) => {
      mug()?.stepper?.onType(text);
      mug()?.stepper?.onCommit();
    };
    for (const [typed, quantity] of [
      ['３', '3'],
      ['٤', '4'],
      ['۵', '5'],
    ] as const) {
      enter(typed);
      expect(mug()?.stepper?.text).toBe(quantity);
      expect(mug()?.error).toBeNull();
    }
    for (const typed of ['2.5', 'x', '-1', '100000', '']) {
      enter(typed);
      expect(mug()?.stepper?.text).toBe('5');
      expect(mug()?.error).toBe('Enter a whole number from 0 to 99,999.');
    }
    enter('5');
    expect(mug()?.error).toBeNull();
  });

  it('keep the line’s id when its key changes', async () => {
    const shop = await aShop();
    await shop.add(LAMP);
    const before = (await shown(shop)).lines().map(({ id }) => id);
    const keys = shop.lines().map(({ key }) => key);
    await shop.set(LAMP, 2);
    expect((await shown(shop)).lines().map(({ id }) => id)).toEqual(before);
    expect(keys.every((key) => !key.includes(' '))).toBe(true);
    expect(before.every((id) => /^[\w-]+$/.test(id))).toBe(true);
  });
});
