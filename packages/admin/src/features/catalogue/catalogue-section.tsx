import { type CatalogueState, syncCatalogue } from '@cartwright/core/contract/catalogue-state';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { Text } from '@cartwright/ui/admin/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import {
  DataCard,
  DataFoot,
  DataProgress,
  type DataState,
  dataTime,
} from '../../shared/components/data-card';
import { useTimezone } from '../../shared/hooks/use-timezone';
import { toastError } from '../../shared/state/toasts';
import { backlogText, comparisonText, contentText, progressText, syncPercent } from './catalogue-messages';
import { catalogueQuery } from './catalogue-query';

/** Card of the catalogue mirror: content, sync progress, and "Sync now". */
export function CatalogueSection() {
  return (
    <DataCard
      title="Catalog"
      description="A copy of your products and collections, for collection pages and search. It follows your changes in Shopify by itself."
      query={useQuery(catalogueQuery)}
      stateOf={stateOf}
    >
      {(catalogue) => <Catalogue catalogue={catalogue} />}
    </DataCard>
  );
}

const STATES = {
  never: { label: 'Not synced yet', tone: 'attention' },
  syncing: { label: 'Syncing', tone: 'info' },
  ready: { label: 'Up to date', tone: 'success' },
} as const;

function stateOf(catalogue: CatalogueState): DataState {
  const { state, problem } = catalogue;
  if (problem !== null) return { label: 'Needs attention', tone: 'warning' };
  return state === 'ready' && backlogText(catalogue) !== null
    ? { label: 'Updating', tone: 'info' }
    : STATES[state];
}

const NOTHING_YET = 'Your products and collections haven’t been read yet.';

function Catalogue({ catalogue }: { readonly catalogue: CatalogueState }) {
  const { sync, busy } = useSyncCatalogue();
  const timezone = useTimezone();
  const { state, lastSyncedAt, lastComparedAt, problem } = catalogue;
  const content = contentText(catalogue) ?? (state === 'never' ? NOTHING_YET : null);
  const facts = [content, backlogText(catalogue)].filter((fact) => fact !== null);
  const times = [
    lastSyncedAt && `Last synced ${dataTime(lastSyncedAt, timezone)}`,
    lastComparedAt &&
      `Last compared ${dataTime(lastComparedAt, timezone)}. ${comparisonText(catalogue) ?? ''}`,
  ].filter((time) => time !== null);
  return (
    <>
      {problem !== null && <Banner tone="warning">{problem}</Banner>}
      <Progress catalogue={catalogue} />
      {facts.map((fact) => (
        <Text as="p" key={fact}>
          {fact}
        </Text>
      ))}
      <DataFoot
        times={times}
        action={
          <Button onClick={sync} loading={busy} disabled={state === 'syncing' && problem === null}>
            Sync now
          </Button>
        }
      />
    </>
  );
}

function Progress({ catalogue: { state, sync } }: { readonly catalogue: CatalogueState }) {
  if (state !== 'syncing') return null;
  return sync ? (
    <DataProgress label={progressText(sync.progress)} percent={syncPercent(sync.progress)} />
  ) : (
    <DataProgress label="The sync starts in a moment." percent={0} />
  );
}

/** Mutation that starts a sync and shows its progress at once. */
function useSyncCatalogue(): { readonly sync: () => void; readonly busy: boolean } {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(syncCatalogue, { params: {}, query: {}, body: undefined }),
    onSuccess: async (result) => {
      if (result.ok) queries.setQueryData(catalogueQuery.queryKey, result.response);
      else toastError(result.message, 'Couldn’t start the sync');
      await queries.invalidateQueries({ queryKey: catalogueQuery.queryKey });
    },
  });
  return { sync: () => mutate(), busy: isPending };
}
