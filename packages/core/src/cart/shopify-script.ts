import type { Bar, Tier } from '../components/tiered-progress-bar/schema';
import { majorToSubunits } from '../money/decimal';
import { type BuyMoreSaveMore, validateBuyMoreSaveMore } from './buy-more-save-more';

/**
 * Ruby of a bar for Shopify's Script Editor, as carts had it before functions: for export only, since Shopify has
 * removed scripts. One script for lines (gifts and discounts) and one for shipping, in one text. Null if a tier
 * has no minimum or reward.
 */
export function scriptOfBar(bar: Bar): string | null {
  const tiers = bar.tiers.filter(({ type }) => type !== 'decorative');
  const written = tiers.map((tier) =>
    tier.type === 'shipping' ? shippingTier(tier, bar) : lineTier(tier, bar),
  );
  if (written.length === 0 || written.includes(null)) return null;
  const of = (type: 'lines' | 'shipping') =>
    written.filter((_, index) => (tiers[index]?.type === 'shipping') === (type === 'shipping'));
  return [
    ...script('Line items', bar.name, of('lines')),
    ...script('Shipping', bar.name, of('shipping')),
  ].join('\n');
}

/** Ruby of the volume discount, as `scriptOfBar`. Null while it is invalid. */
export function scriptOfVolumeDiscount(volume: BuyMoreSaveMore): string | null {
  if (validateBuyMoreSaveMore(volume).length > 0) return null;
  const products = volume.discountProducts.map(({ product_id: id }) => id);
  const tiers = volume.tiers.map(({ quantity, discount }) => `[${quantity}, ${discount}]`);
  const off =
    volume.discountType === 'percentage'
      ? 'line.line_price * (tier[1] / 100.0)'
      : '[Money.new(cents: (tier[1] * 100).round) * line.quantity * (1.0 / units), line.line_price].min';
  const body = `lines = Input.cart.line_items.select { |line| [${products.join(', ')}].include?(line.variant.product.id) }
lines.group_by { |line| line.variant.product.id }.each_value do |group|
  units = group.map(&:quantity).reduce(0, :+)
  tier = [${tiers.join(', ')}].select { |quantity, _| units >= quantity }.last
  next unless tier
  group.each { |line| line.change_line_price(line.line_price - ${off}, message: ${quoted(volume.language.bmsmDiscountSuccess)}) }
end`;
  return script('Line items', 'Buy More Save More', [body]).join('\n');
}

function script(kind: 'Line items' | 'Shipping', name: string, parts: readonly (string | null)[]): string[] {
  if (parts.length === 0) return [];
  const title = `${kind}: ${name}`.replace(/\s+/g, ' ');
  return [
    `# ${title}. For records: Shopify no longer runs scripts.`,
    ...parts.map(String),
    kind === 'Shipping' ? 'Output.shipping_rates = Input.shipping_rates' : 'Output.cart = Input.cart',
    '',
  ];
}

/** Ruby condition for an earned tier; null without a minimum. */
function earned({ minimum }: Tier, { basis, excludedProducts }: Bar): string | null {
  const min = minimum === null ? null : basis === 'quantity' ? minimum : majorToSubunits(minimum);
  if (min === null) return null;
  const excluded = excludedProducts.map(({ product_id: id }) => id).join(', ');
  const lines = `Input.cart.line_items.reject { |line| [${excluded}].include?(line.variant.product.id) || line.properties['_tier'] }`;
  return basis === 'quantity'
    ? `${lines}.map(&:quantity).reduce(0, :+) >= ${min}`
    : `${lines}.map(&:line_price).reduce(Money.zero, :+) >= Money.new(cents: ${min})`;
}

function shippingTier(tier: Tier, bar: Bar): string | null {
  const condition = earned(tier, bar);
  if (condition === null) return null;
  return `if ${condition}
  Input.shipping_rates.each { |rate| rate.apply_discount(rate.price, message: ${quoted(tier.discountMessage)}) }
end`;
}

function lineTier(tier: Tier, bar: Bar): string | null {
  const condition = earned(tier, bar);
  const gives = tier.type === 'product' ? gifts(tier) : orderDiscount(tier);
  return condition === null || gives === null ? null : `if ${condition}\n${gives}\nend`;
}

function gifts({ id, products, discountMessage }: Tier): string | null {
  if (products.length === 0) return null;
  const ids = products.map(({ product_id: product }) => product).join(', ');
  return `  Input.cart.line_items.each do |line|
    next unless line.properties['_tier'] == ${quoted(id)} && [${ids}].include?(line.variant.product.id)
    free = line.quantity > 1 ? line.split(take: 1) : line
    Input.cart.line_items << free unless free.equal?(line)
    free.change_line_price(Money.zero, message: ${quoted(discountMessage)})
  end`;
}

function orderDiscount({
  discountType,
  discountAmountFromTotal: value,
  orderDiscountMessage,
}: Tier): string | null {
  if (value === null) return null;
  const share =
    discountType === 'percentage'
      ? `line.line_price * (${value} / 100.0)`
      : `line.line_price * ([${majorToSubunits(value)}.0 / Input.cart.subtotal_price.cents, 1.0].min)`;
  return `  Input.cart.line_items.each do |line|
    line.change_line_price(line.line_price - ${share}, message: ${quoted(orderDiscountMessage)})
  end`;
}

/** Ruby string literal without interpolation. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, (letter) => `\\${letter}`)}'`;
}
