import type { SavedExperiment } from '@cartwright/core/contract/experiments';
import { setField } from '@cartwright/core/editing/set-field';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { useQueryClient } from '@tanstack/react-query';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import { EditingProvider } from '../../editor-kit/page/editing-provider';
import { EditorHead } from '../../editor-kit/page/editor-head';
import { usePageEditing } from '../../editor-kit/page/use-page-editing';
import { toast } from '../../shared/state/toasts';
import {
  EXPERIMENTS,
  ExperimentConflict,
  ExperimentDrafts,
  ExperimentEditing,
  ExperimentVersions,
  experimentQuery,
  useExperiment,
  useExperimentEditor,
  useRunExperiment,
} from './experiment-editing';
import { GoalCard } from './goal-card';
import { PlanCard } from './plan-card';
import { StartCard } from './start-card';
import { usePlannedBy } from './use-planned-by';
import { VariantsCard } from './variants-card';
import './experiment-editor.css';

/** Parent page of the editor. */
export const LIST = { label: 'Experiments', path: '/experiments/' };

export function ExperimentEditor({ loaded }: { readonly loaded: SavedExperiment }) {
  return (
    <ExperimentEditing loaded={loaded}>
      <Layout />
    </ExperimentEditing>
  );
}

function Layout() {
  const queries = useQueryClient();
  const editing = usePageEditing(useExperimentEditor(), (saved) => {
    toast('Saved successfully!');
    queries.setQueryData(experimentQuery(saved.experiment.id).queryKey, { data: saved });
    void queries.invalidateQueries({ queryKey: [...EXPERIMENTS, 'list'] });
  });
  const { document, scope } = useExperiment();
  const run = useRunExperiment();
  const planned = usePlannedBy(document);
  return (
    <EditingProvider editing={editing} conflict={ExperimentConflict}>
      <div className="cw-editor-page">
        <EditorHead
          title={document.name.trim() || 'New test'}
          back={LIST}
          actions={editing.actions}
          versions={ExperimentVersions}
          discardMessage="The test goes back to its last saved version. This can’t be undone."
        />
        <ExperimentDrafts />
        <SettingsCard title="Name">
          <TextSetting
            scope={scope}
            path={['name']}
            label="Name"
            value={document.name}
            limit={TEXT_LIMITS.experimentName}
            onChange={(name) => run(setField('name', name, 'Rename test'))}
            help="Only you see it."
          />
        </SettingsCard>
        <VariantsCard document={document} scope={scope} run={run} />
        <GoalCard document={document} scope={scope} run={run} />
        <PlanCard document={document} scope={scope} run={run} planned={planned} />
        <StartCard document={document} planned={planned} />
      </div>
    </EditingProvider>
  );
}
