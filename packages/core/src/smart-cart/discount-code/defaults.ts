import type { DiscountCodeSettings } from './schema';

/** Spec section 9, "Discount code default labels". */
export const discountCodeDefaults = (): DiscountCodeSettings => ({
  allowGiftCardInput: false,
  useMessageOnly: false,
  useStorefrontApi: false,
  language: {
    discountCodeLabel: 'Discount Code',
    discountButtonLabel: 'Apply',
    discountInvalidMessage: 'Invalid Discount Code',
    giftCardCodeLabel: 'Gift Card Code',
    giftCardButtonLabel: 'Apply Gift Card',
    giftCardInvalidMessage: 'Invalid Gift Card Code',
    messageOnly: 'Discount codes can be entered at checkout.',
  },
});
