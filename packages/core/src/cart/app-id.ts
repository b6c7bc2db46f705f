import type { CartDocument } from './cart-document';

/** App's id in the catalogue, which an entry has under one of two names. */
export function appIdOf(entry: Pick<CartDocument['apps'][number], 'id' | 'partnerAppId'>): string {
  return entry.partnerAppId ?? entry.id;
}
