import { readThemeEmbed, type ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { responseOf } from '../api/api-client';
import { useRefetchOnFocus } from './use-refetch-on-focus';

/** Status of the app embed in the theme; refetched on focus. */
export function useThemeEmbed(): UseQueryResult<ThemeEmbed> {
  const query = useQuery({
    queryKey: ['theme-embed'],
    queryFn: async ({ signal }) =>
      (await responseOf(api.call(readThemeEmbed, { params: {}, query: {}, body: undefined, signal })))
        .themeEmbed,
  });
  useRefetchOnFocus(query);
  return query;
}
