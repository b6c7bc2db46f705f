/**
 * Name of a copy: itself where no other of its kind has it, else with the first number that is free ("Sale 2"), in at
 * most `limit` characters. Case doesn't tell names apart.
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
 * Base of a numbered name, "Sale" of "Sale 2", if that exists; a number that belongs to the name, such as a year,
 * stays.
 */
function numbered(name: string, used: ReadonlySet<string>): string {
  const base = /^(.+) \d+$/.exec(name.trim())?.[1];
  return base !== undefined && used.has(comparable(base)) ? base : name.trim();
}

const comparable = (name: string) => name.trim().toLowerCase();
