/**
 * Format of a figure. `count`: integer. `percent`: 0 to 100. `money`: subunits of the shop's currency. `decimal`:
 * with one decimal. `instant`: epoch milliseconds. `text`: unformatted.
 */
export type FigureFormat = 'count' | 'percent' | 'money' | 'decimal' | 'instant' | 'text';

/** Figure of a report, in a tile, in a line by day or in a column. */
export interface ReportColumn {
  /** Key of its value in responses. */
  readonly key: string;
  readonly title: string;
  readonly format: FigureFormat;
  /** Whether it is an average of its rows. Absent: their sum. */
  readonly isAverage?: true;
  /** Whether lower values are better. Absent: higher ones are, or neither. */
  readonly isBetterLower?: true;
  /** Noun of the averaged things, if they aren't the rows: "click", "clicks". */
  readonly averaged?: { readonly one: string; readonly other: string };
  /** Sentence for merchants that defines what is counted. */
  readonly about: string;
}

/** Overview: a tile for each column, and a line by day. */
export interface GlanceTab {
  readonly key: string;
  readonly title: string;
  readonly kind: 'glance';
  readonly columns: readonly ReportColumn[];
}

/** Table with a row for each subject. */
export interface TableTab {
  readonly key: string;
  readonly title: string;
  readonly kind: 'table';
  /** Heading of the column with the rows' names. */
  readonly rowTitle: string;
  /** Noun for the rows: "search", "searches". */
  readonly noun: { readonly one: string; readonly other: string };
  readonly columns: readonly ReportColumn[];
  /** Key of the default sort column, largest value first. */
  readonly sortBy: string;
  /** Note for merchants about the rows, such as which aren't listed. */
  readonly note?: string;
}

export type ReportTab = GlanceTab | TableTab;

/**
 * Report definition, shared by contract, server, page and export. Its key is the last segment of its URL, a tab's
 * key the hash.
 */
export interface ReportDefinition {
  readonly key: string;
  readonly title: string;
  /** The first one is the default. */
  readonly tabs: readonly [ReportTab, ...ReportTab[]];
}

/** Tab of a report by key; null for an unknown key. */
export function tabOf({ tabs }: ReportDefinition, key: string): ReportTab | null {
  return tabs.find((tab) => tab.key === key) ?? null;
}

/** Column of a tab by key; null for an unknown key. */
export function columnOf({ columns }: ReportTab, key: string): ReportColumn | null {
  return columns.find((column) => column.key === key) ?? null;
}
