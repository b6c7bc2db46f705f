import { textTable } from '../texts/text-table';

/** Placeholder for the number of missing units. */
const REMAINING = '{remaining}';
/** Placeholder for the saved amount. */
const AMOUNT = '{amount}';

/** Texts of a bundle builder. */
export const BUNDLE_TEXTS = textTable()({
  add: { label: 'Add button', limit: 'button', default: 'Add bundle to cart', required: true },
  remaining: {
    label: 'Products missing',
    limit: 'title',
    default: `Choose ${REMAINING} more`,
    required: true,
    placeholders: [REMAINING],
    help: 'Shown until the minimum is reached.',
  },
  complete: {
    label: 'Ready',
    limit: 'title',
    default: 'Your bundle is ready',
    required: true,
    placeholders: [],
    help: 'Shown once the bundle can be added.',
  },
  savings: {
    label: 'Savings',
    limit: 'title',
    default: `You save ${AMOUNT}`,
    required: true,
    placeholders: [AMOUNT],
  },
});
export type BundleText = keyof typeof BUNDLE_TEXTS;
