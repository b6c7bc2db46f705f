import { identityOf, type LineName, lineIdentity } from '../state/ports/line-name';
import type { StoreCart, StoreLine } from '../state/ports/store-cart';

/** Stable element ids of lines across responses, though keys change; valid for `id` and `aria-describedby`. */
export interface LineIds {
  of(line: StoreLine): string;
  /** Id of the named line; null if it isn't shown. */
  find(name: LineName): string | null;
}

export function lineIds(cart: StoreCart): LineIds {
  const ids = new Map<StoreLine, string>();
  const times = new Map<string, number>();
  for (const line of cart.lines) {
    const base = `${line.variantId}-${digest(lineIdentity(line))}`;
    const nth = times.get(base) ?? 0;
    times.set(base, nth + 1);
    // A discount can split a line in two with the same identity.
    ids.set(line, nth === 0 ? base : `${base}-${nth}`);
  }
  return {
    of: (line) => ids.get(line) ?? line.key,
    find(name) {
      const wanted = identityOf(name);
      const line =
        cart.lines.find(({ key }) => key === name.key) ??
        cart.lines.find((each) => lineIdentity(each) === wanted);
      return line ? (ids.get(line) ?? null) : null;
    },
  };
}

function digest(text: string): string {
  let hash = 7;
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return (hash >>> 0).toString(36);
}
