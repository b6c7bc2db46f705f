import type { FieldDifference, PartDifference, ShownValue } from '@cartwright/core/editing/difference';
import { Text } from '@cartwright/ui/admin/text';
import './change-list.css';
import { timeText } from './time-text';

interface Clock {
  /** The shop's time zone (IANA name). */
  readonly timezone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** List of differences between two versions, by section. */
export function ChangeList({ changes, clock }: { changes: readonly PartDifference[]; clock: Clock }) {
  if (changes.length === 0) return <Text as="p">No differences.</Text>;
  return (
    <ul className="cw-changes">
      {changes.map((change) => (
        <li key={change.id}>
          <Text as="p" fontWeight="semibold">
            {change.title}
          </Text>
          <PartChange change={change} clock={clock} />
        </li>
      ))}
    </ul>
  );
}

const KINDS: Readonly<Record<PartDifference['kind'], string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
};

/** Difference of a section: its fields, with short values. */
export function PartChange({ change, clock }: { change: PartDifference; clock: Clock }) {
  const { kind, fields } = change;
  if (fields.length === 0) return <Text as="p">{KINDS[kind]}</Text>;
  return (
    <ul className="cw-changes__fields">
      {fields.map((field) => (
        <li key={field.label}>
          {/* A section with a single field has the field's name. */}
          {field.label !== change.title && `${field.label}: `}
          <Values field={field} moved={kind === 'moved'} clock={clock} />
        </li>
      ))}
    </ul>
  );
}

function Values({ field, moved, clock }: { field: FieldDifference; moved: boolean; clock: Clock }) {
  const { kind, before, after } = field;
  if (kind !== 'changed') return KINDS[kind].toLowerCase();
  if (before === null || after === null) return moved ? 'moved' : 'changed';
  return (
    <>
      <del>
        <span className="cwa-visually-hidden">from </span>
        {shown(before, clock)}
      </del>
      <span aria-hidden="true"> → </span>
      <ins>
        <span className="cwa-visually-hidden"> to </span>
        {shown(after, clock)}
      </ins>
    </>
  );
}

function shown(value: ShownValue, { timezone, now }: Clock): string {
  return 'text' in value ? value.text : timeText(Date.parse(value.instant), timezone, now);
}
