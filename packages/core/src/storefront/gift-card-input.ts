import type { CartDocument } from '../cart/cart-document';
import { GIFT_CARD_INPUT_KEY } from '../contract/private-keys';

/**
 * Whether shoppers of a shop can enter gift cards in the cart: requires a Storefront access token and the private
 * key.
 */
export function mayTakeGiftCards(shop: {
  readonly hasStorefrontAccessToken: boolean;
  readonly privateKeys: readonly string[];
}): boolean {
  return shop.hasStorefrontAccessToken && shop.privateKeys.includes(GIFT_CARD_INPUT_KEY);
}

/**
 * Cart with its gift card input turned off if the shop may not accept gift cards, so that neither shoppers nor the
 * validation of its texts see a setting that the merchant can't. The same object if nothing changes.
 */
export function withGiftCardsIf(mayTake: boolean, document: CartDocument): CartDocument {
  if (mayTake || !document.components.some(takesGiftCards)) return document;
  return {
    ...document,
    components: document.components.map((component) =>
      component.type === 'discount_code'
        ? { ...component, settings: { ...component.settings, allowGiftCardInput: false } }
        : component,
    ),
  };
}

function takesGiftCards(component: CartDocument['components'][number]): boolean {
  return component.type === 'discount_code' && component.settings.allowGiftCardInput;
}
