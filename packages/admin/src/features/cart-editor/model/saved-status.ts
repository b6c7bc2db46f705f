import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';

export type SavedStatus = 'active' | 'scheduled' | 'inactive';

/** What shoppers see of a cart as it is saved: one that has a schedule is only seen during it. */
export function savedStatus(saved: Pick<CartDocument, 'enabled' | 'isScheduled'>): SavedStatus {
  if (saved.isScheduled) return saved.enabled ? 'scheduled' : 'inactive';
  return saved.enabled ? 'active' : 'inactive';
}
