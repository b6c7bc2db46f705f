/** Same API version as the documents sent to it. */
const ADDRESS = '/api/2026-07/graphql.json';
const TIMEOUT = 20_000;

/**
 * Sends a document to the shop's Storefront API. `accessToken` is the shop's public one; null for tokenless access.
 * Rejects after 20 seconds without a response; the caller interprets the response.
 */
export function askStorefront(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  accessToken: string | null,
): Promise<Response> {
  return fetch(ADDRESS, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(accessToken !== null && { 'X-Shopify-Storefront-Access-Token': accessToken }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
}
