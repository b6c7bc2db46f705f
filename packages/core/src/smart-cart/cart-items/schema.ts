import * as z from 'zod';
import { text } from '../limited';

/** The list of lines. Texts are the merchant's own. */
export const cartItemsSettings = z.strictObject({
  linkToProduct: z.boolean(),
  showVendor: z.boolean(),
  showCompareAtPrice: z.boolean(),
  language: z.strictObject({
    emptyTitle: text('title'),
    emptyMessage: text('message'),
    continueShopping: text('button'),
    remove: text('button'),
    subscribe: text('button'),
    oneTime: text('button'),
  }),
});
export type CartItemsSettings = z.infer<typeof cartItemsSettings>;
