import type { CartState, LineState } from '../cart-state';

export type LineReference =
  | { readonly by: 'position'; readonly position: number }
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'variant'; readonly variantId: number };

/** The line that a request names: by position from 1, by current key, or the topmost line of a variant. */
export function findLine(
  state: CartState,
  reference: LineReference,
  keyOf: (line: LineState) => string,
): LineState | undefined {
  switch (reference.by) {
    case 'position':
      return state.lines[reference.position - 1];
    case 'key':
      return state.lines.find((line) => keyOf(line) === reference.key);
    case 'variant':
      return state.lines.find((line) => line.variantId === reference.variantId);
    default:
      return reference satisfies never;
  }
}
