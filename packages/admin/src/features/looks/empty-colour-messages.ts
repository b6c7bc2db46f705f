import { EMPTY_COLOURS } from '@cartwright/core/looks/applied-colours';
import { COLOUR_NAMES } from '@cartwright/core/looks/colour-names';
import type { LookColour } from '@cartwright/core/looks/look';

/** Source of a colour while its field is blank. */
export function emptyColourMessage(field: LookColour): string {
  const source = EMPTY_COLOURS[field];
  const name = (each: LookColour) => COLOUR_NAMES[each].toLowerCase();
  if (source.from === 'theme') return 'From your theme';
  if (source.from === 'readable') return `Readable on ${name(source.on)}`;
  if (source.from === 'or-green') return `Same as ${name(source.of)}, or green`;
  const [only, ...others] = source.of.map(name);
  return others.length === 0 ? `Same as ${only}` : `From ${[only, ...others].join(' and ')}`;
}
