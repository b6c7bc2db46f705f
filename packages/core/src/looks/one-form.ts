import { hexOf } from './colour';
import { COLOURS } from './colour-names';
import type { Look, LookColour } from './look';

/** Look with valid colours normalized to `#rrggbb` in lower case; others are unchanged. */
export function inOneForm(look: Look): Look {
  const formed = COLOURS.flatMap((field): [LookColour, string][] => {
    const hex = look[field] === null ? null : hexOf(look[field]);
    return hex === null ? [] : [[field, hex]];
  });
  return { ...look, ...Object.fromEntries(formed) };
}

/** Look with invalid colours, which are being typed, replaced by those of `before`. */
export function readableLook(look: Look, before: Look): Look {
  const kept = unreadableColours(look).map((field) => [field, before[field]]);
  return kept.length === 0 ? look : { ...look, ...Object.fromEntries(kept) };
}

/** Colours that are set to an invalid value. */
export function unreadableColours(look: Look): LookColour[] {
  return COLOURS.filter((field) => look[field] !== null && hexOf(look[field]) === null);
}
