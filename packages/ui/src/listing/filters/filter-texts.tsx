import type { ListedFacet, ListedValue } from '@cartwright/core/listing/listing-response';

/** Texts of filters. */
export interface FilterTexts {
  readonly filters: string;
  readonly chosenFilters: string;
  readonly removeFilter: (name: string) => string;
  readonly clearAll: string;
  readonly close: string;
  /** Label of the button that closes the panel; `products` is the result count as text. */
  readonly showProducts: (products: string) => string;
  /** Note on a truncated list of values. */
  readonly mostCommon: (count: number) => string;
  readonly min: string;
  readonly max: string;
  readonly from: (price: string) => string;
  readonly upTo: (price: string) => string;
  readonly inStock: string;
  readonly soldOut: string;
  /** Error of an unparseable range value. */
  readonly notANumber: string;
  /** The same for prices, which can't be negative. */
  readonly notAPrice: string;
  /** Decimal separator of the page's language. */
  readonly decimalSign: string;
  readonly yes: string;
  readonly no: string;
  readonly filterNames: Readonly<Record<ListedFacet['type'], string>>;
}

export type Range = Extract<ListedFacet, { kind: 'range' }>;

/** Handlers of filter interactions. */
export interface FilterActions {
  readonly onValue: (param: string, value: string, isChosen: boolean) => void;
  /** Called on focus of a range field, to preload its parser. */
  readonly onReachEnd: () => void;
  /** Called on Enter or blur of a range field. Marks it invalid if unparseable. */
  readonly onEnd: (facet: Range, end: RangeEnd, field: HTMLInputElement) => void;
  /** Called after a range has rendered; a slider can be mounted into `place`. */
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

/** Name of a range; null without bounds. */
export function rangeName({ from, to }: Range, texts: FilterTexts): string | null {
  if (from && to) return `${from.text} – ${to.text}`;
  if (from) return texts.from(from.text);
  return to && texts.upTo(to.text);
}

/** Number of selected values; a range counts as one. */
export function countChosen(facet: ListedFacet): number {
  if (facet.kind === 'range') return facet.from || facet.to ? 1 : 0;
  return facet.values.filter(({ chosen }) => chosen).length;
}
