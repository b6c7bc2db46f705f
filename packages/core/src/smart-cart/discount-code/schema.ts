import * as z from 'zod';
import { text } from '../limited';

export const discountCodeSettings = z.strictObject({
  allowGiftCardInput: z.boolean(),
  useMessageOnly: z.boolean(),
  useStorefrontApi: z.boolean(),
  language: z.strictObject({
    discountCodeLabel: text('title'),
    discountButtonLabel: text('button'),
    discountInvalidMessage: text('message'),
    giftCardCodeLabel: text('title'),
    giftCardButtonLabel: text('button'),
    giftCardInvalidMessage: text('message'),
    messageOnly: text('message'),
  }),
});
export type DiscountCodeSettings = z.infer<typeof discountCodeSettings>;
