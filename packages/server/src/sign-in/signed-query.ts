import { isSigned } from './signature';

/**
 * Parameters of a query signed by Shopify; null if the signature is invalid. `query` is the raw
 * query string. Everything but `hmac` is signed, sorted and undecoded, as decoding would be
 * ambiguous. Source: Shopify, "Verify the installation request".
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
