import type { Collection } from '../engine/model/catalogue';
import type { Market } from '../engine/model/market';
import { messagesOf } from './locales/messages-of';

/** The collection that every store has is called by what it is. */
export function collectionTitle(market: Market, { handle, title }: Collection): string {
  return handle === 'all' ? messagesOf(market).allProducts : title;
}
