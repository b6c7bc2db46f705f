import type { CartDocument } from '../cart/cart-document';
import { findComponent } from '../cart/components-of';
import { type Issue, issue, type Path } from '../editing/issue';
import { discountClasses } from '../rewards/discount-classes';
import { languageName } from '../texts/language-name';
import type { Offers } from './compile-offers';
import type { StorefrontCart } from './config';
import { CONFIG_BYTES, REWARDS_BYTES, STAMP_BYTES } from './names';
import { checkoutRewards } from './shown-variant';

/** Size of something when it is published, beside the bytes that there are for it. */
export interface SizeMeter {
  readonly bytes: number;
  readonly limit: number;
  /** What it is made of, the biggest first. They add up to `bytes`. */
  readonly parts: readonly SizePart[];
}

export interface SizePart {
  readonly name: string;
  readonly bytes: number;
  /** The component of the cart that it comes from. */
  readonly componentId?: string;
}

export interface PublishedSize {
  /** Every page of the store carries its carts. */
  readonly pages: SizeMeter;
  /** The discount function gets the rewards; null where they give nothing that needs one. */
  readonly checkout: SizeMeter | null;
}

/** A cart of the shop that stays in the store beside another. */
export interface CartBeside {
  readonly name: string;
  /** Of what is published of it, as JSON. */
  readonly bytes: number;
}

/** Version, revision and shop; the address for events is the longest of it. */
const SHOP_BYTES = 1_000;

/** Largest parts that a message names, and the share from which it names one. */
const MAX_NAMED = 3;
const NAMED_FROM = 8;

const VARIANTS = 'Variants of its test';

/** Size of a cart when it is published, beside the carts that stay in the store with it, and the shop's looks. */
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

/** Why a cart cannot be published for its size, with what takes most of it; `language`: in another language of the shop. */
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

/** Size of what widgets and bundles give, of what the function can read; each with the name of its widget. */
export function offersSize(offers: Offers, nameOf: (id: string) => string): SizeMeter {
  const { widgets = [], bundles = [], gifts = [] } = offers;
  const parts = [...widgets, ...bundles, ...gifts].map((offer) => ({
    // Gifts are called as their lines are.
    name: nameOf(offer.id.replace('widget ', '')),
    bytes: jsonBytes(offer),
  }));
  return meter(REWARDS_BYTES, jsonBytes(offers), parts, [{ name: 'Everything else', bytes: STAMP_BYTES }]);
}

/** Why the discounts of widgets and bundles cannot be published for their size, at `path` of the widget that is saved. */
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

/** Bytes as merchants read them: "12.3 kB". */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} kB`;
}

/** Bytes of a value as JSON in UTF-8. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** `rest` counts besides `own`, the bytes of which `parts` name some. */
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
