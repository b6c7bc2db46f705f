import { textTable } from '../../texts/text-table';

/** Placeholder of the missing amount or number of items. */
const AMOUNT = '{{amount}}';
const AMOUNT_HELP = `${AMOUNT} shows how much is left to spend.`;

/** Texts of a bar about free shipping and gifts. Blank ones aren't shown. */
export const BAR_TEXTS = textTable<unknown>()({
  freeShippingReached: {
    label: 'Free shipping reached',
    limit: 'barText',
    default: 'You have free shipping!',
    placeholders: [],
  },
  freeShippingRemaining: {
    label: 'Free shipping remaining',
    limit: 'barText',
    default: `${AMOUNT} away from free shipping`,
    placeholders: [AMOUNT],
    help: AMOUNT_HELP,
  },
  giftAreaTitle: { label: 'Gift area title', limit: 'barText', default: 'Your free gift' },
});

/** Texts of a tier; defaults depend on its type. Free shipping uses the bar's texts. */
export const TIER_TEXT_RULES = textTable<unknown>()({
  tierLabel: {
    label: 'Tier label',
    limit: 'tierLabel',
    default: '',
    namesDiscount: ({ type }: { readonly type: string }) => type === 'shipping',
  },
  reachedText: { label: 'Reached text', limit: 'tierText', default: '', placeholders: [] },
  remainingText: {
    label: 'Remaining text',
    limit: 'tierText',
    default: '',
    placeholders: [AMOUNT],
    help: AMOUNT_HELP,
  },
});
