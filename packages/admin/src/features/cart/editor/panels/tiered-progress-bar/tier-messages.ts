import type { Bar, Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import { majorToSubunits } from '@cartwright/core/money/decimal';
import { formatMoney } from '@cartwright/core/money/format-money';

/** Short summary of a tier: "from $50.00", "from 3 items". */
export function tierSummary(
  tier: Tier,
  basis: Bar['basis'],
  currency: string | null,
  locale: string,
): string {
  if (tier.minimum === null) return 'No minimum yet';
  if (basis === 'quantity') return `from ${tier.minimum} ${tier.minimum === 1 ? 'item' : 'items'}`;
  const amount = majorToSubunits(tier.minimum);
  if (currency === null || amount === null) return `from ${tier.minimum}`;
  return `from ${formatMoney(amount, currency, locale)}`;
}

/**
 * Note on the sort order of tiers; names the first tier that shoppers see before the one above it.
 */
export function orderMessage(tiers: readonly Pick<Tier, 'minimum'>[]): string {
  const rule = 'Shoppers see tiers in the order of their minimum';
  const at = tiers.findIndex(({ minimum }, index) => {
    const before = tiers[index - 1]?.minimum ?? null;
    return minimum !== null && before !== null && minimum < before;
  });
  return at < 0 ? `${rule}.` : `${rule}: tier ${at + 1} before tier ${at}.`;
}

/** Currency symbol: "$"; the code if the locale has none. */
export function currencySign(currency: string, locale: string): string {
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}
