import { isSigned } from './signature';

/**
 * The parameters of a query that Shopify has signed; null where it has not. `query` is the raw text behind the question
 * mark. Signed is everything but `hmac`, sorted, as it was sent: what is decoded could be read in two ways. Source: Shopify,
 * "Verify the installation request".
 */
export function readSignedQuery(query: string, secrets: readonly string[]): URLSearchParams | null {
  const pairs = query.split('&');
  const signatures = pairs.filter((pair) => pair.startsWith('hmac='));
  const [signature, ...more] = signatures;
  if (signature === undefined || more.length > 0) return null;
  const signed = pairs.filter((pair) => pair !== signature).sort();
  return isSigned(signed.join('&'), signature.slice('hmac='.length), secrets, 'hex')
    ? new URLSearchParams(signed.join('&'))
    : null;
}
