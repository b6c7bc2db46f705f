import type { ListedFacet, ListedValue } from '@cartwright/core/listing/listing-response';

/** Texts of filters. */
export interface FilterTexts {
  readonly filters: string;
  readonly chosenFilters: string;
  readonly removeFilter: (name: string) => string;
  readonly clearAll: string;
  readonly close: string;
  /** Of the button that leads to the list; `products` is their number in words. */
  readonly showProducts: (products: string) => string;
  /** Where a filter has more values than were sent. */
  readonly mostCommon: (count: number) => string;
  readonly least: string;
  readonly most: string;
  readonly from: (price: string) => string;
  readonly upTo: (price: string) => string;
  readonly inStock: string;
  readonly soldOut: string;
  /** Said at the end of a range that was typed and can't be read. */
  readonly notANumber: string;
  /** The same of prices, which can't be below 0. */
  readonly notAPrice: string;
  /** Between whole units and their parts, in the page's language. */
  readonly decimalSign: string;
  readonly yes: string;
  readonly no: string;
  readonly filterNames: Readonly<Record<ListedFacet['type'], string>>;
}

export type Range = Extract<ListedFacet, { kind: 'range' }>;

/** Actions of a shopper on a filter. */
export interface FilterActions {
  readonly onValue: (param: string, value: string, isChosen: boolean) => void;
  /** Somebody may be about to type into the field of an end. */
  readonly onReachEnd: () => void;
  /** Something was typed into the field of an end. Where it can't be read, the field is made invalid. */
  readonly onEnd: (facet: Range, end: RangeEnd, field: HTMLInputElement) => void;
  /** A range has been drawn; a slider for it may be put into `place`. */
  readonly onRange: (facet: Range, texts: FilterTexts, place: HTMLElement) => void;
  readonly onClearRange: (param: string) => void;
}

export type RangeEnd = 'gte' | 'lte';

export function filterName({ label, type }: ListedFacet, texts: Pick<FilterTexts, 'filterNames'>): string {
  return label ?? texts.filterNames[type];
}

export function valueName(
  { type }: ListedFacet,
  { value, text = value }: Pick<ListedValue, 'value' | 'text'>,
  texts: FilterTexts,
): string {
  if (type === 'availability') return value === '1' ? texts.inStock : texts.soldOut;
  if (type !== 'metafield') return text;
  if (text === 'true') return texts.yes;
  return text === 'false' ? texts.no : text;
}

/** Name of the range between two ends, or beyond one; null where none is chosen. */
export function rangeName({ from, to }: Range, texts: FilterTexts): string | null {
  if (from && to) return `${from.text} – ${to.text}`;
  if (from) return texts.from(from.text);
  return to && texts.upTo(to.text);
}

/** Number of values that are chosen of a filter; a range is one. */
export function countChosen(facet: ListedFacet): number {
  if (facet.kind === 'range') return facet.from || facet.to ? 1 : 0;
  return facet.values.filter(({ chosen }) => chosen).length;
}
