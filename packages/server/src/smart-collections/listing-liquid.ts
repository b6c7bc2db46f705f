import { answerOf, type PageListing, type Swatches } from '@cartwright/core/collections/answer-of';
import {
  type ListedImage,
  type ListedProduct,
  PRODUCTS_PER_PART,
} from '@cartwright/core/listing/listing-answer';

/** The handles of products by their ids. */
export type Handles = ReadonlyMap<number, string>;

/**
 * A part of a listing as Liquid that the store renders to the JSON of a `ListingAnswer`: what products cost and are called in
 * the page's market is the store's to say. A product that the store doesn't find there is left out.
 */
export function listingLiquid(
  page: PageListing,
  part: number,
  handles: Handles,
  swatchesOf: (option: string) => Swatches,
): string {
  const products = page.listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell] : []));
  const from = (part - 1) * PRODUCTS_PER_PART;
  const shown = products.slice(from, from + PRODUCTS_PER_PART).flatMap(({ id, badge }) => {
    const handle = handles.get(id);
    return handle !== undefined && isPlain(handle) ? [productLiquid(id, handle, badge)] : [];
  });
  const parts = Math.max(1, Math.ceil(products.length / PRODUCTS_PER_PART));
  const answer = answerOf(page, parts, { swatchesOf, amountText });
  const head = part > 1 ? { ...answer, facets: [], tiles: [] } : answer;
  return [
    '{% layout none %}',
    `{${jsonFields(head)},"products":[`,
    "{%- assign separator = '' -%}",
    ...shown,
    ']}',
  ].join('\n');
}

/** What each field is in Liquid that renders to JSON. */
type Fields<Shape> = { readonly [Name in keyof Shape]: string };

/** Liquid that the store renders to JSON. */
class Liquid {
  constructor(readonly code: string) {}
}

/** Subunits, which the store writes in its own form. */
function amountText(amount: number): Liquid {
  return new Liquid(`{{ ${amount} | money | strip_html | json }}`);
}

function productLiquid(id: number, handle: string, badge: string | null): string {
  const image: Fields<ListedImage> = {
    src: '{{ p.featured_image | image_url: width: 1200 | json }}',
    alt: '{{ p.featured_image.alt | default: p.title | json }}',
    width: '{{ p.featured_image.width | json }}',
    height: '{{ p.featured_image.height | json }}',
  };
  const product: Fields<ListedProduct> = {
    id: String(id),
    title: '{{ p.title | json }}',
    url: '{{ p.url | json }}',
    image: `{% if p.featured_image %}${jsonObject(image)}{% else %}null{% endif %}`,
    price: '{{ p.price_min | money | strip_html | json }}',
    priceVaries: '{% if p.price_varies %}true{% else %}false{% endif %}',
    compareAtPrice:
      '{% if p.compare_at_price > p.price_min %}{{ p.compare_at_price | money | strip_html | json }}{% else %}null{% endif %}',
    available: '{% if p.available %}true{% else %}false{% endif %}',
    variantId:
      '{% if p.variants.size == 1 and p.requires_selling_plan == false %}{{ p.variants.first.id }}{% else %}null{% endif %}',
    badge: badge === null ? 'null' : jsonText(badge),
  };
  return [
    `{%- assign p = all_products['${handle}'] -%}`,
    `{%- if p.id == ${id} -%}{{ separator }}${jsonObject(product)}{%- assign separator = ',' -%}{%- endif -%}`,
  ].join('\n');
}

const jsonObject = (fields: object) => `{${fieldsOf(fields)}}`;

function fieldsOf(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `"${name}":${value}`)
    .join(',');
}

/** A value as JSON in which the only Liquid is ours. */
function jsonOf(value: unknown): string {
  if (value instanceof Liquid) return value.code;
  if (typeof value === 'string') return jsonText(value);
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(',')}]`;
  return typeof value === 'object' && value !== null ? `{${jsonFields(value)}}` : JSON.stringify(value);
}

function jsonFields(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `"${name}":${jsonOf(value)}`)
    .join(',');
}

/** A text as JSON in which Liquid finds nothing of its own: it may be a merchant's. */
function jsonText(text: string): string {
  return JSON.stringify(text).replace(
    /[{}%<>&'\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Whether a handle can stand between quotes in Liquid. Shopify makes them of letters, digits and hyphens. */
function isPlain(handle: string): boolean {
  return /^[\p{L}\p{M}\p{N}_.-]{1,255}$/u.test(handle);
}
