import { type CatalogueIndex, optionFold } from '../../catalogue/index/catalogue-index';
import { foldValue } from '../../catalogue/index/fold-value';
import type { ValueOrder } from './facet-values';
import type { FilterDefinition } from './filter-definition';
import type { FilterSetting } from './filter-setting';
import { compareSizes, sizesAmong } from './size-order';
import { translatedValues } from './translated-values';
import { valuesTally } from './values-tally';

/** Prefix of option names in addresses, which ignore case. */
export const OPTION_PARAM = 'filter.v.option.';

interface OptionFilter {
  /** Name of the option in products. */
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
  // Option that the merchant hasn't renamed.
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

/** Option's name as products spell it: “Colour” for “Color”. */
function ownSpelling({ optionValues }: CatalogueIndex, name: string): string {
  const wanted = foldValue(name);
  for (const each of optionValues.names) {
    const [option] = JSON.parse(each ?? '[]');
    if (typeof option !== 'string' || foldValue(option) !== wanted) continue;
    return option.toLowerCase() === name.toLowerCase() ? name : option;
  }
  return name;
}

function valueNames({ optionValues }: CatalogueIndex, name: string): (key: number) => string | null {
  const wanted = foldValue(name);
  return (key) => {
    const [option, value] = JSON.parse(optionValues.names[key] ?? '[]');
    return typeof option === 'string' && foldValue(option) === wanted ? value : null;
  };
}

/** Sizes such as S and XL first, then numbers, then other values. */
const bySize: ValueOrder = (values) => {
  const sizeOf = sizesAmong(values);
  const sizes = new Map(values.map((value) => [value, sizeOf(value)]));
  return (one, other) => {
    const [a, b] = [sizes.get(one), sizes.get(other)];
    return a && b ? compareSizes(a, b) : Number(!a) - Number(!b);
  };
};
