import { bundleMark, bundleName } from '@cartwright/core/bundles/bundle-line';
import { BUNDLE_SOURCE } from '@cartwright/core/rewards/cart';
import type { StoreLine } from '../../state/ports/store-cart';

type Line = Pick<StoreLine, 'key' | 'parentKey' | 'properties'>;

/** Lines shown together. */
export interface LineGroup<Each> {
  /** Name of their bundle (`bundleName`); null for a single line without one. */
  readonly bundle: string | null;
  readonly lines: readonly Each[];
}

/** Bundle named by a line or gift; null for none. */
export function bundleOf({ properties }: Pick<Line, 'properties'>): string | null {
  const mark = markOf(properties);
  return mark && bundleName(mark);
}

/** Whether a line is a part or the parent of a bundle, not a gift. */
export const isOwn = ({ properties }: Pick<Line, 'properties'>): boolean =>
  properties._source === BUNDLE_SOURCE;

/** Whether a line is the parent of a bundle's parts. */
export const isParent = (line: Pick<Line, 'properties'>): boolean =>
  isOwn(line) && markOf(line.properties)?.step === null;

/**
 * Groups lines by bundle, at the position of its first line. Nested lines stay with their parent. A bundle with only
 * gifts left isn't a group.
 */
export function inGroups<Each extends Line>(lines: readonly Each[]): LineGroup<Each>[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const nameIn = (line: Each): string | null => {
    const above = line.parentKey === null ? undefined : byKey.get(line.parentKey);
    return bundleOf(line) ?? (above ? nameIn(above) : null);
  };
  const names = new Map(lines.map((line) => [line, nameIn(line)]));
  const bought = new Set(lines.filter(isOwn).map((line) => names.get(line)));
  const begun = new Set<string>();
  return lines.flatMap((line) => {
    const bundle = names.get(line) ?? null;
    if (bundle === null || !bought.has(bundle)) return { bundle: null, lines: [line] };
    if (begun.has(bundle)) return [];
    begun.add(bundle);
    return { bundle, lines: lines.filter((each) => names.get(each) === bundle) };
  });
}

function markOf({ _source, _bundle }: Line['properties']) {
  if (_source !== BUNDLE_SOURCE && _source !== 'bundle_gift') return null;
  return bundleMark({ properties: { _bundle: String(_bundle ?? '') } });
}
