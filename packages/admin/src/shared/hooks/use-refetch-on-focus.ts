import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetches on focus, for example after a visit to the theme editor. */
export function useRefetchOnFocus({ refetch }: Pick<UseQueryResult, 'refetch'>): void {
  useEffect(
    function readAgainOnFocus() {
      const onReturn = () => void (document.hidden || refetch({ cancelRefetch: false }));
      // In Shopify's admin our frame only gets the focus with a click.
      const returns = ['focus', 'visibilitychange'];
      for (const each of returns) addEventListener(each, onReturn);
      return () => {
        for (const each of returns) removeEventListener(each, onReturn);
      };
    },
    [refetch],
  );
}
