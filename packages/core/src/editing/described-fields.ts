import type { Field } from './parts';

/** Description of a setting: its label, optionally with the format or the structure of its values. */
export type Described =
  | string
  | {
      readonly label: string;
      /** Labels of values that aren't displayed as they are. */
      readonly valueLabels?: Readonly<Record<string, string>>;
      /** Present if the value is a UTC instant (ISO 8601). */
      readonly isInstant?: true;
      /** Fields of each record, for a list of records with ids. The label is that of one; several are numbered. */
      readonly each?: DescribedFields;
    };

/** Descriptions by the setting's path: `buttonWidth`, `language.checkout`. */
export type DescribedFields = { readonly [path: string]: Described };

/** Maximum length in UTF-16 units of a text that is shown beside another. */
const SHORT = 60;

/** Described fields of a record, in the order of the description. */
export function describedFields(record: object, described: DescribedFields): Field[] {
  return Object.entries(described).flatMap(([path, description]) => {
    const value = valueAt(record, path.split('.'));
    if (typeof description === 'string') return field(path, description, value);
    const { label, valueLabels = {}, isInstant = false, each } = description;
    if (each && Array.isArray(value)) return itemFields(path, label, value, each);
    if (isInstant && typeof value === 'string') return { key: path, label, value, instant: value };
    return field(path, label, value, valueLabels);
  });
}

function field(
  key: string,
  label: string,
  value: unknown,
  valueLabels: Readonly<Record<string, string>> = {},
): Field {
  const text = textOf(value, valueLabels);
  return { key, label, value, ...(text !== null && { text }) };
}

function itemFields(path: string, label: string, items: readonly unknown[], each: DescribedFields): Field[] {
  return items.map((item, index) => {
    const record = typeof item === 'object' && item !== null ? item : {};
    const id = 'id' in record ? String(record.id) : String(index);
    return {
      key: `${path}.${id}`,
      label: items.length > 1 ? `${label} ${index + 1}` : label,
      value: item,
      fields: describedFields(record, each),
    };
  });
}

function textOf(value: unknown, valueLabels: Readonly<Record<string, string>>): string | null {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'number') return valueLabelOf(String(value), valueLabels);
  if (typeof value !== 'string') return null;
  const text = valueLabelOf(value, valueLabels);
  return text.length <= SHORT && !text.includes('\n') ? text : null;
}

/** Label of a value; the value itself without one. Own properties only, since merchants may type `toString`. */
function valueLabelOf(value: string, valueLabels: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(valueLabels, value) ? valueLabels[value] : undefined) ?? value;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([key]) => key === name)?.[1]
        : undefined,
    value,
  );
}
