import * as z from 'zod';
import { merchantAmount, productSelection } from '../catalogue/selection';
import { type Issue, issue } from '../editing/issue';
import { listOf } from '../texts/limited';
import { LIST_LIMITS, MAX_AMOUNT } from '../texts/limits';
import { textDefaults, textsSchema, textTable } from '../texts/text-table';

const PLACEHOLDERS = ['{quantity}', '{discount}'];

/** Texts of the volume discount on lines: offer messages and success label. */
export const VOLUME_TEXTS = textTable<unknown>()({
  bmsmDiscountMessage: {
    label: 'Offer',
    limit: 'tierText',
    default: 'Buy {quantity} save {discount}',
    placeholders: PLACEHOLDERS,
    help: 'Shown for each tier. {quantity} shows the number of items, {discount} what they save.',
  },
  bmsmNextTier: {
    label: 'Next tier',
    limit: 'tierText',
    default: 'Add {quantity} more to save {discount}',
    placeholders: PLACEHOLDERS,
    help: 'Shown below the tiers. {quantity} shows how many items are left to add, {discount} what they would save.',
  },
  bmsmDiscountSuccess: {
    label: 'Tier reached',
    limit: 'discountName',
    default: 'Buy More Save More!',
    namesDiscount: true,
    placeholders: PLACEHOLDERS,
    help: 'Shown on items that have the discount. Also its name at checkout, without {quantity} and {discount}.',
  },
});

/**
 * Volume discount on chosen products. `discount` is a percentage (0–100] or an amount in major units. `display`
 * determines how a line offers its tiers: as buttons that set the quantity, or as text. Texts may contain
 * `{quantity}` and `{discount}`; in `bmsmNextTier`, the quantity is the missing one.
 */
export const buyMoreSaveMore = z.strictObject({
  discountType: z.enum(['percentage', 'fixed_amount']).nullable(),
  discountProducts: listOf(productSelection, 'products'),
  tiers: listOf(z.strictObject({ quantity: z.number().nullable(), discount: merchantAmount }), 'volumeTiers'),
  display: z.enum(['buttons', 'text']),
  language: textsSchema(VOLUME_TEXTS),
  discountedBy: z.enum(['functions', 'scripts']),
});
export type BuyMoreSaveMore = z.infer<typeof buyMoreSaveMore>;

export const buyMoreSaveMoreDefaults = (): BuyMoreSaveMore => ({
  discountType: 'percentage',
  discountProducts: [],
  tiers: [{ quantity: 2, discount: 10 }],
  display: 'buttons',
  language: textDefaults(VOLUME_TEXTS),
  discountedBy: 'functions',
});

const TITLE = 'Buy More Save More';

export function validateBuyMoreSaveMore(settings: BuyMoreSaveMore): Issue[] {
  const issues: Issue[] = [];
  settings.tiers.forEach((tier, index) => {
    const previous = settings.tiers[index - 1];
    const quantityHolds =
      tier.quantity !== null &&
      Number.isInteger(tier.quantity) &&
      tier.quantity >= 2 &&
      (!previous || tier.quantity > (previous.quantity ?? 0));
    const discountHolds =
      tier.discount !== null &&
      tier.discount <= MAX_AMOUNT &&
      tier.discount > 0 &&
      (!previous || tier.discount > (previous.discount ?? 0)) &&
      (settings.discountType !== 'percentage' || tier.discount <= 100);
    const field = !quantityHolds ? 'quantity' : !discountHolds ? 'discount' : null;
    if (field) {
      issues.push(
        issue(
          'tier_invalid',
          ['tiers', index, field],
          'All tiers need valid quantity and discount values.',
          TITLE,
        ),
      );
    }
  });
  if (settings.tiers.length === 0) {
    issues.push(
      issue('tier_invalid', ['tiers'], 'All tiers need valid quantity and discount values.', TITLE),
    );
  }
  if (settings.tiers.length > LIST_LIMITS.volumeTiers) {
    const message = `Buy More Save More can have at most ${LIST_LIMITS.volumeTiers} tiers.`;
    issues.push(issue('tier_count', ['tiers'], message, TITLE));
  }
  if (settings.discountType === null) {
    issues.push(
      issue(
        'type_invalid',
        ['discountType'],
        'Select a valid discount type (percentage or fixed amount).',
        TITLE,
      ),
    );
  }
  if (settings.discountProducts.length === 0) {
    issues.push(
      issue('product_missing', ['discountProducts'], 'Select at least one product for this discount.', TITLE),
    );
  }
  for (const [label, text] of Object.entries(settings.language)) {
    if (text.trim() === '') {
      issues.push(
        issue('label_blank', ['language', label], 'Ensure all discount labels have a value.', TITLE),
      );
    }
  }
  return issues;
}
