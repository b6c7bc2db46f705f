import { type Issue, issue } from '../editing/issue';
import { dedupedIssues, lengthIssues } from '../texts/length-issues';
import { hexOf } from './colour';
import { COLOUR_NAMES, COLOURS } from './colour-names';
import { isFontFamily } from './font-stacks';
import { isLogoAddress } from './logo-address';
import { type Look, lookDocument } from './look';
import { PIXEL_SETTINGS, PIXELS } from './look-limits';
import { SETTING_NAMES } from './setting-names';

/** Validation issues of a look. Low contrast isn't one: see `contrastSafeLook`. */
export function validateLook(look: Look): Issue[] {
  const { settings, logoUrl } = look;
  const issues: Issue[] = [];
  if (look.name.trim() === '') issues.push(issue('blank', ['name'], 'Enter a name.'));
  for (const field of COLOURS) {
    const value = look[field];
    if (value === null || hexOf(value) !== null) continue;
    const message = 'Enter a color with a # and three or six digits, such as #1d6b42.';
    issues.push(issue('colour', [field], message, COLOUR_NAMES[field]));
  }
  for (const field of ['font', 'headingFont'] as const) {
    if (isFontFamily(settings[field])) continue;
    const message = 'Enter the name of a font that your store loads, with letters, digits and spaces.';
    issues.push(issue('font', ['settings', field], message, SETTING_NAMES[field]));
  }
  for (const field of PIXEL_SETTINGS) {
    const { label, min, max } = PIXELS[field];
    const value = settings[field];
    if (value === null || (Number.isInteger(value) && value >= min && value <= max)) continue;
    issues.push(issue('pixels', ['settings', field], `Enter a whole number from ${min} to ${max}.`, label));
  }
  if (logoUrl !== null && !isLogoAddress(logoUrl)) {
    issues.push(issue('address', ['logoUrl'], 'Enter an address that begins with https://.', 'Logo'));
  }
  return [...issues, ...dedupedIssues(lengthIssues(lookDocument, look), issues)];
}
