import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { duplicateCart, type SavedCart, saveCart } from '@cartwright/core/contract/carts';
import { withBars } from '@cartwright/core/testing/with-bars';
import { expect, type Page } from '@playwright/test';
import type { Shop } from '../shop';
import { Checkout, figures } from './checkout';
import { Drawer } from './drawer';
import { call, pathOf } from './running-test';

/** Title of the copy that stands against the demo cart. */
export const SECOND_TITLE = 'Second bag';

/** A copy of the demo cart under another title; gives its id. */
export async function aCopy(
  page: Page,
  shop: Shop,
  changed: (cart: CartDocument) => Partial<CartDocument> = () => ({}),
): Promise<string> {
  const { cart: demo } = await shop.demoCart();
  const made = await call(page, shop.adminUrl, 'post', pathOf(duplicateCart, demo.id), {});
  const { cart, revision }: SavedCart = made.cart;
  const components = cart.components.map((component) =>
    component.type === 'title_bar'
      ? { ...component, settings: { ...component.settings, title: SECOND_TITLE } }
      : component,
  );
  const second = { ...cart, name: 'Second', components };
  const body = { cart: { ...second, ...changed(second) }, revision };
  await call(page, shop.adminUrl, 'put', pathOf(saveCart, cart.id), body);
  return cart.id;
}

/** Rewards by which no visitor of the control is served: everything from $30 on, and 25 % off. */
export const generous = (cart: CartDocument): CartDocument =>
  withBars(cart, (bars) =>
    bars.map((bar) => ({
      ...bar,
      tiers: bar.tiers.map((tier) => ({
        ...tier,
        minimum: 30,
        ...(tier.type === 'discount' && {
          discountAmountFromTotal: 25,
          orderDiscountMessage: 'A quarter off',
        }),
      })),
    })),
  );

/** Goes from the open drawer to checkout, which charges what the drawer shows. Gives the amounts. */
export async function checkOutAsShown(page: Page): Promise<Readonly<Record<string, string>>> {
  const drawer = new Drawer(page);
  await drawer.isOpen();
  const shown = figures(await page.locator('.cw-checkout-total').innerText());
  await drawer.checkOut();
  // Its address is there before its sums.
  await page.locator('.sums > div').last().waitFor();
  const amounts = await new Checkout(page).amounts();
  const [label = '', delivery = ''] =
    Object.entries(amounts).find(([name]) => name.startsWith('Shipping')) ?? [];
  const paid = label.endsWith('Free shipping') ? 0 : Number(delivery);
  expect(Number(amounts.Total), JSON.stringify(amounts)).toBe(Number(shown) + paid);
  return amounts;
}
