import type { TEXT_LIMITS } from '../../texts/limits';

/** Fields of a merchant's filter entry, whatever its type. */
export interface FilterFields {
  readonly name: string;
  readonly namespace: string;
  readonly key: string;
  readonly excludeSpecific: boolean;
}

/** Tags in a list's settings, which its filters offer or leave out. */
export interface TagLists {
  readonly tagFilters: readonly string[];
  readonly tagExclusions: readonly string[];
}

/** Merchants' setting of one type of filter. `Own` as in `FilterDefinition`. */
export interface FilterSetting<Own> {
  /** Name of the type, and default name of its filters. */
  readonly name: string;
  /** Required fields. A list may have several filters of a type with fields, and one of any other. */
  readonly fields: readonly FilterField[];
  /** Compiles an entry into the fields of a filter. */
  readonly rule: (entry: FilterFields, tags: TagLists) => Own;
  /** Label for shoppers where the merchant has written none; absent: the entry's name. */
  readonly label?: (entry: FilterFields) => string;
}

export interface FilterField {
  readonly field: 'name' | 'namespace' | 'key';
  readonly label: string;
  readonly help?: string;
  readonly limit: keyof typeof TEXT_LIMITS;
  /** Error message while it is empty. */
  readonly missing: string;
}
