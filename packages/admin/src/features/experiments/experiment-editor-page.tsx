import { Button } from '@cartwright/ui/admin/button';
import { MessagePage } from '@cartwright/ui/admin/message-page';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PageLoading } from '../../editor-kit/page/page-loading';
import { ApiFailureError } from '../../shared/api/api-failure';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { experimentQuery } from './experiment-editing';
import { ExperimentEditor, LIST } from './experiment-editor';
import { ExperimentResults } from './experiment-results';

/** Page of a test: its editor, or the results once started. */
export function ExperimentEditorPage() {
  const { id } = useParams({ from: '/experiments/edit/$id' });
  const experiment = useQuery(experimentQuery(id));
  usePageTitle(experiment.data?.data.experiment.name ?? 'Test', LIST);
  if (experiment.data && experiment.isFetchedAfterMount) {
    const { data } = experiment.data;
    return data.run ? (
      <ExperimentResults key={id} saved={data} run={data.run} />
    ) : (
      <ExperimentEditor key={id} loaded={data} />
    );
  }
  const { error } = experiment;
  if (error instanceof ApiFailureError && error.failure.code === 'not_found') {
    return (
      <MessagePage
        title="This test doesn’t exist"
        action={
          <Button url={LIST.path} variant="primary">
            Back to experiments
          </Button>
        }
      >
        <p>It may have been deleted.</p>
      </MessagePage>
    );
  }
  return <PageLoading query={experiment} />;
}
