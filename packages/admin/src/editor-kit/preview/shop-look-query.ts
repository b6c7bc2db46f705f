import { queryOptions } from '@tanstack/react-query';

/**
 * What the shop's surfaces wear, for the preview; null for nothing. The rules of looks are a file of their own, which comes
 * while the frame is being loaded.
 */
export const shopLookQuery = queryOptions({
  queryKey: ['looks', 'worn'],
  queryFn: async ({ signal }) => (await import('./worn-look')).wornLook(signal),
  refetchOnMount: 'always',
});
