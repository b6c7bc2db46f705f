import type { CartDocument } from '../cart/cart-document';
import { GIFT_CARD_INPUT_KEY } from '../contract/private-keys';

/**
 * Whether shoppers of a shop can enter gift cards in the cart: it takes a Storefront access token and the private key.
 */
export function mayTakeGiftCards(shop: {
  readonly hasStorefrontAccessToken: boolean;
  readonly privateKeys: readonly string[];
}): boolean {
  return shop.hasStorefrontAccessToken && shop.privateKeys.includes(GIFT_CARD_INPUT_KEY);
}

/**
 * A cart as it is in a shop that may or may not take gift cards: where it may not, their input is off, so that neither
 * shoppers nor the check of its texts meet what the merchant cannot see. The same document where nothing changes.
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
