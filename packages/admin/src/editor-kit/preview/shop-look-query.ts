import { queryOptions } from '@tanstack/react-query';

/**
 * Look of the shop's surfaces, for the preview; null for none. The rules of looks are a file of their own, which comes
 * while the frame is being loaded.
 */
export const shopLookQuery = queryOptions({
  queryKey: ['looks', 'worn'],
  queryFn: async ({ signal }) => (await import('./applied-look')).appliedLook(signal),
  refetchOnMount: 'always',
});
