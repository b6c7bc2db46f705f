import { enableSearch } from '@cartwright/core/contract/search';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SwitchCard } from '../../editor-kit/layout/switch-card';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { toast, toastError } from '../../shared/state/toasts';
import { searchSettingsQuery } from './search-queries';

/** Switch of search: applied immediately, without a save. */
export function SearchOnCard() {
  const queries = useQueryClient();
  const isOn = useQuery(searchSettingsQuery).data?.enabled ?? true;
  const { mutate, isPending } = useMutation({
    mutationFn: (enabled: boolean) =>
      responseOf(api.call(enableSearch, { params: {}, query: {}, body: { enabled } })),
    onSuccess({ enabled }) {
      queries.setQueryData(searchSettingsQuery.queryKey, (before) => before && { ...before, enabled });
      toast(enabled ? 'Search is on' : 'Search is off');
    },
    onError: (_, enabled) => toastError(`Search wasn’t turned ${enabled ? 'on' : 'off'}. Please try again.`),
  });
  return (
    <SwitchCard
      title="Smart Search"
      label="Show Cartwright’s search results"
      help={
        isOn
          ? 'Shoppers see them where your theme has the “Search results” block, and Cartwright’s suggestions as they type.'
          : 'Shoppers see your theme’s own results and Shopify’s suggestions. Your settings are kept.'
      }
      isOn={isOn}
      busy={isPending}
      question={{
        title: 'Turn search off?',
        message:
          'Shoppers see your theme’s own search results and Shopify’s suggestions immediately. Your settings are kept, so you can turn search on again.',
      }}
      onTurn={(enabled, onSettled) => mutate(enabled, { onSettled })}
    />
  );
}
