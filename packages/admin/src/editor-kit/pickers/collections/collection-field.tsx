import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/components/lazy-dialog';
import { ChosenList } from '../chosen/chosen-list';
import { DeletedNotice } from '../dialog/deleted-notice';
import { PickerField } from '../picker-field';
import { chosenCollectionsQuery } from './collection-queries';
import { CollectionRow } from './collection-row';

const CollectionPicker = lazyDialog(async () => (await import('./collection-picker')).CollectionPicker);

/** Selected collection with its title at that time, shown if it is deleted. */
export interface ChosenCollection {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
}

/** Selected collections, with a picker. */
export function CollectionField({
  label,
  help,
  limit = LIST_LIMITS.collections,
  value,
  onChange,
  error,
}: {
  readonly label: string;
  readonly help?: string;
  /** Maximum number of collections. */
  readonly limit?: number;
  readonly value: readonly ChosenCollection[];
  readonly onChange: (value: ChosenCollection[]) => void;
  readonly error?: string | undefined;
}) {
  const [picking, setPicking] = useState(false);
  const [pickedIds, setPickedIds] = useState<readonly number[]>([]);
  const ids = [...new Set([...value.map((each) => each.id), ...pickedIds])];
  const known = useQuery({ ...chosenCollectionsQuery(ids), enabled: ids.length > 0 });
  const waiting = pickedIds.length > 0;
  const isSettled = known.isSuccess && !known.isPlaceholderData;
  const isGone = (id: number) => isSettled && !known.data?.has(id);

  // Applies the picker's selection once titles have loaded.
  if (waiting && isSettled) {
    setPickedIds([]);
    onChange(
      pickedIds.flatMap((id) => {
        const collection = known.data.get(id);
        return collection ? [collection] : value.filter((each) => each.id === id);
      }),
    );
  }
  return (
    <PickerField
      label={label}
      button={`${value.length === 0 ? 'Choose' : 'Change'} ${limit === 1 ? 'collection' : 'collections'}`}
      help={help}
      error={error}
      onPick={() => setPicking(true)}
    >
      <DeletedNotice
        count={value.filter(({ id }) => isGone(id)).length}
        noun={{ one: 'collection', other: 'collections' }}
        onRemove={() => onChange(value.filter(({ id }) => !isGone(id)))}
      />
      {value.length > 0 && (
        <ChosenList
          label={label}
          entries={value.map((each) => ({
            key: String(each.id),
            name: known.data?.get(each.id)?.title ?? each.title,
            content: (
              <CollectionRow title={each.title} collection={known.data?.get(each.id)} isSettled={isSettled} />
            ),
          }))}
          onRemove={(key) => onChange(value.filter((each) => String(each.id) !== key))}
        />
      )}
      <CollectionPicker
        open={picking}
        title={label}
        limit={limit}
        chosen={value.map((each) => each.id)}
        onClose={() => setPicking(false)}
        onDone={(chosen) => {
          if (chosen.length === 0) onChange([]);
          else setPickedIds(chosen);
          setPicking(false);
        }}
      />
    </PickerField>
  );
}
