import type { Issue } from '../issue';
import type { CustomCodeBlockSettings } from './schema';

/** Any text is valid, also none. */
export function validateCustomCodeBlock(_settings: CustomCodeBlockSettings): Issue[] {
  return [];
}
