import { isFoundIn } from '@cartwright/core/search/engine/found-in';
import type { Region } from './regions';

export interface Country {
  readonly code: string;
  readonly name: string;
}

export interface CountryGroup {
  readonly name: string;
  /** Countries by name. */
  readonly countries: readonly Country[];
}

/** Countries by region that match a name or code; without empty regions. */
export function countryGroups(
  regions: readonly Region[],
  words: string,
  nameOf: (code: string) => string,
): CountryGroup[] {
  const typed = words.trim();
  return regions.flatMap(({ name, codes }) => {
    const countries = byName(codes, nameOf).filter(
      (country) => isFoundIn(country.name, typed) || country.code === typed.toUpperCase(),
    );
    return countries.length === 0 ? [] : [{ name, countries }];
  });
}

/** Countries by their name. */
export function byName(codes: readonly string[], nameOf: (code: string) => string): readonly Country[] {
  return codes.map((code) => ({ code, name: nameOf(code) })).sort((a, b) => a.name.localeCompare(b.name));
}

/** Checkbox state of a group. */
export function groupTick(chosen: readonly string[], codes: readonly string[]): boolean | 'indeterminate' {
  const count = codes.filter((code) => chosen.includes(code)).length;
  if (count === 0) return false;
  return count === codes.length ? true : 'indeterminate';
}

/** Selection with a group added, or removed if all were selected. */
export function toggleGroup(chosen: readonly string[], codes: readonly string[]): readonly string[] {
  if (groupTick(chosen, codes) === true) return chosen.filter((code) => !codes.includes(code));
  return [...chosen, ...codes.filter((code) => !chosen.includes(code))];
}
