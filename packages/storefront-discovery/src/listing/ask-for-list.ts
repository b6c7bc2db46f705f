import type { ListedNumber, ListingResponse } from '@cartwright/core/listing/listing-response';
import { plainAmount } from '@cartwright/storefront-kit/listing/plain-amount';
import { readResponse } from './read-response';
import { withoutDuplicates } from './without-duplicates';

/**
 * Requests a list from our server: the first response (`begun` if already requested), and the further parts of a page
 * larger than a store's Liquid can find at once. Null if any part takes longer than `limit` milliseconds.
 */
export async function listAt(
  ask: (part: number) => Promise<Response | undefined>,
  limit: number,
  begun: Promise<Response | undefined> = ask(1),
): Promise<ListingResponse | null> {
  const first = await listIn(begun, limit);
  if (!first || first.parts === 1) return first;
  const further = Array.from({ length: first.parts - 1 }, (_, at) => listIn(ask(at + 2), limit));
  const parts = await Promise.all(further);
  const more = parts.flatMap((part) => part?.products ?? []);
  const products = withoutDuplicates([...first.products, ...more]);
  return parts.includes(null) ? null : { ...first, products };
}

/**
 * Parses our server's response; null for an error status, an invalid response, or a timeout of `limit` milliseconds.
 * Never rejects.
 */
async function listIn(
  pending: Promise<Response | undefined>,
  limit: number,
): Promise<ListingResponse | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), limit));
  const text = pending.then((response) => (response?.ok ? response.text() : null));
  const said = await Promise.race([text, late]).catch(() => null);
  return withPlainAmounts(said === null ? null : readResponse(said));
}

function withPlainAmounts(response: ListingResponse | null): ListingResponse | null {
  return (
    response && {
      ...response,
      facets: response.facets.map((facet) =>
        facet.kind === 'range'
          ? {
              ...facet,
              least: withPlainText(facet.least),
              most: withPlainText(facet.most),
              from: withPlainText(facet.from),
              to: withPlainText(facet.to),
            }
          : facet,
      ),
      products: response.products.map((product) => ({
        ...product,
        price: plainAmount(product.price),
        compareAtPrice: product.compareAtPrice === null ? null : plainAmount(product.compareAtPrice),
      })),
    }
  );
}

function withPlainText(number: ListedNumber | null): ListedNumber | null {
  return number && { ...number, text: plainAmount(number.text) };
}
