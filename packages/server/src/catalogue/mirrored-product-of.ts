import {
  MAX_DESCRIPTION_LENGTH,
  type MirroredOption,
  type MirroredProduct,
  type MirroredRating,
  type MirroredTranslation,
  type MirroredVariant,
} from '@cartwright/core/catalogue/mirrored-product';
import type { z } from 'zod';
import type { MirrorScope } from '../db/schema';
import {
  type ExportedProduct,
  type ExportedVariant,
  metafieldValue,
  pricing,
  translations,
} from '../shopify/documents/catalogue-products';
import { fromGid } from '../shopify/gid';
import { subunitsOf } from '../shopify/subunits-of';
import { cutText, plainText } from './plain-text';
import { publicationsOf } from './requested-fields';

/**
 * Mirrored product of Shopify's response, queried with the same scope. Throws if requested fields
 * are missing.
 */
export function mirroredProductOf(
  node: ExportedProduct,
  variants: readonly ExportedVariant[],
  scope: MirrorScope,
): MirroredProduct {
  const image = node.featuredMedia?.preview?.image ?? null;
  return {
    id: fromGid(node.id),
    handle: node.handle,
    title: node.title,
    description: cutText(node.description, MAX_DESCRIPTION_LENGTH),
    vendor: node.vendor,
    productType: node.productType,
    tags: node.tags,
    status: STATUS[node.status],
    isGiftCard: node.isGiftCard,
    requiresSellingPlan: node.requiresSellingPlan,
    options: node.options.map(optionOf),
    variants: variants.map((variant) => variantOf(variant, node.options, scope)),
    image: image && { url: image.url, alt: image.altText, width: image.width, height: image.height },
    createdAt: instantText(node.createdAt),
    publishedAt: node.publishedAt && instantText(node.publishedAt),
    publishedIn: scope.places.flatMap(({ priceCountry }) =>
      node[`published_${priceCountry}`] === true ? [priceCountry] : [],
    ),
    rating: ratingOf(node),
    metafields: scope.metafields.flatMap((name, at) => metafieldOf(name, node[`m${at}`])),
    translations: translationsOf(node, scope.languages),
  };
}

const STATUS = { ACTIVE: 'active', ARCHIVED: 'archived', DRAFT: 'draft', UNLISTED: 'unlisted' } as const;

/** Normalised to UTC. */
function instantText(text: string): string {
  return new Date(text).toISOString();
}

type ExportedOption = ExportedProduct['options'][number];

function optionOf({ name, optionValues }: ExportedOption): MirroredOption {
  return {
    name,
    values: optionValues.map(({ name: value, swatch }) => {
      const image = swatch?.image?.preview?.image?.url;
      if (swatch?.color) return { name: value, swatch: { colour: swatch.color.toLowerCase() } };
      return { name: value, swatch: image === undefined ? null : { image } };
    }),
  };
}

function variantOf(
  variant: ExportedVariant,
  options: readonly ExportedOption[],
  { places }: MirrorScope,
): MirroredVariant {
  return {
    id: fromGid(variant.id),
    title: variant.title,
    sku: variant.sku || null,
    barcode: variant.barcode || null,
    optionValues: options.map(({ name, optionValues }) => {
      const chosen = variant.selectedOptions.find((each) => each.name === name)?.value;
      const at = optionValues.findIndex((each) => each.name === chosen);
      if (at === -1) throw new Error(`${variant.id} has no known value of the option ${name}.`);
      return at;
    }),
    available: variant.availableForSale,
    inventory: variant.inventoryItem.tracked ? variant.inventoryQuantity : null,
    inventoryItemId: fromGid(variant.inventoryItem.id),
    image: variant.image?.url ?? null,
    price: subunitsOf(variant.price),
    compareAtPrice: variant.compareAtPrice === null ? null : subunitsOf(variant.compareAtPrice),
    prices: pricesOf(variant, places),
    ...quantityRuleOf(variant),
  };
}

/** Quantity rule; omitted if unrestricted. */
function quantityRuleOf({ rules }: ExportedVariant): Pick<MirroredVariant, 'quantityRule'> {
  const { minimum: min, maximum: max, increment } = rules.quantityRule;
  return min > 1 || max !== null || increment > 1 ? { quantityRule: { min, max, increment } } : {};
}

/** A variant in none of a market's publications isn't sold there, whatever its price. */
function pricesOf(variant: ExportedVariant, places: MirrorScope['places']): MirroredVariant['prices'] {
  const all = publicationsOf(places);
  const sold = places.filter(
    ({ publications }) =>
      publications.length === 0 || publications.some((id) => variant[`p${all.indexOf(id)}`] === true),
  );
  return Object.fromEntries(
    sold.map(({ priceCountry }) => {
      const { price, compareAtPrice } = pricing.parse(variant[`price_${priceCountry}`]);
      const compareAt = compareAtPrice && subunitsOf(compareAtPrice.amount);
      return [priceCountry, { amount: subunitsOf(price.amount), compareAt, currency: price.currencyCode }];
    }),
  );
}

function metafieldOf(name: string, value: unknown): MirroredProduct['metafields'] {
  const found = metafieldValue.parse(value ?? null);
  const dot = name.lastIndexOf('.');
  return found ? [{ namespace: name.slice(0, dot), key: name.slice(dot + 1), ...found }] : [];
}

/** Ratings are written by apps: invalid ones are ignored. */
function ratingOf({ rating, ratingCount }: ExportedProduct): MirroredRating | null {
  const stars: Record<string, unknown> = Object(jsonOf(rating?.value));
  const [value, scaleMax] = [Number(stars.value), Number(stars.scale_max)];
  const count = Number(ratingCount?.value);
  const isRating = value >= 0 && scaleMax > 0 && value <= scaleMax && Number.isSafeInteger(count);
  return isRating && count > 0 ? { value, count, scaleMax } : null;
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function translationsOf(
  node: ExportedProduct,
  languages: readonly string[],
): MirroredProduct['translations'] {
  return Object.fromEntries(
    languages.flatMap((language, at) => {
      const translation = translationOf(node, `t${at}`);
      return Object.keys(translation).length === 0 ? [] : [[language, translation] as const];
    }),
  );
}

function translationOf(node: ExportedProduct, field: string): MirroredTranslation {
  const texts = textsOf(node[field]);
  const [title, description, productType] = ['title', 'body_html', 'product_type'].map((key) =>
    texts.get(key),
  );
  const options = node.options.map((option) => ({
    name: textsOf(option[field]).get('name') ?? null,
    values: option.optionValues.map((value) => textsOf(value[field]).get('name') ?? null),
  }));
  const isAny = options.some(({ name, values }) => name !== null || values.some((value) => value !== null));
  return {
    ...(title && { title }),
    ...(description && { description: cutText(plainText(description), MAX_DESCRIPTION_LENGTH) }),
    ...(productType && { productType }),
    ...(isAny && { options }),
  };
}

function textsOf(value: unknown): ReadonlyMap<string, string | null> {
  const texts: z.infer<typeof translations> = translations.parse(value);
  return new Map(texts.map((text) => [text.key, text.value]));
}
