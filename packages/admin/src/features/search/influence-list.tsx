import type { Path } from '@cartwright/core/editing/issue';
import type { InfluenceEntry } from '@cartwright/core/search/influence';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { InfluenceRow } from './influence-row';

/** Default of a new entry. */
export const NEW_INFLUENCE: InfluenceEntry = { attributeName: 'tag', attributeValue: '', weighting: 5 };

/** Ranking rules by product attribute. `path` is their path in the document. */
export function InfluenceList({
  entries,
  path,
  scope,
  onChange,
  onRemove,
}: {
  readonly entries: readonly InfluenceEntry[];
  readonly path: Path;
  readonly scope: FieldScope;
  readonly onChange: (entries: InfluenceEntry[]) => void;
  readonly onRemove: (entries: InfluenceEntry[]) => void;
}) {
  return (
    <ul className="cw-influence">
      {entries.map((entry, at) => (
        <InfluenceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and isn't moved.
          key={at}
          entry={entry}
          path={[...path, at]}
          number={at + 1}
          scope={scope}
          onChange={(changes) =>
            onChange(entries.map((each, other) => (other === at ? { ...each, ...changes } : each)))
          }
          onRemove={() => onRemove(entries.filter((_, other) => other !== at))}
        />
      ))}
    </ul>
  );
}
