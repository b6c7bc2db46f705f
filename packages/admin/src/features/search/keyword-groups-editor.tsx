import type { SavedKeywordGroups } from '@cartwright/core/contract/search';
import { newKeywordGroup } from '@cartwright/core/search/keyword-groups';
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
import { toast, toastError } from '../../shared/state/toasts';
import { GroupCard, type GroupFocus } from './group-card';
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
import { termKey } from './term-key';
import { TryCard } from './try-card';
import { useAddressTerm } from './use-address-term';

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
  // New ones start expanded.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, isOpen: boolean) =>
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));

  const [focused, setFocused] = useState<{ readonly id: string; readonly on: GroupFocus } | null>(null);
  function add() {
    const group = newKeywordGroup(crypto.randomUUID());
    toggle(group.id, true);
    setFocused({ id: group.id, on: 'name' });
    run(setGroups([...groups, group], 'Add keyword group'));
  }
  /** Opens the group of the words in the URL, or creates one. */
  useAddressTerm((words, add) => {
    const on = add === 'redirect' ? 'redirect' : 'product';
    const there = groups.find(({ keywords }) =>
      keywords.some((keyword) => termKey(keyword) === termKey(words)),
    );
    const group = there ?? {
      ...newKeywordGroup(crypto.randomUUID()),
      keywordGroupName: words,
      keywords: [words],
      redirectEnabled: on === 'redirect',
    };
    if (!there && groups.length >= LIST_LIMITS.keywordGroups) {
      toastError('Your store can’t have more keyword groups. Remove some first.');
      return;
    }
    toggle(group.id, true);
    setFocused({ id: group.id, on });
    if (!there) run(setGroups([...groups, group], 'Add keyword group'));
  });
  const addButton = (
    <div>
      <Button
        variant={groups.length === 0 ? 'primary' : 'secondary'}
        disabled={groups.length >= LIST_LIMITS.keywordGroups}
        onClick={add}
      >
        Add keyword group
      </Button>
    </div>
  );
  return (
    <EditingProvider editing={editing} conflict={GroupsConflict}>
      <div className="cw-editor-page">
        <EditorHead
          title="Keyword groups"
          back={undefined}
          actions={editing.actions}
          versions={GroupsVersions}
          discardMessage="The keyword groups go back to their last saved version. This can’t be undone."
        />
        <SearchNav />
        <GroupsDrafts />
        <Card>
          <div className="cw-settings-card">
            <Text as="p">
              {groups.length === 0
                ? 'No keyword groups yet. A group decides what comes first in searches for its keywords.'
                : 'A group applies to searches that have one of its keywords. If several match, the longest keyword wins, then the order below.'}
            </Text>
            {groups.length === 0 && addButton}
          </div>
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
            focusOn={focused?.id === group.id ? focused.on : null}
            isOpen={opened.has(group.id) || scope.problems(['groups', at]).reported > 0}
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
        {groups.length > 0 && addButton}
      </div>
    </EditingProvider>
  );
}
