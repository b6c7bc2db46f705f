import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Tag } from '@cartwright/ui/admin/tag';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/components/lazy-dialog';
import { PickerField } from '../picker-field';

const TagPicker = lazyDialog(async () => (await import('./tag-picker')).TagPicker);

/** Selected product tags, with a picker. */
export function TagField({
  label,
  help,
  limit = LIST_LIMITS.tags,
  value,
  onChange,
  error,
}: {
  readonly label: string;
  readonly help?: string;
  /** Maximum number of tags. */
  readonly limit?: number;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly error?: string | undefined;
}) {
  const [picking, setPicking] = useState(false);
  return (
    <PickerField
      label={label}
      button={`${value.length === 0 ? 'Choose' : 'Change'} ${limit === 1 ? 'tag' : 'tags'}`}
      help={help}
      error={error}
      onPick={() => setPicking(true)}
    >
      {value.length > 0 && (
        <div className="cw-picker-field__tags">
          {value.map((tag) => (
            <Tag key={tag} onRemove={() => onChange(value.filter((each) => each !== tag))}>
              {tag}
            </Tag>
          ))}
        </div>
      )}
      <TagPicker
        open={picking}
        title={label}
        allowNew
        limit={limit}
        chosen={value}
        onClose={() => setPicking(false)}
        onDone={(chosen) => {
          onChange([...chosen]);
          setPicking(false);
        }}
      />
    </PickerField>
  );
}
