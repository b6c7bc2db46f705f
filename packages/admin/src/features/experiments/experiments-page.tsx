import { EXPERIMENTS_PER_PAGE } from '@cartwright/core/contract/experiments';
import type { ExperimentContext } from '@cartwright/core/experiments/document/experiment-context';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentListPage } from '../../editor-kit/list/document-list-page';
import type { ListChoices } from '../../editor-kit/list/list-choices';
import { useListPlace } from '../../editor-kit/list/use-list-place';
import { lazyDialog } from '../../shared/components/lazy-dialog';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { experimentsQuery } from './experiment-editing';
import { CONTEXTS, OFFERED_CONTEXTS } from './experiment-messages';
import { ExperimentRow } from './experiment-row';

const CreateExperiment = lazyDialog(
  async () => (await import('./create-experiment-modal')).CreateExperimentModal,
);

const CHOICES: ListChoices<ExperimentContext, 'newest', typeof EXPERIMENTS_PER_PAGE> = {
  name: 'Tests',
  noun: { one: 'test', other: 'tests' },
  filter: {
    label: 'What is tested',
    any: 'Everything',
    options: OFFERED_CONTEXTS.map((value) => ({ value, label: CONTEXTS[value].title })),
  },
  sorts: [{ value: 'newest', label: 'Newest first' }],
  sizes: [EXPERIMENTS_PER_PAGE],
};

const EMPTY = {
  title: 'No tests yet',
  description:
    'A test shows some shoppers one widget, cart or campaign and others another, and says which sells more.',
};

/** List of the shop's tests: search, create, delete. */
export function ExperimentsPage() {
  usePageTitle('Experiments');
  const place = useListPlace(CHOICES);
  const found = useQuery(experimentsQuery(place.request));
  const [creating, setCreating] = useState(false);
  return (
    <>
      <DocumentListPage
        title="Experiments"
        description="Compare two or more widgets, carts or campaigns, and let what shoppers do decide."
        create={{ label: 'Create test', onCreate: () => setCreating(true) }}
        notice={null}
        place={place}
        found={found}
        failed="Something went wrong while trying to load A/B testing Experiments"
        empty={EMPTY}
      >
        {(experiment) => <ExperimentRow key={experiment.id} experiment={experiment} />}
      </DocumentListPage>
      <CreateExperiment open={creating} onClose={() => setCreating(false)} />
    </>
  );
}
