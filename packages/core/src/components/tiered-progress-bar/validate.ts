import { type Issue, issue, type Path } from '../../editing/issue';
import { isImageAddress } from '../../images/image-address';
import { LIST_LIMITS, MAX_AMOUNT } from '../../texts/limits';
import { type Bar, MAX_DISCOUNT_TIERS, type Tier, type TieredProgressBarSettings } from './schema';

const TITLE = 'Tiered Progress Bar';
const at = (code: string, path: Path, message: string): Issue => issue(code, path, message, TITLE);

export function validateTieredProgressBar(settings: TieredProgressBarSettings): Issue[] {
  const { bars } = settings;
  const issues: Issue[] = [];
  if (bars.length === 0)
    issues.push(at('bar_missing', ['bars'], 'Must have at least one Tiered Progress Bar.'));
  if (bars.length > LIST_LIMITS.bars) {
    issues.push(at('bars_too_many', ['bars'], `A cart can have at most ${LIST_LIMITS.bars} progress bars.`));
  }
  const discountTiers = bars.flatMap((bar) => bar.tiers).filter((tier) => tier.type === 'discount');
  if (discountTiers.length > MAX_DISCOUNT_TIERS) {
    issues.push(
      at(
        'discount_tiers_too_many',
        ['bars'],
        `A cart can have at most ${MAX_DISCOUNT_TIERS} discount tiers.`,
      ),
    );
  }
  bars.forEach((bar, index) => {
    issues.push(...barIssues(bar, ['bars', index]));
  });
  issues.push(...doubleIds(bars));
  return [...issues, ...countryIssues(bars)];
}

function barIssues(bar: Bar, path: Path): Issue[] {
  const issues: Issue[] = [];
  if (bar.tiers.length < 1 || bar.tiers.length > LIST_LIMITS.tiers) {
    issues.push(
      at('tier_count', [...path, 'tiers'], `A progress bar needs 1 to ${LIST_LIMITS.tiers} tiers.`),
    );
  }
  bar.tiers.forEach((tier, index) => {
    issues.push(...tierIssues(tier, bar, [...path, 'tiers', index]));
    const earlier = bar.tiers.slice(0, index);
    if (tier.type === 'shipping' && earlier.some((other) => other.type === 'shipping')) {
      issues.push(
        at(
          'shipping_twice',
          [...path, 'tiers', index, 'type'],
          'You can only have one free shipping tier per progress bar.',
        ),
      );
    }
  });
  return issues;
}

/** Issues of duplicate ids: lines in carts name their tier, and displays their bar, so one would count as the other. */
function doubleIds(bars: readonly Bar[]): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  const check = (id: string, path: Path) => {
    if (seen.has(id))
      issues.push(at('id_twice', path, 'This id is used twice. Remove one of the two and add it again.'));
    seen.add(id);
  };
  bars.forEach((bar, index) => {
    check(`bar ${bar.id}`, ['bars', index, 'id']);
    bar.tiers.forEach((tier, position) => {
      check(`tier ${tier.id}`, ['bars', index, 'tiers', position, 'id']);
    });
  });
  return issues;
}

const LARGEST = '1,000,000,000';

function tierIssues(tier: Tier, bar: Bar, path: Path): Issue[] {
  const issues: Issue[] = [];
  const { minimum, products, discountAmountFromTotal: amount } = tier;
  if (minimum === null || !Number.isFinite(minimum)) {
    issues.push(at('minimum_missing', [...path, 'minimum'], 'Please fill out the Minimum field.'));
  } else if (minimum < 0) {
    issues.push(at('minimum_negative', [...path, 'minimum'], 'Minimum can’t be negative.'));
  } else if (minimum > MAX_AMOUNT) {
    issues.push(at('minimum_too_large', [...path, 'minimum'], `Minimum can be at most ${LARGEST}.`));
  } else if (bar.basis === 'quantity' && !Number.isInteger(minimum)) {
    issues.push(
      at('minimum_fraction', [...path, 'minimum'], 'Minimum is a number of items: enter a whole number.'),
    );
  }
  for (const [currency, own] of Object.entries(tier.presentmentCurrencies.minimums)) {
    const field: Path = [...path, 'presentmentCurrencies', 'minimums', currency];
    if (own !== null && !(own >= 0)) {
      issues.push(at('currency_minimum_negative', field, `Minimum in ${currency} can’t be negative.`));
    } else if (own !== null && own > MAX_AMOUNT) {
      issues.push(
        at('currency_minimum_too_large', field, `Minimum in ${currency} can be at most ${LARGEST}.`),
      );
    }
  }
  if (tier.productTierImage !== '' && !isImageAddress(tier.productTierImage)) {
    issues.push(
      at(
        'image_address',
        [...path, 'productTierImage'],
        'Enter an image address that begins with https://, or leave it blank.',
      ),
    );
  }
  if (tier.type === 'product') {
    if (products.length === 0) {
      issues.push(at('product_missing', [...path, 'products'], 'Select a product for this tier.'));
    }
    if (new Set(products.map((product) => product.product_id)).size < products.length) {
      issues.push(at('product_twice', [...path, 'products'], 'A product can be chosen only once per tier.'));
    }
  }
  if (tier.type === 'discount') {
    const field: Path = [...path, 'discountAmountFromTotal'];
    if (amount === null || !Number.isFinite(amount) || amount <= 0) {
      issues.push(at('discount_missing', field, 'Enter a discount amount above 0 for this tier.'));
    } else if (tier.discountType === 'percentage' && amount > 100) {
      issues.push(at('discount_over_100', field, 'A percentage discount can be at most 100.'));
    } else if (amount > MAX_AMOUNT) {
      issues.push(at('discount_too_large', field, `A discount can be at most ${LARGEST}.`));
    } else if (
      tier.discountType === 'fixedAmount' &&
      bar.basis === 'amount' &&
      minimum !== null &&
      minimum > 0 &&
      amount > minimum
    ) {
      issues.push(at('discount_over_minimum', field, 'A fixed discount can’t be above the tier minimum.'));
    }
  }
  return issues;
}

function countryIssues(bars: readonly Bar[]): Issue[] {
  const issues: Issue[] = [];
  const taken = new Map<string, string>();
  let everywhere = 0;
  bars.forEach((bar, index) => {
    if (!bar.geolocationEnabled) {
      everywhere += 1;
      if (everywhere > 1) {
        issues.push(
          at(
            'bars_without_geolocation',
            ['bars', index, 'geolocationEnabled'],
            'Only one progress bar can be for all other countries. Limit this one to some countries.',
          ),
        );
      }
      return;
    }
    const path: Path = ['bars', index, 'countryCodes'];
    if (bar.countryCodes.length === 0) {
      issues.push(at('countries_missing', path, 'Select at least one country for this progress bar.'));
    }
    const codes = new Set(bar.countryCodes.map((code) => code.toUpperCase()));
    const shared = [...codes].filter((code) => taken.has(code));
    if (shared.length > 0) {
      const sentences = shared.map((code) => `${countryName(code)} is already in bar "${taken.get(code)}".`);
      issues.push(at('countries_overlap', path, sentences.join(' ')));
    }
    for (const code of codes) if (!taken.has(code)) taken.set(code, bar.name);
  });
  return issues;
}

/** English name of a country (ISO 3166-1 alpha-2); other text unchanged. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  // Created on first use: it takes longer than the rest of the file.
  countryNames ??= new Intl.DisplayNames('en', { type: 'region' });
  return countryNames.of(code) ?? code;
}

let countryNames: Intl.DisplayNames | undefined;
