import { HAND_PICKED } from '../data-sources/built-in-sources';
import { builtInAt, sourceAt } from '../data-sources/source-at';
import { type Issue, issue, type Path } from '../editing/issue';
import { LIST_LIMITS, MAX_AMOUNT } from '../texts/limits';
import { blankIssues } from '../texts/text-issues';
import { textIssues } from '../texts/text-table';
import {
  type BundleSettings,
  isEmptyStep,
  MAX_BUNDLE_UNITS,
  type StepSettings,
  type TierSettings,
} from './bundle-settings';
import { BUNDLE_TEXTS, type BundleText } from './bundle-texts';
import { wholeIssue } from './whole-issue';

/** Maximum number of products at a step: a page requests that many at once. */
export const MAX_STEP_PRODUCTS = 20;

const MANY_GIFTS = 'A bundle gives one of each gift. Enter 1, or save the bundle unpublished.';

/** Validation issues of a bundle, and if it is published also those of publishing. Paths begin with `at`. */
export function bundleIssues(bundle: BundleSettings, at: Path): Issue[] {
  return [
    ...stepIssues(bundle, [...at, 'steps']),
    ...containerIssues(bundle, [...at, 'container']),
    ...discountIssues(bundle, [...at, 'discount']),
    ...textIssues<never>(BUNDLE_TEXTS, bundle.language, undefined as never, [...at, 'language']),
    ...placeholderIssues(bundle, [...at, 'language']),
    ...(bundle.isPublished ? publishedIssues(bundle, at) : []),
  ];
}

/** Issues of a bundle that shoppers couldn't buy yet, or would see empty. */
function publishedIssues({ steps, discount }: BundleSettings, at: Path): Issue[] {
  const empty = steps.flatMap((step, index) =>
    isEmptyStep(step)
      ? [
          issue(
            'empty_step',
            [...at, 'steps', index, 'products'],
            'Choose products before you publish the bundle.',
          ),
        ]
      : [],
  );
  const many = discount.tiers.flatMap(({ giftItems }, tier) =>
    giftItems.flatMap(({ quantity }, gift) => {
      const place = [...at, 'discount', 'tiers', tier, 'giftItems', gift, 'quantity'];
      return quantity !== null && quantity > 1 ? [issue('many_gifts', place, MANY_GIFTS)] : [];
    }),
  );
  const message = 'Nesting a bundle’s products under a parent isn’t available yet.';
  const nested =
    discount.parentVariantId === null
      ? []
      : [issue('nested', [...at, 'discount', 'parentVariantId'], message)];
  return [...empty, ...many, ...nested];
}

function stepIssues({ steps, discount }: BundleSettings, at: Path): Issue[] {
  if (steps.length === 0) return [issue('no_steps', at, 'Add at least one step.')];
  return [
    ...tooMany(steps, 'bundleSteps', at, 'steps'),
    ...steps.flatMap((step, index) => oneStepIssues(step, discount.tiers.length > 0, [...at, index])),
  ];
}

function oneStepIssues(step: StepSettings, isDiscounted: boolean, at: Path): Issue[] {
  return [
    ...blankIssues(step, { title: 'Title' }, at),
    ...sourceIssues(step, isDiscounted, [...at, 'endpoint']),
    ...tooMany(step.products, 'widgetProducts', [...at, 'products'], 'products'),
    ...wholeIssue(step.productLimit, 1, MAX_STEP_PRODUCTS, [...at, 'productLimit']),
    ...quantityIssues(step.quantityInputs, [...at, 'quantityInputs']),
  ];
}

function sourceIssues({ endpoint }: StepSettings, isDiscounted: boolean, at: Path): Issue[] {
  const place = sourceAt(endpoint);
  const problem = (message: string) => [issue('data_source', at, message)];
  if (place === null) return problem('Choose where the products come from.');
  if (place.source === 'collection' && place.collectionId === null) return problem('Choose a collection.');
  if (place.source === 'tag' && place.tag === null) return problem('Choose a tag.');
  const source = builtInAt(endpoint);
  if (source?.knownBy === 'store') return problem('Choose another source: bundles can’t show this one.');
  // Checkout knows a bundle's products only from the list published with its discount.
  if (isDiscounted && endpoint !== HAND_PICKED)
    return problem('Choose Hand-picked: discount tiers are for products that you choose yourself.');
  return [];
}

function quantityIssues(inputs: StepSettings['quantityInputs'], at: Path): Issue[] {
  const {
    enabled,
    maxQuantityPerProduct: ofProduct,
    maxQuantityPerStep: max,
    minQuantityPerStep: min,
  } = inputs;
  const ranges = [
    ...(enabled ? wholeIssue(ofProduct, 1, MAX_BUNDLE_UNITS, [...at, 'maxQuantityPerProduct']) : []),
    ...wholeIssue(max, 1, MAX_BUNDLE_UNITS, [...at, 'maxQuantityPerStep']),
    ...wholeIssue(min, 0, MAX_BUNDLE_UNITS, [...at, 'minQuantityPerStep']),
  ];
  if (ranges.length > 0 || max === null || min === null) return ranges;
  return [
    ...(enabled && ofProduct !== null && ofProduct > max
      ? [issue('order', [...at, 'maxQuantityPerProduct'], `Enter at most ${max}, the maximum of the step.`)]
      : []),
    ...(min > max
      ? [issue('order', [...at, 'minQuantityPerStep'], `Enter at most ${max}, the maximum of the step.`)]
      : []),
  ];
}

function containerIssues({ container, steps }: BundleSettings, at: Path): Issue[] {
  const { minValue, maxValue, enabledForceToMax } = container;
  if (steps.length === 0) return [];
  const ranges = [
    ...wholeIssue(minValue, 1, MAX_BUNDLE_UNITS, [...at, 'minValue']),
    ...wholeIssue(maxValue, 1, MAX_BUNDLE_UNITS, [...at, 'maxValue']),
  ];
  if (ranges.length > 0 || minValue === null || maxValue === null) return ranges;
  if (minValue > maxValue)
    return [issue('order', [...at, 'maxValue'], `Enter a maximum of at least ${minValue}.`)];
  const needed = sumOf(steps, ({ minQuantityPerStep }) => minQuantityPerStep);
  if (needed > maxValue) {
    const message = `Enter at least ${needed}: the steps need so many products together.`;
    return [issue('order', [...at, 'maxValue'], message)];
  }
  const possible = sumOf(steps, ({ maxQuantityPerStep }) => maxQuantityPerStep);
  const min = enabledForceToMax ? maxValue : minValue;
  if (possible >= min) return [];
  const message = `Enter at most ${possible}: the steps allow so many products together.`;
  return [issue('order', [...at, enabledForceToMax ? 'maxValue' : 'minValue'], message)];
}

function discountIssues({ discount, container }: BundleSettings, at: Path): Issue[] {
  const { tiers, requiredTarget, enabledLimitLineQuantityDiscount, maxQuantityPerLine } = discount;
  return [
    ...tooMany(tiers, 'bundleTiers', [...at, 'tiers'], 'tiers'),
    ...tiers.flatMap((tier, index) => {
      const path = [...at, 'tiers', index];
      return [
        ...requirementIssues(tier, requiredTarget, container.maxValue, path),
        ...valueIssues(tier, requiredTarget, [...path, 'discountValue']),
        ...ascendingIssues(tiers[index - 1], tier, requiredTarget, path),
        ...tooMany(tier.giftItems, 'bundleGifts', [...path, 'giftItems'], 'gifts'),
        ...tier.giftItems.flatMap(({ quantity }, gift) =>
          wholeIssue(quantity, 1, 10, [...path, 'giftItems', gift, 'quantity']),
        ),
      ];
    }),
    ...(enabledLimitLineQuantityDiscount
      ? wholeIssue(maxQuantityPerLine, 1, MAX_BUNDLE_UNITS, [...at, 'maxQuantityPerLine'])
      : []),
  ];
}

type Target = BundleSettings['discount']['requiredTarget'];

function requirementIssues(tier: TierSettings, target: Target, max: number | null, at: Path): Issue[] {
  if (target === 'quantity')
    return wholeIssue(tier.requiredQuantity, 1, max ?? MAX_BUNDLE_UNITS, [...at, 'requiredQuantity']);
  return isAmount(tier.requiredSubtotal)
    ? []
    : [issue('number', [...at, 'requiredSubtotal'], amountMessage('an amount', MAX_AMOUNT))];
}

function valueIssues({ discountType, discountValue }: TierSettings, target: Target, at: Path): Issue[] {
  if (discountType === 'fixed_price' && target !== 'quantity') {
    const message = 'A fixed price needs tiers that are based on the number of products.';
    return [issue('fixed_price', at, message)];
  }
  const max = discountType === 'percentage' ? 100 : MAX_AMOUNT;
  if (isAmount(discountValue, max)) return [];
  return [
    issue('number', at, amountMessage(discountType === 'percentage' ? 'a percentage' : 'an amount', max)),
  ];
}

/** Issues of tiers that don't require and give more than the one before, if the two are comparable. */
function ascendingIssues(
  before: TierSettings | undefined,
  tier: TierSettings,
  target: Target,
  at: Path,
): Issue[] {
  if (!before) return [];
  const field = target === 'quantity' ? 'requiredQuantity' : 'requiredSubtotal';
  const issues: Issue[] = [];
  if ((tier[field] ?? 0) <= (before[field] ?? 0)) {
    const message = `Enter more than ${before[field] ?? 0}, which the tier before needs.`;
    issues.push(issue('order', [...at, field], message));
  }
  if (tier.discountType === before.discountType && (tier.discountValue ?? 0) <= (before.discountValue ?? 0)) {
    const message = `Enter more than ${before.discountValue ?? 0}, the value of the tier before.`;
    issues.push(issue('order', [...at, 'discountValue'], message));
  }
  return issues;
}

/** Issues of unknown placeholders, which shoppers would read literally. */
function placeholderIssues({ language }: BundleSettings, at: Path): Issue[] {
  return (Object.keys(BUNDLE_TEXTS) as BundleText[]).flatMap((name) => {
    const rule = BUNDLE_TEXTS[name];
    const known: readonly string[] = 'placeholders' in rule ? rule.placeholders : [];
    const unknown = (language[name].match(/\{[^{}]*\}/g) ?? []).find((each) => !known.includes(each));
    if (unknown === undefined) return [];
    return [issue('placeholder', [...at, name], `Remove ${unknown}: nothing is put in its place here.`)];
  });
}

function tooMany(
  list: readonly unknown[],
  limit: 'bundleSteps' | 'bundleTiers' | 'bundleGifts' | 'widgetProducts',
  at: Path,
  noun: string,
): Issue[] {
  const max = LIST_LIMITS[limit];
  return list.length > max ? [issue('too_many', at, `Keep at most ${max} ${noun}.`)] : [];
}

function sumOf(
  steps: BundleSettings['steps'],
  of: (inputs: StepSettings['quantityInputs']) => number | null,
): number {
  return steps.reduce((sum, { quantityInputs }) => sum + (of(quantityInputs) ?? 0), 0);
}

/** Minimum of a cent: smaller numbers would be formatted with an exponent. */
const isAmount = (value: number | null, max = MAX_AMOUNT) => value !== null && value >= 0.01 && value <= max;

const amountMessage = (what: string, max: number) =>
  `Enter ${what} above 0, up to ${max.toLocaleString('en')}.`;
