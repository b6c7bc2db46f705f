import type { Noun } from '../pickers/dialog/noun';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Filters and sort orders of a list of documents, with their labels. */
export interface ListChoices<Filter extends string, Sort extends string, Size extends number> {
  /** Of the list: "Campaigns". */
  readonly name: string;
  readonly noun: Noun;
  /** One thing that it can be narrowed by; `any` is what it is called not to be. */
  readonly filter?: {
    readonly label: string;
    readonly any: string;
    readonly options: readonly Choice<Filter>[];
  };
  /** The orders it can have; the first holds until another is chosen. */
  readonly sorts: readonly [Choice<Sort>, ...Choice<Sort>[]];
  /** Of pages; the first holds until another is chosen. */
  readonly sizes: readonly [Size, ...Size[]];
}
