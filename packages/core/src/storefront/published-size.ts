import type { CartDocument } from '../cart/cart-document';
import { findComponent } from '../cart/components-of';
import { type Issue, issue, type Path } from '../editing/issue';
import { discountClasses } from '../rewards/discount-classes';
import { languageName } from '../texts/language-name';
import type { Offers } from './compile-offers';
import type { StorefrontCart } from './config';
import { CONFIG_BYTES, REWARDS_BYTES, STAMP_BYTES } from './names';
import { checkoutRewards } from './shown-variant';

/** Published size of something, with the limit. */
export interface SizeMeter {
  readonly bytes: number;
  readonly limit: number;
  /** Components of the size, largest first. They add up to `bytes`. */
  readonly parts: readonly SizePart[];
}

export interface SizePart {
  readonly name: string;
  readonly bytes: number;
  /** Component of the cart that it is of. */
  readonly componentId?: string;
}

export interface PublishedSize {
  /** Size on every page of the store, which includes its carts. */
  readonly pages: SizeMeter;
  /** Size of the rewards for the discount function; null without rewards that need it. */
  readonly checkout: SizeMeter | null;
}

/** Other cart of the shop in the store. */
export interface CartBeside {
  readonly name: string;
  /** Published bytes, as JSON. */
  readonly bytes: number;
}

/** Bytes of version, revision and shop, most of which are the URL for events. */
const SHOP_BYTES = 1_000;

/** Maximum number of parts that a message names, and the minimum share (in 1/n) of a named one. */
const MAX_NAMED = 3;
const NAMED_FROM = 8;

const VARIANTS = 'Variants of its test';

/** Published size of a cart, beside the other carts in the store, and the shop's look. */
export function publishedSize(
  document: CartDocument,
  compiled: StorefrontCart,
  beside: readonly CartBeside[],
  lookBytes = 0,
): PublishedSize {
  const looks = { name: 'Looks', bytes: lookBytes };
  const others = beside.map(({ name, bytes }) => ({ name: `The cart "${name}"`, bytes }));
  const shop = { name: 'Everything else', bytes: SHOP_BYTES + STAMP_BYTES };
  const rewards = checkoutRewards(compiled);
  return {
    pages: meter(CONFIG_BYTES, jsonBytes(compiled), partsOf(document, compiled), [...others, looks, shop]),
    checkout:
      discountClasses(rewards).length > 0
        ? meter(REWARDS_BYTES, jsonBytes(rewards), rewardParts(document, { ...compiled, rewards }), [
            { name: 'Everything else', bytes: STAMP_BYTES },
          ])
        : null,
  };
}

/**
 * Issues of a cart that exceeds the published size, with its largest parts; `language`: in another language of the
 * shop.
 */
export function sizeIssues({ pages, checkout }: PublishedSize, language: string | null = null): Issue[] {
  const inLanguage = language === null ? '' : ` in ${languageName(language)}`;
  return [
    ...(pages.bytes > pages.limit
      ? [tooLarge('pages', `Each page of your store${inLanguage} would load`, pages)]
      : []),
    ...(checkout && checkout.bytes > checkout.limit
      ? [tooLarge('checkout', 'To apply its rewards, checkout would have to read', checkout)]
      : []),
  ];
}

/** Size of offers, relative to what the function can read; each with the name of its widget. */
export function offersSize(offers: Offers, nameOf: (id: string) => string): SizeMeter {
  const { widgets = [], bundles = [], gifts = [] } = offers;
  const parts = [...widgets, ...bundles, ...gifts].map((offer) => ({
    // Gifts have the ids of their lines.
    name: nameOf(offer.id.replace('widget ', '')),
    bytes: jsonBytes(offer),
  }));
  return meter(REWARDS_BYTES, jsonBytes(offers), parts, [{ name: 'Everything else', bytes: STAMP_BYTES }]);
}

/** Issues of offers that exceed the published size, at `path` of the widget that is saved. */
export function offersSizeIssues({ bytes, limit, parts }: SizeMeter, path: Path): Issue[] {
  if (bytes <= limit) return [];
  const message = `To apply the discounts and gifts of your widgets and bundles, checkout would have to read ${kilobytes(bytes)}. Shopify’s limit is ${kilobytes(limit)}. Choose fewer products, or end another of these offers. Largest: ${largestOf(bytes, parts)}.`;
  return [issue('too_large', path, message)];
}

function largestOf(bytes: number, [first, ...rest]: readonly SizePart[]): string {
  const large = [first, ...rest.filter((part) => part.bytes * NAMED_FROM > bytes)].slice(0, MAX_NAMED);
  return large.flatMap((part) => (part ? `${part.name} (${kilobytes(part.bytes)})` : [])).join(', ');
}

function tooLarge(what: keyof PublishedSize, begin: string, { bytes, limit, parts }: SizeMeter): Issue {
  const message = `${begin} ${kilobytes(bytes)}. Shopify’s limit is ${kilobytes(limit)}. Largest: ${largestOf(bytes, parts)}.`;
  return issue('too_large', ['size', what], message, 'This cart is too large to publish');
}

/** Bytes for merchants: "12.3 kB". */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} kB`;
}

/** Size of a value as JSON in UTF-8 bytes. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** `rest` is added to `own`, whose largest parts are `parts`. */
function meter(limit: number, own: number, parts: readonly SizePart[], rest: readonly SizePart[]): SizeMeter {
  const named = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const more = rest.map((part, index) =>
    index === rest.length - 1 ? { ...part, bytes: part.bytes + own - named } : part,
  );
  const all = [...parts, ...more].filter(({ bytes }) => bytes > 0);
  return {
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    limit,
    parts: all.sort((one, other) => other.bytes - one.bytes),
  };
}

function partsOf(document: CartDocument, compiled: StorefrontCart): SizePart[] {
  const { components, products, rewards, template, test, volume } = compiled;
  const plain = products.map(({ metafields: _, ...product }) => product);
  return [
    ...components.map((component) => ({
      name: titleOf(document, component.id),
      componentId: component.id,
      bytes: jsonBytes(component) + (component.type === 'tiered_progress_bar' ? jsonBytes(rewards.bars) : 0),
    })),
    ...offerParts(rewards),
    ...(template ? [{ name: 'Custom template', bytes: jsonBytes(template) }] : []),
    ...(test ? [{ name: VARIANTS, bytes: jsonBytes(test) }] : []),
    ...(volume ? [{ name: 'Buy More Save More', bytes: jsonBytes(volume) + jsonBytes(rewards.volume) }] : []),
    ...(products.length > 0
      ? [
          { name: 'Products of gifts and cross-sells', bytes: jsonBytes(plain) },
          { name: 'Product metafields', bytes: jsonBytes(products) - jsonBytes(plain) },
        ]
      : []),
  ];
}

function offerParts({ widgets, bundles, gifts }: Offers): SizePart[] {
  return [
    ...(widgets ? [{ name: 'Discounts of widgets', bytes: jsonBytes(widgets) }] : []),
    ...(bundles ? [{ name: 'Discounts of bundles', bytes: jsonBytes(bundles) }] : []),
    ...(gifts ? [{ name: 'Gifts of widgets', bytes: jsonBytes(gifts) }] : []),
  ];
}

function rewardParts(
  document: CartDocument,
  { components, rewards }: Pick<StorefrontCart, 'components' | 'rewards'>,
): SizePart[] {
  const componentId = components.find(({ type }) => type === 'tiered_progress_bar')?.id;
  const own = componentId === undefined ? {} : { componentId };
  return [
    ...rewards.bars.flatMap((bar) => [
      ...bar.tiers.map((tier) => ({
        name: tierName(document, bar.id, tier.id),
        bytes: jsonBytes(tier),
        ...own,
      })),
      ...(bar.excluded.length > 0
        ? [{ name: 'Excluded products', bytes: jsonBytes(bar.excluded), ...own }]
        : []),
    ]),
    ...(rewards.volume ? [{ name: 'Buy More Save More', bytes: jsonBytes(rewards.volume) }] : []),
    ...offerParts(rewards),
    ...(rewards.variants ? [{ name: VARIANTS, bytes: jsonBytes(rewards.variants) }] : []),
  ];
}

function titleOf(document: CartDocument, componentId: string): string {
  return findComponent(document, componentId)?.title || 'A component';
}

function tierName(document: CartDocument, barId: string, tierId: string): string {
  const bars = document.components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars : [],
  );
  const bar = bars.find(({ id }) => id === barId);
  const tier = bar?.tiers.find(({ id }) => id === tierId);
  const label = tier?.tierLabel.trim() || 'A tier';
  return bars.length > 1 && bar ? `${bar.name}: ${label}` : label;
}
