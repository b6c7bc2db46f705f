import { readAuthInfo } from '@cartwright/core/contract/sign-in';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api';
import { responseOf } from './api-client';

/** Whether the app has access to the shop. While it doesn't, refetched on focus. */
export const authInfoQuery = queryOptions({
  queryKey: ['auth-info'],
  queryFn: ({ signal }) =>
    responseOf(api.call(readAuthInfo, { params: {}, query: {}, body: undefined, signal })),
  refetchOnWindowFocus: ({ state }) => (state.data?.needsOauthRefresh ? 'always' : false),
});

/**
 * Opens Shopify's page to grant missing scopes, by the host; null if none is missing, or if
 * unknown.
 */
export function useUpdatePermissions(navigateAway: (url: string) => void): (() => void) | null {
  const { data: info } = useQuery(authInfoQuery);
  const url = info?.needsOauthRefresh ? info.authUrl : null;
  return url === null || url === undefined ? null : () => navigateAway(url);
}
