import { LIST_LIMITS } from '@cartwright/core/texts/limits';
import { Tag } from '@cartwright/ui/admin/tag';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/lazy-dialog';
import { PickerField } from '../picker-field';

const TagPicker = lazyDialog(async () => (await import('./tag-picker')).TagPicker);

/** Chosen product tags, with a picker that changes them. */
export function TagField({
  label,
  help,
  value,
  onChange,
}: {
  readonly label: string;
  readonly help?: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}) {
  const [picking, setPicking] = useState(false);
  return (
    <PickerField
      label={label}
      button={value.length === 0 ? 'Choose tags' : 'Change tags'}
      help={help}
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
        limit={LIST_LIMITS.tags}
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
