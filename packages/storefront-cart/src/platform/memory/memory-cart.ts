import { createMemoryStore, type MemoryStoreOptions } from '@cartwright/dev-store/engine/memory-store';
import type { CartPort } from '../../state/ports/cart-port';
import { readResponse } from '../shopify/read-response';
import { requestBody } from '../shopify/request-body';

export type MemoryCartOptions = MemoryStoreOptions;

export interface MemoryCart extends CartPort {
  /** What the store answers to `/products/{handle}.js`. */
  product(handle: string): unknown;
}

/** A cart without a network: the local store's engine behind the same requests and answers as the AJAX Cart API. */
export function memoryCart(options: MemoryCartOptions): MemoryCart {
  const store = createMemoryStore(options);
  return {
    product: (handle) => store.fetch(`/products/${handle}.js`).body,
    async read() {
      return readResponse('get', { ...store.fetch('/cart.js'), retryAfter: null });
    },
    async write(request) {
      const response = store.fetch(`/cart/${request.path}.js`, {
        method: 'POST',
        body: JSON.stringify(requestBody(request)),
      });
      return readResponse(request.path, { ...response, retryAfter: null });
    },
  };
}
