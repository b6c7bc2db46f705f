import { PRODUCTS_PER_PART } from '@cartwright/core/listing/listing-response';
import {
  type PageListing,
  type ResponseHead,
  responseOf,
  type Swatches,
} from '@cartwright/core/listing/settings/response-of';
import { followsLanguage } from '@cartwright/core/urls/follows-language';
import { CARD_MEDIA } from './card-media-liquid';
import { jsonFields, jsonText, Liquid } from './liquid-json';
import { type Handles, listedProducts } from './listed-products';

/**
 * A part of a listing as Liquid that the store renders to the JSON of a `ListingResponse`: what products cost and are called in
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
  const shown = products.slice(from, from + PRODUCTS_PER_PART);
  const parts = Math.max(1, Math.ceil(products.length / PRODUCTS_PER_PART));
  const response = responseOf(page, parts, { swatchesOf, amountText });
  const head = part > 1 ? { ...response, facets: [], tiles: [] } : withLinks(response);
  return [
    '{% layout none %}',
    `{${jsonFields(head)},"products":${listedProducts(shown, handles, page.ratings, () => CARD_MEDIA)}}`,
  ].join('\n');
}

/** Subunits, which the store writes in its own form. */
function amountText(amount: number): Liquid {
  return new Liquid(`{{ ${amount} | money | strip_html | json }}`);
}

/** Where merchants lead shoppers: addresses of the store are in the page's language. */
function withLinks(response: ResponseHead<Liquid>) {
  const { searched, tiles } = response;
  return {
    ...response,
    searched: searched && { ...searched, redirect: linkOf(searched.redirect ?? null) },
    tiles: tiles.map((tile) => ({ ...tile, link: linkOf(tile.link) })),
  };
}

/** Root of the page's language, with a slash at its end. */
const ROOT = "{{ routes.root_url | append: '/' | replace: '//', '/' }}";

function linkOf(link: string | null): Liquid | string | null {
  if (link === null || !followsLanguage(link)) return link;
  return new Liquid(`"${ROOT}${jsonText(link.slice(1)).slice(1)}`);
}
