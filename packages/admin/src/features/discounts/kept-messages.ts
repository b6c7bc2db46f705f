import type { DiscountRemoval } from '@cartwright/core/contract/automatic-discounts';

/** Reason why a discount wasn't deleted. */
export function keptMessage({ title, reason }: DiscountRemoval['kept'][number]): string {
  const name = `"${title ?? 'A discount'}"`;
  switch (reason) {
    case 'needed':
      return `${name} stays: one of your carts needs it.`;
    case 'in_store':
      return `${name} stays: your store still shows its cart.`;
    case 'not_ours':
      return `${name} isn’t Cartwright’s. Change it in Shopify.`;
    default: {
      const unknown: never = reason;
      return unknown;
    }
  }
}
