import type { SavedCustomSources } from '@cartwright/core/contract/data-sources';
import { MAX_SOURCE_ID, newCustomSource } from '@cartwright/core/data-sources/custom-source';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditingProvider } from '../../editor-kit/page/editing-provider';
import { EditorHead } from '../../editor-kit/page/editor-head';
import { usePageEditing } from '../../editor-kit/page/use-page-editing';
import { toast } from '../../shared/state/toasts';
import { dataSourcesQuery, widgetsQuery } from '../../widget-settings/widget-queries';
import { SourceCard } from './source-card';
import { widgetsOfSource } from './source-uses';
import {
  customSourcesQuery,
  SourcesConflict,
  SourcesDrafts,
  SourcesProvider,
  SourcesVersions,
  setSources,
  useRunSources,
  useSources,
  useSourcesEditor,
} from './sources-editing';
import './data-sources.css';

export function DataSourcesEditor({ loaded }: { readonly loaded: SavedCustomSources }) {
  return (
    <SourcesProvider loaded={loaded}>
      <Layout />
    </SourcesProvider>
  );
}

function Layout() {
  const queries = useQueryClient();
  const editing = usePageEditing(useSourcesEditor(), (saved) => {
    toast('Saved successfully!');
    queries.setQueryData(customSourcesQuery.queryKey, saved);
    void queries.invalidateQueries({ queryKey: dataSourcesQuery.queryKey });
  });
  const { document, scope } = useSources();
  const run = useRunSources();
  const { sources } = document;
  const widgets = useQuery(widgetsQuery('all')).data ?? [];
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number, isOpen: boolean) =>
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));

  function add() {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const source = newCustomSource((random % MAX_SOURCE_ID) + 1, crypto.randomUUID());
    toggle(source.id, true);
    run(setSources([source, ...sources], 'Add data source'));
  }
  return (
    <EditingProvider editing={editing} conflict={SourcesConflict}>
      <div className="cw-editor-page">
        <EditorHead
          title="Data sources"
          back={{ label: 'Widgets', path: '/widgets/' }}
          actions={editing.actions}
          versions={SourcesVersions}
          discardMessage="The data sources go back to their last saved version. This can’t be undone."
        />
        <SourcesDrafts />
        <Card>
          <Text as="p">
            {sources.length === 0
              ? 'No data sources of your own yet. With rules you choose which products a widget offers, by what is in the cart and on the page.'
              : 'Widgets can be given these sources. A change applies to all widgets with them once you save it.'}
          </Text>
        </Card>
        <div>
          <Button
            variant={sources.length === 0 ? 'primary' : 'secondary'}
            disabled={sources.length >= LIST_LIMITS.customSources}
            onClick={add}
          >
            Add data source
          </Button>
        </div>
        {sources.map((source, at) => (
          <SourceCard
            key={source.id}
            source={source}
            at={at}
            count={sources.length}
            scope={scope}
            run={run}
            uses={widgetsOfSource(widgets, source.id)}
            isOpen={opened.has(source.id) || scope.problems(['sources', at]).reported > 0}
            onOpen={(isOpen) => toggle(source.id, isOpen)}
            onRemove={() =>
              run(
                setSources(
                  sources.filter(({ id }) => id !== source.id),
                  'Remove data source',
                ),
              )
            }
          />
        ))}
      </div>
    </EditingProvider>
  );
}
