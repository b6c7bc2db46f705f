import type { ListingAnswer } from '@cartwright/core/listing/listing-answer';
import { plainAmount } from './plain-amount';
import { readAnswer } from './read-answer';

/**
 * What an answer of our server lists; null for a refusal, for what is no answer of ours, and for none within `limit`
 * milliseconds. Never rejects.
 */
export async function listIn(
  asked: Promise<Response | undefined>,
  limit: number,
): Promise<ListingAnswer | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), limit));
  const text = asked.then((response) => (response?.ok ? response.text() : null));
  const said = await Promise.race([text, late]).catch(() => null);
  return withPlainAmounts(said === null ? null : readAnswer(said));
}

function withPlainAmounts(answer: ListingAnswer | null): ListingAnswer | null {
  return (
    answer && {
      ...answer,
      products: answer.products.map((product) => ({
        ...product,
        price: plainAmount(product.price),
        compareAtPrice: product.compareAtPrice === null ? null : plainAmount(product.compareAtPrice),
      })),
    }
  );
}
