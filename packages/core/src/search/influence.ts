import * as z from 'zod';
import { type Issue, issue, type Path } from '../editing/issue';
import { text } from '../texts/limited';

/** Attributes that may influence the ranking. */
export const INFLUENCE_ATTRIBUTES = ['tag', 'vendor', 'product-type', 'collection', 'availability'] as const;
export type InfluenceAttribute = (typeof INFLUENCE_ATTRIBUTES)[number];

/** Values of `availability`. */
export const AVAILABILITY = ['in-stock', 'sold-out'] as const;

/** Influence on the ranking of products with a value of an attribute: up or down. */
export const influenceEntry = z.strictObject({
  attributeName: z.enum(INFLUENCE_ATTRIBUTES),
  /** Value in Shopify; for a collection its id, for availability one of `AVAILABILITY`. */
  attributeValue: text('tag'),
  /** Integer from -10 to 10 except 0; null while the field is empty. */
  weighting: z.number().nullable(),
});
export type InfluenceEntry = z.infer<typeof influenceEntry>;

export const MAX_WEIGHT = 10;

/** Validation issues of influences, at a path of their document. */
export function influenceIssues(entries: readonly InfluenceEntry[], place: Path): Issue[] {
  return entries.flatMap((entry, at): Issue[] => {
    const value = valueIssue(entry, entries.slice(0, at));
    return [
      ...(value ? [issue(value.code, [...place, at, 'attributeValue'], value.message)] : []),
      ...(isWeight(entry.weighting)
        ? []
        : [
            issue(
              'weight',
              [...place, at, 'weighting'],
              `Enter a whole number from -${MAX_WEIGHT} to ${MAX_WEIGHT}, not 0.`,
            ),
          ]),
    ];
  });
}

/** Whether two influences have the same attribute and value. */
function isSame(a: InfluenceEntry, b: InfluenceEntry): boolean {
  const value = (entry: InfluenceEntry) => entry.attributeValue.trim().toLowerCase();
  return a.attributeName === b.attributeName && value(a) === value(b);
}

function valueIssue(entry: InfluenceEntry, before: readonly InfluenceEntry[]) {
  const { attributeName, attributeValue } = entry;
  const isMissing =
    attributeName === 'collection'
      ? !/^[1-9]\d{0,15}$/.test(attributeValue)
      : attributeName === 'availability'
        ? !AVAILABILITY.some((value) => value === attributeValue)
        : attributeValue.trim() === '';
  if (isMissing) return { code: 'blank', message: MISSING[attributeName] };
  if (before.some((other) => isSame(other, entry))) {
    return { code: 'duplicate', message: 'This is in the list twice. Remove one of them.' };
  }
  return null;
}

const MISSING: Readonly<Record<InfluenceAttribute, string>> = {
  tag: 'Enter a tag.',
  vendor: 'Enter a vendor.',
  'product-type': 'Enter a product type.',
  collection: 'Choose a collection.',
  availability: 'Choose in stock or sold out.',
};

function isWeight(weighting: number | null): weighting is number {
  return (
    weighting !== null && Number.isInteger(weighting) && weighting !== 0 && Math.abs(weighting) <= MAX_WEIGHT
  );
}
