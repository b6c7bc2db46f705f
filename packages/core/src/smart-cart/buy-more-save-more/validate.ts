import { type Issue, issue } from '../issue';
import { LIST_LIMITS, MAX_AMOUNT } from '../limits';
import type { BuyMoreSaveMore } from './schema';

const TITLE = 'Buy More Save More';

/** Spec section 5, "Buy More Save More". */
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
    const message = `Buy More Save More has at most ${LIST_LIMITS.volumeTiers} tiers.`;
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
