import { readThemeEmbed, type ThemeEmbed } from '@cartwright/core/contract/theme-embed';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../shared/api';
import { answerOf } from '../../shared/api-client';

/** Whether the theme shows the cart. It is read again whenever the merchant comes back, for example from the theme editor. */
export function useThemeEmbed(): UseQueryResult<ThemeEmbed> {
  const query = useQuery({
    queryKey: ['theme-embed'],
    queryFn: async ({ signal }) =>
      (await answerOf(api.call(readThemeEmbed, { params: {}, query: {}, body: undefined, signal })))
        .themeEmbed,
  });
  const { refetch } = query;
  useEffect(
    function readAgainOnFocus() {
      const onFocus = () => void refetch({ cancelRefetch: false });
      addEventListener('focus', onFocus);
      return () => removeEventListener('focus', onFocus);
    },
    [refetch],
  );
  return query;
}
