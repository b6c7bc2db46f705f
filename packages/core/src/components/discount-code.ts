import * as z from 'zod';
import { textDefaults, textIssues, textLabels, textsSchema, textTable } from '../texts/text-table';
import { defineComponent } from './define-component';

interface Shown {
  readonly allowGiftCardInput: boolean;
  readonly useMessageOnly: boolean;
}

const takesCodes = ({ useMessageOnly }: Shown) => !useMessageOnly;

/** Texts of discount codes. With `useMessageOnly` there is no input, only the message. */
export const DISCOUNT_TEXTS = textTable<Shown>()({
  discountCodeLabel: {
    label: 'Discount Code Label',
    limit: 'title',
    default: 'Discount Code',
    required: takesCodes,
  },
  discountButtonLabel: {
    label: 'Discount Button Label',
    limit: 'button',
    default: 'Apply',
    required: takesCodes,
  },
  discountInvalidMessage: {
    label: 'Discount Invalid Message',
    limit: 'message',
    default: 'Invalid Discount Code',
    required: takesCodes,
    placeholders: ['{{code}}'],
    help: 'Shown when a code doesn’t apply. {{code}} shows the code.',
  },
  messageOnly: {
    label: 'Message',
    limit: 'message',
    default: 'Discount codes can be entered at checkout.',
    required: ({ useMessageOnly }) => useMessageOnly,
    help: 'Shown in place of the field.',
  },
});

const takesGiftCards = ({ allowGiftCardInput, useMessageOnly }: Shown) =>
  allowGiftCardInput && !useMessageOnly;

export const GIFT_CARD_TEXTS = textTable<Shown>()({
  giftCardCodeLabel: {
    label: 'Gift Card Code Label',
    limit: 'title',
    default: 'Gift Card Code',
    required: takesGiftCards,
  },
  giftCardButtonLabel: {
    label: 'Gift Card Button Label',
    limit: 'button',
    default: 'Apply Gift Card',
    required: takesGiftCards,
  },
  giftCardInvalidMessage: {
    label: 'Gift Card Invalid Message',
    limit: 'message',
    default: 'Invalid Gift Card Code',
    required: takesGiftCards,
    help: 'Shown when a gift card can’t be used. If you keep this text, shoppers see the store’s reason where there is one.',
  },
});

const settings = z.strictObject({
  allowGiftCardInput: z.boolean(),
  useMessageOnly: z.boolean(),
  useStorefrontApi: z.boolean(),
  language: textsSchema({ ...DISCOUNT_TEXTS, ...GIFT_CARD_TEXTS }),
});

/** Inputs of discount codes and gift cards. Texts are required while shoppers see them. */
export const discountCode = defineComponent({
  name: 'Discount Code',
  description: 'A field for discount codes and gift cards.',
  version: '1.5',
  anchor: 'footer',
  settings,
  labels: {
    useMessageOnly: 'Show a message instead of a field',
    ...textLabels(DISCOUNT_TEXTS, 'language'),
    useStorefrontApi: 'Use the Storefront API',
    allowGiftCardInput: 'Let shoppers enter gift cards',
    ...textLabels(GIFT_CARD_TEXTS, 'language'),
  },
  defaults: () => ({
    allowGiftCardInput: false,
    useMessageOnly: false,
    useStorefrontApi: false,
    language: { ...textDefaults(DISCOUNT_TEXTS), ...textDefaults(GIFT_CARD_TEXTS) },
  }),
  validate: (own) => [
    ...textIssues(DISCOUNT_TEXTS, own.language, own, ['language'], 'Discount Code Input'),
    ...textIssues(GIFT_CARD_TEXTS, own.language, own, ['language'], 'Gift Card Input'),
  ],
});
