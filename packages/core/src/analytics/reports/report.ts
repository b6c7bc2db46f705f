/**
 * Format of a figure. `count`: integer. `percent`: 0 to 100. `money`: subunits of the shop's currency. `decimal`: one
 * digit behind the point. `instant`: epoch milliseconds. `text`: as it is.
 */
export type FigureFormat = 'count' | 'percent' | 'money' | 'decimal' | 'instant' | 'text';

/** Figure of a report, in a tile, in a line by day or in a column. */
export interface ReportColumn {
  /** Key of its value in answers. */
  readonly key: string;
  readonly title: string;
  readonly format: FigureFormat;
  /** Whether it is the average of its rows, which each have the whole of theirs. Absent: they add up to it. */
  readonly isAverage?: true;
  /** Whether less of it is better. Absent: more is, or neither. */
  readonly isBetterLower?: true;
  /** What it is the average of, where that isn't its rows: "click", "clicks". */
  readonly averaged?: { readonly one: string; readonly other: string };
  /** Sentence for merchants that says exactly what is counted. */
  readonly about: string;
}

/** Overview: a tile for each column, and a line by day. */
export interface GlanceTab {
  readonly key: string;
  readonly title: string;
  readonly kind: 'glance';
  readonly columns: readonly ReportColumn[];
}

/** Table with a row for each thing that is counted. */
export interface TableTab {
  readonly key: string;
  readonly title: string;
  readonly kind: 'table';
  /** Head of the column that names the rows. */
  readonly rowTitle: string;
  /** What the rows are: "search", "searches". */
  readonly noun: { readonly one: string; readonly other: string };
  readonly columns: readonly ReportColumn[];
  /** Key of the column by which rows are sorted at first, the largest value on top. */
  readonly sortBy: string;
  /** What merchants have to know of its rows, such as which aren't listed. */
  readonly note?: string;
}

export type ReportTab = GlanceTab | TableTab;

/** Report as contract, server, page and export know it. Its key is the last part of its address, a tab's the hash. */
export interface ReportDefinition {
  readonly key: string;
  readonly title: string;
  /** The first one shows until another is chosen. */
  readonly tabs: readonly [ReportTab, ...ReportTab[]];
}

/** Tab of a report by its key; null for a key that it doesn't have. */
export function tabOf({ tabs }: ReportDefinition, key: string): ReportTab | null {
  return tabs.find((tab) => tab.key === key) ?? null;
}

/** Column of a tab by its key; null for a key that it doesn't have. */
export function columnOf({ columns }: ReportTab, key: string): ReportColumn | null {
  return columns.find((column) => column.key === key) ?? null;
}
