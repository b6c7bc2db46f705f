/** In step with the API version of the documents that are sent there. */
const ADDRESS = '/api/2026-07/graphql.json';
const TIMEOUT = 20_000;

/**
 * Sends a document to the shop's Storefront API. `accessToken` is the shop's own, public by its nature; null for what needs
 * none. Rejects where no answer comes within 20 seconds; what the answer says is for the caller to read.
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
