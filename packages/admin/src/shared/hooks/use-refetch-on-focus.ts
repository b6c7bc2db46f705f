import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks again whenever the merchant comes back to this window, for example from the theme editor. */
export function useRefetchOnFocus({ refetch }: Pick<UseQueryResult, 'refetch'>): void {
  useEffect(
    function readAgainOnFocus() {
      const onReturn = () => void (document.hidden || refetch({ cancelRefetch: false }));
      // In Shopify's admin the focus comes into our frame only with a click.
      const returns = ['focus', 'visibilitychange'];
      for (const each of returns) addEventListener(each, onReturn);
      return () => {
        for (const each of returns) removeEventListener(each, onReturn);
      };
    },
    [refetch],
  );
}
