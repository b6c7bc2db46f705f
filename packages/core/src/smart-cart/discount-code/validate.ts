import { blankIssues, type Issue } from '../issue';
import type { DiscountCodeSettings } from './schema';

const DISCOUNT_LABELS = {
  discountCodeLabel: 'Discount Code Label',
  discountButtonLabel: 'Discount Button Label',
  discountInvalidMessage: 'Discount Invalid Message',
} as const;

const GIFT_CARD_LABELS = {
  giftCardCodeLabel: 'Gift Card Code Label',
  giftCardButtonLabel: 'Gift Card Button Label',
  giftCardInvalidMessage: 'Gift Card Invalid Message',
} as const;

/**
 * Spec section 5: "Please fill out the {field label} field.", the gift card texts only when gift cards are allowed. With
 * `useMessageOnly` there is no input, only its message.
 */
export function validateDiscountCode(settings: DiscountCodeSettings): Issue[] {
  if (settings.useMessageOnly) {
    return blankIssues(settings.language, { messageOnly: 'Message' }, ['language'], 'Discount Code Input');
  }
  return [
    ...blankIssues(settings.language, DISCOUNT_LABELS, ['language'], 'Discount Code Input'),
    ...(settings.allowGiftCardInput
      ? blankIssues(settings.language, GIFT_CARD_LABELS, ['language'], 'Gift Card Input')
      : []),
  ];
}
