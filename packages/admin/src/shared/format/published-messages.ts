import type { Publication } from '@cartwright/core/contract/publication';
import { DISCOUNT_LIMIT_REACHED } from '@cartwright/core/discounts/discount-limit';

/** Message of what was done, and where shoppers do not see it for now, that instead of its consequence for them. Absent: nobody knows yet. */
export function publishedMessage(
  done: string,
  publication: Publication | undefined,
  saved = 'Saved.',
): string {
  if (!publication) return done;
  const { status, warnings } = publication;
  if (status === 'held') return `${saved} Your store doesn’t show it while publishing is paused.`;
  if (status === 'failed') return `${saved} Your store doesn’t show it: it couldn’t be published.`;
  if (status === 'published' && warnings.some(isOfLimit)) {
    return `${done} ${DISCOUNT_LIMIT_REACHED}: checkout doesn’t give all rewards yet.`;
  }
  return done;
}

/** Whether a warning of a publication is that Shopify has no room for another automatic discount. */
export function isOfLimit(warning: string): boolean {
  return warning.startsWith(DISCOUNT_LIMIT_REACHED);
}
