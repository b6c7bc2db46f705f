import { announce } from '../model/announcements';
import type { Gap } from './gap';
import type { DraggedItem, ListDragPorts } from './use-list-drag';

/** Rows of a sortable list. */
export interface Sortable<Row> {
  /** Noun for a row: "filter". */
  readonly noun: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly titleOf: (row: Row) => string;
  readonly onMove: (from: number, to: number) => void;
}

interface SortablePorts<Row> {
  /** Current list. */
  readonly list: () => Sortable<Row>;
  readonly hold: (dragged: DraggedItem<Gap> | null) => void;
  /** Focuses a row after the next render. */
  readonly focus: (id: string) => void;
}

/** Name of the single list. */
export const LIST = 'list';

/** Drag ports of a single list, in which every row can have every position. */
export function sortablePorts<Row>({ list, hold, focus }: SortablePorts<Row>): ListDragPorts<Gap> {
  const indexOf = (id: string) => list().rows.findIndex((row) => list().idOf(row) === id);
  const titleOf = (id: string) => {
    const row = list().rows[indexOf(id)];
    return row === undefined ? '' : list().titleOf(row);
  };
  const placeAt = (index: number): Gap => ({ anchor: LIST, index });
  const wordsAt = (index: number) => `Position ${index + 1} of ${list().rows.length}`;
  return {
    noun: list().noun,
    titleOf,
    placeOf: (id) => placeAt(indexOf(id)),
    placeText: (id) => wordsAt(indexOf(id)),
    placesFor: () => list().rows.map((_, index) => placeAt(index)),
    // Moving down skips the row itself.
    gapOf: (id, { index }) => placeAt(index > indexOf(id) ? index + 1 : index),
    landingAt(id, gap) {
      const from = indexOf(id);
      const to = gap === null ? from : gap.index > from ? gap.index - 1 : gap.index;
      const message = `${wordsAt(to)}.`;
      return to === from ? { kind: 'stays', message } : { kind: 'lands', message, place: placeAt(to) };
    },
    hold,
    land(id, { index }) {
      const title = titleOf(id);
      list().onMove(indexOf(id), index);
      announce(`${title} moved. ${wordsAt(index)}.`);
      focus(id);
    },
    stay: focus,
  };
}
