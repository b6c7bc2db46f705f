import { FILTER_SETTINGS } from '../filters/filter-types';
import { LOAD_MORE_TEXTS, SORT_NAMES } from './built-in';

const DEFAULTS: ReadonlySet<string> = new Set([
  ...Object.values(FILTER_SETTINGS).map(({ name }) => name),
  ...Object.values(SORT_NAMES),
  ...Object.values(LOAD_MORE_TEXTS),
]);

/** Whether a text is one that settings of lists begin with: the storefront has it in its own languages. */
export const isDefaultListText = (text: string): boolean => DEFAULTS.has(text);
