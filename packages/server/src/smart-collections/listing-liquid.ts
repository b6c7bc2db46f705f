import type { MirroredSwatch } from '@cartwright/core/catalogue/mirrored-product';
import { FILTER_NAMES, SORT_NAMES } from '@cartwright/core/collections/built-in';
import type { Facet, Listing, Paging } from '@cartwright/core/listing/listing';
import { inMajorUnits, SORT_BY } from '@cartwright/core/listing/listing-address';
import {
  LISTING_ANSWER_VERSION,
  type ListedFacet,
  type ListedImage,
  type ListedNumber,
  type ListedProduct,
  type ListedValue,
  type ListingAnswer,
  PRODUCTS_PER_PART,
} from '@cartwright/core/listing/listing-answer';

/** How the values of an option look. */
export type Swatches = ReadonlyMap<string, MirroredSwatch>;

/** The handles of products by their ids. */
export type Handles = ReadonlyMap<number, string>;

/**
 * A part of a listing as Liquid that the store renders to the JSON of a `ListingAnswer`: what products cost and are called in
 * the page's market is the store's to say. A product that the store doesn't find there is left out.
 */
export function listingLiquid(
  listing: Listing,
  part: number,
  handles: Handles,
  swatchesOf: (option: string) => Swatches,
): string {
  const products = listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell] : []));
  const from = (part - 1) * PRODUCTS_PER_PART;
  const shown = products.slice(from, from + PRODUCTS_PER_PART).flatMap(({ id, badge }) => {
    const handle = handles.get(id);
    return handle !== undefined && isPlain(handle) ? [productLiquid(id, handle, badge)] : [];
  });
  const head: Fields<Omit<ListingAnswer, 'products'>> = {
    version: String(LISTING_ANSWER_VERSION),
    total: String(listing.total),
    page: String(listing.page),
    pages: String(listing.pages),
    parts: String(Math.max(1, Math.ceil(products.length / PRODUCTS_PER_PART))),
    sort: jsonText(SORT_BY[listing.sort]),
    sorts: `[${listing.sorts
      .map(({ key, label }) =>
        jsonObject({ value: jsonText(SORT_BY[key]), label: ownText(label, SORT_NAMES[key]) }),
      )
      .join(',')}]`,
    paging: pagingLiquid(listing.paging),
    facets: part > 1 ? '[]' : `[${listing.facets.map((facet) => facetLiquid(facet, swatchesOf)).join(',')}]`,
  };
  return [
    '{% layout none %}',
    `{${fieldsOf(head)},"products":[`,
    "{%- assign separator = '' -%}",
    ...shown,
    ']}',
  ].join('\n');
}

/** What each field is in Liquid that renders to JSON. */
type Fields<Shape> = { readonly [Name in keyof Shape]: string };

function pagingLiquid({ type, loadMoreText, limit, limits }: Paging): string {
  const fields: Fields<Paging> = {
    type: jsonText(type),
    loadMoreText: jsonText(loadMoreText),
    limit: JSON.stringify(limit),
    limits: JSON.stringify(limits),
  };
  return jsonObject(fields);
}

function facetLiquid(facet: Facet, swatchesOf: (option: string) => Swatches): string {
  const { filter, param } = facet;
  const { type, label } = filter;
  const head: Fields<Pick<ListedFacet, 'type' | 'param' | 'label' | 'kind'>> = {
    type: jsonText(type),
    param: jsonText(param),
    label: ownText(label, FILTER_NAMES[type]),
    kind: jsonText(facet.kind),
  };
  if (facet.kind === 'range') {
    const write = type === 'price' ? amountLiquid : numberLiquid;
    const { least, most, from, to } = facet;
    return jsonObject({ ...head, least: write(least), most: write(most), from: write(from), to: write(to) });
  }
  const swatches = type === 'product-option' ? swatchesOf(filter.name) : null;
  const values = facet.values.map(({ value, count, chosen }) => {
    const fields: Fields<ListedValue> = {
      value: jsonText(value),
      count: String(count),
      chosen: String(chosen),
      swatch: swatchLiquid(swatches?.get(value)),
    };
    return jsonObject(fields);
  });
  return jsonObject({ ...head, values: `[${values.join(',')}]`, more: String(facet.more) });
}

function swatchLiquid(swatch: MirroredSwatch | undefined): string {
  if (!swatch) return 'null';
  return 'colour' in swatch
    ? jsonObject({ colour: jsonText(swatch.colour) })
    : jsonObject({ image: jsonText(swatch.image) });
}

/** Subunits, which the store writes in its own form. */
function amountLiquid(amount: number | null): string {
  if (amount === null) return 'null';
  const fields: Fields<ListedNumber> = {
    value: jsonText(inMajorUnits(amount)),
    text: `{{ ${amount} | money | strip_html | json }}`,
  };
  return jsonObject(fields);
}

function numberLiquid(number: number | null): string {
  if (number === null) return 'null';
  const fields: Fields<ListedNumber> = { value: jsonText(String(number)), text: jsonText(String(number)) };
  return jsonObject(fields);
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

/** What the merchant has left as it was is said in the page's language. */
function ownText(text: string, builtIn: string): string {
  return text === builtIn ? 'null' : jsonText(text);
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
