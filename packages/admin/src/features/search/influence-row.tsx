import type { Path } from '@cartwright/core/editing/issue';
import {
  AVAILABILITY,
  INFLUENCE_ATTRIBUTES,
  type InfluenceAttribute,
  type InfluenceEntry,
  MAX_WEIGHT,
} from '@cartwright/core/search/influence';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Button } from '@cartwright/ui/admin/button';
import { DeleteIcon } from '@cartwright/ui/admin/icons';
import type { FieldScope } from '../../editor-kit/fields/field-scope';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { CollectionField } from '../../editor-kit/pickers/collections/collection-field';
import './influence-row.css';

const ATTRIBUTES: Readonly<Record<InfluenceAttribute, string>> = {
  tag: 'Tag',
  vendor: 'Vendor',
  'product-type': 'Product type',
  collection: 'Collection',
  availability: 'Availability',
};

const STOCK = { 'in-stock': 'In stock', 'sold-out': 'Sold out' } as const;

const WEIGHTS = Array.from({ length: 2 * MAX_WEIGHT + 1 }, (_, at) => MAX_WEIGHT - at)
  .filter((weight) => weight !== 0)
  .map((weight) => ({ value: String(weight), label: weightMessage(weight) }));

/** Ranking rule: attribute, value and weight. */
export function InfluenceRow({
  entry,
  path,
  number,
  scope,
  onChange,
  onRemove,
}: {
  readonly entry: InfluenceEntry;
  /** Path in the document. */
  readonly path: Path;
  /** Number in the list, from 1. */
  readonly number: number;
  readonly scope: FieldScope;
  readonly onChange: (changes: Partial<InfluenceEntry>) => void;
  readonly onRemove: () => void;
}) {
  return (
    <li className="cw-influence__row">
      <SelectSetting
        label="Products by"
        value={entry.attributeName}
        options={INFLUENCE_ATTRIBUTES.map((value) => ({ value, label: ATTRIBUTES[value] }))}
        onChange={(attributeName) =>
          onChange({ attributeName, attributeValue: attributeName === 'availability' ? 'in-stock' : '' })
        }
      />
      <Value
        entry={entry}
        path={[...path, 'attributeValue']}
        scope={scope}
        onChange={(attributeValue) => onChange({ attributeValue })}
      />
      <SelectSetting
        label="Rank"
        value={String(entry.weighting)}
        options={WEIGHTS}
        onChange={(weight) => onChange({ weighting: Number(weight) })}
        error={scope.error([...path, 'weighting'])}
      />
      <div className="cw-influence__remove">
        <Button
          icon={DeleteIcon}
          variant="tertiary"
          accessibilityLabel={`Remove ranking ${number}`}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

function Value({
  entry: { attributeName, attributeValue },
  path,
  scope,
  onChange,
}: {
  readonly entry: InfluenceEntry;
  readonly path: Path;
  readonly scope: FieldScope;
  readonly onChange: (value: string) => void;
}) {
  if (attributeName === 'availability') {
    return (
      <SelectSetting
        label={ATTRIBUTES.availability}
        value={attributeValue}
        options={AVAILABILITY.map((value) => ({ value, label: STOCK[value] }))}
        onChange={onChange}
        error={scope.error(path)}
      />
    );
  }
  if (attributeName === 'collection') {
    const id = Number(attributeValue);
    return (
      <CollectionField
        label={ATTRIBUTES.collection}
        limit={1}
        value={id > 0 ? [{ id, handle: '', title: `Collection ${id}` }] : []}
        onChange={([chosen]) => onChange(chosen ? String(chosen.id) : '')}
        error={scope.error(path)}
      />
    );
  }
  return (
    <TextSetting
      scope={scope}
      path={path}
      label={ATTRIBUTES[attributeName]}
      limit={TEXT_LIMITS.tag}
      value={attributeValue}
      onChange={onChange}
    />
  );
}

function weightMessage(weight: number): string {
  if (weight === MAX_WEIGHT) return `+${weight} (highest)`;
  if (weight === -MAX_WEIGHT) return `−${MAX_WEIGHT} (lowest)`;
  return weight > 0 ? `+${weight}` : `−${-weight}`;
}
