import { createMemoryStore, type MemoryStoreOptions } from '@cartwright/dev-store/engine/memory-store';
import type { CartPort } from '../../state/ports/cart-port';
import { readResponse } from '../shopify/read-response';
import { requestBody } from '../shopify/request-body';

export type MemoryCartOptions = MemoryStoreOptions;

export interface MemoryCart extends CartPort {
  /** Response of `/products/{handle}.js`. */
  product(handle: string): unknown;
}

/** In-memory cart: the local store's engine behind the requests and responses of the AJAX Cart API. */
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
