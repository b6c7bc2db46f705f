import { readAuthInfo } from '@cartwright/core/contract/sign-in';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** Whether the app may work for the shop. While it may not, it is asked again whenever the merchant comes back. */
export const authInfoQuery = queryOptions({
  queryKey: ['auth-info'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readAuthInfo, { params: {}, query: {}, body: undefined, signal })),
  refetchOnWindowFocus: ({ state }) => (state.data?.needsOauthRefresh ? 'always' : false),
});

/**
 * Leads to Shopify, where the merchant grants what the app lacks, as the page's host leaves for it; null where it lacks
 * nothing, or nobody knows where.
 */
export function useUpdatePermissions(leaveFor: (url: string) => void): (() => void) | null {
  const { data: info } = useQuery(authInfoQuery);
  const url = info?.needsOauthRefresh ? info.authUrl : null;
  return url === null || url === undefined ? null : () => leaveFor(url);
}
