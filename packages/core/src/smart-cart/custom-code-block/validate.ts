import type { Issue } from '../issue';
import type { CustomCodeBlockSettings } from './schema';

/** Any text is valid, also none; how long it may be the schema says. */
export function validateCustomCodeBlock(_settings: CustomCodeBlockSettings): Issue[] {
  return [];
}
