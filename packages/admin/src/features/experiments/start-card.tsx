import { startExperiment } from '@cartwright/core/contract/experiments';
import { isUnsaved } from '@cartwright/core/editing/history';
import type { Issue } from '@cartwright/core/editing/issue';
import {
  type ExperimentDocument,
  variantName,
} from '@cartwright/core/experiments/document/experiment-document';
import { experimentPlan } from '@cartwright/core/experiments/document/experiment-plan';
import { CANT_RUN, unfilledIssues } from '@cartwright/core/experiments/document/start-issues';
import { Banner } from '@cartwright/ui/admin/banner';
import { Button } from '@cartwright/ui/admin/button';
import { ConfirmModal } from '@cartwright/ui/admin/confirm-modal';
import { List, ListItem } from '@cartwright/ui/admin/list';
import { Text } from '@cartwright/ui/admin/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { api } from '../../shared/api/api';
import { responseOf } from '../../shared/api/api-client';
import { ApiFailureError } from '../../shared/api/api-failure';
import { toast } from '../../shared/state/toasts';
import { useKeepExperiment } from './experiment-calls';
import { useExperimentEditor, useExperimentState } from './experiment-editing';
import { CONTEXTS } from './experiment-messages';
import type { PlannedBy } from './use-planned-by';
import { useControlWithoutPlace } from './use-tested';

/** Card that starts a saved test after confirmation, as that freezes settings. */
export function StartCard({
  document,
  planned,
}: {
  readonly document: ExperimentDocument;
  readonly planned: PlannedBy;
}) {
  const model = useExperimentEditor();
  const keep = useKeepExperiment();
  const [asking, setAsking] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const unsaved = useExperimentState(({ history }) => isUnsaved(history));
  const { known } = planned;
  const start = useMutation({
    mutationFn(revision: number) {
      return responseOf(
        api.call(startExperiment, { params: { id: document.id }, query: {}, body: { revision, known } }),
      );
    },
    onSuccess({ data }) {
      toast('Test started');
      keep(data);
    },
    onSettled: () => setAsking(false),
  });
  const { revision } = model.document.get();
  const cant = CANT_RUN[document.context];
  const withoutPlace = useControlWithoutPlace(document);
  const unfilled = unfilledIssues(document, experimentPlan(document, known));
  return (
    <SettingsCard title="Start">
      {cant !== undefined ? (
        <Text as="p" tone="subdued">
          {cant}
        </Text>
      ) : (
        <>
          <Text as="p" tone="subdued">
            {`Visitors who allow analytics are divided from then on. ${document.autoOptimize ? 'Shares are optimized automatically; size' : 'Size, shares'}, goal and last day stay as they are, and the ${CONTEXTS[document.context].one}s can’t be changed until the test ends.`}
          </Text>
          {withoutPlace !== null && (
            <Banner tone="warning">
              <p>{`“${withoutPlace}” isn’t in your store yet, so no visitors would be counted. Install it before you start.`}</p>
            </Banner>
          )}
          <div role="status">
            {isTried && unfilled.length > 0 ? (
              <CantStart issues={unfilled} />
            ) : (
              start.isError && start.variables === revision && !unsaved && <Refused error={start.error} />
            )}
          </div>
          <div>
            <Button
              variant="primary"
              disabled={unsaved}
              onClick={() => (unfilled.length > 0 ? setIsTried(true) : setAsking(true))}
            >
              Start test
            </Button>
          </div>
          {unsaved && (
            <Text as="p" tone="subdued">
              Save the test before you start it.
            </Text>
          )}
        </>
      )}
      <ConfirmModal
        open={asking}
        title="Start this test?"
        message={`Shoppers see the variants at once. The test${document.autoOptimize ? ' and its goal' : ', its goal and its shares'} can’t be changed then, nor can what it tests. You can end it at any time.`}
        confirm="Start test"
        cancel="Cancel"
        busy={start.isPending}
        onConfirm={() => start.mutate(revision)}
        onCancel={() => setAsking(false)}
      />
    </SettingsCard>
  );
}

function Refused({ error }: { readonly error: Error }) {
  const failure = error instanceof ApiFailureError ? error.failure : null;
  const issues: readonly Issue[] = failure?.issues ?? [];
  if (issues.length === 0) {
    return (
      <Banner tone="critical" title="The test wasn’t started">
        <p>{failure?.message ?? error.message}</p>
      </Banner>
    );
  }
  return <CantStart issues={issues} />;
}

/** Issues that prevent the start. Solved ones leave the list. */
function CantStart({ issues }: { readonly issues: readonly Issue[] }) {
  return (
    <Banner tone="critical" title="The test can’t be started yet">
      <List>
        {issues.map(({ path, message }) => (
          <ListItem key={`${path.join('.')} ${message}`}>{`${placeName(path)}${message}`}</ListItem>
        ))}
      </List>
    </Banner>
  );
}

/** Location prefix of an issue: "B: ". */
function placeName([field, at]: Issue['path']): string {
  if (field === 'variants' && typeof at === 'number') return `${variantName(at)}: `;
  return field === 'smallestGain' ? 'How long it takes: ' : field === 'goalId' ? 'Goal: ' : '';
}
