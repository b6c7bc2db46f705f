import { describe, expect, it } from 'vitest';
import type { CartDocument } from '../cart/cart-document';
import { findByType } from '../cart/components-of';
import { newCart, newComponent } from '../cart/new-cart';
import { validateCart } from '../cart/validate-cart';
import { GIFT_CARD_INPUT_KEY } from '../contract/private-keys';
import { mayTakeGiftCards, withGiftCardsIf } from './gift-card-input';

let last = 0;
const newId = () => `id-${++last}`;

/** A cart with a gift card input that has no label. */
function withUnlabelledInput(): CartDocument {
  const cart = newCart('c', 'Cart', newId);
  const codes = newComponent('discount_code', newId);
  const language = { ...codes.settings.language, giftCardCodeLabel: ' ' };
  const settings = { ...codes.settings, allowGiftCardInput: true, language };
  const footer = [...cart.dragDropState.footer, codes.componentId];
  return {
    ...cart,
    components: [...cart.components, { ...codes, settings }],
    dragDropState: { ...cart.dragDropState, footer },
  };
}

describe('gift card input', () => {
  it.each([
    [true, [GIFT_CARD_INPUT_KEY], true],
    [true, [], false],
    [true, ['another-key'], false],
    [false, [GIFT_CARD_INPUT_KEY], false],
  ])('with a token (%s) and the keys %j is allowed: %s', (hasStorefrontAccessToken, privateKeys, may) => {
    expect(mayTakeGiftCards({ hasStorefrontAccessToken, privateKeys })).toBe(may);
  });

  it('is turned off when not allowed, so that blank texts don’t block saving', () => {
    const cart = withUnlabelledInput();
    const off = withGiftCardsIf(false, cart);
    expect(validateCart(cart).map(({ message }) => message)).toEqual([
      'Please fill out the Gift Card Code Label field.',
    ]);
    expect(validateCart(off)).toEqual([]);
    expect(findByType(off, 'discount_code')?.settings.allowGiftCardInput).toBe(false);
  });

  it('keeps the merchant’s setting when allowed', () => {
    const cart = withUnlabelledInput();
    expect(withGiftCardsIf(true, cart)).toBe(cart);
  });
});
