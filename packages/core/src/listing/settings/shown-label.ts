import type { FilterSetting } from '../filters/filter-setting';
import { FILTER_SETTINGS, type FilterType } from '../filters/filter-types';

interface NamedFilter {
  readonly type: FilterType;
  readonly name: string;
  readonly namespace: string;
  readonly key: string;
  readonly excludeSpecific: boolean;
}

interface Labelled {
  readonly label: string;
  readonly name: string;
}

/** Text that shoppers read of an entry: its label, else its name. */
export function shownLabel({ label, name }: Labelled): string {
  return label.trim() === '' ? name : label;
}

/** Text that shoppers read of a filter: its label, else what stands in for it. */
export function shownFilterLabel(entry: NamedFilter & Labelled): string {
  return entry.label.trim() === '' ? filterStandIn(entry) : entry.label;
}

/** Fallback label of a filter without one. */
export function filterStandIn(entry: NamedFilter): string {
  const { label }: FilterSetting<object> = FILTER_SETTINGS[entry.type];
  return label ? label(entry) : entry.name;
}
