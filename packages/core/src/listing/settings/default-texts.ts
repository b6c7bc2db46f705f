import { FILTER_SETTINGS } from '../filters/filter-types';
import { LOAD_MORE_TEXTS, SORT_NAMES } from './built-in';

const DEFAULTS: ReadonlySet<string> = new Set([
  ...Object.values(FILTER_SETTINGS).map(({ name }) => name),
  ...Object.values(SORT_NAMES),
  ...Object.values(LOAD_MORE_TEXTS),
]);

/** Whether a text is a default of list settings, which the storefront has in its own languages. */
export const isDefaultListText = (text: string): boolean => DEFAULTS.has(text);
