/**
 * Message for a merchant whose app lacks the scopes for its rule in Shopify: why, what the rule may do, and where
 * to turn it off.
 */
export function outOfReach(reason: string): string {
  return `${reason} If the rule is still on in Shopify, it may stop valid carts at checkout. To turn it off, go to Settings > Checkout in Shopify.`;
}
