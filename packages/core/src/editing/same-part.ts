import type { Part, PartPlace } from './parts';
import { sameValue } from './same-value';

/** Whether a section is equal in two documents. Undefined: missing in a document. */
export function samePart(a: Part | undefined, b: Part | undefined): boolean {
  if (!a || !b) return a === b;
  if (!a.places || !b.places) return sameValue(a.value, b.value);
  const [left, right] = commonPlaces(a.places, b.places);
  const ids = (places: readonly PartPlace[]) => places.map(({ parts }) => parts.map(({ id }) => id));
  return sameValue(ids(left), ids(right));
}

/** Both with those sections only that have a position in both. */
export function commonPlaces(
  a: readonly PartPlace[],
  b: readonly PartPlace[],
): [readonly PartPlace[], readonly PartPlace[]] {
  const [here, there] = [standing(a), standing(b)];
  const only = (places: readonly PartPlace[], others: ReadonlySet<string>) =>
    places.map((place) => ({ ...place, parts: place.parts.filter(({ id }) => others.has(id)) }));
  return [only(a, there), only(b, here)];
}

function standing(places: readonly PartPlace[]): ReadonlySet<string> {
  return new Set(places.flatMap(({ parts }) => parts.map(({ id }) => id)));
}
