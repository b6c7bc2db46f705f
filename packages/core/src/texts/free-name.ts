/**
 * Name of a copy: unchanged if it is free, else with the first free number ("Sale 2"), limited to `limit`
 * characters. Case is ignored.
 */
export function freeName(name: string, taken: readonly string[], limit: number): string {
  const used = new Set(taken.map(comparable));
  if (!used.has(comparable(name))) return name;
  const base = numbered(name, used);
  for (let number = 2; ; number += 1) {
    const mark = ` ${number}`;
    const tried = `${base.slice(0, limit - mark.length)}${mark}`;
    if (!used.has(comparable(tried))) return tried;
  }
}

/**
 * Base of a numbered name, "Sale" of "Sale 2", if that exists; a number that is part of the name, such as a year,
 * is kept.
 */
function numbered(name: string, used: ReadonlySet<string>): string {
  const base = /^(.+) \d+$/.exec(name.trim())?.[1];
  return base !== undefined && used.has(comparable(base)) ? base : name.trim();
}

const comparable = (name: string) => name.trim().toLowerCase();
