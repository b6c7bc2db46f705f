import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';

export type SavedStatus = 'active' | 'scheduled' | 'inactive';

/** What shoppers see of a cart as it is saved: one that has a schedule is only seen during it. */
export function savedStatus(saved: Pick<CartDocument, 'enabled' | 'isScheduled'>): SavedStatus {
  if (saved.isScheduled) return saved.enabled ? 'scheduled' : 'inactive';
  return saved.enabled ? 'active' : 'inactive';
}

/** Where the store opens with its live cart. `storeUrl` is the store's own address. */
export function viewCartUrl(storeUrl: string): string {
  const url = new URL(storeUrl);
  url.searchParams.set('viewcart', 'true');
  return url.toString();
}
