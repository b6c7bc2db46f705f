import type { TEXT_LIMITS } from '../../texts/limits';

/** Fields of a merchant's entry for a filter, whatever its type. */
export interface FilterFields {
  readonly name: string;
  readonly namespace: string;
  readonly key: string;
  readonly excludeSpecific: boolean;
}

/** The tags of a list's settings, which its filters offer or leave out. */
export interface TagLists {
  readonly tagFilters: readonly string[];
  readonly tagExclusions: readonly string[];
}

/** Setting of one type of filter by merchants. `Own` as in `FilterDefinition`. */
export interface FilterSetting<Own> {
  /** What the type is called, and its filters where the merchant calls them nothing else. */
  readonly name: string;
  /** What the merchant has to fill in. Of a type with fields a list can have several filters, of another one. */
  readonly fields: readonly FilterField[];
  /** What a filter of the type says by its entry. */
  readonly rule: (entry: FilterFields, tags: TagLists) => Own;
  /** What shoppers read where the merchant has written no label; absent: the entry's name. */
  readonly label?: (entry: FilterFields) => string;
}

export interface FilterField {
  readonly field: 'name' | 'namespace' | 'key';
  readonly label: string;
  readonly help?: string;
  readonly limit: keyof typeof TEXT_LIMITS;
  /** Said while it is empty. */
  readonly missing: string;
}
