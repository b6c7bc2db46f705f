import { hexOf } from './colour';
import { COLOURS } from './colour-names';
import type { Look, LookColour } from './look';

/** The look with each colour as `#rrggbb` in small letters, however it was typed; what is no colour stays. */
export function inOneForm(look: Look): Look {
  const formed = COLOURS.flatMap((field): [LookColour, string][] => {
    const hex = look[field] === null ? null : hexOf(look[field]);
    return hex === null ? [] : [[field, hex]];
  });
  return { ...look, ...Object.fromEntries(formed) };
}

/** The look with each colour that cannot be read (it is being typed) as it is in `before`. */
export function readableLook(look: Look, before: Look): Look {
  const kept = unreadableColours(look).map((field) => [field, before[field]]);
  return kept.length === 0 ? look : { ...look, ...Object.fromEntries(kept) };
}

/** The colours that are set to something that is none. */
export function unreadableColours(look: Look): LookColour[] {
  return COLOURS.filter((field) => look[field] !== null && hexOf(look[field]) === null);
}
