import type { SavedSynonyms } from '@cartwright/core/contract/search';
import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import { newSynonym, synonymKey } from '@cartwright/core/search/synonyms';
import { synonymTitle } from '@cartwright/core/search/synonyms-parts';
import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { Card } from '@cartwright/ui/admin/card';
import { Text } from '@cartwright/ui/admin/text';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SearchField } from '../../editor-kit/list/search-field';
import { EditingProvider } from '../../editor-kit/page/editing-provider';
import { EditorHead } from '../../editor-kit/page/editor-head';
import { usePageEditing } from '../../editor-kit/page/use-page-editing';
import { previewLanguages } from '../../editor-kit/preview/languages';
import { toast, toastError } from '../../shared/state/toasts';
import { SearchNav } from './search-nav';
import { synonymsQuery } from './search-queries';
import { SynonymCard } from './synonym-card';
import {
  SynonymsConflict,
  SynonymsDrafts,
  SynonymsProvider,
  SynonymsVersions,
  setSynonyms,
  useRunSynonyms,
  useSynonyms,
  useSynonymsEditor,
} from './synonyms-editing';
import { SynonymsFile } from './synonyms-file';
import { TryCard } from './try-card';
import { useAddressTerm } from './use-address-term';

/** Page size of the list. */
const SHOWN = 50;
/** Number of synonyms from which on a search field shows. */
const SEARCHED = 10;

export function SynonymsEditor({ loaded }: { readonly loaded: SavedSynonyms }) {
  return (
    <SynonymsProvider loaded={loaded}>
      <Layout />
    </SynonymsProvider>
  );
}

function Layout() {
  const queries = useQueryClient();
  const editing = usePageEditing(useSynonymsEditor(), (saved) => {
    toast('Saved successfully!');
    queries.setQueryData(synonymsQuery.queryKey, saved);
  });
  const { document, scope } = useSynonyms();
  const run = useRunSynonyms();
  const { synonyms } = document;
  const edited = useMemo(() => ({ synonyms: document }), [document]);
  const languages = useMemo(
    () => [
      { value: '', label: 'All languages' },
      ...previewLanguages(navigator.language).map(({ value, label }) => ({
        value: value.split('-', 1)[0] ?? value,
        label,
      })),
    ],
    [],
  );
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<{ readonly id: string; readonly on: 'words' | 'finds' } | null>(
    null,
  );
  const [words, setWords] = useState('');
  const [shownCount, setShownCount] = useState(SHOWN);
  const toggle = (id: string, isOpen: boolean) =>
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));
  const isWrong = (at: number) => scope.problems(['synonyms', at]).reported > 0;
  // Entries with issues show regardless of the search.
  const found = synonyms
    .map((synonym, at) => ({ synonym, at }))
    .filter(
      ({ synonym, at }) => isFoundIn(synonymTitle(synonym), words) || isWrong(at) || opened.has(synonym.id),
    );
  const shown = found.filter(
    ({ synonym, at }, place) => place < shownCount || isWrong(at) || synonym.id === focused?.id,
  );

  function add() {
    const synonym = newSynonym(crypto.randomUUID());
    toggle(synonym.id, true);
    setFocused({ id: synonym.id, on: 'words' });
    run(setSynonyms([synonym, ...synonyms], 'Add synonym'));
  }

  /** Opens the synonym of the words in the URL, or creates one: a search without results. */
  useAddressTerm((sent) => {
    const there = synonyms.find((each) => each.words.some((word) => synonymKey(word) === synonymKey(sent)));
    const synonym = there ?? { ...newSynonym(crypto.randomUUID()), direction: 'one', words: [sent] };
    if (!there && synonyms.length >= LIST_LIMITS.synonyms) {
      toastError('Your store can’t have more synonyms. Remove some first.');
      return;
    }
    toggle(synonym.id, true);
    setFocused({ id: synonym.id, on: 'finds' });
    if (!there) run(setSynonyms([synonym, ...synonyms], 'Add synonym'));
  });
  return (
    <EditingProvider editing={editing} conflict={SynonymsConflict}>
      <div className="cw-editor-page">
        <EditorHead
          title="Synonyms"
          back={undefined}
          actions={editing.actions}
          versions={SynonymsVersions}
          discardMessage="The synonyms go back to their last saved version. This can’t be undone."
        />
        <SearchNav />
        <SynonymsDrafts />
        <Card>
          <div className="cw-settings-card">
            <Text as="p">
              {synonyms.length === 0
                ? 'No synonyms yet. With sofa = couch, a search for “couch” finds your sofas.'
                : 'Shoppers find products by these words too, in results and suggestions.'}
            </Text>
            <SynonymsFile
              synonyms={synonyms}
              onAdd={(added) => run(setSynonyms([...added, ...synonyms], 'Import synonyms'))}
            />
          </div>
        </Card>
        <TryCard edited={edited} />
        <div>
          <Button
            variant={synonyms.length === 0 ? 'primary' : 'secondary'}
            disabled={synonyms.length >= LIST_LIMITS.synonyms}
            onClick={add}
          >
            Add synonym
          </Button>
        </div>
        {synonyms.length >= SEARCHED && (
          <SearchField label="Search synonyms" words={words} onChange={setWords} />
        )}
        {shown.map(({ synonym, at }) => (
          <SynonymCard
            key={synonym.id}
            synonym={synonym}
            at={at}
            count={synonyms.length}
            focusOn={focused?.id === synonym.id ? focused.on : null}
            languages={languages}
            scope={scope}
            run={run}
            isOpen={opened.has(synonym.id) || isWrong(at)}
            onOpen={(isOpen) => toggle(synonym.id, isOpen)}
            onRemove={() =>
              run(
                setSynonyms(
                  synonyms.filter(({ id }) => id !== synonym.id),
                  'Remove synonym',
                ),
              )
            }
          />
        ))}
        {synonyms.length > 0 && found.length === 0 && (
          <Text as="p" tone="subdued">
            No synonyms match your search.
          </Text>
        )}
        {shown.length < found.length && (
          <div>
            <Button onClick={() => setShownCount(shownCount + SHOWN)}>
              {`Show more (${shown.length} of ${found.length})`}
            </Button>
          </div>
        )}
      </div>
    </EditingProvider>
  );
}
