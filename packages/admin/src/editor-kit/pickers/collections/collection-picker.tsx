import type { CatalogueCollection } from '@cartwright/core/contract/shop-collections';
import { LoadFailed } from '@cartwright/ui/admin/load-failed';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadErrorMessage } from '../../../shared/api/load-error';
import { reordered } from '../../fields/reordered';
import { ChosenList } from '../chosen/chosen-list';
import { toggled } from '../chosen/toggled';
import { ChoiceRow } from '../dialog/choice-row';
import { DeletedNotice } from '../dialog/deleted-notice';
import { PickerDialog, type PickerView } from '../dialog/picker-dialog';
import { None, PickerResults } from '../dialog/picker-results';
import { useDebounced } from '../dialog/use-debounced';
import { collectionDetail } from './collection-messages';
import { chosenCollectionsQuery, collectionSearchQuery } from './collection-queries';
import { CollectionRow } from './collection-row';

const COLLECTIONS = { one: 'collection', other: 'collections' };

export interface CollectionPickerProps {
  readonly open: boolean;
  readonly title: string;
  /** The most collections that can be chosen. */
  readonly limit: number;
  /** Shopify ids, in order. */
  readonly chosen: readonly number[];
  readonly onDone: (chosen: readonly number[]) => void;
  readonly onClose: () => void;
}

/** Picker of collections and their order. Changes apply on "Done". */
export function CollectionPicker(props: CollectionPickerProps) {
  // Unmounting resets the selection.
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ title, limit, chosen, onDone, onClose }: CollectionPickerProps) {
  const [draft, setDraft] = useState(chosen);
  const [view, setView] = useState<PickerView>('all');
  const [words, setWords] = useState('');
  const debouncedWords = useDebounced(words.trim());
  const found = useInfiniteQuery(collectionSearchQuery(debouncedWords));
  const shown = found.data?.pages.flatMap((page) => page.response.collections) ?? [];
  const [seen, setSeen] = useState<ReadonlyMap<number, CatalogueCollection>>(new Map());
  const before = useQuery({ ...chosenCollectionsQuery(chosen), enabled: chosen.length > 0 });
  const known = new Map([...(before.data ?? []), ...seen]);
  const isSettled = before.isSuccess || chosen.length === 0;
  const gone = isSettled ? draft.filter((id) => !known.has(id)) : [];

  function toggle(collection: CatalogueCollection) {
    setDraft(toggled(draft, collection.id));
    setSeen((earlier) => new Map(earlier).set(collection.id, collection));
  }
  return (
    <PickerDialog
      title={title}
      noun={COLLECTIONS}
      words={words}
      onWords={setWords}
      view={view}
      onView={setView}
      count={draft.length}
      limit={limit}
      onDone={() => onDone(draft)}
      onClose={onClose}
    >
      {view === 'all' ? (
        <PickerResults
          found={found}
          count={shown.length}
          noun={COLLECTIONS}
          request={{ words: debouncedWords, filtered: false }}
          onClear={() => setWords('')}
        >
          <ul className="cw-picker__list" aria-label="Collections">
            {shown.map((collection) => {
              const isChosen = draft.includes(collection.id);
              const detail = collectionDetail(collection);
              return (
                <ChoiceRow
                  key={collection.id}
                  title={collection.title}
                  image={collection.image}
                  {...(detail !== undefined && { detail })}
                  checked={isChosen}
                  disabled={!isChosen && draft.length >= limit}
                  onToggle={() => toggle(collection)}
                />
              );
            })}
          </ul>
        </PickerResults>
      ) : draft.length === 0 ? (
        <None message="Nothing selected yet." way="Browse collections" onWay={() => setView('all')} />
      ) : (
        <div className="cw-picker__selected">
          {before.error !== null && (
            <LoadFailed
              message={loadErrorMessage(before.error)}
              onRetry={() => void before.refetch()}
              busy={before.isFetching}
            />
          )}
          <DeletedNotice
            count={gone.length}
            noun={COLLECTIONS}
            onRemove={() => setDraft(draft.filter((id) => !gone.includes(id)))}
          />
          <ChosenList
            label="Selected collections"
            entries={draft.map((id) => collectionEntry(id, known.get(id), isSettled))}
            onMove={(from, to) => setDraft(reordered(draft, from, to))}
            onRemove={(key) => setDraft(draft.filter((id) => String(id) !== key))}
          />
        </div>
      )}
    </PickerDialog>
  );
}

function collectionEntry(id: number, collection: CatalogueCollection | undefined, isSettled: boolean) {
  const name = collection?.title ?? `Collection ${id}`;
  return {
    key: String(id),
    name,
    content: <CollectionRow title={name} collection={collection} isSettled={isSettled} />,
  };
}
