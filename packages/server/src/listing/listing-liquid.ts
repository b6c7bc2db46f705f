import { PRODUCTS_PER_CHUNK } from '@cartwright/core/listing/listing-response';
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
 * Chunk of a listing as Liquid that the store renders to the JSON of a `ListingResponse`, since prices and titles
 * depend on the page's market. Products that the market doesn't sell are left out.
 */
export function listingLiquid(
  page: PageListing,
  part: number,
  handles: Handles,
  swatchesOf: (option: string) => Swatches,
): string {
  const products = page.listing.cells.flatMap((cell) => (cell.kind === 'product' ? [cell] : []));
  const from = (part - 1) * PRODUCTS_PER_CHUNK;
  const shown = products.slice(from, from + PRODUCTS_PER_CHUNK);
  const parts = Math.max(1, Math.ceil(products.length / PRODUCTS_PER_CHUNK));
  const response = responseOf(page, parts, { swatchesOf, amountText });
  const head = part > 1 ? { ...response, facets: [], tiles: [] } : withLinks(response);
  return [
    '{% layout none %}',
    `{${jsonFields(head)},"products":${listedProducts(shown, handles, page.ratings, () => CARD_MEDIA)}}`,
  ].join('\n');
}

/** Amount in subunits, which the store formats. */
function amountText(amount: number): Liquid {
  return new Liquid(`{{ ${amount} | money | strip_html | json }}`);
}

/** Adds the links that merchants have set, as URLs in the page's language. */
function withLinks(response: ResponseHead<Liquid>) {
  const { searched, tiles } = response;
  return {
    ...response,
    searched: searched && { ...searched, redirect: linkOf(searched.redirect ?? null) },
    tiles: tiles.map((tile) => ({ ...tile, link: linkOf(tile.link) })),
  };
}

/** Root URL of the page's language, with a trailing slash. */
const ROOT = "{{ routes.root_url | append: '/' | replace: '//', '/' }}";

function linkOf(link: string | null): Liquid | string | null {
  if (link === null || !followsLanguage(link)) return link;
  return new Liquid(`"${ROOT}${jsonText(link.slice(1)).slice(1)}`);
}
