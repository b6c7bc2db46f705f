import * as z from 'zod';

/** The list of lines. Texts are the merchant's own. */
export const cartItemsSettings = z.strictObject({
  linkToProduct: z.boolean(),
  showVendor: z.boolean(),
  showCompareAtPrice: z.boolean(),
  language: z.strictObject({
    emptyTitle: z.string(),
    emptyMessage: z.string(),
    continueShopping: z.string(),
    remove: z.string(),
    subscribe: z.string(),
    oneTime: z.string(),
  }),
});
export type CartItemsSettings = z.infer<typeof cartItemsSettings>;
