import { conflictOver } from '@cartwright/core/contract/conflict';
import { savedResultsPage, saveResultsPage } from '@cartwright/core/contract/results-page';
import { RESULTS_PAGE_ID } from '@cartwright/core/search/results-page';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SwitchCard } from '../../../editor-kit/layout/switch-card';
import { useView } from '../../../editor-kit/model/editor-context';
import { api } from '../../../shared/api/api';
import { ApiFailureError } from '../../../shared/api/api-failure';
import { toast, toastError } from '../../../shared/state/toasts';
import { searchSettingsQuery } from '../search-queries';
import { useResultsEditor } from './results-editor';
import { resultsPageQuery } from './results-page-query';

const ON = 'Shoppers see this page where your theme has the block “Search results”.';
const OFF = 'Shoppers see your theme’s own results. Suggestions stay on, and this page is kept.';
const SEARCH_OFF =
  'Search is off, so shoppers see your theme’s own results. You can turn it on under Settings.';

/** Switch of the results page: applied immediately, without a save. */
export function ResultsOnCard() {
  const queries = useQueryClient();
  const model = useResultsEditor();
  const isOn = useQuery(resultsPageQuery).data?.setting.enabled ?? true;
  const isSearchOff = useQuery(searchSettingsQuery).data?.enabled === false;
  const isSaving = useView(({ saving }) => saving);
  const { mutate, isPending } = useMutation({
    async mutationFn(enabled: boolean) {
      const first = await turn(enabled, model.document.get().revision);
      if (first.ok) {
        // Applies the new revision; edits are kept.
        const { revision } = first.response.data;
        model.applyRemote(
          (page) => page,
          () => revision,
        );
        return first.response.data;
      }
      // The page was saved meanwhile. Retries the switch; edits get their conflict later.
      const conflict = conflictOver(savedResultsPage).safeParse(first.details);
      const theirs = first.code === 'conflict' ? conflict.data?.saved : undefined;
      const last = theirs ? await turn(enabled, theirs.revision) : first;
      if (!last.ok) throw new ApiFailureError(last);
      return last.response.data;
    },
    onSuccess(saved) {
      queries.setQueryData(resultsPageQuery.queryKey, saved);
      toast(saved.setting.enabled ? 'The results page is on' : 'The results page is off');
    },
    onError: (_, enabled) =>
      toastError(`The results page wasn’t turned ${enabled ? 'on' : 'off'}. Please try again.`),
  });
  return (
    <SwitchCard
      title="Results page"
      label="Show search results on this page"
      help={!isOn ? OFF : isSearchOff ? SEARCH_OFF : ON}
      isOn={isOn}
      busy={isPending || isSaving}
      question={{
        title: 'Turn the results page off?',
        message:
          'Shoppers see your theme’s own search results immediately. Search fields go on suggesting. This page is kept, so you can turn it on again.',
      }}
      onTurn={(enabled, onSettled) => mutate(enabled, { onSettled })}
    />
  );
}

function turn(enabled: boolean, revision: number) {
  const body = { id: RESULTS_PAGE_ID, enabled, revision };
  return api.call(saveResultsPage, { params: { settingsId: RESULTS_PAGE_ID }, query: {}, body });
}
