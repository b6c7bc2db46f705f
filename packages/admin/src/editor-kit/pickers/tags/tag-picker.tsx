import { Button } from '@cartwright/ui/admin/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChosenList } from '../chosen/chosen-list';
import { toggled } from '../chosen/toggled';
import { ChoiceRow } from '../dialog/choice-row';
import { PickerDialog, type PickerView } from '../dialog/picker-dialog';
import { None, PickerResults } from '../dialog/picker-results';
import { useDebounced } from '../dialog/use-debounced';
import { newTag } from './new-tag';
import { tagSearchQuery } from './tag-queries';

const TAGS = { one: 'tag', other: 'tags' };

export interface TagPickerProps {
  readonly open: boolean;
  readonly title: string;
  /** Whether tags can be entered that no product has. */
  readonly allowNew?: boolean;
  /** Maximum number of tags. */
  readonly limit: number;
  readonly chosen: readonly string[];
  readonly onDone: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Picker of product tags. Changes apply on "Done". */
export function TagPicker(props: TagPickerProps) {
  // Unmounting resets the selection.
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ title, allowNew = false, limit, chosen, onDone, onClose }: TagPickerProps) {
  const [draft, setDraft] = useState(chosen);
  const [view, setView] = useState<PickerView>('all');
  const [words, setWords] = useState('');
  const debouncedWords = useDebounced(words.trim());
  const found = useInfiniteQuery(tagSearchQuery(debouncedWords));
  const shown = found.data?.pages.flatMap((page) => page.response.tags) ?? [];
  const isSettled = found.isSuccess && !found.isPlaceholderData && debouncedWords === words.trim();
  const fresh = allowNew && isSettled ? newTag(words, [...shown, ...draft]) : null;
  const isFull = draft.length >= limit;

  function add(tag: string) {
    setDraft([...draft, tag]);
    setWords('');
  }
  return (
    <PickerDialog
      title={title}
      noun={TAGS}
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
        <>
          {fresh !== null && (
            <div className="cw-picker__summary">
              <Button disabled={isFull} onClick={() => add(fresh)}>
                {`Add “${fresh}”`}
              </Button>
            </div>
          )}
          {(fresh === null || shown.length > 0) && (
            <PickerResults
              found={found}
              count={shown.length}
              noun={TAGS}
              request={{ words: debouncedWords, filtered: false }}
              onClear={() => setWords('')}
            >
              <ul className="cw-picker__list" aria-label="Tags">
                {shown.map((tag) => (
                  <ChoiceRow
                    key={tag}
                    title={tag}
                    checked={draft.includes(tag)}
                    disabled={isFull && !draft.includes(tag)}
                    onToggle={() => setDraft(toggled(draft, tag))}
                  />
                ))}
              </ul>
            </PickerResults>
          )}
        </>
      ) : draft.length === 0 ? (
        <None message="Nothing selected yet." way="Browse tags" onWay={() => setView('all')} />
      ) : (
        <div className="cw-picker__selected">
          <ChosenList
            label="Selected tags"
            entries={draft.map((tag) => ({
              key: tag,
              name: tag,
              content: <span className="cw-picker__title">{tag}</span>,
            }))}
            onRemove={(key) => setDraft(draft.filter((tag) => tag !== key))}
          />
        </div>
      )}
    </PickerDialog>
  );
}
