import type { DocumentDefinition } from '../documents/document-definition';
import { readCartDocument } from '../migrations/read-document';
import { type CartDocument, SCHEMA_VERSION } from '../smart-cart/cart-document';
import { cartParts } from '../smart-cart/cart-parts';
import { validateCart } from '../smart-cart/validate-cart';

export const CART: DocumentDefinition<CartDocument> = {
  kind: 'cart',
  noun: 'this cart',
  version: SCHEMA_VERSION,
  read: readCartDocument,
  validate: validateCart,
  idOf: ({ id }) => id,
  parts: cartParts,
};
