import { CLASSIFICATIONS, classificationName } from '@cartwright/core/widgets/classification';

/** A tab of the list: `key` is what the call and the address say. */
interface WidgetTab {
  readonly key: 'all' | 'none' | (typeof CLASSIFICATIONS)[number];
  readonly title: string;
}

const ALL: WidgetTab = { key: 'all', title: 'All' };

/** All widgets, then those of each classification, then those on pages of the store. */
export const WIDGET_TABS: readonly WidgetTab[] = [
  ALL,
  ...CLASSIFICATIONS.map((key) => ({ key, title: classificationName(key) })),
  { key: 'none', title: classificationName(null) },
];

/** The tab that an address names by its hash; the first for any other. */
export function tabAt(hash: string): WidgetTab {
  return WIDGET_TABS.find(({ key }) => key === hash) ?? ALL;
}
