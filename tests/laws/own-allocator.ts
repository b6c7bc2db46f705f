import type { RewardLine } from '@cartwright/core/rewards/cart';
import type {
  DiscountedBundle,
  ProductScope,
  RewardsConfig,
  VolumeDiscount,
  WidgetDiscount,
} from '@cartwright/core/rewards/config';
import type { World } from '@cartwright/core/testing/arbitraries';

/**
 * Product discounts of bundles, volume discounts and widgets, said a second time: unit by unit, with whole numbers of its
 * own. It shares no code with the product and the store, so that all three can be wrong only in different ways.
 */
export function ownProductDiscounts({ config, cart, context }: World): Map<string, number> {
  const lines = [...cart.lines].sort(inOrder);
  const money: Money = {
    step: cart.currency === 'JPY' ? 100n : 1n,
    rate: cart.currency === context.shopCurrency ? '1' : (context.rate ?? '1'),
  };
  const offers = [
    ...(config.bundles ?? []).flatMap((bundle) => bundleShares(bundle, lines, money)),
    ...(config.volume ? volumeShares(config.volume, lines, money) : []),
    ...widgetShares(config, lines, money),
  ];
  const best = new Map<string, number>();
  for (const [key, amount] of offers) best.set(key, Math.max(best.get(key) ?? 0, amount));
  return best;
}

/** The key of a line, and what is taken off it. */
type Share = readonly [key: string, amount: number];

interface Money {
  /** The smallest amount, in subunits. */
  readonly step: bigint;
  /** Units of the cart's currency for one of the shop's. */
  readonly rate: string;
}

/** Whether a line is a gift of a tier, a widget or a bundle, earned or not. */
export const isGift = ({ properties }: RewardLine) =>
  ['tiered_progress_bar', 'widget_gift', 'bundle_gift'].includes(`${properties._source}`);

function inOrder(a: RewardLine, b: RewardLine): number {
  const text = ({ properties }: RewardLine) =>
    JSON.stringify([properties._widget, properties._bundle, properties._source]);
  return (
    a.variantId - b.variantId ||
    (a.sellingPlanId ?? 0) - (b.sellingPlanId ?? 0) ||
    a.linePrice - b.linePrice ||
    a.quantity - b.quantity ||
    (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0)
  );
}

/** A decimal as a fraction. */
function fraction(text: string): readonly [bigint, bigint] {
  const [whole = '0', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

/** A fraction, half up to the smallest amount. */
function rounded(above: bigint, below: bigint, { step }: Money): number {
  const unit = below * step;
  return Number(((2n * above + unit) / (2n * unit)) * step);
}

function percent(amount: number, value: string, money: Money): number {
  const [above, below] = fraction(value);
  return Math.min(amount, rounded(BigInt(amount) * above, below * 100n, money));
}

function inCart(major: string, money: Money): number {
  const [above, below] = fraction(major);
  const [rate, scale] = fraction(money.rate);
  return rounded(100n * above * rate, below * scale, money);
}

/** Parts of an amount in proportion to prices; the odd steps go where most of one is missing, then to the first. */
function shared(amount: number, prices: readonly number[], { step }: Money): number[] {
  const whole = BigInt(prices.reduce((sum, price) => sum + price, 0));
  if (whole === 0n) return prices.map(() => 0);
  const exact = prices.map((price) => BigInt(amount) * BigInt(price));
  const parts = exact.map((each) => (each / (whole * step)) * step);
  const odd = exact.map((each, at) => each - (parts[at] ?? 0n) * whole);
  let left = (BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n)) / step;
  const given = new Set<number>();
  while (left > 0n) {
    let next = -1;
    odd.forEach((each, at) => {
      if (!given.has(at) && (next < 0 || each > (odd[next] ?? 0n))) next = at;
    });
    if (next < 0) throw new Error('More is given than there is.');
    given.add(next);
    parts[next] = (parts[next] ?? 0n) + step;
    left -= 1n;
  }
  return parts.map(Number);
}

const covers = ({ productId, variantIds }: ProductScope, line: RewardLine) =>
  line.productId === productId && (variantIds.length === 0 || variantIds.includes(line.variantId));

/** One unit of a line that says that it is of a bundle. */
interface Unit {
  readonly line: RewardLine;
  readonly step: number;
  readonly price: number;
}

/** Lines of a bundle by the name of the instance. */
function instancesOf(bundle: DiscountedBundle, lines: readonly RewardLine[]): Map<string, RewardLine[]> {
  const instances = new Map<string, RewardLine[]>();
  for (const line of lines) {
    const [id, instance = '', ...rest] = `${line.properties._bundle ?? ''}`.split(':');
    const isMarked = line.properties._source === 'bundle_builder' && id === bundle.id && rest.length < 2;
    if (!isMarked || instance === '' || line.giftCard) continue;
    instances.set(instance, [...(instances.get(instance) ?? []), line]);
  }
  return instances;
}

function bundleShares(bundle: DiscountedBundle, lines: readonly RewardLine[], money: Money): Share[] {
  const { discount } = bundle;
  return [...instancesOf(bundle, lines).values()].flatMap((own) => {
    const parents = own.filter(({ variantId }) => variantId === discount.parentVariantId);
    const copies = Math.max(
      1,
      parents.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    const units = own
      .filter((line) => !parents.includes(line))
      .flatMap((line) => {
        const step = stepOf(bundle, line);
        const unit = { line, step: step ?? 0, price: line.linePrice / line.quantity };
        return step === null ? [] : Array.from({ length: line.quantity }, () => unit);
      });
    const counted = countedOf(bundle, inOneCopy(units, copies));
    if (counted === null) return [];
    const seen = new Map<string, number>();
    const discounted = counted.filter(({ line }) => {
      if (discount.excludedAddOnDiscountOnSub && line.sellingPlanId !== null) return false;
      const name = `${line.variantId} ${line.sellingPlanId}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return (
        !discount.enabledLimitLineQuantityDiscount || (seen.get(name) ?? 0) <= discount.maxQuantityPerLine
      );
    });
    const off = copies * offOneCopy(bundle, counted, discounted, money);
    // Of units that are alike the first lines have theirs first, of all copies.
    const room = new Map<string, number>();
    for (const unit of discounted) room.set(alike(unit), (room.get(alike(unit)) ?? 0) + copies);
    const prices = own.map((line) => {
      const [unit] = units.filter((each) => each.line === line);
      if (!unit) return 0;
      const count = Math.min(line.quantity, room.get(alike(unit)) ?? 0);
      room.set(alike(unit), (room.get(alike(unit)) ?? 0) - count);
      return count * unit.price;
    });
    return shared(off, prices, money).map((amount, at): Share => [own[at]?.key ?? '', amount]);
  });
}

const alike = ({ line, step, price }: Unit) => [step, line.variantId, line.sellingPlanId, price].join(' ');

function stepOf({ steps }: DiscountedBundle, line: RewardLine): number | null {
  const offers = steps.flatMap(({ products }, at) =>
    products.some((scope) => covers(scope, line)) ? at + 1 : [],
  );
  const named = Number(`${line.properties._bundle}`.split(':')[2]);
  return offers.includes(named) ? named : (offers[0] ?? null);
}

/** Of units that are alike those that go into every copy, in the order in which they stay: the dearest first. */
function inOneCopy(units: readonly Unit[], copies: number): Unit[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) groups.set(alike(unit), [...(groups.get(alike(unit)) ?? []), unit]);
  return [...groups.values()]
    .flatMap((group) => group.slice(0, Math.floor(group.length / copies)))
    .sort(dearestFirst);
}

/** Those that cost the same stand by variant, plan and step. */
const dearestFirst = (a: Unit, b: Unit) =>
  b.price - a.price ||
  a.line.variantId - b.line.variantId ||
  (a.line.sellingPlanId ?? 0) - (b.line.sellingPlanId ?? 0) ||
  a.step - b.step;

/** The units that stay within the limits, those that a step needs first; null where they are no bundle. */
function countedOf({ steps, container }: DiscountedBundle, units: readonly Unit[]): Unit[] | null {
  const taken: Unit[] = [];
  const inStep = (step: number) => taken.filter((unit) => unit.step === step);
  const take = (unit: Unit, at: number) => {
    const inputs = steps[unit.step - 1]?.quantityInputs;
    if (!inputs || picked.has(at)) return;
    const ofProduct = inStep(unit.step).filter(({ line }) => line.productId === unit.line.productId);
    const fits =
      taken.length < container.maxValue &&
      inStep(unit.step).length < inputs.maxQuantityPerStep &&
      ofProduct.length < (inputs.enabled ? inputs.maxQuantityPerProduct : 1);
    if (!fits) return;
    picked.add(at);
    taken.push(unit);
  };
  const picked = new Set<number>();
  steps.forEach(({ quantityInputs: { minQuantityPerStep: min } }, index) => {
    units.forEach((unit, at) => {
      if (unit.step === index + 1 && inStep(unit.step).length < min) take(unit, at);
    });
  });
  units.forEach(take);
  const isLacking = steps.some(
    ({ quantityInputs }, index) => inStep(index + 1).length < quantityInputs.minQuantityPerStep,
  );
  const min = container.enabledForceToMax ? container.maxValue : container.minValue;
  return isLacking || taken.length < min ? null : taken.sort(dearestFirst);
}

function offOneCopy(
  { discount }: DiscountedBundle,
  counted: readonly Unit[],
  discounted: readonly Unit[],
  money: Money,
): number {
  const total = (units: readonly Unit[]) => units.reduce((sum, { price }) => sum + price, 0);
  const isByUnits = discount.requiredTarget === 'quantity';
  const value = isByUnits ? counted.length : total(counted);
  let off = 0;
  let from = -1;
  for (const { requiredQuantity, requiredSubtotal, discountType, discountValue } of discount.tiers) {
    const needed = isByUnits ? requiredQuantity : inCart(requiredSubtotal, money);
    const isReached = discountType === 'fixed_price' ? isByUnits && value === needed : value >= needed;
    if (!isReached || needed <= from) continue;
    from = needed;
    if (discountType === 'percentage') off = percent(total(discounted), discountValue, money);
    else if (discountType === 'fixed_amount') off = inCart(discountValue, money);
    else off = Math.max(0, total(counted) - inCart(discountValue, money));
  }
  return Math.min(off, total(discounted));
}

function volumeShares(volume: VolumeDiscount, lines: readonly RewardLine[], money: Money): Share[] {
  const taken = new Set<string>();
  return volume.products.flatMap((scope) => {
    const own = lines.filter(
      (line) => !isGift(line) && !line.giftCard && !taken.has(line.key) && covers(scope, line),
    );
    const units = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const tier = volume.tiers
      .filter(({ quantity }) => units >= quantity)
      .sort((a, b) => b.quantity - a.quantity)[0];
    if (!tier) return [];
    const prices = own.map(({ linePrice }) => Number(linePrice));
    const whole = prices.reduce((sum, price) => sum + price, 0);
    const amounts =
      volume.kind === 'percentage'
        ? prices.map((price) => percent(price, tier.value, money))
        : shared(Math.min(whole, inCart(tier.value, money)), prices, money);
    return own.map((line, at): Share => {
      if ((amounts[at] ?? 0) > 0) taken.add(line.key);
      return [line.key, amounts[at] ?? 0];
    });
  });
}

function widgetShares({ widgets = [] }: RewardsConfig, lines: readonly RewardLine[], money: Money): Share[] {
  const left = new Map<string, number>();
  const unitPrice = ({ linePrice, quantity }: RewardLine) => linePrice / quantity;
  const offer = (line: RewardLine): WidgetDiscount | undefined =>
    widgets.find(
      ({ id, products, plan }) =>
        id === line.properties._widget &&
        products.some((scope) => covers(scope, line)) &&
        (plan === undefined || plan === (line.sellingPlanId !== null)),
    );
  return [...lines]
    .filter((line) => !isGift(line) && !line.giftCard)
    .sort((a, b) => unitPrice(b) - unitPrice(a))
    .flatMap((line): Share[] => {
      const widget = offer(line);
      if (!widget) return [];
      const name = `${widget.id} ${line.productId}`;
      const units = Math.min(line.quantity, left.get(name) ?? widget.maxUnits);
      left.set(name, (left.get(name) ?? widget.maxUnits) - units);
      const price = unitPrice(line);
      const off =
        widget.kind === 'percentage' ? percent(price, widget.value, money) : inCart(widget.value, money);
      return [[line.key, units * Math.min(price, off)]];
    });
}
