import { subunits } from '@cartwright/core/money/subunits';
import { describe, expect, it } from 'vitest';
import { aShop, LAMP, MUG } from '../../testing/shop';
import { discountRows } from './discount-rows';

describe('discount summary rows', () => {
  it('list each discount once, with its amount across lines and order', async () => {
    const shop = await aShop();
    await shop.add(LAMP, 2);
    const cart = shop.cartStore.truth.value;
    expect(cart && discountRows(cart)).toEqual([
      { title: 'Free gift', amount: 400 },
      { title: 'Reward', amount: 1600 },
    ]);
  });

  it('omit discounts without an amount', async () => {
    const shop = await aShop();
    await shop.add(MUG);
    const cart = shop.cartStore.truth.value;
    const nothing = [{ title: 'Code', amount: subunits(0) }];
    expect(cart && discountRows({ ...cart, orderDiscounts: nothing })).toEqual([]);
  });
});
