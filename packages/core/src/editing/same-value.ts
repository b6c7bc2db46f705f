/** Whether two JSON-like values are equal, ignoring the order of keys. `without` names ignored fields. */
export function sameValue(a: unknown, b: unknown, without?: string): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const counts = ([name]: [string, unknown]) => name !== without;
  const left = Object.entries(a).filter(counts);
  const right = new Map(Object.entries(b).filter(counts));
  return (
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && sameValue(value, right.get(name), without))
  );
}
