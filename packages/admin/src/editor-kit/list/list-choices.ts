import type { Noun } from '../pickers/dialog/noun';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Filters, sort orders and page sizes of a document list. */
export interface ListChoices<Filter extends string, Sort extends string, Size extends number> {
  /** Name of the list: "Campaigns". */
  readonly name: string;
  readonly noun: Noun;
  /** Filter; `any` is the label for none. */
  readonly filter?: {
    readonly label: string;
    readonly any: string;
    readonly options: readonly Choice<Filter>[];
  };
  /** Sort orders; the first is the default. */
  readonly sorts: readonly [Choice<Sort>, ...Choice<Sort>[]];
  /** Page sizes; the first is the default. */
  readonly sizes: readonly [Size, ...Size[]];
}
