import { readThemeEmbed, type ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { responseOf } from '../api/api-client';
import { useRefetchOnFocus } from './use-refetch-on-focus';

/** Whether the theme shows the cart. It is read again whenever the merchant comes back, for example from the theme editor. */
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
