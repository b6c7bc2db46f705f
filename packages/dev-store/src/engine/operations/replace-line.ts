import { type CartState, type LineState, lineIdentity } from '../cart-state';

/**
 * The cart with a line changed. A line of no units goes; one that has become the same as another line is merged into
 * the upper of the two.
 */
export function replaceLine(state: CartState, changed: LineState): CartState {
  if (changed.quantity <= 0) {
    return { ...state, lines: state.lines.filter((line) => line.id !== changed.id) };
  }
  const twin = state.lines.find(
    (line) => line.id !== changed.id && lineIdentity(line) === lineIdentity(changed),
  );
  if (!twin) return { ...state, lines: state.lines.map((line) => (line.id === changed.id ? changed : line)) };
  const upper = state.lines.find((line) => line.id === changed.id || line.id === twin.id);
  const merged = { ...changed, id: upper?.id ?? changed.id, quantity: changed.quantity + twin.quantity };
  return {
    ...state,
    lines: state.lines.flatMap((line) => {
      if (line.id === merged.id) return [merged];
      return line.id === changed.id || line.id === twin.id ? [] : [line];
    }),
  };
}
