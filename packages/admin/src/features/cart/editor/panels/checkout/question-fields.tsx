import type { CheckoutQuestion } from '@cartwright/core/components/checkout';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Switch } from '@cartwright/ui/admin/switch';
import type { FieldScope } from '../../../../../editor-kit/fields/field-scope';
import { SelectSetting } from '../../../../../editor-kit/fields/select-setting';
import { TextSetting } from '../../../../../editor-kit/fields/text-setting';

const KINDS = [
  { value: 'text', label: 'Text' },
  { value: 'checkbox', label: 'Checkbox' },
] as const;

export function QuestionFields({
  scope,
  question,
  change,
}: {
  readonly scope: FieldScope;
  readonly question: CheckoutQuestion;
  readonly change: (changes: Partial<CheckoutQuestion>, field: string) => void;
}) {
  const { key, label, kind, required } = question;
  return (
    <>
      <TextSetting
        scope={scope}
        path={['label']}
        label="Question"
        value={label}
        limit={TEXT_LIMITS.message}
        // The attribute key follows the label until it is edited.
        onChange={(next) =>
          change({ label: next, ...(key === cutKey(label) && { key: cutKey(next) }) }, 'label')
        }
      />
      <TextSetting
        scope={scope}
        path={['key']}
        label="Attribute"
        value={key}
        limit={TEXT_LIMITS.attribute}
        onChange={(next) => change({ key: next }, 'key')}
        help="The answer’s name in the order."
      />
      <SelectSetting
        label="Answer"
        value={kind}
        options={KINDS}
        onChange={(next) => change({ kind: next }, 'kind')}
      />
      <Switch
        label="Required"
        checked={required}
        onChange={(next) => change({ required: next }, 'required')}
      />
    </>
  );
}

function cutKey(label: string): string {
  return label.slice(0, TEXT_LIMITS.attribute);
}
