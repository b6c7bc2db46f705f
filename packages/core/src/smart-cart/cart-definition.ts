import type { DocumentDefinition } from '../editing/document-definition';
import { readCartDocument } from '../migrations/read-document';
import { type CartDocument, SCHEMA_VERSION } from './cart-document';
import { cartParts } from './cart-parts';
import { validateCart } from './validate-cart';

export const CART: DocumentDefinition<CartDocument> = {
  kind: 'cart',
  noun: 'this cart',
  version: SCHEMA_VERSION,
  read: readCartDocument,
  validate: validateCart,
  idOf: ({ id }) => id,
  parts: cartParts,
};
