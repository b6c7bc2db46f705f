import { expect, it } from 'vitest';
import { newCart, newComponent } from '../new-cart';
import { enableStorefrontApi } from './enable-storefront-api';

let ids = 0;
const newId = () => `id-${++ids}`;

it('moves codes of version 1.0 to the Storefront API and upgrades them to the current version', () => {
  const codes = { ...newComponent('discount_code', newId), version: '1.0' };
  const cart = newCart('cart', 'Cart', newId);
  const before = { ...cart, components: [...cart.components, codes] };
  const result = enableStorefrontApi(before, codes);
  if (!result.ok) throw new Error(result.message);
  expect(result.document.components.at(-1)).toMatchObject({
    version: '1.5',
    settings: { ...codes.settings, useStorefrontApi: true },
  });
  expect(result.document.components.slice(0, -1)).toEqual(cart.components);
  const [first] = cart.components;
  expect(enableStorefrontApi(before, { componentId: first?.componentId ?? '' })).toMatchObject({ ok: false });
});
