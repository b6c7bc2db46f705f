import { readListingAddress } from '@cartwright/core/listing/listing-address';
import { VARIANT_PARAM } from '@cartwright/core/listing/listing-response';
import type { Hono } from 'hono';
import { failure } from '../http/api-failure';
import { listingProxyRoute } from '../listing/proxied-listing';
import type { ProxyOptions } from '../listing/proxy-route';
import { collectionListing, collectionOfHandle, collectionRules } from './collection-listing';

/** App proxy route of collection pages. */
export function collectionProxyRoute(app: Hono, options: ProxyOptions): void {
  listingProxyRoute(app, '/proxy/collections/:handle', options, async (page, context) => {
    const { store, index, params, shopper, now } = page;
    const collectionId = collectionOfHandle(index, context.req.param('handle') ?? '');
    if (collectionId === null) return failure('not_found', 'There is no such collection.');
    const { rules, variant } = await collectionRules(store, index, collectionId, {
      now,
      language: shopper.language,
      variant: params.get(VARIANT_PARAM),
    });
    const request = readListingAddress(params, rules.filters);
    const list = async () => {
      const listing = await collectionListing(store, index, { collectionId, rules, request, shopper, now });
      return { listing, searched: null, ratings: true, variant };
    };
    return { by: { rules, variant }, list };
  });
}
