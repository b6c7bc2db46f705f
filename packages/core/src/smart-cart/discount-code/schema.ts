import * as z from 'zod';

export const discountCodeSettings = z.strictObject({
  allowGiftCardInput: z.boolean(),
  useMessageOnly: z.boolean(),
  useStorefrontApi: z.boolean(),
  language: z.strictObject({
    discountCodeLabel: z.string(),
    discountButtonLabel: z.string(),
    discountInvalidMessage: z.string(),
    giftCardCodeLabel: z.string(),
    giftCardButtonLabel: z.string(),
    giftCardInvalidMessage: z.string(),
    messageOnly: z.string(),
  }),
});
export type DiscountCodeSettings = z.infer<typeof discountCodeSettings>;
