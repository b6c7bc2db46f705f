import type { Publication } from '@cartwright/core/contract/publication';
import { DISCOUNT_LIMIT_REACHED } from '@cartwright/core/discounts/discount-limit';

/**
 * Success message with its consequence for shoppers, or the publication's problem instead.
 * `publication` is undefined while unknown.
 */
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

/** Whether a publication warning is about Shopify's discount limit. */
export function isOfLimit(warning: string): boolean {
  return warning.startsWith(DISCOUNT_LIMIT_REACHED);
}
