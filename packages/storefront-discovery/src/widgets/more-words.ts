import type { InAnyLanguage } from '@cartwright/storefront-kit/words/in-any-language';

/** What parts of the script say by themselves. */
export const MORE_ENGLISH = {
  thisItem: 'This item',
  total: 'Total:',
  /** In the place of the total, while nothing is chosen. */
  pick: 'Select products to add them together.',
  adding: 'Adding…',
  close: 'Close',
  /** Of a timer that has run out. */
  ended: 'This offer has ended.',
};

export type MoreWords = InAnyLanguage<typeof MORE_ENGLISH>;
