import type { SavedKeywordGroups } from '@cartwright/core/contract/smart-search';
import { newKeywordGroup } from '@cartwright/core/smart-search/keyword-groups';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { reordered } from '../../editor-kit/fields/reordered';
import { EditingProvider } from '../../editor-kit/page/editing-provider';
import { EditorHead } from '../../editor-kit/page/editor-head';
import { usePageEditing } from '../../editor-kit/page/use-page-editing';
import { toast } from '../../shared/toasts';
import { GroupCard } from './group-card';
import {
  GroupsConflict,
  GroupsDrafts,
  GroupsEditor,
  GroupsVersions,
  setGroups,
  useGroups,
  useGroupsEditor,
} from './groups-editor';
import { SearchNav } from './search-nav';
import { keywordGroupsQuery } from './search-queries';
import { TryCard } from './try-card';

export function KeywordGroupsEditor({ loaded }: { readonly loaded: SavedKeywordGroups }) {
  return (
    <GroupsEditor loaded={loaded}>
      <Layout />
    </GroupsEditor>
  );
}

function Layout() {
  const queries = useQueryClient();
  const editing = usePageEditing(useGroupsEditor(), (saved) => {
    toast('Saved successfully!');
    queries.setQueryData(keywordGroupsQuery.queryKey, saved);
  });
  const { document, groups, scope, run } = useGroups();
  const edited = useMemo(() => ({ groups: document }), [document]);
  // Those that are added open; the others when they are asked for.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, isOpen: boolean) =>
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));

  function add() {
    const group = newKeywordGroup(crypto.randomUUID());
    toggle(group.id, true);
    run(setGroups([...groups, group], 'Add keyword group'));
  }
  return (
    <EditingProvider editing={editing} conflict={GroupsConflict}>
      <div className="cw-editor-page">
        <EditorHead
          title="Keyword groups"
          back={undefined}
          actions={editing.actions}
          versions={GroupsVersions}
          discardWords="The keyword groups go back to their last saved version. This can’t be undone."
        />
        <SearchNav />
        <GroupsDrafts />
        <Card>
          <Text as="p">
            {groups.length === 0
              ? 'No keyword groups yet. A group decides what comes first in searches for its keywords.'
              : 'A group applies to searches that have one of its keywords. If several do, the longest keyword decides, then the order here.'}
          </Text>
        </Card>
        <TryCard edited={edited} />
        {groups.map((group, at) => (
          <GroupCard
            key={group.id}
            group={group}
            at={at}
            count={groups.length}
            scope={scope}
            run={run}
            isOpen={opened.has(group.id) || scope.problems(['groups', at]).told > 0}
            onOpen={(isOpen) => toggle(group.id, isOpen)}
            onMove={(by) => run(setGroups(reordered(groups, at, at + by), 'Move keyword group'))}
            onRemove={() =>
              run(
                setGroups(
                  groups.filter(({ id }) => id !== group.id),
                  'Remove keyword group',
                ),
              )
            }
          />
        ))}
        <div>
          <Button
            variant={groups.length === 0 ? 'primary' : 'secondary'}
            disabled={groups.length >= LIST_LIMITS.keywordGroups}
            onClick={add}
          >
            Add keyword group
          </Button>
        </div>
      </div>
    </EditingProvider>
  );
}
