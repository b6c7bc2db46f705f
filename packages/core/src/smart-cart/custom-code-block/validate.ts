import { type Issue, issue } from '../issue';
import type { CustomCodeBlockSettings } from './schema';

/** How long each text of a block may be, in UTF-16 units: every page of the store carries it. */
export const MAX_CODE = 50_000;

const NAMES = { html: 'HTML', css: 'CSS', script: 'script' } as const;

/** Any text is valid, also none, as long as it is not too long. */
export function validateCustomCodeBlock(settings: CustomCodeBlockSettings): Issue[] {
  return Object.entries(NAMES)
    .filter(([field]) => settings[field as keyof typeof NAMES].length > MAX_CODE)
    .map(([field, name]) =>
      issue(
        'too_long',
        [field],
        `Shorten the ${name} to ${MAX_CODE.toLocaleString('en')} characters.`,
        'Custom Code Block',
      ),
    );
}
