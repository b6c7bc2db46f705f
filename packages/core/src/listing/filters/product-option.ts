import { type CatalogueIndex, optionFold } from '../../catalogue/index/catalogue-index';
import { sameValue } from '../../catalogue/index/same-value';
import type { ValueOrder } from './facet-values';
import type { FilterDefinition } from './filter-definition';
import type { FilterSetting } from './filter-setting';
import { compareSizes, sizesAmong } from './size-order';
import { translatedValues } from './translated-values';
import { valuesTally } from './values-tally';

/** Prefix of the names of options in addresses; they are the same in upper and lower case. */
export const OPTION_PARAM = 'filter.v.option.';

interface OptionFilter {
  /** Of the option, as products have it. */
  readonly name: string;
}

export const productOption: FilterDefinition<OptionFilter> = {
  param: ({ name }) => `${OPTION_PARAM}${name.toLowerCase()}`,
  of: 'variants',
  hasValues: true,
  range: null,
  test({ variantColumns, optionValues }, { name }, { values }) {
    const wanted = new Set(values.flatMap((value) => optionValues.byFold.get(optionFold(name, value)) ?? []));
    const columns = variantColumns.options.map((column) => column.values);
    return (at) => {
      for (const column of columns) if (wanted.has(column[at] ?? -1)) return true;
      return false;
    };
  },
  tally(index, { name }, context) {
    const { optionValues, variantColumns } = index;
    return valuesTally(
      {
        postings: optionValues,
        columns: variantColumns.options.map((column) => column.values),
        name: valueNames(index, name),
        translated: () => translatedValues(index, context.language, { kind: 'value', option: name }),
        order: bySize,
      },
      context,
    );
  },
  // An option that the merchant has given no other name.
  labelIn: (index, { label, name }, language) =>
    label === name
      ? (translatedValues(index, language, { kind: 'option' })(name) ?? ownSpelling(index, name))
      : label,
  swatched: ({ name }) => name,
};

export const productOptionSetting: FilterSetting<OptionFilter> = {
  name: 'Option',
  fields: [
    {
      field: 'name',
      label: 'Option name',
      help: 'As in Shopify, for example Size.',
      limit: 'listLabel',
      missing: 'Enter the name of the option, such as Size.',
    },
  ],
  rule: ({ name }) => ({ name }),
};

/** Name of an option in the spelling of the products: “Colour” for “Color”. */
function ownSpelling({ optionValues }: CatalogueIndex, name: string): string {
  const wanted = sameValue(name);
  for (const each of optionValues.names) {
    const [option] = JSON.parse(each ?? '[]');
    if (typeof option !== 'string' || sameValue(option) !== wanted) continue;
    return option.toLowerCase() === name.toLowerCase() ? name : option;
  }
  return name;
}

function valueNames({ optionValues }: CatalogueIndex, name: string): (key: number) => string | null {
  const wanted = sameValue(name);
  return (key) => {
    const [option, value] = JSON.parse(optionValues.names[key] ?? '[]');
    return typeof option === 'string' && sameValue(option) === wanted ? value : null;
  };
}

/** Sizes as they are worn, then numbers, then what is none. */
const bySize: ValueOrder = (values) => {
  const sizeOf = sizesAmong(values);
  const sizes = new Map(values.map((value) => [value, sizeOf(value)]));
  return (one, other) => {
    const [a, b] = [sizes.get(one), sizes.get(other)];
    return a && b ? compareSizes(a, b) : Number(!a) - Number(!b);
  };
};
