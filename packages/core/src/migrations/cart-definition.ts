import { type CartDocument, SCHEMA_VERSION } from '../cart/cart-document';
import { cartParts } from '../cart/cart-parts';
import { validateCart } from '../cart/validate-cart';
import type { DocumentDefinition } from '../documents/document-definition';
import { readCartDocument } from '../migrations/read-document';

export const CART: DocumentDefinition<CartDocument> = {
  kind: 'cart',
  noun: 'this cart',
  version: SCHEMA_VERSION,
  read: readCartDocument,
  validate: validateCart,
  idOf: ({ id }) => id,
  parts: cartParts,
};
