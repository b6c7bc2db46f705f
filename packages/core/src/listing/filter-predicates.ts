import type { CatalogueIndex } from '../catalogue/index/catalogue-index';
import type { Choice } from './filters/choice';
import { definitionOf, type Filter, filterParam } from './filters/filter-types';
import type { ListContext } from './list-context';

/** Active filter. `ofVariants`: `holds` takes the position of a variant, otherwise the row of a product. */
export interface FilterPredicate {
  readonly filter: Filter;
  readonly ofVariants: boolean;
  readonly holds: (at: number) => boolean;
}

export function isVariantFilter(filter: Filter): boolean {
  return definitionOf(filter).of === 'variants';
}

/** Choice of a filter without the values that its rules hide; null if nothing is left. */
export function choiceOf(filter: Filter, choices: readonly Choice[]): Choice | null {
  const param = filterParam(filter);
  const choice = choices.find((each) => each.param === param);
  if (!choice) return null;
  const { hasValues, range, offers } = definitionOf(filter);
  const all = hasValues ? choice.values : [];
  const values = offers ? all.filter(offers(filter)) : all;
  // Single numbers take precedence over a range.
  const { from, to } = range !== null && values.length === 0 ? choice : NO_RANGE;
  if (values.length === 0 && from === null && to === null) return null;
  return { param, values, from, to };
}

const NO_RANGE = { from: null, to: null };

/** Tests of the active filters; values of one filter are alternatives. */
export function filterPredicates(
  index: CatalogueIndex,
  filters: readonly Filter[],
  choices: readonly Choice[],
  context: ListContext,
): FilterPredicate[] {
  return filters.flatMap((filter) => {
    const choice = choiceOf(filter, choices);
    const holds = choice && definitionOf(filter).test(index, filter, choice, context);
    return holds ? [{ filter, ofVariants: isVariantFilter(filter), holds }] : [];
  });
}
