import { foldValue } from '../../catalogue/index/fold-value';
import { hasSome } from '../../columns/runs';
import type { FilterDefinition } from './filter-definition';
import type { FilterSetting } from './filter-setting';
import { numbersOf } from './one-of';
import { valuesTally } from './values-tally';

/** Tags that a filter offers: all but some, or only some; an empty `only` offers every tag. */
type TagRule = { readonly allBut: readonly string[] } | { readonly only: readonly string[] };

interface TagFilter {
  readonly tags: TagRule;
}

export const productTags: FilterDefinition<TagFilter> = {
  param: () => 'filter.p.tag',
  of: 'products',
  hasValues: true,
  range: null,
  offers: ({ tags }) => isOffered(tags),
  test({ tags, tagsOf }, _filter, { values }) {
    const wanted = numbersOf(tags, values);
    return (row) => hasSome(tagsOf, row, wanted);
  },
  tally({ tags, tagsOf }, filter, context) {
    const isShown = isOffered(filter.tags);
    const name = (key: number) => {
      const tag = tags.names[key] ?? '';
      return isShown(tag) ? tag : null;
    };
    return valuesTally({ postings: tags, columns: [], runs: tagsOf, name }, context);
  },
};

export const productTagsSetting: FilterSetting<TagFilter> = {
  name: 'Product Tags',
  fields: [],
  rule: ({ excludeSpecific }, { tagFilters, tagExclusions }) => ({
    tags: excludeSpecific ? { allBut: tagExclusions } : { only: tagFilters },
  }),
};

/** Predicate of offered tags. Spellings that people read as the same are offered together, or not at all. */
function isOffered(rule: TagRule): (tag: string) => boolean {
  const names = new Set(('only' in rule ? rule.only : rule.allBut).map(foldValue));
  if ('allBut' in rule) return (tag) => !names.has(foldValue(tag));
  return (tag) => names.size === 0 || names.has(foldValue(tag));
}
