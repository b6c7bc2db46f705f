import type { InAnyLanguage } from '@cartwright/storefront-kit/messages/in-any-language';

/** English texts of parts of the script. */
export const MORE_ENGLISH = {
  thisItem: 'This item',
  total: 'Total:',
  /** Placeholder of the total until something is chosen. */
  pick: 'Select products to add them together.',
  adding: 'Adding…',
  close: 'Close',
  /** Message of an expired timer. */
  ended: 'This offer has ended.',
  /** Beside a price that is for so many units of a product. */
  limited: (units: number) =>
    units === 1 ? 'Special price for 1 per order' : `Special price for up to ${units} per order`,
};

export type MoreMessages = InAnyLanguage<typeof MORE_ENGLISH>;
