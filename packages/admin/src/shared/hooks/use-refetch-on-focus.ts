import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks again whenever the merchant comes back to this window, for example from the theme editor. */
export function useRefetchOnFocus({ refetch }: Pick<UseQueryResult, 'refetch'>): void {
  useEffect(
    function readAgainOnFocus() {
      const onFocus = () => void refetch({ cancelRefetch: false });
      addEventListener('focus', onFocus);
      return () => removeEventListener('focus', onFocus);
    },
    [refetch],
  );
}
