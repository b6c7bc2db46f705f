import type { CartState, LineState } from '../model/cart-state';
import type { LineReference } from '../model/line-reference';
import type { ShownLine } from './outcome';

/** Referenced line, and the part of it that is shown. */
export interface FoundLine {
  readonly line: LineState;
  readonly shown: ShownLine;
}

/** Line referenced by a request: by position from 1, current key, or the topmost line of a variant. */
export function findLine(
  state: CartState,
  reference: LineReference,
  shown: readonly ShownLine[],
): FoundLine | undefined {
  const lineOf = ({ lineId }: ShownLine) => state.lines.find(({ id }) => id === lineId);
  const found = shown.find((each, index) => {
    switch (reference.by) {
      case 'position':
        return index + 1 === reference.position;
      case 'key':
        return each.key === reference.key;
      case 'variant':
        return lineOf(each)?.variantId === reference.variantId;
      default:
        return reference satisfies never;
    }
  });
  const line = found && lineOf(found);
  return line && { line, shown: found };
}
