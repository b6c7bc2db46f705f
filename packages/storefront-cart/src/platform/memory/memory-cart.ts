import { createMemoryStore, type MemoryStoreOptions } from '@cartwright/dev-store/engine/memory-store';
import type { CartPort } from '../cart-port';
import { readAnswer } from '../shopify/read-answer';
import { requestBody } from '../shopify/request-body';

export type MemoryCartOptions = MemoryStoreOptions;

/** A cart without a network: the local store's engine behind the same requests and answers as the AJAX Cart API. */
export function memoryCart(options: MemoryCartOptions): CartPort {
  const store = createMemoryStore(options);
  return {
    async read() {
      return readAnswer('get', { ...store.fetch('/cart.js'), retryAfter: null });
    },
    async write(request) {
      const answer = store.fetch(`/cart/${request.path}.js`, {
        method: 'POST',
        body: JSON.stringify(requestBody(request)),
      });
      return readAnswer(request.path, { ...answer, retryAfter: null });
    },
  };
}
