import { type Field, type Part, type PartPlace, type Parts, partsById } from './parts';
import { commonPlaces, samePart } from './same-part';
import { sameValue } from './same-value';

/** Difference of a field of a section between two documents. */
export interface FieldDifference {
  /** Label with its parents' labels: "Tier 1: Minimum". */
  readonly label: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Display values; null if there is none, or it is too long. */
  readonly before: ShownValue | null;
  readonly after: ShownValue | null;
}

/** Text, or a UTC instant (ISO 8601) to be shown in the shop's time zone. */
export type ShownValue = { readonly text: string } | { readonly instant: string };

/** Difference of a section between two documents. */
export interface PartDifference {
  readonly id: string;
  readonly title: string;
  /** `moved`: the order of other sections, which this one stores, has changed. */
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /**
   * Empty if the whole section was added or removed, or its fields have no labels; for `moved`, the sections with
   * another position.
   */
  readonly fields: readonly FieldDifference[];
}

/** Differences of `after` from `before`, by section, in the reading order of `after`. Empty if they are equal. */
export function differences<Doc>(parts: Parts<Doc>, before: Doc, after: Doc): readonly PartDifference[] {
  const [old, young] = [parts.split(before), parts.split(after)];
  const [oldById, youngById] = [partsById(old), partsById(young)];
  return inReadingOrder(old, young).flatMap((id) => differenceOf(oldById.get(id), youngById.get(id)) ?? []);
}

/**
 * Ids of the sections of several documents: those of the last, with each missing one after its predecessor
 * elsewhere.
 */
export function inReadingOrder(...documents: readonly (readonly Part[])[]): readonly string[] {
  const ids = (documents.at(-1) ?? []).map(({ id }) => id);
  const known = new Set(ids);
  for (const parts of documents.slice(0, -1)) {
    parts.forEach(({ id }, index) => {
      if (known.has(id)) return;
      const before = parts[index - 1];
      ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id);
      known.add(id);
    });
  }
  return ids;
}

/** Difference of a section; null if it is equal. */
export function differenceOf(before: Part | undefined, after: Part | undefined): PartDifference | null {
  if (samePart(before, after)) return null;
  const part = after ?? before;
  if (!part) return null;
  const { id, title } = part;
  if (!before || !after) return { id, title, kind: before ? 'removed' : 'added', fields: [] };
  if (before.places && after.places) {
    return { id, title, kind: 'moved', fields: movedFields(before.places, after.places) };
  }
  return { id, title, kind: 'changed', fields: fieldDifferences(before.fields ?? [], after.fields ?? []) };
}

function fieldDifferences(before: readonly Field[], after: readonly Field[], of = ''): FieldDifference[] {
  const keys = [...new Set([...after, ...before].map(({ key }) => key))];
  const find = (fields: readonly Field[], wanted: string) => fields.find(({ key }) => key === wanted);
  return keys.flatMap((key) => fieldDifference(find(before, key), find(after, key), of));
}

function fieldDifference(before: Field | undefined, after: Field | undefined, of: string): FieldDifference[] {
  const field = after ?? before;
  if (!field || (before && after && sameValue(before.value, after.value))) return [];
  const label = `${of}${field.label}`;
  if (before?.fields && after?.fields) {
    const inside = fieldDifferences(before.fields, after.fields, `${label}: `);
    if (inside.length > 0) return inside;
  }
  const kind = !before ? 'added' : !after ? 'removed' : 'changed';
  return [{ label, kind, before: shown(before), after: shown(after) }];
}

function shown(field: Field | undefined): ShownValue | null {
  if (field?.instant !== undefined) return { instant: field.instant };
  return field?.text === undefined ? null : { text: field.text };
}

/** Moved sections: the fewest that explain the positions of the others. With both positions. */
function movedFields(before: readonly PartPlace[], after: readonly PartPlace[]): FieldDifference[] {
  const [old, young] = commonPlaces(before, after);
  const nameOfOld = (wanted: string) => old.find(({ parts }) => parts.some(({ id }) => id === wanted))?.name;
  return young.flatMap(({ name, parts }, index) => {
    const was = (old[index]?.parts ?? []).map(({ id }) => id);
    const kept = longestCommon(
      was,
      parts.map(({ id }) => id),
    );
    const moved = parts.filter(({ id }) => !kept.has(id));
    return moved.map(({ id, title }): FieldDifference => {
      const from = nameOfOld(id);
      const elsewhere = from !== undefined && from !== name;
      return {
        label: title,
        kind: 'changed',
        before: elsewhere ? { text: from } : null,
        after: elsewhere ? { text: name } : null,
      };
    });
  });
}

/** Longest common subsequence of two orders. */
function longestCommon(a: readonly string[], b: readonly string[]): ReadonlySet<string> {
  let best: string[][] = Array.from({ length: b.length + 1 }, () => []);
  for (const id of a) {
    const next: string[][] = [[]];
    b.forEach((other, index) => {
      const [above = [], left = [], corner = []] = [best[index + 1], next[index], best[index]];
      next.push(id === other ? [...corner, id] : above.length >= left.length ? above : left);
    });
    best = next;
  }
  return new Set(best.at(-1));
}
